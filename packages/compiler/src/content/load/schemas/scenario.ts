// Scenario files: given a position, do this, expect that.

import {
  anything,
  either,
  enumeration,
  flag,
  integer,
  list,
  mapOf,
  object,
  optional,
  required,
  text,
} from '../schema.ts';
import { ruleIds } from './common.ts';

const line = text({ lengthMax: 200 });
const position = mapOf('zone, thing, global or player', anything(), { idKeys: false });

const scenario = object('scenario', 'One example of a rule: a position, what players do, and what must be so then.', {
  it: required(line, 'What it shows, as a sentence; no two scenarios of a file say the same.', {
    example: 'A moth that wins a duel brings an ember',
  }),
  rules: optional(ruleIds, 'Ids of the rules that it shows.', { example: '[AB-DUEL-01]' }),
  players: optional(integer({ min: 1, max: 8 }), 'How many play; the fewest possible when left out.'),
  variant: optional(line, 'The variant that is played.'),
  options: optional(mapOf('option', anything()), 'Options that differ from their default.', {
    example: '{raids: true}',
  }),
  seed: optional(integer(), 'The seed of everything random that is not said below.'),
  given: optional(
    position,
    'The position: fields and counters of players, what lies in zones and in things, globals. Everything else is as at the start of the game.',
    {
      example: '{player 1: {oil: 3, hand: [owl]}, active: player 1}',
    },
  ),
  start: optional(line, 'The procedure that is called instead of the whole game, with its arguments.', {
    example: 'duel moth with hare',
  }),
  as: optional(line, 'The player who is `you` in it.', { example: 'player 1' }),
  dice: optional(
    list(
      either(
        integer({ min: 1 }),
        enumeration({ most: 'The most that the die can show, so that a scenario notices when its sides change.' }),
      ),
    ),
    'What the dice show, in the order in which they are rolled: neither more nor fewer; `[]`: none is rolled.',
    { example: '[6, 1]' },
  ),
  picks: optional(list(either(integer(), line)), 'What random choices take, by name or number, in order.'),
  do: optional(
    list(either(line, integer(), flag(), mapOf('check', anything(), { idKeys: false }))),
    'Answers in the words that players see, and checks between them: `{not offered: Pass}`. Players who are asked at the same time may answer in any order: `{player 2: [Strike]}`.',
    {
      example: '[Strike, moth, done]',
    },
  ),
  always: optional(
    list(either(line, integer(), flag())),
    'With `chances` in `expect`: answers that are given wherever they are offered, the first of them that is. Of other questions each answer is as likely.',
    { example: '[Strike, done]' },
  ),
  expect: optional(
    position,
    'What must be so in the end, by the same paths as in `given`; under `sees`, what a seat may see of it; under `chances`, how likely each value is.',
    {
      example: '{player 1.oil: 7}',
    },
  ),
});

/** The format of a file of scenarios. */
export const scenarioSchema = list(scenario, { countMin: 1 });
