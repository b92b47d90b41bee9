import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { blankFace } from '../card/card-face.ts';
import { draw } from '../testing/story.ts';
import './opening.ts';

const meta: Meta = { title: 'Components/Opening', component: 'uc-opening', tags: ['autodocs'] };
export default meta;

export const Told: StoryObj = {
  render: () =>
    draw(
      'uc-opening',
      {
        label: 'Pantry',
        says: 'The night is long and the mice are hungry. Two cooks guard what is left.',
        goal: 'First to ten jars.',
        face: { ...blankFace, title: 'Plum jar', icon: 'jar' },
      },
      760,
    ),
};
export const WordsAlone: StoryObj = { render: () => draw('uc-opening', { label: 'Pantry' }, 360) };
