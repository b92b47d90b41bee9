import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { draw } from '../testing/story.ts';
import './player.ts';
import type { PlayerElement } from './player.ts';

const ann: Partial<PlayerElement> = {
  name: 'Ann',
  seat: 0,
  here: true,
  counters: [
    { name: 'points', title: 'Points', icon: 'gem', value: 12 },
    { name: 'jars', title: 'Jars', icon: 'jar', value: 3 },
    { name: 'patience', title: 'Patience', icon: null, value: 0 },
  ],
};

const meta: Meta = { title: 'Components/Player', component: 'uc-player', tags: ['autodocs'] };
export default meta;

export const Waiting: StoryObj = { render: () => draw('uc-player', ann) };
export const OnTurn: StoryObj = { render: () => draw('uc-player', { ...ann, turn: true }) };
export const Answered: StoryObj = { render: () => draw('uc-player', { ...ann, answered: true }) };
export const Bot: StoryObj = {
  render: () => draw('uc-player', { ...ann, name: 'Bob', seat: 1, bot: true, here: false }),
};
export const Out: StoryObj = { render: () => draw('uc-player', { ...ann, outcome: 'lost' }) };
