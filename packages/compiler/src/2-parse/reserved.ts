// Words that belong to the language and cannot be names. The grammar has the same list; a test holds the two together.

/** Words that begin a statement. */
export const STATEMENT_WORDS: ReadonlySet<string> = new Set(
  'rule let set increase decrease gain lose pay if for repeat choose you each as offer until at require proceed return stop skip expire move draw shuffle reroll resolve reveal hide win eliminate end-game refill roll'.split(
    ' ',
  ),
);

/** Words that begin something with a body. */
export const HEADER_WORDS: ReadonlySet<string> = new Set(
  'if otherwise for repeat each as when before instead until at play in once twice option to define'.split(' '),
);
