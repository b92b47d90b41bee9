/** What a game asks of the interface beyond what every table has. */
import { thinkingOf, type GameMeta } from '@undercroft/contract';

/**
 * Whether a word stands anywhere in `table.yaml`. Where it means something else, the file is larger
 * than it must be, and nothing is missing.
 */
const tableSays = ({ extras }: GameMeta, word: string): boolean =>
  JSON.stringify(extras.table ?? null).includes(JSON.stringify(word));

/** Exports of `@undercroft/components` besides its index, by who needs them. */
const ELEMENTS: Readonly<Record<string, (meta: GameMeta) => boolean>> = {
  battle: (meta) => tableSays(meta, 'sides'),
  board: ({ kinds }) => kinds.some(({ board }) => board !== undefined),
  dice: ({ layout }) => layout.maxDice > 0,
  fight: (meta) => tableSays(meta, 'fight'),
  graph: (meta) => tableSays(meta, 'graph') || meta.kinds.some(({ links }) => links !== undefined),
  score: ({ score }) => score !== undefined,
  track: (meta) => tableSays(meta, 'track'),
};

/** Names of all elements that tables may have and not every one has. */
export const allElements: readonly string[] = Object.keys(ELEMENTS);

/** Names of the elements that the table of a game has and others do not. */
export function elementsOf(meta: GameMeta): readonly string[] {
  return allElements.filter((name) => ELEMENTS[name]?.(meta) === true);
}

/** Import conditions by which packages leave out what a game has no use for. */
const WITHOUT: Readonly<Record<string, (meta: GameMeta) => boolean>> = {
  'without-campaign': ({ campaign }) => campaign === undefined,
  'without-learned': ({ extras }) => extras.trained?.players.some(({ plays }) => plays !== 'sensible') !== true,
  'without-maps': ({ kinds }) => !kinds.some(({ board, links }) => board !== undefined || links !== undefined),
  'without-odds': (meta) => meta.layout.maxDice === 0 || !tableSays(meta, 'gauge'),
  'without-plan': ({ extras }) => extras.table?.plans === undefined,
  'without-sight': ({ kinds }) => !kinds.some(({ board }) => board?.sight === true),
  'without-together': ({ layout }) => layout.together === undefined,
  'without-tiles': ({ kinds }) => !kinds.some(({ board }) => board?.tiles !== undefined),
};

/** The conditions that hold for a game: how its bots think, and what it does not have. */
export function importConditionsOf(meta: GameMeta): readonly string[] {
  return [thinkingOf(meta), ...Object.keys(WITHOUT).filter((name) => WITHOUT[name]?.(meta) === true)];
}
