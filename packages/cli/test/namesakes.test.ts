// Things of one name on a map: the log says where each of them stands, and of nothing else.

import { compileGame } from '@undercroft/compiler';
import { createGame, eventText, type Viewer } from '@undercroft/engine';
import { expect, it } from 'vitest';
import { moduleFromText } from '../src/module-from-text.ts';

const files = (turn: string): Map<string, string> =>
  new Map([
    [
      'pens/game.yaml',
      `title: Pens
players: { min: 2, max: 2 }
start: play-game
turn: active
globals: { active: { type: player }, meals: { type: number } }
kinds:
  pen: { zones: { standing: { holds: animal } } }
  animal: { folder: animals }
maps:
  yard: { spaces: { kind: pen, columns: 3, rows: 2 } }
zones:
  field: { holds: animal }
reasons: { done: It is done. }
phrases: { feed: '{x} is fed.', drive: '{x} is driven to {y}.' }
`,
    ],
    ['pens/animals/goat.yaml', 'count: 4\nstarts: field\n'],
    ['pens/animals/ram.yaml', 'starts: field\n'],
    [
      'pens/rules/game.rules',
      `
to play-game
  as active, take-turn
  end-game because done

to take-turn
  let one = first(field)
  if one is none, return
  move one to pen-r1c2
  let two = first(field)
  if two is none, return
  move two to pen-r2c3
  let other = last(field)
  if other is none, return
  move other to pen-r1c1
${turn.replaceAll(/^/gm, '  ')}

to feed animal x
  increase meals by 1

to drive animal x at pen y
  move x to y
`,
    ],
  ]);

/** What a viewer reads until the first question. */
async function logOf(turn: string, viewer: Viewer = 'spectator'): Promise<string[]> {
  const { diagnostics, module } = compileGame(files(turn), 'pens');
  if (module === null) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const { meta, ...loaded } = await moduleFromText(module.code);
  const { events } = createGame({ meta, ...loaded }, { players: 2, seed: 3 });
  return events.flatMap((event) => eventText(meta, event, viewer) ?? []);
}

it('says where each of several with one name stands, until another one is told of', async () => {
  expect(await logOf('feed one\nfeed one\nfeed two\nfeed one')).toEqual([
    'Goat (row 1, column 2) is fed.',
    'Goat is fed.',
    'Goat (row 2, column 3) is fed.',
    'Goat (row 1, column 2) is fed.',
    'It is done.',
  ]);
});

it('says it again when one has moved, and where it stood before', async () => {
  expect(await logOf('drive one at pen-r2c1\nfeed one')).toEqual([
    'Goat (row 1, column 2) is driven to row 2, column 1.',
    'Goat (row 2, column 1) is fed.',
    'It is done.',
  ]);
});

it('does not say it of what has its name alone', async () => {
  expect(await logOf('feed other')).toEqual(['Ram is fed.', 'It is done.']);
});
