import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { draw } from '../testing/story.ts';
import './coach.ts';

const meta: Meta = { title: 'Components/Coach', component: 'uc-coach', tags: ['autodocs'] };
export default meta;

const say = 'This is your hand. Only you see it.';

export const First: StoryObj = {
  tags: ['picture'],
  render: () => draw('uc-coach', { say, n: 1, of: 12, more: true }, 320),
};
export const Between: StoryObj = {
  render: () => draw('uc-coach', { say: 'Send out a moth.', n: 2, of: 12, earlier: true, more: true }, 320),
};
export const Last: StoryObj = {
  render: () => draw('uc-coach', { say: 'You know all you need.', n: 12, of: 12, earlier: true }, 320),
};
export const Long: StoryObj = {
  render: () =>
    draw(
      'uc-coach',
      {
        say: Array.from({ length: 4 }, () => 'Whoever leaves a space beside enemies is struck at first.').join(' '),
        n: 3,
        of: 12,
      },
      240,
    ),
};
