"""How far looks into futures can be trusted: `python3 looks.py FILE [LEAST-MOST]`, a file that examples/looks wrote, and how many
tiles may lie in the supply. See docs/search.md.

What is thought of an answer is put right look by look. Here the weights are found that bring it nearest to what half of the futures show in the
end, from some of the other half: with n futures a look should count n / (n + K) beside all before it.
"""

import sys

import numpy as np

LOOKS = 5  # at first sight, those of the search, and the last
POINT = 400 / 655.36  # a point of margin in per cent of a win


def questions(file: str, least: int, most: int) -> list[tuple[int, np.ndarray]]:
    raw, at, found = np.fromfile(file, "<f4"), 0, []
    while at < len(raw):
        answers, futures, greedy, left = (int(n) for n in raw[at : at + 4])
        size = answers * futures * LOOKS * 2
        worth = raw[at + 4 : at + 4 + size].reshape(futures, answers, LOOKS, 2)
        if least <= left <= most:
            found.append((greedy, worth[..., 0] + POINT * worth[..., 1]))
        at += 4 + size
    return found


def main() -> None:
    least, most = (int(n) for n in sys.argv[2].split("-")) if len(sys.argv) > 2 else (0, 999)
    asked = questions(sys.argv[1], least, most)
    half = asked[0][1].shape[0] // 2
    print(f"{len(asked)} questions")
    for look in range(LOOKS):
        apart = [(worth[:, :, look] - worth[:, [greedy], look]).var(0).sum() / (worth.shape[1] - 1) for greedy, worth in asked]
        print(f"look {look}: two answers in one future lie {np.sqrt(np.mean(apart)):.1f} % apart by chance")
    end = lambda worth: worth[half:, :, LOOKS - 2 :].mean((0, 2))
    by = lambda which: np.mean([np.mean([end(worth)[w.argmax()] - end(worth)[greedy] for w in ways]) for (greedy, worth), ways in zip(asked, which)])
    print(f"at first sight gains {by([[worth[:half, :, 0].mean(0)] for _, worth in asked]):.2f} over greedy")
    for n in [n for n in (5, 10, 20, 50, 100, 200) if n <= half]:
        thought = [[worth[at : at + n, :, 0].mean(0) for at in range(0, half - n + 1, n)] for _, worth in asked]
        trusted = []
        for look in range(1, LOOKS - 1):
            seen = [[worth[at : at + n, :, look].mean(0) for at in range(0, half - n + 1, n)] for _, worth in asked]
            above = below = 0.0
            for (_, worth), was, now in zip(asked, thought, seen):
                truth = worth[half:, :, LOOKS - 2 :].mean((0, 2))
                truth = truth - truth.mean()
                for a, b in zip(was, now):
                    a, b = a - a.mean(), b - b.mean()
                    above += (b - a) @ (truth - a) / len(a)
                    below += (b - a) @ (b - a) / len(a)
            weight = above / below
            trusted.append(f"{weight:.2f} (K {n * (1 - weight) / weight:.0f})")
            thought = [[a + weight * (b - a) for a, b in zip(was, now)] for was, now in zip(thought, seen)]
        print(f"n = {n}: weights {', '.join(trusted)}; gains {by(thought):.2f} over greedy, by the last look alone {by(seen):.2f}")


main()
