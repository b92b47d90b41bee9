// A statement that begins with a word that is nearly one of the language: the mistake is there,
// wherever the grammar stopped.

import { suggest } from '../../diagnostics/suggest.ts';
import { placeOfToken, replaceTokens, type FailedLine } from './failure.ts';
import { OPENERS } from './first-words.ts';

/** Reports the first word when it is nearly a word of the language. Never throws. */
export function recogniseMisspelt(failure: FailedLine): boolean {
  const { head, found, report } = failure;
  if (head.sort !== 'word' || head === found || OPENERS.includes(head.text)) return false;
  const near = suggest(head.text, OPENERS);
  const [meant] = near;
  if (meant === undefined) return false;
  report(
    'parse/misspelt',
    placeOfToken(failure, head),
    { found: head.text, near },
    { edits: near.length === 1 ? [replaceTokens(failure, head, head, meant)] : [] },
  );
  return true;
}
