import { voices, type SoundName } from './voices.ts';

export type { SoundName } from './voices.ts';

/**
 * Plays a sound, if the page has been touched: no sound before the first press, or with sound
 * switched off.
 *
 * @param volume 0 to 1.
 * @throws never
 */
export async function play(name: SoundName, volume: number): Promise<void> {
  if (volume <= 0 || !navigator.userActivation.hasBeenActive) return;
  try {
    const { sound } = await import('./synthesiser.ts');
    sound(volume * 0.6, voices[name]);
  } catch {
    // A machine without sound plays on in silence.
  }
}
