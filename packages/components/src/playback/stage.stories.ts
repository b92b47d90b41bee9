import type { Meta, StoryObj } from '@storybook/web-components-vite';
import type { BattleSide } from '../battle/battle.ts';
import { blankFace, type CardFace } from '../card/card-face.ts';
import { draw } from '../testing/story.ts';
import '../battle/battle.ts';
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
const part = (title: string, value: number) => ({ title, icon: null, value });
const duel: readonly BattleSide[] = [
  {
    face: plum,
    total: 17,
    parts: [
      part('Weight', 6),
      part('Damp shelf', 2),
      part('Old recipe', 1),
      part('Best die', 5),
      part('Outnumbers', 3),
    ],
    dice: [
      { ...die, value: 5 },
      { ...die, value: 2, pale: true },
    ],
    won: true,
    note: '',
  },
  {
    face: face('Lemon', 'leaf', 100),
    total: 8,
    parts: [part('Weight', 5), part('Cracked', -1), part('Best die', 4)],
    dice: [{ ...die, hue: 100 }],
    won: false,
    note: '',
  },
];
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
export const DuelBegins: StoryObj = {
  render: () => stage({ caption: 'Plum meets Lemon.', sides: duel, open: false }),
};
export const DuelWithManyBonuses: StoryObj = {
  tags: ['picture'],
  render: () => stage({ caption: 'Plum (17) meets Lemon (8).', sides: duel }),
};
export const Held: StoryObj = { render: () => stage({ caption: 'Ann gains 3 points.', held: true }) };
export const NobodysDoing: StoryObj = {
  render: () => stage({ caption: 'A new round begins.', who: '', seat: -1, place: '' }),
};
export const Phone: StoryObj = { render: () => stage({ caption: 'Plum (17) meets Lemon (8).', sides: duel }, 360) };
