"""The eye learns from its own play: `python3 sight.py TEACH DATA OUT from=FILE [seconds=540] [round=20] [window=24] [often=12] [rate=0.001] [key=value …]`.
See docs/training.md.

While `teach` plays a round of games with what was learned so far, the network learns from the rounds before; then the next round is played with that.
Other keys go to `teach`. Towards the end it learns more slowly. What is written is a mean of the weights on the way.
"""

import glob
import os
import subprocess
import sys
import time

import numpy as np
import torch

from train import INPUTS, ROW, Eye, loss_of

OWN = {"from": None, "seconds": "540", "round": "20", "window": "24", "often": "12", "rate": "0.001", "batch": "16384"}


def main() -> None:
    teach, data, out = [arg for arg in sys.argv[1:] if "=" not in arg]
    keys = dict(arg.split("=", 1) for arg in sys.argv[1:] if "=" in arg)
    own = {key: keys.pop(key, default) for key, default in OWN.items()}
    device = "cuda" if torch.cuda.is_available() else "cpu"
    seconds, each, rate, size = float(own["seconds"]), int(own["round"]), float(own["rate"]), int(own["batch"])
    seed = int(keys.pop("seed", 1))
    os.makedirs(data, exist_ok=True)
    torch.manual_seed(1)
    eye, mean = Eye(), Eye()
    for one in (eye, mean):
        one.read(own["from"])
        one.to(device)
    learns = torch.optim.Adam(eye.parameters(), lr=rate)
    rounds: list[torch.Tensor] = []
    began, n = time.time(), 0

    def batch(rows: torch.Tensor, at: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        some = rows[at]
        return some[:, :INPUTS].float() / 32, some[:, INPUTS].view(torch.uint8).float() / 255, some[:, INPUTS + 1].float() / 32

    def step(rows: torch.Tensor, now: float) -> None:
        x, win, margin = batch(rows, torch.randint(len(rows), (size,), device=device))
        # Slowly at first, and ever more slowly in the last third.
        learns.param_groups[0]["lr"] = rate * min(1.0, now * 30 + 0.05, max(0.02, (1 - now) * 3))
        by_win, by_margin = loss_of(eye(x), win, margin)
        learns.zero_grad()
        (by_win + by_margin).backward()
        learns.step()
        eye.clip()
        with torch.no_grad():
            for to, of in zip(mean.parameters(), eye.parameters()):
                to.lerp_(of, 0.002)

    def judge(rows: torch.Tensor) -> str:
        with torch.no_grad():
            x, win, margin = batch(rows, torch.arange(0, len(rows), max(1, len(rows) // 100_000), device=device))
            said = mean(x)
            by_win, by_margin = loss_of(said, win, margin)
            return f"win {by_win:.4f}, margin {by_margin:.4f} ({(said[:, 1] - margin).abs().mean() * 32:.2f} points)"

    mean.write(f"{data}/now.bin")
    while time.time() - began < seconds:
        n += 1
        plays = [teach, f"{data}/{n}", "games=1000000000", f"seconds={each}", f"seed={seed * 1000 + n}", f"sight={data}/now.bin"]
        games = subprocess.Popen(plays + [f"{key}={value}" for key, value in keys.items()])
        steps, until = 0, time.time() + each - 1
        # Each position is learned from so often before it is forgotten: oftener, and games would be learned by heart.
        most = int(own["often"]) * len(rounds[-1]) // size if rounds else 0
        while steps < most and time.time() < until:
            # All rounds are as large as each other, more or less.
            step(rounds[np.random.randint(len(rounds))], min(1.0, (time.time() - began) / seconds))
            steps += 1
        games.wait()
        files = sorted(glob.glob(f"{data}/{n}.*"))
        whole = [np.fromfile(file, np.int8, os.path.getsize(file) // ROW * ROW) for file in files]
        for file in files:
            os.remove(file)
        rows = torch.from_numpy(np.concatenate(whole).reshape(-1, ROW)).to(device)
        print(f"round {n}: {len(rows):,} positions, {steps} steps; of these {judge(rows)}, {time.time() - began:.0f} s", flush=True)
        rounds = (rounds + [rows])[-int(own["window"]) :]
        mean.write(f"{data}/now.bin")
    torch.save(mean.state_dict(), f"{out}.pt")
    mean.write(f"{out}.bin")
    mean.write_check(f"{out}.check", rounds[-1][:24, :INPUTS])


if __name__ == "__main__":
    main()
