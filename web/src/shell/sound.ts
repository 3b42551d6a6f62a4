/** Short sounds made on the spot; silent until the reader switches them on, and on every visit until the first click or key. */

import { settings } from "./settings.svelte";

type Sound = "move" | "turn" | "refused" | "end";

/** Frequencies in hertz, one after the other. */
const TONES: Record<Sound, number[]> = {
  move: [330],
  turn: [523, 784],
  refused: [196, 165],
  end: [523, 659, 784, 1047],
};
const SECONDS = 0.12;

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  const begin = context.currentTime;
  TONES[sound].forEach((frequency, index) => {
    if (context) ring(context, frequency, begin + index * SECONDS);
  });
}

function ring(audio: AudioContext, frequency: number, at: number): void {
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = "triangle";
  tone.frequency.value = frequency;
  loudness.gain.setValueAtTime(0.15, at);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + 2 * SECONDS);
  tone.connect(loudness).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 2 * SECONDS);
}
