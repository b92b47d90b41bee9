/** What is used of zzfx, which has no types of its own. */
declare module 'zzfx' {
  export const ZZFX: {
    volume: number;
    play(...parameters: readonly number[]): unknown;
  };
}
