import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { draw, together } from '../testing/story.ts';
import './counter.ts';

const meta: Meta = { title: 'Components/Counter', component: 'uc-counter', tags: ['autodocs'] };
export default meta;

export const Plain: StoryObj = { render: () => draw('uc-counter', { label: 'Points', icon: 'gem', value: 12 }, 120) };
export const OfAtMost: StoryObj = {
  render: () => draw('uc-counter', { label: 'Jars', icon: 'jar', value: 3, most: 7 }, 120),
};
export const Extremes: StoryObj = {
  render: () =>
    together(
      draw('uc-counter', { label: 'Nothing', icon: 'drop', value: 0 }, 120),
      draw('uc-counter', { label: 'A lot', icon: 'drop', value: 123456 }, 120),
      draw('uc-counter', { label: 'Without a picture', value: -3 }, 120),
    ),
};
