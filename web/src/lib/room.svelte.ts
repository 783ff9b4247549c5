// Whether this browser keeps what it is given.

export type Refusal = "full" | "forbidden";

let refused = $state<Refusal>();

/** Why something of this device could not be kept; none as long as everything is. */
export const refusedRoom = (): Refusal | undefined => refused;

export const isFull = (why: unknown): boolean => why instanceof Error && why.name === "QuotaExceededError";

/** The browser did not keep something. */
export function noRoom(why: unknown): void {
  refused = isFull(why) ? "full" : "forbidden";
}

/** It keeps everything again. */
export function hasRoom(): void {
  refused = undefined;
}

let asked = false;

/** Asks that nothing be thrown away when room is short: only once there is something to lose, because some browsers ask people. */
export function askToStay(): void {
  if (asked || typeof navigator === "undefined") return;
  asked = true;
  // Only a page that came over a safe connection has it.
  const storage = navigator.storage as StorageManager | undefined;
  storage
    ?.persisted()
    .then((stays) => stays || storage.persist())
    .catch(() => undefined);
}
