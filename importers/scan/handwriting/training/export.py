"""Writes the trained network as the ONNX file that the program ships.

    python3 export.py model.pt handwriting.onnx
"""

import sys

import torch

from network import MoveReader
from sizes import HEIGHT, WIDTH


def export(model_path, onnx_path):
    model = MoveReader()
    model.load_state_dict(torch.load(model_path)["model"])
    model.eval()
    torch.onnx.export(
        model,
        torch.zeros(1, 1, HEIGHT, WIDTH),
        onnx_path,
        opset_version=11,
        do_constant_folding=True,
        input_names=["x"],
        output_names=["y"],
        dynamic_axes={"x": {0: "cells"}, "y": {0: "cells"}},
    )


if __name__ == "__main__":
    export(*sys.argv[1:3])
