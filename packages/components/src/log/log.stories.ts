import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { draw } from '../testing/story.ts';
import './log.ts';
import type { LogElement } from './log.ts';

const entries = [
  'Ann opens Plum Jam.',
  'Ann gains 2 points.',
  'Bob sells Lemon Curd and Salt.',
  'Bob gains 3 points.',
  'The top shelf is full.',
].map((text, index) => ({
  text,
  step: index,
  player: index === 4 ? -1 : Math.floor(index / 2),
  things: [index],
  source: `pantry/rules/work.rules:${index + 3}`,
}));
const log: Partial<LogElement> = { entries, names: ['Ann', 'Bob'] };

const meta: Meta = { title: 'Components/Log', component: 'uc-log', tags: ['autodocs'] };
export default meta;

export const AsItHappens: StoryObj = { render: () => draw('uc-log', log) };
export const AnEarlierMoment: StoryObj = { render: () => draw('uc-log', { ...log, moment: 2 }) };
export const WithSources: StoryObj = { render: () => draw('uc-log', { ...log, sources: true }) };
export const WithThrows: StoryObj = {
  tags: ['picture'],
  render: () => {
    const throws = [1, 3].map((step, index) => ({
      text: `Dice: ${index + 4}, 2.`,
      step,
      player: -1,
      things: [],
      source: null,
      aside: true,
    }));
    return draw('uc-log', { ...log, entries: [...entries, ...throws].toSorted((one, other) => one.step - other.step) });
  },
};
export const WithAFight: StoryObj = {
  tags: ['picture'],
  render: () =>
    draw('uc-log', { ...log, folds: [{ first: 0, last: 2, text: 'The top shelf: held. Salt breaks (×2).' }] }),
};
export const WithAFightOpened: StoryObj = {
  tags: ['picture'],
  render: () =>
    draw('uc-log', {
      ...log,
      moment: 2,
      folds: [{ first: 0, last: 2, text: 'The top shelf: held. Salt breaks (×2).' }],
    }),
};
export const Empty: StoryObj = { render: () => draw('uc-log', { names: ['Ann', 'Bob'] }) };
