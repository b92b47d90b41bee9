import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { draw } from '../testing/story.ts';
import './score.ts';

const players = ['Ann', 'Bob', 'Cleo'].map((name, seat) => ({ name, seat, winner: seat === 1, complete: true }));
const lines = [
  { title: 'Full shelves', icon: 'jar', values: [12, 15, 9] },
  { title: 'Rare jars', icon: 'gem', values: [3, 4, null] },
  { title: 'Spilt salt', icon: null, values: [-2, 0, -1] },
];

const meta: Meta = { title: 'Components/Score', component: 'uc-score', tags: ['autodocs'] };
export default meta;

export const Final: StoryObj = { tags: ['picture'], render: () => draw('uc-score', { players, lines }, 480) };
export const NotFinal: StoryObj = {
  render: () =>
    draw('uc-score', { players: players.map((player) => ({ ...player, winner: false, complete: false })), lines }, 480),
};
