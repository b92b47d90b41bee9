import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { blankFace } from '../card/card-face.ts';
import { draw } from '../testing/story.ts';
import './fight.ts';
import type { Fighter, FightSide } from './fight.ts';

const bite = { who: '', title: 'Legs', icon: null, amount: -2 };
const fighter = (title: string, icon: string, hue: number, more: Partial<Fighter> = {}): Fighter => ({
  face: { ...blankFace, title, icon, hue, kind: 'Guest' },
  numbers: [],
  acts: false,
  fallen: false,
  ...more,
});
const ant = fighter('Ant', 'leaf', 20, { fallen: true, numbers: [bite] });
const bee = fighter('Bee', 'drop', 80);
const wasp = fighter('Wasp', 'gem', 50);
const cat = fighter('Cat', 'jar', 260, { acts: true });
const sides: readonly FightSide[] = [
  { title: 'Guests', fighters: [ant, bee, wasp] },
  { title: 'Ann', fighters: [cat] },
];
const lines = [
  { face: null, text: 'The lid is closed.', numbers: [], fallen: [] },
  { face: cat.face, text: 'Cat bites.', numbers: [{ ...bite, who: 'Ant' }], fallen: ['Ant'] },
];
const told = {
  sides,
  lines,
  at: 'Between the top shelf and the window',
  outcome: ['Ann holds the shelf.'],
  open: true,
};

const meta: Meta = { title: 'Components/Fight', component: 'uc-fight', tags: ['autodocs'] };
export default meta;

export const Over: StoryObj = { tags: ['picture'], render: () => draw('uc-fight', told, 920) };
export const NotYetOver: StoryObj = { render: () => draw('uc-fight', { ...told, open: false }, 920) };
export const Lost: StoryObj = { render: () => draw('uc-fight', { ...told, taken: true }, 920) };
export const Narrow: StoryObj = { tags: ['picture'], render: () => draw('uc-fight', told, 350) };
export const NoneToHoldOut: StoryObj = {
  render: () => draw('uc-fight', { ...told, sides: [sides[0]!, { title: 'Ann', fighters: [] }], lines: [] }, 920),
};
