"""Cells as another hand, pen and camera would have made them, and the targets of the flat start."""

import cv2
import numpy as np

from sizes import FRAMES, HEIGHT, WIDTH

CELL_HEIGHT, CELL_WIDTH = 72, 288
TOP = 6  # first row of the cell that the network sees
UNIT = CELL_HEIGHT / 48  # lengths below are given for a cell 48 pixels high


def plain(cell):
    """The network's view of a stored cell, as in use."""
    return cell[TOP : TOP + HEIGHT, :WIDTH].astype(np.float32) / 255


def source_map(strength, rng):
    """Where each pixel of the input comes from in the stored cell."""
    k = 0.35 + 0.65 * strength
    scale_x = np.exp(rng.uniform(-0.14, 0.14) * k)
    scale_y = np.exp(rng.uniform(-0.12, 0.12) * k)
    shear = rng.uniform(-0.22, 0.22) * k
    slope = rng.uniform(-0.045, 0.045) * k
    shift_x = rng.uniform(-7, 7) * k * UNIT
    shift_y = rng.uniform(-2.5, 2.5) * k * UNIT
    centre_x, centre_y = 90.0, CELL_HEIGHT / 2
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    x, y = x - centre_x - shift_x, y + TOP - centre_y - shift_y
    from_x = x * scale_x + y * shear + centre_x
    from_y = y * scale_y + x * slope + centre_y
    if rng.random() < 0.6 * strength:
        grid = rng.normal(0, 1.1 * strength * UNIT, (4, 10, 2)).astype(np.float32)
        bend = cv2.resize(grid, (WIDTH, HEIGHT), interpolation=cv2.INTER_CUBIC)
        from_x, from_y = from_x + bend[..., 0], from_y + bend[..., 1]
    return from_x.astype(np.float32), from_y.astype(np.float32)


def bleed(cell, other, rng):
    """The rows above and below hold another cell's writing."""
    cell = cell.copy()
    top = int(rng.integers(3, 11) * UNIT)
    bottom = int(rng.integers(3, 10) * UNIT)
    cell[:top] = other[:top]
    cell[-bottom:] = other[-bottom:]
    return cell


def augmented(cell, other, strength, rng):
    """The network's view of a stored cell after a random change; strength from 0 to 1.5."""
    k = 0.35 + 0.65 * strength
    if rng.random() < 0.3 * strength:
        cell = bleed(cell, other, rng)
    ink = cv2.remap(cell, *source_map(strength, rng), cv2.INTER_LINEAR).astype(np.float32) / 255
    thickness = rng.random()
    if thickness < 0.12 * k:
        ink = cv2.dilate(ink, np.ones((2, 2), np.uint8))
    elif thickness < 0.20 * k:
        ink = cv2.erode(ink, np.ones((2, 2), np.uint8))
    if rng.random() < 0.2 * k:
        ink = cv2.GaussianBlur(ink, (0, 0), rng.uniform(0.4, 1.1) * UNIT)
    ink = np.power(ink, np.float32(np.exp(rng.uniform(-0.5, 0.5) * k)))
    ink *= np.float32(np.exp(rng.uniform(-0.45, 0.1) * k))
    if rng.random() < 0.5 * k:
        noise = rng.standard_normal((HEIGHT, WIDTH), dtype=np.float32)
        ink += noise * np.float32(rng.uniform(0, 0.07))
    if rng.random() < 0.25 * strength:
        size_x, size_y = (rng.uniform(3, 8, 2) * UNIT).astype(int)
        x, y = int(rng.integers(0, WIDTH - size_x)), int(rng.integers(0, HEIGHT - size_y))
        ink[y : y + size_y, x : x + size_x] = rng.uniform(0, 0.7)
    return np.clip(ink, 0, 1)


def ink_extent(image):
    """Left and right end of the writing strictly inside the cell; None where there is none."""
    rows = image[int(0.30 * HEIGHT) : int(0.72 * HEIGHT)]
    counts = (rows > 0.35 * max(image.max(), 1e-3)).sum(0)
    lines = (counts >= 0.92 * rows.shape[0]).astype(np.uint8)
    lines = cv2.dilate(lines[None], np.ones((1, 3), np.uint8))[0]
    columns = np.flatnonzero((counts >= 2) & (lines == 0))
    if columns.size < 4:
        return None
    return np.percentile(columns, 1), np.percentile(columns, 99)


def frame_targets(image, codes):
    """Which class each frame should say if the letters stood evenly over the ink."""
    target = np.zeros(FRAMES, np.int64)
    extent = ink_extent(image) if codes else None
    if extent is None:
        return target
    per_frame = WIDTH / FRAMES
    pitch = (extent[1] - extent[0]) / len(codes) / per_frame
    half = max(0.25 * pitch, 0.5)
    for i, code in enumerate(codes):
        centre = extent[0] / per_frame + (i + 0.5) * pitch
        first, last = int(np.ceil(centre - half - 0.5)), int(np.floor(centre + half - 0.5))
        target[max(first, 0) : min(last, FRAMES - 1) + 1] = code
    return target
