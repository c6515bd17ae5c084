"""What runs on a computer beside the table: tools and the host side of the link."""
