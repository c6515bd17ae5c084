"""The computer's end of the cable: ports, streams of bytes, the link's lines, and its client."""
