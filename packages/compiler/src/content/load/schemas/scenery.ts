// What the picture of a thing stands in front of, and what lies around it: in files of rows, and
// for all of a kind in table.yaml; and the mood of the whole table.

import { enumeration, flag, integer, list, object, optional, required, withDefault } from '../schema.ts';
import { icon } from './common.ts';

/** Pictures of more symbols are not taken in at the size of a card. */
const LAYERS_MAX = 8;

const hue = integer({ min: 0, max: 360 });
const hundredths = integer({ min: 0, max: 100 });

const layer = object(
  'layer',
  'One symbol of a picture.',
  {
    icon: optional(icon, 'Its name; the picture of the thing itself when left out.', { example: 'two-coins' }),
    at: required(
      list(hundredths, { countMin: 2, countMax: 2 }),
      'Where its middle is: in hundredths of the width from the left, and of the height from the top.',
      { example: '[20, 80]' },
    ),
    size: required(integer({ min: 5, max: 120 }), 'Its height, in hundredths of that of the picture.', {
      example: '30',
    }),
    depth: optional(
      enumeration({
        far: 'Behind the picture of the thing, and pale.',
        near: 'In front of it.',
      }),
      'How near it is; beside the picture of the thing when left out.',
    ),
    turn: optional(integer({ min: -180, max: 180 }), 'How far it is turned, in degrees clockwise.'),
    mirrored: optional(flag(), 'Whether left and right change places.'),
    tint: optional(hue, 'Its colour, from 0 to 360; that of the ink when left out.'),
  },
  { example: '{icon: two-coins, at: [20, 80], size: 30, depth: near}' },
);

/** The surroundings of a picture. */
export const scenery = object(
  'scenery',
  'What a picture stands in front of, and what lies around it. It is drawn on cards and tiles; small pieces show the picture alone.',
  {
    wall: optional(
      enumeration({
        plain: 'The pattern of the frame.',
        rock: 'Rock, in lumps.',
        bricks: 'Courses of stone.',
        planks: 'Planks.',
        columns: 'Columns of a hall.',
        shelves: 'Shelves with books and jars.',
        drapes: 'Folds of cloth.',
        trees: 'Bare trees.',
        sky: 'Clouds.',
      }),
      'What is behind it.',
    ),
    floor: optional(
      enumeration({
        none: 'Nothing.',
        stones: 'Flagstones.',
        boards: 'Boards.',
        earth: 'Earth with pebbles.',
        grass: 'Tufts of grass.',
        water: 'Waves.',
        embers: 'Something that glows.',
      }),
      'What it stands on.',
    ),
    light: optional(
      enumeration({
        middle: 'From behind the picture.',
        above: 'A shaft from above.',
        left: 'From the left.',
        right: 'From the right.',
        below: 'From the ground.',
        dim: 'Hardly any.',
      }),
      'Where its light comes from.',
    ),
    glow: optional(hue, 'The colour of the light, from 0 to 360; that of the card when left out.'),
    layers: optional(
      list(layer, { countMax: LAYERS_MAX }),
      'Symbols; where none of them is the picture of the thing, that stands in the middle.',
    ),
  },
  { example: '{wall: rock, floor: earth, layers: [{icon: two-coins, at: [20, 80], size: 30, depth: near}]}' },
);

export const theme = object(
  'theme',
  'The mood of the game: few words, from which all colours follow.',
  {
    ground: withDefault(hue, 76, 'Hue of the table, its panels and lines.'),
    accent: withDefault(hue, 70, 'Hue of everything that can be acted on.'),
    inks: withDefault(
      enumeration({ deep: 'Dark and smoky.', bright: 'Clear and colourful.' }),
      'deep',
      'How strong the colours are.',
    ),
    title: withDefault(
      enumeration({ carved: 'Cut in wood.', storybook: 'As in a picture book.' }),
      'carved',
      'Letters of titles.',
    ),
    texture: withDefault(
      enumeration({
        hatch: 'Rock, hatched as on a map.',
        bricks: 'Courses of stone.',
        planks: 'Planks with knots.',
        meadow: 'Tufts and pebbles.',
        plain: 'Nothing.',
      }),
      'hatch',
      'What the ground of boards is made of.',
    ),
  },
  { example: '{ground: 150, accent: 95, inks: bright}' },
);
