// Sounds, made on the spot: nothing is loaded for them. They are off unless somebody wants them.

import { settings } from "./settings.svelte";

/** A sound that comes later than this belongs to nothing any more. */
const LATE = 500;
/** Two knocks on wood: when they come, and how high they are. */
const KNOCKS = [
  { at: 0, pitch: 196 },
  { at: 0.14, pitch: 247 },
] as const;
const RINGS = 0.12;
const LOUD = 0.3;

let audio: AudioContext | undefined;

function knockAt(context: AudioContext, at: number, pitch: number): void {
  const [tone, loud] = [context.createOscillator(), context.createGain()];
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch * 2, at);
  tone.frequency.exponentialRampToValueAtTime(pitch, at + RINGS / 4);
  loud.gain.setValueAtTime(LOUD, at);
  loud.gain.exponentialRampToValueAtTime(0.001, at + RINGS);
  tone.connect(loud).connect(context.destination);
  tone.start(at);
  tone.stop(at + RINGS);
}

/** A knock, if sounds are wanted. Browsers are silent until somebody has touched the page. */
export async function knock(): Promise<void> {
  if (!settings.sound || !("AudioContext" in globalThis)) return;
  const wanted = Date.now();
  audio ??= new AudioContext();
  await audio.resume().catch(() => undefined);
  if (audio.state !== "running" || Date.now() - wanted > LATE) return;
  for (const { at, pitch } of KNOCKS) knockAt(audio, audio.currentTime + at, pitch);
}
