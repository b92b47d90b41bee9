import type { Meta, StoryObj } from '@storybook/web-components-vite';
import type { TemplateResult } from 'lit';
import { blankFace, type CardFace } from '../../card/card-face.ts';
import { draw } from '../../testing/story.ts';
import './inspector.ts';
import type { InspectorElement } from './inspector.ts';

const jar: CardFace = {
  ...blankFace,
  title: 'Plum',
  kind: 'Jar',
  icon: 'jar',
  hue: 20,
  value: { name: 'weight', title: 'Weight', icon: 'drop', value: '5', change: 1, printed: '3' },
  text: 'When it is opened, gain 2 [points].',
  flavour: 'Older than the house.',
};
const weight = {
  title: 'Weight',
  total: 5,
  parts: [
    { from: 'base', title: null, amount: 3 },
    { from: 'row', title: 'Damp shelf', amount: 3 },
    { from: 'lasting', title: null, amount: -1 },
  ],
} as const;
/** Beside a thing at the left edge; it lies over everything, so its story is as high as it is. */
const inspector = (more: Partial<InspectorElement>): TemplateResult => {
  const near = { left: 0, right: 20, top: 240, bottom: 260 };
  const drawn = draw('uc-inspector', { face: jar, near, ...more });
  return drawn;
};

const meta: Meta = { title: 'Components/Inspector', component: 'uc-inspector', tags: ['autodocs'] };
export default meta;

export const Passing: StoryObj = { render: () => inspector({}) };
export const Pinned: StoryObj = { render: () => inspector({ pinned: true }) };
export const WhyNot: StoryObj = { render: () => inspector({ reason: 'It costs 4 points, and you have 3.' }) };
export const WhereItsNumbersComeFrom: StoryObj = { render: () => inspector({ pinned: true, values: [weight] }) };
export const WhatCanBeDone: StoryObj = {
  render: () =>
    inspector({
      pinned: true,
      answers: [
        { index: 0, label: 'Open' },
        { index: 1, label: 'Sell for 3' },
      ],
    }),
};
