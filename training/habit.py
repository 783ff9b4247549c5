"""Teaches a habit: `python3 habit.py OUT questions… [epochs=30] [rate=0.004] [hidden=64] [second=0] [tau=1]`. See docs/training.md.

A question is: how many choices, tiles in the supply, players; TABLE signed bytes; and for each choice CHOICE signed bytes,
then four numbers of four bytes: what futures say of it (win in per cent, margin in points), and what the eye says at first sight. Greedy's choice comes first.
"""

import sys
import time

import numpy as np
import torch
from torch import nn

HEAD, TABLE, CHOICE, MOST = 3, 107, 59, 10
SLOTS, OF_SLOT, SLOT, VALUE = 40, 12, 51, 55  # where numbers of the four currencies stand
device = "cuda" if torch.cuda.is_available() else "cpu"


def read(files):
    tables, choices, says, about = [], [], [], []
    for file in files:
        data, at = np.fromfile(file, dtype=np.uint8), 0
        where, counts = [], []
        while at + HEAD <= len(data):
            n = int(data[at])
            size = HEAD + TABLE + n * (CHOICE + 16)
            if at + size > len(data):
                break
            where.append(at)
            counts.append(n)
            at += size
        where, counts = np.array(where), np.array(counts)
        about.append(np.concatenate([data[where[:, None] + np.arange(HEAD)]]))
        tables.append(data[where[:, None] + HEAD + np.arange(TABLE)].view(np.int8))
        choice = np.zeros((len(where), MOST, CHOICE), np.int8)
        say = np.zeros((len(where), MOST, 4), np.float32)
        for n in range(2, MOST + 1):
            some = np.nonzero(counts == n)[0]
            if len(some):
                rows = data[where[some][:, None] + HEAD + TABLE + np.arange(n * (CHOICE + 16))].reshape(len(some), n, CHOICE + 16)
                choice[some, :n] = rows[:, :, :CHOICE].view(np.int8)
                say[some, :n] = np.ascontiguousarray(rows[:, :, CHOICE:]).view("<f4")
        choices.append(choice)
        says.append(say)
    return [torch.from_numpy(np.concatenate(all)).to(device) for all in (tables, choices, says, about)]


class Habit(nn.Module):
    def __init__(self, hidden, second):
        super().__init__()
        self.table, self.choice = nn.Linear(TABLE, hidden), nn.Linear(CHOICE, hidden, bias=False)
        self.straight = nn.Linear(CHOICE, 1, bias=False)
        self.second = nn.Linear(hidden, second) if second else None
        self.out = nn.Linear(second or hidden, 1, bias=False)
        nn.init.zeros_(self.straight.weight)

    def forward(self, table, choice):
        said = torch.clamp(self.table(table)[:, None] + self.choice(choice), 0, 8)
        if self.second:
            said = torch.clamp(self.second(said), 0, 8)
        return (self.out(said) + self.straight(choice)).squeeze(-1)


def main():
    plain = [arg for arg in sys.argv[1:] if "=" not in arg]
    keys = dict(arg.split("=", 1) for arg in sys.argv[1:] if "=" in arg)
    torch.manual_seed(1)
    began = time.time()
    table, choice, says, about = read(plain[1:])
    some = (torch.arange(MOST, device=device)[None] < about[:, :1]).float()
    # A point of margin counts 400 of 65,536.
    worth = says[:, :, 0] + says[:, :, 1] * (400 / 655.36)
    first = says[:, :, 2] + says[:, :, 3] * (400 / 655.36)
    held = len(table) // 10
    print(f"{len(table):,} questions, {int(some.sum()):,} choices, read in {time.time() - began:.0f} s", flush=True)
    supply = about[:held, 1]

    def judge(score):
        pick = (score + (some[:held] - 1) * 1e9).argmax(1)
        gain = worth[torch.arange(held, device=device), pick] - worth[:held, 0]
        parts = (("late", supply < 8), ("early", supply >= 40))
        return (
            f"{gain.mean():.3f} ± {1.96 * gain.std() / held ** 0.5:.3f}, other than greedy {(pick > 0).float().mean():.2f}; "
            + " ".join(f"{name} {gain[of].mean():.2f}" for name, of in parts)
        )

    best = (worth + (some - 1) * 1e9).max(1).values - worth[:, 0]
    print(f"what seems best gains {best[:held].mean():.3f}; the eye {judge(first[:held])}", flush=True)
    habit = Habit(int(keys.get("hidden", 64)), int(keys.get("second", 0))).to(device)
    if "from" in keys:
        habit.load_state_dict(torch.load(keys["from"], map_location=device))
    size, epochs = int(keys.get("batch", 4096)), int(keys.get("epochs", 30))
    rate, tau, square = float(keys.get("rate", 0.004)), float(keys.get("tau", 1)), float(keys.get("square", 0.05))
    steps = epochs * ((len(table) - held) // size)
    learns = torch.optim.Adam(habit.parameters(), lr=rate)
    plan = torch.optim.lr_scheduler.OneCycleLR(learns, max_lr=rate, total_steps=steps + 1, pct_start=0.1)

    def turned(table, choice):
        """The four currencies are as good as each other."""
        order = torch.randperm(4, device=device)
        of = torch.arange(TABLE, device=device)
        for at in range(4):
            of[SLOTS + at * OF_SLOT : SLOTS + (at + 1) * OF_SLOT] = SLOTS + order[at] * OF_SLOT + torch.arange(OF_SLOT, device=device)
        on = torch.arange(CHOICE, device=device)
        on[SLOT : SLOT + 4], on[VALUE : VALUE + 4] = SLOT + order, VALUE + order
        return table[:, of], choice[:, :, on]

    began = time.time()
    for epoch in range(epochs):
        order = torch.randperm(len(table) - held, device=device) + held
        for at in range(0, len(order) - size + 1, size):
            which = order[at : at + size]
            x, y = turned(table[which].float() / 32, choice[which].float() / 32)
            there = some[which]
            score = habit(x, y)
            n = there.sum(1, keepdim=True)
            mid = lambda of: of - (of * there).sum(1, keepdim=True) / n
            target = mid(worth[which])
            error = ((mid(score) - target.clamp(-20, 20)) ** 2 * there).sum() / there.sum()
            chance = torch.softmax((score + (there - 1) * 1e9) / tau, 1)
            loss = square * error - (chance * target * there).sum(1).mean()
            learns.zero_grad()
            loss.backward()
            learns.step()
            with torch.no_grad():
                for layer in habit.children():
                    layer.weight.clamp_(-7.9, 7.9)
                habit.out.weight.clamp_(-3.9, 3.9)
            plan.step()
        if epoch % 5 == 4 or epoch == epochs - 1:
            with torch.no_grad():
                said = torch.cat([habit(table[i : min(i + size, held)].float() / 32, choice[i : min(i + size, held)].float() / 32) for i in range(0, held, size)])
            print(f"epoch {epoch + 1}: {judge(said)}, {time.time() - began:.0f} s", flush=True)
    torch.save(habit.state_dict(), f"{plain[0]}.pt")
    if not habit.second:
        whole = lambda of, unit: torch.round(of.detach().cpu() * unit).to(torch.int32).numpy()
        parts = [
            whole(habit.table.weight.T, 2048), whole(habit.choice.weight.T, 2048), whole(habit.out.weight, 1024), whole(habit.straight.weight, 2048),
        ]
        with open(f"{plain[0]}.bin", "wb") as to:
            for part in parts:
                to.write(part.astype("<i2").tobytes())
            to.write(whole(habit.table.bias, 65_536).astype("<i4").tobytes())
        # Some questions with what this says of them, for the test that holds both against each other.
        with open(f"{plain[0]}.check", "wb") as to, torch.no_grad():
            said = habit(table[:12].float() / 32, choice[:12].float() / 32).cpu().numpy().astype("<f4")
            for of, each, scores, head in zip(table[:12].cpu().numpy(), choice[:12].cpu().numpy(), said, about[:12].cpu().numpy()):
                to.write(bytes([head[0]]) + of.tobytes())
                for one, score in list(zip(each, scores))[: head[0]]:
                    to.write(one.tobytes() + score.tobytes())


main()
