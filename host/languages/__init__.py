"""What a language lacks, and what of it does not fit: of table, pages and games."""
