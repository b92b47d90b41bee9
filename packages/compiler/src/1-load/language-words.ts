// Words that the rules language keeps for itself, so that no declaration may take them.

/** Words of the grammar: a name never has this form, wherever it stands. The same list as `Reserved` in the grammar. */
export const RESERVED_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and any as at because before being by called choose chosen decrease define each else false for from gain giving has have ' +
    'here if in include increase instead into is its let lose no none not of offer on onto option or otherwise pay per play proceed ' +
    'random repeat require return risking roll rolling rule set showing skip stop expire then through to true until using when where while with your against'
  ).split(' '),
);

/** Words of the grammar that are names wherever they mean nothing: `soon` in `as soon as`. */
export const JOINING_WORDS: ReadonlySet<string> = new Set(
  'begins changes end ends highest kind kinds lowest may most number once one order other player repeatedly row rows secretly soon times turn twice up you'.split(
    ' ',
  ),
);

/** Keys of content files under which statements of the language stand. */
export const RULES_KEYS: readonly string[] = ['effect'];

/** Names that already mean something wherever a bare name may stand; `row`, `rows`, `kind` and `kinds` do before `of`. */
export const BUILT_IN_NAMES: ReadonlySet<string> = new Set(
  'you this it old result players others everyone opponent thrown-dice number flag player thing dice die row rows kind kinds'.split(
    ' ',
  ),
);

/** Names that follow a dot and mean the same for every thing, so that no field may take them. */
export const BUILT_IN_FIELDS: ReadonlySet<string> = new Set(['owner', 'place']);
