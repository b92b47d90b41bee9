// What things, players and the game keep: fields, counters, attributes, printed values.

import {
  enumeration,
  expression,
  flag,
  id,
  integer,
  mapOf,
  object,
  optional,
  required,
  withDefault,
} from '../schema.ts';
import { icon, title, type, value, visibility } from './common.ts';

const RESET = 'The procedure whose beginning sets it back to its initial value.';
const MIN = 'The least value it can have.';
const MAX = 'The greatest value it can have.';
const KEPT = 'Whether the next game of a campaign begins with what it is when this one ends.';

/** A field of a thing, a player or the game. */
export const field = object(
  'field',
  'Something that is remembered: a number, a flag, one of an enum, a thing, a player, or which row or kind something is.',
  {
    type: required(
      type,
      'What it holds. A thing is optional, because at first there is none: `unit?`; so is a name: `row of unit?`, `kind of card?`.',
      {
        example: 'flag',
      },
    ),
    initial: optional(
      value,
      'What it begins with: 0, false, the first of the enum or none when left out; `printed` takes the printed value of the same name.',
      {
        example: '3',
      },
    ),
    min: optional(integer(), MIN),
    max: optional(integer(), MAX),
    reset: optional(id('procedure'), RESET, { example: 'take-turn' }),
    title: optional(title, 'What players read; made from the name when left out.'),
    icon: optional(icon, 'The picture that stands for it.', { example: 'boot' }),
    visible: withDefault(visibility, 'all', 'Who sees it.'),
    kept: withDefault(flag(), false, KEPT),
  },
);

/** A number of each player that effects gain, lose and pay. */
export const counter = object('counter', 'A number of each player that effects gain, lose and pay.', {
  title: optional(title, 'What players read; made from the name when left out.', { example: 'Oil' }),
  icon: optional(icon, 'The picture that stands for it.', { example: 'coins' }),
  initial: withDefault(integer(), 0, 'What each player begins with.'),
  min: withDefault(integer(), 0, 'The least a player can have; what is lost beyond it is not lost.'),
  max: optional(integer(), 'The most a player can have; what is gained beyond it is not gained.'),
  paying: withDefault(
    enumeration({
      down: 'The price is taken away; who has less cannot pay.',
      up: 'The price is added; who would come above `max` cannot pay.',
    }),
    'down',
    'What paying does to it.',
  ),
  reset: optional(id('procedure'), RESET),
  visible: withDefault(visibility, 'all', 'Who sees it.'),
  kept: withDefault(flag(), false, KEPT),
});

/** A constant of each row of a kind. */
export const printed = object(
  'printed value',
  'What is printed on each row of a kind: a number, a flag or one of an enum.',
  {
    type: required(type, 'What it holds.', { example: 'number' }),
    default: optional(
      value,
      'What a row has that does not say; rows must say when this is left out. A flag is false, an optional value none.',
    ),
    min: optional(integer(), MIN),
    max: optional(integer(), MAX),
    title: optional(title, 'What players read; made from the name when left out.'),
    icon: optional(icon, 'The picture that stands for it.'),
  },
);

/** A value worked out from a base and the effects in force. */
export const attribute = object(
  'attribute',
  'A value that is worked out: from its base and from every effect in force that changes it.',
  {
    base: optional(
      expression(),
      'An expression that may look at `it`; the printed value of the same name when left out.',
      { example: 'its level + 1' },
    ),
    type: optional(type, 'What it holds; that of the printed value of the same name, otherwise a number.'),
    min: optional(integer(), MIN),
    max: optional(integer(), MAX),
    params: optional(mapOf('parameter', type), 'What must be told to read it, as name and type: `attack(target)`.', {
      example: '{target: figure}',
    }),
    title: optional(title, 'What players read; made from the name when left out.'),
    icon: optional(icon, 'The picture that stands for it.'),
  },
);
