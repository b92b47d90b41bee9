import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { blankFace } from '../card/card-face.ts';
import { draw } from '../testing/story.ts';
import './moment.ts';
import type { CastMember } from './moment.ts';

const shelf = { ...blankFace, title: 'Top shelf', icon: 'drop', hue: 120 };
const ant = (nth: number): CastMember => ({
  face: { ...blankFace, title: `Ant ${nth}`, kind: 'Guest', icon: 'leaf', hue: 20 + nth * 30 },
  shape: 'token',
});

const meta: Meta = { title: 'Components/Moment', component: 'uc-moment', tags: ['autodocs'] };
export default meta;

export const WhoDoesItToWhom: StoryObj = {
  render: () =>
    draw(
      'uc-moment',
      { caption: 'The ants take a jar.', at: 'Top shelf', set: shelf, cast: [[ant(1)], [ant(2)]] },
      820,
    ),
};
export const Fallen: StoryObj = {
  render: () =>
    draw(
      'uc-moment',
      { caption: 'Ant 1 fell.', at: 'Top shelf', set: shelf, cast: [[{ ...ant(1), fallen: true }]] },
      820,
    ),
};
export const WordsAlone: StoryObj = {
  render: () => draw('uc-moment', { caption: 'A year is over.' }, 820),
};
