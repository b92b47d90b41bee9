import { StreamLanguage } from '@codemirror/language';
import { RESERVED_WORDS } from '@undercroft/compiler/words';

/**
 * Words of the language; the names between them are coloured by the server, which knows what they
 * mean.
 */
const WORDS = new RegExp(
  `^(?:${[...RESERVED_WORDS].toSorted((one, other) => other.length - one.length).join('|')})(?![\\w-])`,
);

/** Rules line by line: remarks, numbers and words of the language. */
export const rulesLanguage = StreamLanguage.define({
  name: 'undercroft',
  languageData: { commentTokens: { line: '--' } },
  token(stream) {
    if (stream.match(/^--(?=\s|-|$).*/) !== null) return 'comment';
    if (stream.match(/^\d+(?:d\d+)?(?![\w-])/) !== null) return 'number';
    if (stream.match(WORDS) !== null) return 'keyword';
    if (stream.match(/^[\w-]+/) === null) stream.next();
    return null;
  },
});
