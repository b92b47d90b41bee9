/**
 * Words that the rules language keeps for itself, so that no declaration may take them. Editors
 * colour them too.
 */
import { bodies, joining, reserved } from '../../../generated/words.ts';

/** Words of the grammar: a name never has this form, wherever it stands. */
export const RESERVED_WORDS: ReadonlySet<string> = new Set(reserved);

/** Words of the grammar that are names wherever they mean nothing: `soon` in `as soon as`. */
export const JOINING_WORDS: ReadonlySet<string> = new Set(joining);

/** Words of the grammar that begin something with a body. */
export const BODY_WORDS: ReadonlySet<string> = new Set(bodies);

/** Keys of content files under which statements of the language stand. */
export const RULES_KEYS: readonly string[] = ['effect'];

/**
 * Names that already mean something wherever a bare name may stand; `row`, `rows`, `kind` and
 * `kinds` do before `of`.
 */
export const BUILT_IN_NAMES: ReadonlySet<string> = new Set(
  'you this it old result players others everyone opponent thrown-dice number flag player thing dice die row rows kind kinds'.split(
    ' ',
  ),
);

/** Words for players, with what an editor tells of them. */
export const PLAYER_WORDS = {
  players: 'All players, by seat, those who are out as well.',
  others: 'All players but `you`, clockwise; `others of p`: all but p.',
  everyone: 'All players, from `you` clockwise.',
  opponent: 'The other player of two; `opponent of p`: the other one.',
  partners: 'The others on your side, clockwise; `partners of p`: those on the side of p.',
  rivals: 'All players on other sides, clockwise; `rivals of p`: those who play against p.',
} as const;

/** Of these, what only games with sides have. */
export const SIDE_WORDS = ['partners', 'rivals'] as const;

/** Names that follow a dot and mean the same for every thing, so that no field may take them. */
export const BUILT_IN_FIELDS: ReadonlySet<string> = new Set(['owner', 'place']);
