import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { draw } from '../testing/story.ts';
import './stepper.ts';

const numbers = (from: number, to: number, step = 1) =>
  Array.from({ length: (to - from) / step + 1 }, (_, index) => ({ value: from + index * step, index }));

const meta: Meta = { title: 'Components/Stepper', component: 'uc-stepper', tags: ['autodocs'] };
export default meta;

export const FromNothing: StoryObj = {
  tags: ['picture'],
  render: () => draw('uc-stepper', { numbers: numbers(0, 12) }, 300),
};
export const InFives: StoryObj = { render: () => draw('uc-stepper', { numbers: numbers(5, 60, 5) }, 300) };
export const OnlyOne: StoryObj = { render: () => draw('uc-stepper', { numbers: numbers(3, 3) }, 300) };
export const Narrow: StoryObj = { render: () => draw('uc-stepper', { numbers: numbers(0, 99) }, 220) };
