import { DISABLED_RECORD, ENGLISH, NONE, type AskMeta, type GameModule, type RowMeta } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { tinyMeta } from '../testing/tiny-meta.ts';
import { tinyModule } from '../testing/tiny-module.ts';
import type { LabelOptions } from '../state/labels.ts';
import { createGame } from './create.ts';
import { readDecision, readDisabled } from './decision.ts';

const says: NonNullable<AskMeta['says']> = [
  { name: 'price', type: { is: 'number' } },
  { name: 'x', type: { is: 'thing', of: -1 } },
];

function promptOf(
  prompt: string,
  values: readonly number[],
  labels: LabelOptions = {},
  first: Partial<RowMeta> = {},
): string {
  const { io, ...module } = tinyModule();
  const ask: AskMeta = { ...tinyMeta.asks[0], prompt, says };
  const asking: GameModule = {
    ...module,
    io: { ...io, says: Int32Array.from(values) },
    meta: {
      ...tinyMeta,
      asks: [ask],
      rows: tinyMeta.rows.map((row, at) => (at === tinyMeta.things[0] ? { ...row, ...first } : row)),
    },
  };
  return readDecision(asking, new Int32Array(tinyMeta.layout.size), 0, labels).prompt;
}

const FIRST = tinyMeta.rows[tinyMeta.things[0]].title;

it('says in a question what its names stand for, and leaves out what is none', () => {
  expect(promptOf('Pay {price} (for {x})', [5, 0])).toBe(`Pay 5 for ${FIRST}`);
  expect(promptOf('Pay {price} (for {x})', [5, -1])).toBe('Pay 5');
  expect(promptOf('Pay {price|coin|coins} (or not)', [1, -1])).toBe('Pay coin (or not)');
});

it('tells nobody who is not asked what a number is', () => {
  expect(promptOf('Pay {price} (for {x})', [5, 0], { blind: true })).toBe(`Pay … for ${FIRST}`);
});

it('reads no answers for a viewer who is not asked', () => {
  const { module, state } = createGame(tinyModule(), { players: 2, seed: 3 });
  const count = (labels: LabelOptions): number => readDecision(module, state, 0, labels).options.length;

  expect([count({}) > 0, count({ blind: true })]).toEqual([true, 0]);
});

it('calls a place of a map small inside a question, and a place of a tile by the name of the tile', () => {
  const title = 'Row 1, column 2';
  const asked = (prompt: string, first: Partial<RowMeta>): string => promptOf(prompt, [5, 0], {}, { title, ...first });

  expect(asked('Dig at {x}?', { spot: { row: 1, column: 2 } })).toBe('Dig at row 1, column 2?');
  expect(asked('{x}: dig there?', { spot: { row: 1, column: 2 } })).toBe('Row 1, column 2: dig there?');
  expect(asked('Dig at {x}?', { spot: { row: 1, column: 2, tile: 0 } })).toBe('Dig at Row 1, column 2?');
  expect(asked('Dig at {x}?', {})).toBe('Dig at Row 1, column 2?');
});

it('has a reason in the language of the game, where the rules give none', () => {
  const { io, ...module } = tinyModule();
  const disabled = new Int32Array(io.disabled.length);
  disabled[DISABLED_RECORD.reason] = NONE;
  const words = { ...ENGLISH, impossible: 'Jetzt nicht möglich.' };
  const asking: GameModule = {
    ...module,
    io: { ...io, ask: 0, disabled, disabledCount: 1 },
    meta: { ...tinyMeta, words },
  };

  expect(readDisabled(asking, new Int32Array(tinyMeta.layout.size)).map(({ reason }) => reason)).toEqual([
    'Jetzt nicht möglich.',
  ]);
});
