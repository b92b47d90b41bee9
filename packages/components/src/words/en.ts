/** The interface in English. Keys are `place.what`; patterns are explained in `pattern.ts`. */
export const en = {
  'prompt.title': 'What is asked',
  'prompt.not-now': 'Not now',
  'prompt.group-not-now': '{group}: not now',
} as const;

/** Names of all sentences of the interface. */
export type WordKey = keyof typeof en;
