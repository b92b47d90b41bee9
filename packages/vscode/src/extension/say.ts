import { l10n } from 'vscode';
import type { Sentence } from './words.ts';

/** A sentence in the language of the editor. */
export function say(sentence: Sentence, ...slots: readonly (string | number)[]): string {
  return l10n.t(sentence, ...slots);
}
