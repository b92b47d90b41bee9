import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { blankFace, type CardFace } from '../card/card-face.ts';
import { draw } from '../testing/story.ts';
import './stage.ts';
import type { StageElement } from './stage.ts';

const face = (title: string, icon: string, hue: number, more: Partial<CardFace> = {}): CardFace => ({
  ...blankFace,
  title,
  kind: 'Spice',
  icon,
  hue,
  ...more,
});
const plum = face('Plum', 'jar', 20);
const shelf = face('Top shelf', 'drop', 230);
const lid = face('Sticky lid', 'gem', 330, {
  text: 'Whoever opens the jar loses 2 [points]. **Now.**',
});
const die = { sides: 6, value: 4, label: 'Plum', hue: 20, thing: -1, legal: false };
const stage = (more: Partial<StageElement>, width = 320) =>
  draw('uc-stage', { who: 'Ann', seat: 0, place: 'Top shelf', at: 5, of: 43, ...more }, width);

const meta: Meta = { title: 'Components/Stage', component: 'uc-stage', tags: ['autodocs'] };
export default meta;

export const Sentence: StoryObj = { render: () => stage({ caption: 'Ann gains 3 points.' }) };
export const WhoAgainstWhat: StoryObj = {
  tags: ['picture'],
  render: () =>
    stage({ caption: 'The top shelf is raided.', cast: [[plum, plum, face('Lemon', 'leaf', 100)], [shelf]] }),
};
export const Crowd: StoryObj = {
  render: () => stage({ caption: 'Guests are on their way: 11.', cast: [Array.from({ length: 11 }, () => plum)] }),
};
export const CardWithItsText: StoryObj = {
  tags: ['picture'],
  render: () => stage({ caption: 'Sticky lid is sprung.', cast: [[lid]] }),
};
export const Throw: StoryObj = { render: () => stage({ caption: 'The dice fall', dice: [die, { ...die, value: 1 }] }) };
export const Held: StoryObj = { render: () => stage({ caption: 'Ann gains 3 points.', held: true }) };
export const NobodysDoing: StoryObj = {
  render: () => stage({ caption: 'A new round begins.', who: '', seat: -1, place: '' }),
};
export const Phone: StoryObj = { render: () => stage({ caption: 'Sticky lid is sprung.', cast: [[lid]] }, 360) };
