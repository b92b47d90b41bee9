/**
 * The part of zzfx that plays. It opens the sound of the machine as soon as it is imported, so it is imported by the
 * first sound; from here, where a bundler sees what is not used of it.
 */
import { ZZFX } from 'zzfx';

/** Plays a sound. @param parameters  see `sounds` */
export function sound(volume: number, parameters: readonly number[]): void {
  ZZFX.volume = volume;
  ZZFX.play(...parameters);
}
