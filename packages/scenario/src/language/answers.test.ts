import type { GameModule, RowMeta } from '@undercroft/contract';
import { createGame } from '@undercroft/engine';
import { tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import { matchAnswer, nameAnswers, type Match } from './answers.ts';
import { namesOf, situationOf } from './names.ts';

const tiny = tinyModule();
const [plum, pear] = tiny.meta.rows as [RowMeta, RowMeta];
const alike: GameModule = {
  ...tiny,
  meta: {
    ...tiny.meta,
    rows: tiny.meta.rows.map((row) => (row.name === 'pear' ? { ...row, title: plum.title } : row)),
  },
};
const { state } = createGame(tiny, { players: 2, seed: 3 });
const ask = { ...tiny.meta.asks[0]!, what: 'one' as const, type: { is: 'thing' as const, of: 0 } };

function meant(text: string, labels: readonly string[]): Match {
  return matchAnswer(nameAnswers(situationOf(alike, state), ask, [pear.first, plum.first], labels), text);
}

it('takes the answer that reads so, when a row of another answer is called so', () => {
  expect(meant('Plum', ['Plum', 'Plum #1'])).toMatchObject({ is: 'one', answer: { index: 0 } });
  expect(meant('plum', ['Plum', 'Plum #1'])).toMatchObject({ is: 'one', answer: { index: 1 } });
});

it('asks which is meant, when several rows have the title and neither answer reads so', () => {
  expect(meant('Plum', ['Plum (Worth 2)', 'Plum (Worth 1)'])).toMatchObject({ is: 'several' });
  expect(meant('plum (worth 2)', ['Plum (Worth 2)', 'Plum (Worth 1)'])).toMatchObject({
    is: 'one',
    answer: { index: 0 },
  });
});

it('takes a title that two rows have for neither of them, where a position is set up', () => {
  const { rows } = namesOf({ ...alike.meta, rows: alike.meta.rows.map((row) => ({ ...row, name: `my-${row.name}` })) });

  expect([rows.get('plum'), rows.get('my pear'), rows.get('quince')]).toEqual([undefined, 1, 2]);
});
