/** How players talk at a table. */

/** What may be said: anything, ready-made phrases, nothing. */
export const TALKS = ['text', 'phrases', 'nothing'] as const;
export type Talk = (typeof TALKS)[number];

/** Phrases that each page has in its own language. */
export const PHRASES = ['hello', 'good-luck', 'well-played', 'thanks', 'sorry', 'one-moment', 'good-game'] as const;
export type Phrase = (typeof PHRASES)[number];
