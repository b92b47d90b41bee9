/** What is heard. Nothing is loaded, and no sound begins, before somebody has pressed something and wants sound. */
export type SoundName = 'answer' | 'turn' | 'won' | 'over';

/** Parameters of zzfx: volume, randomness, frequency, attack, sustain, release, shape, ... */
const sounds: Readonly<Record<SoundName, readonly number[]>> = {
  answer: [0.6, 0.03, 220, 0, 0.01, 0.05, 1, 1.6],
  turn: [0.8, 0, 392, 0.01, 0.08, 0.18, 0, 1, 0, 0, 131, 0.09],
  won: [1, 0, 262, 0.02, 0.25, 0.4, 0, 1, 0, 0, 131, 0.12, 0.1],
  over: [0.8, 0, 196, 0.03, 0.2, 0.4, 0, 1, 0, 0, -49, 0.14],
};

/** Plays a sound, if the page has been touched. @param volume 0 to 1. @throws never */
export async function play(name: SoundName, volume: number): Promise<void> {
  if (volume <= 0 || !navigator.userActivation.hasBeenActive) return;
  try {
    const { sound } = await import('./synthesiser.ts');
    sound(volume * 0.4, sounds[name]);
  } catch {
    // A machine without sound plays on in silence.
  }
}
