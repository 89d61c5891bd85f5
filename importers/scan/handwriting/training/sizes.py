"""What the network gets and gives: a picture of a cell, and for each frame a class."""

# Class 0 is the blank of CTC, then these letters.
ALPHABET = "KQRBNPabcdefgh12345678x+#=O-"
HEIGHT, WIDTH, FRAMES = 60, 252, 42
