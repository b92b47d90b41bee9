import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { draw } from '../testing/story.ts';
import './dice.ts';
import type { Die } from './dice.ts';

const die = (sides: number, value: number, more: Partial<Die> = {}): Die => ({
  sides,
  value,
  label: null,
  hue: 30,
  thing: -1,
  legal: false,
  ...more,
});

const meta: Meta = { title: 'Components/Dice', component: 'uc-dice', tags: ['autodocs'] };
export default meta;

export const EverySort: StoryObj = {
  tags: ['picture'],
  render: () =>
    draw(
      'uc-dice',
      { dice: [2, 4, 6, 8, 10, 12, 20, 30].map((sides, index) => die(sides, Math.min(index + 1, sides))) },
      620,
    ),
};
export const Labelled: StoryObj = {
  render: () => draw('uc-dice', { dice: [die(6, 4, { label: 'Pepper' }), die(6, 2, { label: 'Salt', hue: 230 })] }),
};
export const OneMayBeChosen: StoryObj = {
  render: () => draw('uc-dice', { dice: [die(6, 4, { thing: 1, legal: true }), die(6, 2)] }),
};
export const Small: StoryObj = { render: () => draw('uc-dice', { dice: [die(6, 4), die(6, 2)], small: true }) };
