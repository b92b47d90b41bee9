import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { draw } from '../testing/story.ts';
import './prompt.ts';
import type { PromptAnswer, PromptElement } from './prompt.ts';

const answer = (index: number, label: string, more: Partial<PromptAnswer> = {}): PromptAnswer => ({
  index,
  label,
  icon: null,
  hue: 60,
  thing: -1,
  where: null,
  ends: false,
  reason: null,
  ...more,
});
const work = [
  answer(0, 'Open a jar', { icon: 'jar' }),
  answer(1, 'Sell two'),
  answer(-1, 'Build a shelf', { reason: 'It costs 4 points, and you have 3.' }),
  answer(2, 'Done', { ends: true }),
];
const ask: Partial<PromptElement> = {
  lead: 'Ann',
  mode: 'ask',
  question: 'Work in the pantry',
  groups: [{ label: null, answers: work }],
};
const many = Array.from({ length: 24 }, (_, index) =>
  answer(index, `Jar number ${index + 1}`, { icon: 'jar', where: index % 2 === 0 ? 'Top shelf' : null }),
);

const meta: Meta = { title: 'Components/Prompt', component: 'uc-prompt', tags: ['autodocs'] };
export default meta;

export const Asked: StoryObj = { tags: ['picture'], render: () => draw('uc-prompt', ask, 380) };
export const ManyAnswers: StoryObj = {
  tags: ['picture'],
  render: () =>
    draw(
      'uc-prompt',
      {
        ...ask,
        groups: [
          { label: 'Open', answers: many },
          { label: 'Or', answers: work.slice(3) },
        ],
      },
      380,
    ),
};
export const NothingButReasons: StoryObj = {
  render: () => draw('uc-prompt', { ...ask, groups: [{ label: 'Build', answers: work.slice(2) }] }, 380),
};
export const Waiting: StoryObj = {
  render: () => draw('uc-prompt', { ...ask, mode: 'wait', lead: 'Bob', groups: [] }, 380),
};
export const InThePast: StoryObj = {
  render: () => draw('uc-prompt', { ...ask, mode: 'past', groups: [] }, 380),
};
export const Over: StoryObj = {
  render: () => draw('uc-prompt', { ...ask, mode: 'over', question: 'Ann has filled the pantry.', groups: [] }, 380),
};
export const WhatOthersDid: StoryObj = {
  render: () =>
    draw(
      'uc-prompt',
      {
        ...ask,
        passes: 4,
        others: 'The other 3 too: Top shelf',
        digest: ['Bob: Opens Plum Jam (×2). Sells Salt. Points: 4 › 7'],
        replay: 'Show again what Bob did',
      },
      380,
    ),
};
