import { EVENT_RECORD } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { compileText } from '../../testing/index.ts';
import { tinyGame, TINY_GAME_ID } from '../../../test/tiny-game.ts';
import { running, type Running } from '../testing/running.ts';

const GAME = tinyGame().get(`${TINY_GAME_ID}/game.yaml`) ?? '';
const WOUNDS = 'tired: { type: flag, reset: take-turn }, wounds: { type: number, initial: 3, min: 0, max: 3 }';

/** game.yaml in which beasts have wounds, with sentences of the log. */
function gameWith(...sentences: readonly string[]): string {
  return GAME.replace('tired: { type: flag, reset: take-turn }', WOUNDS).replace(
    'phrases:\n',
    ['phrases:', ...sentences.map((sentence) => `  ${sentence}`), ''].join('\n'),
  );
}

const SENTENCES = [
  "beast.wounds.more: '{it} got {amount} {amount|wound|wounds} back and has {value}.'",
  "beast.wounds.less: '{it} took {amount} {amount|wound|wounds}.'",
  "beast.tired.on: '{it} is tired.'",
  "beast.mood.set: '{it} is {value}.'",
  "hurt: '-'",
];

const RULES = `
to hurt beast b by number n
  decrease b.wounds by n

to heal beast b by number n
  set b.wounds to b.wounds + n

to toil beast b
  set b.tired to true
  set b.tired to true
  set b.tired to false

to turn-wild beast b
  set b.mood to wild
`;

/**
 * What the log was told of by a call: the names of the events of fields, with what stands in them.
 */
function told(game: Running, name: string, args: readonly number[]): readonly (readonly (string | number)[])[] {
  const { io, meta } = game.module;
  io.log = true;
  io.eventLength = 0;
  game.call(name, args);
  const events: (string | number)[][] = [];
  for (let at = 0; at < io.eventLength; at += io.events[at + EVENT_RECORD.length] ?? 1) {
    const event = meta.events[io.events[at + EVENT_RECORD.event] ?? -1];
    const slots =
      event?.slots.map((slot, i) => [slot.name, io.events[at + EVENT_RECORD.args + i] ?? -1] as const) ?? [];
    const values = new Map(slots);
    if (event?.name.includes('.'))
      events.push([event.name, values.get('it') ?? -1, values.get('amount') ?? values.get('value') ?? -1]);
  }
  return events;
}

it('tells of a field what has really changed, up to its bounds, and nothing when nothing has', async () => {
  const game = await running(RULES, { 'game.yaml': gameWith(...SENTENCES) });
  const [moth = -1] = game.things('moth');

  expect(told(game, 'heal', [moth, 1])).toEqual([]);
  expect(told(game, 'hurt', [moth, 2])).toEqual([['beast.wounds.less', moth, 2]]);
  expect(told(game, 'hurt', [moth, 5])).toEqual([['beast.wounds.less', moth, 1]]);
  expect(told(game, 'hurt', [moth, 1])).toEqual([]);
  expect(told(game, 'heal', [moth, 9])).toEqual([['beast.wounds.more', moth, 3]]);
});

it('tells of flags and of other fields, only in the directions of which the game says something', async () => {
  const game = await running(RULES, { 'game.yaml': gameWith(...SENTENCES) });
  const [moth = -1] = game.things('moth');

  expect(told(game, 'toil', [moth])).toEqual([['beast.tired.on', moth, 1]]);
  expect(told(game, 'turn-wild', [moth])).toEqual([['beast.mood.set', moth, 1]]);
  expect(told(game, 'turn-wild', [moth])).toEqual([]);
});

it.each([
  { sentence: "beast.wunds.more: '{it} is hurt.'", code: 'load/unknown-name' },
  { sentence: "beast.tired.more: '{it} is tired.'", code: 'load/unknown-name' },
  { sentence: "beast.tired.on: '{b} is tired.'", code: 'load/unknown-slot' },
  { sentence: "beast.tired.off: '{it} is {amount} tired.'", code: 'load/unknown-slot' },
])('refuses a sentence of a field that there is not, or that cannot say it: $sentence', ({ sentence, code }) => {
  const { diagnostics } = compileText({ 'game.yaml': gameWith(sentence) });

  expect(diagnostics.map((one) => one.code)).toContain(code);
});
