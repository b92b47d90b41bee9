/** Words and texts that only an attacker writes. */

const plain = (words: string): readonly string[] => words.split(' ');

/** Names that every object of JavaScript has, and some that languages give a meaning. */
export const WORDS: readonly string[] = [
  ...Object.getOwnPropertyNames(Object.prototype),
  ...plain('prototype then length name eval arguments undefined NaN null true this default'),
];

/**
 * Control characters, ends of lines, turned text, halves of characters, letters of other scripts.
 */
const SIGNS: readonly string[] = Array.from(
  '\n\r\t\0\u0007\u001B\u007F\u0085\u009B\u200B\u2028\u2029\u202E\u202C\u2066\uFEFF\uFFFE\uFFFF\uE000éß漢\u{1F600}',
);

/** Pieces that end a string, a comment, a tag, a line or a file name somewhere. */
export const PIECES: readonly string[] = [
  ...plain(
    '" \' ` \\ ${ } */ /* // --> <!-- </script> <script> ]]> ; ../ / .. %2e%2e/ &lt; url( expression( import( javascript:',
  ),
  ...plain('{0} {you} { [gold] ** : # - -- @ &a *a !!js | > % ~ ... ---'),
  ...SIGNS,
  '\uD800',
  '\uDC00',
  '\u001B[31m',
  '\u001B]0;x\u0007',
  '<img src=x onerror=',
  ': ',
  ' #',
  '- ',
  'globalThis.pwned=1',
  'window.PWNED=4;// ',
  ...WORDS,
];

/** Escapes of double quotes in YAML, that say the same in other letters. */
export const ESCAPES: readonly string[] = plain(
  String.raw`\L \P \N \_ \e \a \b \0 \r \n \t \v \f \" \\ \/ \x1b \x9b \u2028 \u202E \uD800 \uDC00 \U0001F600 \UFFFFFFFF \u12 \q`,
);
