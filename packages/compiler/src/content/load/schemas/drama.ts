// How events are shown when the table plays back what happened: `drama` of table.yaml.

import { enumeration, flag, id, integer, list, object, optional, required, withDefault } from '../schema.ts';
import { title } from './common.ts';

const part = object(
  'part of a total',
  'One of the numbers that a total is made of.',
  {
    is: required(id('parameter'), 'The parameter with the number.', { example: 'strength' }),
    title: required(title, 'What it is called.'),
    of: optional(
      id('attribute'),
      'The attribute whose value it is: then it is shown as what is printed, and what other cards add to that.',
      { example: 'might' },
    ),
  },
  { example: '{is: strength, title: Strength}' },
);

const side = object(
  'side of a duel',
  'One of those who meet, and the numbers with which they do.',
  {
    thing: required(id('parameter'), 'The parameter that is the thing.', { example: 'attacker' }),
    total: optional(id('parameter'), 'The parameter that is its total; the greater total is shown as the winner.'),
    parts: optional(list(part), 'What the total is made of; parts that are nothing are left out.', {
      example: '[{is: strength, title: Strength}, {is: rolled, title: Die}]',
    }),
    dice: optional(
      integer({ min: 1, max: 8 }),
      'Which group of the dice thrown just before belongs to it: the first `and` of `roll 2d6 and d8` begins group 2.',
    ),
    counts: optional(
      id('parameter'),
      'The parameter that is the one die of these that counts; the others are drawn pale.',
      { example: 'best' },
    ),
    ties: withDefault(flag(), false, 'Whether it wins when both come to the same; without it nobody does.'),
  },
  { example: '{thing: attacker, total: attack, dice: 1}' },
);

const fight = object(
  'fight of many',
  'Two sides of any number that meet, each with the zones in which it lies: of the player whose event it is, or of the table.',
  {
    one: required(list(id('zone'), { unique: true }), 'Zones of those who attack.', { example: '[crowd]' }),
    other: required(list(id('zone'), { unique: true }), 'Zones of those who hold out.', {
      example: '[guards, snares]',
    }),
  },
  { example: '{one: [crowd], other: [guards, snares]}' },
);

/** How one event is shown: `drama` of table.yaml. */
export const scene = object(
  'showing of an event',
  'How an event is shown when the table plays back what happened.',
  {
    at: optional(
      id('parameter'),
      'The parameter that is the place where all that follows happens; it is pointed at. Whoever chose it waits for no sentence that speaks of nothing else.',
      {
        example: 'room',
      },
    ),
    until: optional(
      list(id('procedure'), { unique: true }),
      'Procedures that end what `at` began; any other `at` does, too.',
    ),
    from: optional(id('parameter'), 'An arrow begins at the thing of this parameter.', { example: 'attacker' }),
    to: optional(id('parameter'), 'The arrow ends at the thing of this parameter.', { example: 'defender' }),
    show: optional(
      list(id('parameter or zone'), { unique: true }),
      'What is shown beside its sentence, one after the other: the things of these parameters, and all that lies in these zones of the table. Left out: the things it speaks of.',
      { example: '[troop, room]' },
    ),
    lost: optional(
      id('parameter'),
      'The parameter that names the thing which a player loses by it: the scene shows that thing dark, and strikes out its text.',
      { example: 'room' },
    ),
    sides: optional(
      list(side, { countMin: 2, countMax: 2 }),
      'Two who meet are shown side by side, with their numbers.',
    ),
    fight: optional(
      fight,
      'A fight of many begins: all that is told until `at` ends, or a heading comes, is one scene of two and a half seconds, blow by blow. What `digest` marks is how it ends; who is named there falls.',
    ),
    heading: withDefault(flag(), false, 'Whether its sentence begins a part of the log, such as a turn.'),
    sound: optional(
      enumeration({
        move: 'Something is put down.',
        roll: 'Dice.',
        gain: 'Coins that come.',
        pay: 'Coins that go.',
        meet: 'Blades.',
        fall: 'A figure falls: in a scene, the pieces that are shown lie on the floor.',
        come: 'A figure comes from afar.',
        page: 'A page is turned.',
        none: 'Nothing.',
      }),
      'The sound that players hear with it, if they have turned sound on. When left out, the event decides: a throw, a duel, a move, a number.',
      { example: 'come' },
    ),
    digest: withDefault(
      flag(),
      false,
      'Whether it is told in short of what other players did. When no event is marked, sentences that speak of things are.',
    ),
    weight: withDefault(
      integer({ min: 0, max: 5 }),
      1,
      'How long it is shown: 1 as usual, 2 twice as long; 0 passes without a stop. From 2 on it is a scene in the middle of the table, and the rest is dark meanwhile.',
    ),
  },
  { example: '{from: attacker, to: defender}' },
);
