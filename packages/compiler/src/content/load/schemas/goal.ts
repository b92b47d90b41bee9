// What wins, and what is told before it begins, in table.yaml.

import { either, flag, id, integer, list, mapOf, object, optional, required, text, withDefault } from '../schema.ts';
import { title } from './common.ts';

const says = text({ lengthMax: 120 });
const reach = mapOf('counter', integer({ min: 1 }));

const goalWith = object(
  'goal with an option',
  'What wins instead while an option of the game is on: yes, a number that is not 0, a value that is not the first.',
  {
    option: required(id('option'), 'The option.', { example: 'long' }),
    says: optional(says, 'What wins then; the same sentence when left out.'),
    reach: optional(reach, 'What numbers of players have to come to then; the same numbers when left out.'),
  },
  { example: '{option: long, says: First to twenty jars., reach: {jars: 20}}' },
);

export const goal = object(
  'goal',
  'What wins: a sentence that is always in sight, and numbers that each player has to reach for it.',
  {
    says: required(says, 'What wins, in one short sentence.', { example: 'First to ten jars.' }),
    reach: optional(
      reach,
      'Counters, fields and attributes of players, and what each of them has to come to; it is shown beside the number of every player.',
      { example: '{jars: 10}' },
    ),
    with: optional(list(goalWith), 'What options change about it; of several that are on the first one holds.'),
  },
  { example: '{says: First to ten jars., reach: {jars: 10}}' },
);

/** Fields of the game, each with the value that it must have. */
export const statesOfGame = mapOf('field', either(flag(), integer(), id('value')));

export const briefing = object(
  'briefing',
  'A page that a player reads before a question, once in a game: what it is about, and how to begin at one press.',
  {
    title: optional(title, 'What stands above it; the title of the game when left out.'),
    says: required(text({ lengthMax: 400 }), 'The story, in two sentences.', {
      example: 'The night is long and the beasts are hungry. The first to fill ten jars keeps the cellar.',
    }),
    when: optional(
      statesOfGame,
      'Fields of the game and their values: it is told at the first question at which all of them have these. When left out, before the first question of the game.',
      { example: '{night: true}' },
    ),
    shows: optional(
      list(id('zone'), { unique: true, countMin: 1 }),
      'Zones of the table whose things are shown with it: who sets out, or what is to be done.',
      { example: '[grove]' },
    ),
    scene: optional(
      id('row'),
      'The row whose picture stands above it, in the place of a board on which nothing is laid yet. When left out, only light falls there.',
      { example: 'owl' },
    ),
    recommended: optional(
      mapOf('procedure', list(id('option'))),
      'Questions that can be answered at one press, by the procedure that asks, with the answers in turn, by option or row. The first one offered is given where the list ends, or names none that is offered.',
      { example: '{choose-name: [marten, owl], take-seats: []}' },
    ),
  },
  { example: '{says: The night is long and the beasts are hungry.}' },
);

const happened = list(id('procedure'), { unique: true, countMin: 1 });
const bounds = mapOf('counter', integer());

export const achievement = object(
  'achievement',
  'Something that a player can achieve besides winning. It is judged when a game is over, and kept in the browser of the player.',
  {
    title: required(title, 'What it is called.'),
    says: required(text({ lengthMax: 120 }), 'What has to be done for it, in one short sentence.', {
      example: 'Win without a sleepless night.',
    }),
    won: withDefault(flag(), true, 'Whether the player has to win the game.'),
    never: optional(
      happened,
      'Procedures that must not have happened to the player: none of their sentences may stand in the log with this player as `you`.',
      { example: '[strike]' },
    ),
    'never-at-all': optional(happened, 'Procedures that must not have happened to any player.', {
      example: '[strike]',
    }),
    ever: optional(happened, 'Procedures each of which must have happened to the player.', { example: '[take-turn]' }),
    'at-least': optional(
      bounds,
      'Counters, fields and attributes of the player, and numbers of the game, with the least that they may be at the end.',
      { example: '{oil: 12}' },
    ),
    'at-most': optional(bounds, 'The same with the most that they may be.', { example: '{day: 8}' }),
  },
  { example: '{title: Thrift, says: Win with twelve oil left., at-least: {oil: 12}}' },
);
