"""Trains the reader of handwritten moves.

    python3 train.py DATA CELLS OUTPUT [--stage first|tuning] [--from CHECKPOINT] [--minutes M]

DATA is the HCS folder (labels.txt), CELLS the folder that `scan_cells` wrote from its pages, OUTPUT
the folder for checkpoint.pt, model.pt and progress.txt. A run that was stopped, or that used up its
minutes, goes on from OUTPUT/checkpoint.pt and ends at the same weights: all chance comes from the
seed and the number of the update. One thread.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

import cells
import sheets
from augment import augmented, frame_targets, plain
from fonts import font_cells
from network import MoveReader, character_log_probabilities, encode, greedy
from sizes import ALPHABET

BATCH = 32
STAGES = {
    # `strength` of the augmentation grows from..to; `flat` is the updates of the flat start.
    "first": dict(updates=5500, rate=3e-3, decay=0.02, dropout=0.15, strength=(0, 1.2), flat=600),
    "tuning": dict(
        updates=2000, rate=1.2e-3, decay=0.05, dropout=0.25, strength=(1.2, 1.5), flat=0
    ),
}


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("data", type=Path)
    parser.add_argument("cells", type=Path)
    parser.add_argument("output", type=Path)
    parser.add_argument("--stage", choices=STAGES, default="first")
    parser.add_argument("--from", dest="start", type=Path, help="model.pt of an earlier stage")
    parser.add_argument("--updates", type=int, help="instead of the stage's own number")
    parser.add_argument(
        "--minutes", type=float, default=1e9, help="CPU minutes until this run pauses"
    )
    parser.add_argument("--seed", type=int, default=8)
    parser.add_argument("--font-cells", type=int, default=1100, help="cells written with fonts")
    parser.add_argument("--fonts", type=Path, help="folder of further handwriting fonts (TTF)")
    parser.add_argument(
        "--corrections", type=Path, help="label_corrections.txt, as truth.py wrote it"
    )
    return parser.parse_args()


def training_set(options):
    labels = sheets.read_labels(options.data / "labels.txt")
    pages = sheets.training_pages(labels)
    if options.corrections:
        sheets.correct(labels, options.corrections)
    samples = list(cells.labelled(options.cells, pages, labels))
    samples += [(cell, "") for cell in cells.empty(options.cells)]
    texts = [label for page in pages for label in labels[page].values()]
    samples += list(font_cells(options.font_cells, texts, options.fonts, options.seed))
    return samples


def validation_set(options):
    """Cells of the held-out single pages, labels as written."""
    labels = sheets.read_labels(options.data / "labels.txt")
    single = set(sheets.held_out()[1])
    pages = [p for p in labels if p.split("_")[0] in single and p not in sheets.POORLY_CUT]
    return list(cells.labelled(options.cells, pages, labels))


def exact_match(model, samples):
    model.eval()
    right = 0
    with torch.no_grad():
        for i in range(0, len(samples), 200):
            part = samples[i : i + 200]
            images = torch.from_numpy(np.stack([plain(cell) for cell, _ in part]))[:, None]
            right += sum(t == label for t, (_, label) in zip(greedy(model(images)), part))
    return right / len(samples)


class Average:
    """Moving average of the weights and of the statistics of the normalisation: it is the model."""

    def __init__(self, model):
        self.model = MoveReader()
        self.model.load_state_dict(model.state_dict())

    def update(self, model, count):
        decay = min(0.998, count / (count + 50))
        theirs = model.state_dict()
        for name, mine in self.model.state_dict().items():
            if mine.dtype.is_floating_point:
                mine.lerp_(theirs[name], 1 - decay)


def optimiser(model, stage):
    matrices = [p for p in model.parameters() if p.dim() > 1]
    rest = [p for p in model.parameters() if p.dim() <= 1]
    groups = [
        dict(params=matrices, weight_decay=stage["decay"]),
        dict(params=rest, weight_decay=0),
    ]
    return torch.optim.AdamW(groups, lr=stage["rate"], betas=(0.9, 0.98))


def learning_rate(stage, step, updates):
    """Up in a straight line over the first twentieth, then down along a cosine."""
    done = step / updates
    if done < 0.05:
        return stage["rate"] * done / 0.05
    return stage["rate"] * 0.5 * (1 + np.cos(np.pi * (done - 0.05) / 0.95))


def batch(samples, step, strength, seed):
    """The samples of this update, the same whenever it is asked for."""
    per_epoch = len(samples) // BATCH
    order = np.random.default_rng((seed, 1, step // per_epoch)).permutation(len(samples))
    chosen = order[step % per_epoch * BATCH :][:BATCH]
    rng = np.random.default_rng((seed, 2, step))
    images, codes = [], []
    for i in chosen:
        cell, label = samples[i]
        other = samples[rng.integers(len(samples))][0]
        images.append(augmented(cell, other, strength, rng))
        codes.append(encode(label))
    return images, codes


def loss_of(model, images, codes, flat_weight):
    inputs = torch.from_numpy(np.stack(images))[:, None].contiguous(
        memory_format=torch.channels_last
    )
    with torch.autocast("cpu", dtype=torch.bfloat16):
        logits = model(inputs)
    logits = logits.float()
    total = 0
    if flat_weight < 1:
        spoken = character_log_probabilities(logits)
        targets = torch.tensor([c for code in codes for c in code], dtype=torch.long)
        lengths = torch.tensor([len(code) for code in codes])
        frames = torch.full((len(codes),), spoken.shape[0], dtype=torch.long)
        ctc = nn.functional.ctc_loss(spoken, targets, frames, lengths, zero_infinity=True)
        total = (1 - flat_weight) * ctc
    if flat_weight > 0:
        wanted = torch.from_numpy(np.stack([frame_targets(i, c) for i, c in zip(images, codes)]))
        weights = torch.ones(len(ALPHABET) + 1)
        weights[0] = 0.3
        total = total + 3 * flat_weight * nn.functional.cross_entropy(
            logits[:, :, 0], wanted, weights
        )
    return total


def train(options):
    stage = STAGES[options.stage]
    updates = options.updates or stage["updates"]
    options.output.mkdir(parents=True, exist_ok=True)
    checkpoint = options.output / "checkpoint.pt"
    samples, validation = training_set(options), validation_set(options)
    torch.manual_seed(options.seed)
    model = MoveReader(stage["dropout"])
    if options.start:
        model.load_state_dict(torch.load(options.start)["model"])
    model = model.to(memory_format=torch.channels_last)
    average, adam, first, spent = Average(model), optimiser(model, stage), 0, 0.0
    if checkpoint.exists():
        state = torch.load(checkpoint)
        model.load_state_dict(state["weights"])
        average.model.load_state_dict(state["model"])
        adam.load_state_dict(state["optimiser"])
        first, spent = state["step"], state["seconds"]
    log = open(options.output / "progress.txt", "a", buffering=1)
    print(
        f"{len(samples)} cells, {len(validation)} held out, from update {first} of {updates}",
        file=log,
    )
    began, running = time.process_time(), 2.0

    def save(step):
        seconds = spent + time.process_time() - began
        state = dict(weights=model.state_dict(), model=average.model.state_dict(), step=step)
        torch.save(dict(state, optimiser=adam.state_dict(), seconds=seconds), checkpoint)
        match = exact_match(average.model, validation)
        print(f"{step} {seconds / 60:.1f} min loss {running:.3f} held out {match:.4f}", file=log)

    for step in range(first, updates):
        if step % 500 == 0 and step > first:
            save(step)
        if time.process_time() - began > 60 * options.minutes:
            return save(step)
        low, high = stage["strength"]
        strength = low + (high - low) * min(1, 2 * step / updates)
        flat = min(1, 2 * (1 - step / stage["flat"])) if step < stage["flat"] else 0
        for group in adam.param_groups:
            group["lr"] = learning_rate(stage, step, updates)
        torch.manual_seed(options.seed * 1_000_003 + step)
        model.train()
        loss = loss_of(model, *batch(samples, step, strength, options.seed), flat)
        adam.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 2)
        adam.step()
        if step % 2:
            average.update(model, step // 2)
        running += (loss.item() - running) / 100
    save(updates)
    torch.save(dict(model=average.model.state_dict()), options.output / "model.pt")


if __name__ == "__main__":
    torch.set_num_threads(1)
    torch.set_flush_denormal(True)
    train(arguments())
