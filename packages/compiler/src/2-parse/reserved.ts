// Words that belong to the language and cannot be names. The grammar has the same list; a test holds the two together.

/** Every reserved word. */
export const RESERVED_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and any as at because before being by called choose chosen decrease define each else false for from gain giving has have here if in include increase instead into is its let lose ' +
    'no none not of offer on onto option or otherwise pay per play proceed random repeat require return roll rolling rule set skip stop expire then through to true until using when where ' +
    'while with your against'
  ).split(' '),
);

/** Words that begin a statement. */
export const STATEMENT_WORDS: ReadonlySet<string> = new Set(
  'rule let set increase decrease gain lose pay if for repeat choose you each as offer until at require proceed return stop skip expire move draw shuffle reroll resolve reveal hide win eliminate end-game refill roll'.split(' '),
);

/** Words that begin something with a body. */
export const HEADER_WORDS: ReadonlySet<string> = new Set('if otherwise for repeat each as when before instead until at play in once twice option to'.split(' '));
