"""The network that reads one handwritten move: plain convolutions, no recurrence.

Input  [N, 1, 60, 252]: one cell, ink high, paper 0.
Output [N, 29, 1, 42]: logits per frame; class 0 is the blank of CTC, then sizes.ALPHABET.
"""

import torch
from torch import nn

from sizes import ALPHABET


def layer(inputs, outputs, kernel, stride=1, padding=0):
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, kernel, stride, padding, bias=False),
        nn.BatchNorm2d(outputs),
        nn.ReLU(),
    )


class Residual(nn.Module):
    """Two convolutions along the line of writing, added to what came in."""

    def __init__(self, channels):
        super().__init__()
        self.first = layer(channels, channels, (1, 5), padding=(0, 2))
        self.second = layer(channels, channels, (1, 5), padding=(0, 2))

    def forward(self, x):
        return x + self.second(self.first(x))


class MoveReader(nn.Module):
    """627,013 weights; 2.3 ms a cell on one core in OpenCV's dnn module."""

    def __init__(self, dropout=0.15):
        super().__init__()
        self.strokes = nn.Sequential(
            layer(1, 24, 7, stride=3, padding=3),
            layer(24, 32, 3, padding=1),
            nn.MaxPool2d(2),
            layer(32, 48, 3, padding=1),
            layer(48, 64, 3, padding=1),
            nn.MaxPool2d((2, 1)),
            layer(64, 96, 3, padding=1),
            nn.MaxPool2d((2, 1)),
            layer(96, 128, (2, 1)),
            nn.Dropout(dropout),
        )
        self.line = nn.Sequential(Residual(128), Residual(128), Residual(128), nn.Dropout(dropout))
        self.letters = nn.Conv2d(128, len(ALPHABET) + 1, 1)

    def forward(self, x):
        return self.letters(self.line(self.strokes(x)))


def encode(label):
    return [ALPHABET.index(letter) + 1 for letter in label]


def greedy(logits):
    """The best text of each cell without any chess: equal neighbours merged, blanks dropped."""
    texts = []
    for row in logits.argmax(1)[:, 0].tolist():
        kept = [c for i, c in enumerate(row) if c and (i == 0 or row[i - 1] != c)]
        texts.append("".join(ALPHABET[c - 1] for c in kept))
    return texts


def character_log_probabilities(logits):
    """[T, N, C], as the CTC loss wants it."""
    return torch.log_softmax(logits.float()[:, :, 0], 1).permute(2, 0, 1)
