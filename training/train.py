"""Trains the eye of crates/mind: `python3 train.py OUT rows… [from=FILE] [epochs=8] [rate=0.002] [seconds=240]
[hidden=160]`. See docs/training.md.
`from` goes on from what was learned before: a .pt of this script, or weights as the repository has them.

A row is INPUTS signed bytes, then win (255ths), margin (points, signed), players, past (255ths), as examples/teach.rs writes them.
Weights are rounded at the end; what that changes is printed.
"""

import os
import sys
import time

import numpy as np
import torch
from torch import nn

INPUTS, SECOND = 898, 32
HIDDEN = int(next((arg[7:] for arg in sys.argv if arg.startswith("hidden=")), 160))  # crates/mind has as many
ROW = INPUTS + 4
# Units of the whole numbers: weights of the first layer and of the others, and what a bias of 1 is.
FIRST, OTHER = (2048, 65_536), (1024, 1_048_576)
LIMIT = 4 - 1 / 2048


class Eye(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.first, self.second, self.out = nn.Linear(INPUTS, HIDDEN), nn.Linear(HIDDEN, SECOND), nn.Linear(SECOND, 2)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = torch.clamp(self.first(x), 0, 1)
        return self.out(torch.clamp(self.second(x), 0, 1))

    def clip(self) -> None:
        with torch.no_grad():
            for layer in (self.first, self.second, self.out):
                layer.weight.clamp_(-LIMIT, LIMIT)

    def rounded(self) -> "Eye":
        other = Eye().to(next(self.parameters()).device)
        other.load_state_dict(self.state_dict())
        with torch.no_grad():
            for layer, (weight, bias) in ((other.first, FIRST), (other.second, OTHER), (other.out, OTHER)):
                layer.weight.copy_(torch.round(layer.weight * weight) / weight)
                layer.bias.copy_(torch.round(layer.bias * bias) / bias)
        return other

    def read(self, file: str) -> None:
        if file.endswith(".pt"):
            self.load_state_dict(torch.load(file, map_location="cpu"))
            return
        with open(file, "rb") as of, torch.no_grad():
            for layer, (weight, bias) in ((self.first, FIRST), (self.second, OTHER), (self.out, OTHER)):
                for to, kind, unit in ((layer.weight, "<i2", weight), (layer.bias, "<i4", bias)):
                    numbers = np.frombuffer(of.read(to.numel() * int(kind[2])), kind).reshape(tuple(to.shape))
                    to.copy_(torch.from_numpy(numbers.astype("f4")) / unit)

    def write(self, file: str) -> None:
        parts = []
        for layer, (weight, bias) in ((self.first, FIRST), (self.second, OTHER), (self.out, OTHER)):
            parts.append(torch.round(layer.weight.detach() * weight).to(torch.int16).cpu().contiguous().numpy().astype("<i2").tobytes())
            parts.append(torch.round(layer.bias.detach() * bias).to(torch.int32).cpu().numpy().astype("<i4").tobytes())
        with open(file, "wb") as to:
            to.write(b"".join(parts))

    def write_check(self, file: str, features: torch.Tensor) -> None:
        """Fixed positions with what this says of them, for the test that holds both against each other."""
        with open(file, "wb") as to, torch.no_grad():
            said = self.rounded()(features.float() / 32).cpu().numpy().astype("<f4")
            for row, of in zip(features.cpu().numpy(), said):
                to.write(row.tobytes() + of.tobytes())


def loss_of(said: torch.Tensor, win: torch.Tensor, margin: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    by_win = nn.functional.binary_cross_entropy_with_logits(said[:, 0], win)
    by_margin = nn.functional.smooth_l1_loss(said[:, 1], margin, beta=0.25)
    return by_win, by_margin


def main() -> None:
    plain = [arg for arg in sys.argv[1:] if "=" not in arg]
    keys = dict(arg.split("=", 1) for arg in sys.argv[1:] if "=" in arg)
    out, files = plain[0], plain[1:]
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(1)
    began = time.time()
    sizes = [os.path.getsize(file) // ROW for file in files]
    rows, at = torch.empty((sum(sizes), ROW), dtype=torch.int8, device=device), 0
    for file, size in zip(files, sizes):
        rows[at : at + size] = torch.from_numpy(np.fromfile(file, dtype=np.int8, count=size * ROW).reshape(-1, ROW))
        at += size
    # The first ones are held back: whole games, of which nothing else is learned.
    held = min(400_000, len(rows) // 20)
    print(f"{len(rows):,} positions, {held:,} of them held back, read in {time.time() - began:.0f} s", flush=True)

    def batch(at: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        some = rows[at]
        win = some[:, INPUTS].view(torch.uint8).float() / 255
        return some[:, :INPUTS].float() / 32, win, some[:, INPUTS + 1].float() / 32

    eye = Eye()
    if "from" in keys:
        eye.read(keys["from"])
    eye = eye.to(device)
    size, limit = int(keys.get("batch", 16_384)), float(keys.get("seconds", 240))
    epochs = int(keys.get("epochs", 8))
    steps = max(1, (len(rows) - held) // size) * epochs
    learns = torch.optim.Adam(eye.parameters(), lr=float(keys.get("rate", 2e-3)))
    plan = torch.optim.lr_scheduler.OneCycleLR(learns, max_lr=float(keys.get("rate", 2e-3)), total_steps=steps, pct_start=0.1)

    def judge(which: Eye) -> str:
        with torch.no_grad():
            sums = torch.zeros(3)
            for at in range(0, held, size):
                x, win, margin = batch(torch.arange(at, min(at + size, held), device=device))
                said = which(x)
                by_win, by_margin = loss_of(said, win, margin)
                n = len(x) / held
                sums += torch.tensor([by_win.item() * n, by_margin.item() * n, (said[:, 1] - margin).abs().mean().item() * 32 * n])
            return f"win {sums[0]:.4f}, margin {sums[1]:.4f} ({sums[2]:.2f} points)"

    print(f"before: {judge(eye)}", flush=True)
    began, done = time.time(), 0
    for epoch in range(epochs):
        order = torch.randperm(len(rows) - held, device=device) + held
        for at in range(0, len(order) - size + 1, size):
            x, win, margin = batch(order[at : at + size])
            by_win, by_margin = loss_of(eye(x), win, margin)
            learns.zero_grad()
            (by_win + by_margin).backward()
            learns.step()
            eye.clip()
            if done < steps - 1:
                plan.step()
            done += 1
        print(f"epoch {epoch + 1}: {judge(eye)}, {time.time() - began:.0f} s", flush=True)
        if time.time() - began > limit:
            break
    print(f"rounded: {judge(eye.rounded())}")
    torch.save(eye.state_dict(), f"{out}.pt")
    eye.write(f"{out}.bin")
    eye.write_check(f"{out}.check", rows[:24, :INPUTS])


if __name__ == "__main__":
    main()
