// Kinds of things, zones, sets and windows.

import {
  enumeration,
  expression,
  flag,
  id,
  integer,
  list,
  mapOf,
  object,
  optional,
  required,
  text,
  withDefault,
} from '../schema.ts';
import { icon, title, visibility } from './common.ts';
import { attribute, field, printed } from './fields.ts';

const zoneKeys = {
  holds: required(
    list(id('kind'), { orSingle: true, unique: true, countMin: 1 }),
    'Kinds of things that may lie here; kinds that are sorts of them may too.',
    {
      example: 'card',
    },
  ),
  visible: withDefault(visibility, 'all', 'Who sees what lies here.'),
  order: withDefault(
    enumeration({ set: 'The order means nothing.', pile: 'The order matters: the first thing is the top.' }),
    'set',
    'Whether the order of the things matters.',
  ),
  'in-force': withDefault(flag(), false, 'Whether the effects of what lies here are in force.'),
  playable: withDefault(flag(), false, 'Whether its owner may play cards from here.'),
  kept: withDefault(
    flag(),
    false,
    'Whether what lies here when a game of a campaign ends lies here when the next one begins, and nothing else.',
  ),
  title: optional(title, 'What players read; made from the name when left out.'),
};

/** A zone of the table or of each player. */
export const zone = object(
  'zone',
  'A place where things lie: a deck, a hand, a board.',
  {
    ...zoneKeys,
    of: optional(enumeration({ player: 'Each player has one.' }), 'Whose it is; when left out there is one for all.'),
    refill: optional(id('zone'), 'The zone that is shuffled into this one when a draw finds it empty.', {
      example: 'discard',
    }),
  },
  { example: 'hand: {holds: card, of: player, visible: owner, playable: true}' },
);

/** A zone that each thing of a kind has. */
export const thingZone = object(
  'zone of a thing',
  'A place where things lie that each thing of the kind has.',
  zoneKeys,
);

/** How the spaces of a kind lie to each other. */
const map = object(
  'map',
  'How the things of this kind lie to each other, for `neighbours`, `distance`, `line` and the like. Declare one of the two.',
  {
    links: optional(list(list(id('row'), { countMin: 2, countMax: 2 })), 'Pairs of rows that are neighbours.', {
      example: '[[hall, kitchen], [hall, cellar]]',
    }),
    grid: optional(
      object('grid', 'Squares in columns and rows; things lie on it in the order of their zone, row by row.', {
        columns: required(integer({ min: 1, max: 200 }), 'Squares from left to right.', { example: '5' }),
        rows: required(integer({ min: 1, max: 200 }), 'Squares from top to bottom.', { example: '4' }),
        diagonal: withDefault(flag(), false, 'Whether squares that meet in a corner are neighbours.'),
      }),
      'Squares in columns and rows.',
      { example: '{columns: 5, rows: 4}' },
    ),
  },
);

/** A kind of things. */
export const kind = object('kind', 'A kind of things: cards, rooms, figures.', {
  plural: optional(id('kind in the plural'), 'The word for several of them; made from the name when left out.', {
    example: 'witches',
  }),
  is: optional(id('kind'), 'The kind that this one is a sort of: it has everything that one has.', { example: 'card' }),
  title: optional(title, 'What players read; made from the name when left out.'),
  icon: optional(icon, 'The picture of its rows that have none of their own.'),
  folder: optional(
    text({
      lengthMax: 60,
      form: { pattern: /^[a-z][a-z0-9-]*(?:\/[a-z][a-z0-9-]*)*$/, words: 'a folder of this game such as `cards`' },
    }),
    'The folder with its rows: each file in it is one, or a table of them.',
    { example: 'cards' },
  ),
  printed: optional(
    mapOf('printed value', printed),
    'What is printed on its rows, written there as keys of their own.',
  ),
  fields: optional(mapOf('field', field), 'What each thing of the kind remembers.'),
  attributes: optional(mapOf('attribute', attribute), 'Values that effects can change.'),
  zones: optional(mapOf('zone', thingZone), 'Places that each thing of the kind has.'),
  play: optional(id('procedure'), 'The procedure that plays a card of this kind; it takes the card.', {
    example: 'play-card',
  }),
  alike: withDefault(
    flag(),
    false,
    'Whether things of one row in one place are all the same to players, so that only one is offered.',
  ),
  'stands-for': optional(
    id('field'),
    'The field with the thing that one of this kind stands for: it has its name, its picture, and the values of attributes that have no base.',
    { example: 'card' },
  ),
  copies: optional(
    id('field'),
    'The field with the thing that one of this kind is a copy of: it then has its effects, printed values, sort, name, picture and text.',
    { example: 'copied' },
  ),
  map: optional(map, 'How the things of this kind lie to each other.'),
});

/** A name for a query. */
export const set = object(
  'set',
  'A word for all things that fit a query.',
  {
    one: required(id('member'), 'The word for one of them.', { example: 'fighter' }),
    is: required(expression(), 'The query.', { example: 'beasts in arena' }),
  },
  { example: 'fighters: {one: fighter, is: beasts in arena}' },
);

/** A moment at which players may do something. */
export const window = object('window', 'A moment at which players may act and play cards; a procedure offers it.', {
  asks: required(
    enumeration({
      you: 'The player who acts.',
      everyone: 'All, from the player who acts clockwise.',
      others: 'All but the player who acts, clockwise.',
      opponent: 'The other one of two players.',
    }),
    'Who is asked, in this order.',
  ),
  of: optional(id('kind'), 'The kind of the thing that it is about.', { example: 'beast' }),
  repeats: withDefault(flag(), false, 'Whether a player is asked again until they pass.'),
  restarts: withDefault(flag(), false, 'Whether everybody is asked again after each use.'),
  title: optional(title, 'What players read; made from the name when left out.'),
});
