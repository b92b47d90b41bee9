/**
 * A use of each kind of statement, each kind of expression and each built-in verb, for laws that
 * hold for all of them.
 */
import type { Expression, Statement } from '../../src/content/tree/node.ts';
import type { BuiltInVerb } from '../../src/language/vocabulary/verbs.ts';

/**
 * The lines stand in a procedure `try`: of the tiny game with a beast `b` and a glade `g`, or of a
 * board with a tile `t`.
 */
export interface Use {
  readonly lines: string;
  /** items beside the procedure */
  readonly rules?: string;
  /** further files */
  readonly files?: Readonly<Record<string, string>>;
  /** the game, when it is not the tiny one */
  readonly game?: 'board';
  /** other lines, which would leave the bounds of what they write */
  readonly beyond?: readonly string[];
  /** it could change something, and does not: it only holds what stands in it */
  readonly idle?: true;
}

const use = (lines: string, more: Omit<Use, 'lines'> = {}): Use => ({ lines, ...more });
/** Holds lines that change nothing. */
const holds = (lines: string): Use => ({ lines, idle: true });

const POKE = 'to poke beast x\n  set x.rage to 4';
const BEYOND_RAGE = ['set b.rage to 99', 'set b.rage to -(99)', 'increase b.rage by 99', 'decrease b.rage by 99'];
const BEYOND_RAGE_BACKWARDS = ['increase b.rage by day - 99', 'decrease b.rage by day - 99'];

export const STATEMENT_USES: Readonly<Record<Exclude<Statement['kind'], 'error'>, Use>> = {
  block: holds('gain 0 oil, then gain 0 oil'),
  rule: use('rule LT-GAME-01'),
  let: use('let n = 1'),
  assign: use('set b.rage to 4', { beyond: [...BEYOND_RAGE, ...BEYOND_RAGE_BACKWARDS] }),
  gain: use('gain 3 oil', { beyond: ['gain 99 oil', 'lose 99 oil'] }),
  command: use('poke b', { rules: POKE }),
  if: holds('if day is 0, gain 0 oil'),
  'for-each': holds('for each x in beasts, gain 0 oil'),
  repeat: holds('repeat 2 times, gain 0 oil'),
  menu: holds('choose\n  option one\n    gain 0 oil\n  option two\n    gain 0 oil'),
  may: holds('you may gain 0 oil'),
  as: holds('as opponent, gain 0 oil'),
  'each-player': holds('each player, gain 0 oil'),
  offer: holds('offer main-window'),
  until: use('until end of slumber, your fighters have +1 might'),
  'at-end': { ...holds('nap'), rules: 'to nap\n  at end of nap, gain 0 oil' },
  require: use('require true'),
  proceed: use('poke b', { rules: `${POKE}\n\ninstead of a beast being poked, proceed` }),
  return: use('return'),
  leave: use('repeat\n  stop'),
  continuous: use('until end of slumber, your fighters have +1 might'),
};

export const VERB_USES: Readonly<Record<BuiltInVerb, Use>> = {
  move: use('move first(your pond) to g'),
  draw: use('draw 2 from your pond to g.dwellers'),
  refill: use('refill g.dwellers to 2 from your pond'),
  shuffle: use('shuffle your pond'),
  reroll: use('let n = d6\ngain n - n oil', {
    files: { 'tricks/again.yaml': 'count: 1\ncost: 0\neffect: play in roll-window, reroll a die of thrown-dice\n' },
    idle: true,
  }),
  resolve: use('resolve b'),
  reveal: use('reveal first(your pond)'),
  hide: use('hide first(your pond)'),
  win: use('win you because bright'),
  eliminate: use('eliminate opponent because bright'),
  'end-game': use('end-game because bright'),
  rotate: use('rotate t by 1', { game: 'board' }),
};

/** An expression that is given a name. */
const named = (expression: string): Use => use(`let found = ${expression}`);

export const EXPRESSION_USES: Readonly<Record<Exclude<Expression['kind'], 'error'>, Use>> = {
  number: named('1'),
  flag: named('true'),
  none: named('b.place is none'),
  name: named('day'),
  names: named('a row of beast'),
  here: use('resolve den', {
    files: { 'beasts/den.yaml': 'count: 1\nmight: 1\neffect: let found = count(beasts here)\n' },
  }),
  field: named('b.rage'),
  your: named('your oil'),
  call: use('let found = calm(b)', { rules: 'to calm beast x giving number\n  set x.rage to 1\n  return x.might' }),
  binary: named('day + 1'),
  not: named('not b.tired'),
  negative: named('-(day)'),
  quantifier: named('any beasts'),
  query: named('count(beasts in glades where its tired)'),
  choice: named('a beast in your pond'),
  dice: named('d6'),
  roll: use('let one, two = roll d6 and d6'),
  'if-value': named('if b.tired then 1 else 2'),
  list: named('count([b, b])'),
  table: named('step(day, [0 -> 1, 4 -> 2])'),
};

/**
 * Uses of what writes fields of things, moves things or turns tiles, on a board: squares and ways
 * that are looked up are other ones afterwards. `t` lies on the first plot, all others are empty.
 */
export const BOARD_USES: Readonly<Record<string, string>> = {
  assign: 'set t.turn to 1',
  move: 'move t to plot-r2c2.laid',
  draw: 'draw 1 from bag to plot-r2c2.laid',
  refill: 'refill plot-r2c2.laid to 1 from bag',
  rotate: 'rotate t by 1',
};

/** What a period sets back is written by no statement. */
export const RESET: Use = use('slumber');
