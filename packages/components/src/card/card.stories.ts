import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { draw, together } from '../testing/story.ts';
import { blankFace, type CardFace } from './card-face.ts';
import './card.ts';
import type { CardElement } from './card.ts';

const weight = { name: 'weight', title: 'Weight', icon: 'drop', value: '3', change: 0, printed: null } as const;
const plum: CardFace = {
  ...blankFace,
  title: 'Plum Jam',
  kind: 'Jar',
  hue: 330,
  icon: 'jar',
  value: weight,
  stats: [{ ...weight, name: 'worth', title: 'Worth', icon: 'gem', value: '2' }],
  text: '**When opened:** Gain 2 [points], and the shelf below has +1 weight.',
  flavour: 'From last summer, or the one before.',
};
const glossary = new Map([['points', { icon: 'gem', title: 'Points' }]]);
const long: CardFace = {
  ...plum,
  title: 'Bottled Elderflower and Gooseberry Preserve',
  text: `${plum.text} `.repeat(4).trim(),
};

const card = (props: Partial<CardElement> = {}, face: Partial<CardFace> = {}, width = 220) =>
  draw('uc-card', { face: { ...plum, ...face }, glossary, stop: true, ...props }, width);

const meta: Meta = { title: 'Components/Card', component: 'uc-card', tags: ['autodocs'] };
export default meta;

export const Plain: StoryObj = { render: () => card() };
export const Legal: StoryObj = { render: () => card({ legal: true }) };
export const Selected: StoryObj = { render: () => card({ legal: true, selected: true }) };
export const Disabled: StoryObj = { render: () => card({ reason: 'It needs an empty shelf.' }) };
export const PointedAt: StoryObj = { render: () => card({ marked: true }) };
export const New: StoryObj = { render: () => card({ fresh: true }) };
export const Exhausted: StoryObj = { render: () => card({}, { exhausted: true }) };
export const Damaged: StoryObj = { render: () => card({}, { damaged: true }) };
export const Captured: StoryObj = { render: () => card({}, { captured: true }) };
export const FaceDown: StoryObj = { render: () => card({}, { hidden: true }) };
export const ChangedNumbers: StoryObj = {
  render: () =>
    card(
      {},
      {
        value: { ...weight, value: '5', change: 1, printed: '3' },
        stats: [{ ...weight, name: 'worth', title: 'Worth', icon: 'gem', value: '1', change: -1, printed: '2' }],
        marks: [{ title: 'Open', icon: 'leaf' }],
      },
    ),
};
export const LongWords: StoryObj = { render: () => card({}, long) };
export const NoText: StoryObj = { render: () => card({}, { text: '', flavour: null }) };
export const NoPicture: StoryObj = { render: () => card({}, { icon: null }) };
export const Tile: StoryObj = { render: () => card({ shape: 'tile' }, {}, 280) };
export const Token: StoryObj = { render: () => card({ shape: 'token', copies: 3 }, {}, 96) };
export const Chip: StoryObj = { render: () => card({ shape: 'chip' }, {}, 96) };

const scenery = {
  wall: 'shelves',
  floor: 'boards',
  light: 'above',
  layers: [
    { icon: 'jar', at: [16, 62], size: 34, depth: 'far' },
    { at: [50, 52], size: 74 },
    { icon: 'gem', at: [84, 82], size: 28, depth: 'near', tint: 85 },
  ],
} as const;
const scenic = () =>
  together(
    card({}, { scenery, vary: 0.2 }, 220),
    card({}, { scenery: { ...scenery, wall: 'rock', floor: 'embers', light: 'below', glow: 40 }, vary: 0.9 }, 220),
    card({}, { scenery, exhausted: true }, 110),
    card({}, { scenery }, 60),
    html`<uc-card
      still
      shape="tile"
      style="width: 220px; height: 120px; margin: 20px"
      .face=${{ ...plum, scenery }}
    ></uc-card>`,
  );
export const InItsSurroundings: StoryObj = { tags: ['picture'], render: scenic };

const states = () =>
  together(
    card({}, {}, 180),
    card({ legal: true }, {}, 180),
    card({ legal: true, selected: true }, {}, 180),
    card({ reason: 'It needs an empty shelf.' }, {}, 180),
    card({}, { exhausted: true }, 180),
    card({}, { damaged: true }, 180),
    card({}, { hidden: true }, 180),
    card({}, long, 180),
    card({ shape: 'tile' }, {}, 180),
    card({ shape: 'token', copies: 3 }, {}, 84),
    card({ shape: 'chip' }, {}, 84),
    card({ shape: 'token' }, { exhausted: true }, 84),
    card({ shape: 'token' }, { captured: true }, 84),
    card({}, { captured: true }, 180),
  );
export const AllStates: StoryObj = { tags: ['picture'], render: states };
export const AllStatesInTheLight: StoryObj = { tags: ['picture'], globals: { theme: 'light' }, render: states };
