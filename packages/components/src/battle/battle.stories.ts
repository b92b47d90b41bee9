import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { blankFace } from '../card/card-face.ts';
import { draw } from '../testing/story.ts';
import './battle.ts';
import type { BattleSide } from './battle.ts';

const die = { sides: 6, value: 4, label: null, hue: 30, thing: -1, legal: false };
const pepper: BattleSide = {
  face: { ...blankFace, title: 'Pepper', kind: 'Spice', icon: 'leaf', hue: 20 },
  total: 9,
  parts: [
    { title: 'Weight', icon: 'drop', value: 6 },
    { title: 'Damp shelf', icon: null, value: -1 },
  ],
  dice: [die],
  won: true,
  note: 'keeps its shelf',
};
const salt: BattleSide = {
  face: { ...blankFace, title: 'Salt', kind: 'Spice', icon: 'gem', hue: 230 },
  total: 5,
  parts: [{ title: 'Weight', icon: 'drop', value: 3 }],
  dice: [{ ...die, value: 2, hue: 230 }],
  won: false,
  note: 'is spilt',
};

const meta: Meta = { title: 'Components/Battle', component: 'uc-battle', tags: ['autodocs'] };
export default meta;

export const Decided: StoryObj = {
  tags: ['picture'],
  render: () => draw('uc-battle', { sides: [pepper, salt], at: 'Top shelf', open: true }, 420),
};
export const NotYetOpen: StoryObj = {
  render: () => draw('uc-battle', { sides: [pepper, salt], at: 'Top shelf', open: false }, 420),
};
export const NobodyWins: StoryObj = {
  render: () =>
    draw(
      'uc-battle',
      { sides: [pepper, salt].map((side) => ({ ...side, total: 7, won: null, note: '' })), open: true },
      420,
    ),
};
export const Narrow: StoryObj = {
  render: () => draw('uc-battle', { sides: [pepper, salt], at: 'Top shelf', open: true }, 320),
};
