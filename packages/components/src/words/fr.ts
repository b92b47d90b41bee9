import type { WordKey } from './en.ts';

/** The interface in French: same keys as in English. A no-break space stands before `: ; ! ?` and inside « ». */
export const fr: Readonly<Record<WordKey, string>> = {
  'prompt.title': 'La question',
  'prompt.not-now': 'Pas maintenant',
  'prompt.group-not-now': '{group}\u202f: pas maintenant',
};
