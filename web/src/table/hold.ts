// A table of this device is played in one tab at a time: two of them would not know of each other's moves. Whoever comes second
// waits, and goes on by itself when the first one is closed.

export interface Holder {
  /** The table is this tab's. `fresh`: it was not before, so what this tab knew of it may be old. */
  mine(fresh: boolean): void;
  /** Another tab has it. */
  elsewhere(): void;
}

/** So long nobody is told: the tab that was here before, or another page of this one, may be about to leave. */
const PATIENCE = 400;
/** So long it stays this tab's when nobody here needs it: one page goes, the next one comes. */
const GRACE = 250;

class Hold {
  #holders = new Set<Holder>();
  #has = false;
  /** Nobody here knows yet that it is ours. */
  #isFresh = false;
  #release: (() => void) | undefined;
  #waits: AbortController | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #leaving: ReturnType<typeof setTimeout> | undefined;
  #isElsewhere = false;

  constructor(
    private readonly id: string,
    private readonly over: () => void,
  ) {
    this.#ask(false);
  }

  join(holder: Holder): void {
    clearTimeout(this.#leaving);
    this.#holders.add(holder);
    // As long as nothing is known, everybody hears of it later.
    if (!this.#has && !this.#isElsewhere) return;
    // Not at once: whoever joins has first to know what it has joined.
    queueMicrotask(() => {
      if (!this.#holders.has(holder)) return;
      if (!this.#has) return void (this.#isElsewhere && holder.elsewhere());
      holder.mine(this.#isFresh);
      this.#isFresh = false;
    });
  }

  leave(holder: Holder): void {
    this.#holders.delete(holder);
    if (this.#holders.size) return;
    clearTimeout(this.#leaving);
    this.#leaving = setTimeout(() => {
      clearTimeout(this.#patience);
      this.#waits?.abort();
      this.#release?.();
      this.over();
    }, GRACE);
  }

  steal(): void {
    if (this.#has) return;
    this.#waits?.abort();
    this.#ask(true);
  }

  #ask(steal: boolean): void {
    // Only a page that came over a safe connection has locks. Without them `kept.ts` notices when another tab has played on.
    const locks = navigator.locks as LockManager | undefined;
    if (!locks) return this.#got();
    this.#waits = new AbortController();
    const { signal } = this.#waits;
    this.#patience = setTimeout(() => this.#lost(), PATIENCE);
    const asked = locks.request(`sabika-table-${this.id}`, steal ? { steal } : { signal }, () => {
      this.#got();
      return new Promise<void>((release) => (this.#release = release));
    });
    asked.catch(() => {
      if (signal.aborted) return;
      // Somebody wants to go on in another tab.
      this.#lost();
      this.#ask(false);
    });
  }

  #got(): void {
    clearTimeout(this.#patience);
    this.#has = true;
    this.#isElsewhere = false;
    this.#isFresh = this.#holders.size === 0;
    for (const holder of this.#holders) holder.mine(true);
  }

  #lost(): void {
    clearTimeout(this.#patience);
    this.#has = false;
    if (this.#isElsewhere) return;
    this.#isElsewhere = true;
    for (const holder of this.#holders) holder.elsewhere();
  }
}

const holds = new Map<string, Hold>();

export interface Held {
  /** Takes the table away from the tab that has it. */
  steal(): void;
  leave(): void;
}

export function hold(id: string, holder: Holder): Held {
  const one = holds.get(id) ?? new Hold(id, () => holds.delete(id));
  holds.set(id, one);
  one.join(holder);
  return { steal: () => one.steal(), leave: () => one.leave(holder) };
}
