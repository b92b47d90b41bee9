/** Leaves out of a one-file build what its game has no use for, as far as its metadata tells. */
import type { GameMeta } from '@undercroft/contract';
import type { Plugin } from 'vite';

interface Part {
  readonly path: RegExp;
  /** what stands for it: the same names */
  readonly instead: string;
  /** games that cannot do without it */
  readonly used: (meta: GameMeta) => boolean;
}

const never = (): boolean => false;
/** What a game says of its table, as a text to look for words in. */
const table = (meta: GameMeta): string => JSON.stringify(meta.extras.table ?? null);
/** A component, and its styles, which stand in a file of their own. */
const component = (name: string, exported: string, used: Part['used']): Part[] => [
  { path: new RegExp(String.raw`/components/src/${name}\.ts$`), instead: exported, used },
  { path: new RegExp(String.raw`/components/src/${name}\.styles\.ts$`), instead: '', used },
];

const PARTS: readonly Part[] = [
  {
    path: /\/bots\/src\/planner\/planner\.ts$/,
    instead: 'export class Planner {}',
    used: (meta) => meta.score !== undefined,
  },
  // Where there is a score bots plan instead, and points tell who is ahead.
  {
    path: /\/bots\/src\/search\.ts$/,
    instead: 'export class Search {}\nexport const evaluationOf = () => null;',
    used: (meta) => meta.score === undefined,
  },
  // Only tests and people who make games look for what may not be.
  {
    path: /\/engine\/src\/invariants\.ts$/,
    instead:
      'export class InvariantError extends Error {}\nconst sound = () => [];\nexport { sound as assertInvariants, sound as checkContent, sound as checkInvariants };',
    used: never,
  },
  // Nothing on a table is a track yet, and paper is not printed from here.
  ...component('track/track', 'export class TrackElement {}\nexport const numberSpaces = () => [];', never),
  ...component('card/card-print.styles', 'export const printStyles = [];', never),
  ...component('graph/graph', 'export class GraphElement {}', (meta) => table(meta).includes('"graph"')),
  ...component('score/score', 'export class ScoreElement {}', (meta) => meta.score !== undefined),
  ...component('dice/dice', 'export class DiceElement {}', (meta) => meta.layout.maxDice > 0),
  // Two sides meet only where `drama` of the table says so.
  ...component('battle/battle', 'export class BattleElement {}', (meta) => table(meta).includes('"sides"')),
];

/** Leaves out the parts that a game does not use. */
export function leaveOut(meta: GameMeta): Plugin {
  const left = PARTS.filter(({ used }) => !used(meta));
  return {
    name: 'leave-out',
    enforce: 'pre',
    load(id) {
      const found = left.find(({ path }) => path.test(id));
      return found === undefined ? null : { code: found.instead, moduleType: 'js' };
    },
  };
}
