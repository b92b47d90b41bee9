import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { draw } from '../testing/story.ts';
import { numberSpaces } from './spaces.ts';
import './track.ts';

const spaces = Array.from({ length: 10 }, (_, index) => ({
  label: String(index),
  title: index === 9 ? 'The last shelf' : null,
  icon: index === 9 ? 'gem' : null,
  legal: index === 4,
}));
const markers = [
  { at: 3, title: 'Ann', icon: 'jar', hue: 30 },
  { at: 3, title: 'Bob', icon: 'leaf', hue: 230 },
];

const meta: Meta = { title: 'Components/Track', component: 'uc-track', tags: ['autodocs'] };
export default meta;

export const OneSpaceMayBeChosen: StoryObj = {
  tags: ['picture'],
  render: () => draw('uc-track', { label: 'Days of frost', spaces, markers }, 560),
};
export const WhatIsLeft: StoryObj = {
  tags: ['picture'],
  render: () => draw('uc-track', { label: 'Days of frost', spaces: numberSpaces(1, 12), at: 3, bars: true }, 420),
};
export const NoMarkers: StoryObj = {
  render: () => draw('uc-track', { label: 'Days of frost', spaces, markers: [] }, 560),
};
