import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { draw } from '../testing/story.ts';
import './overlay.ts';

const finding = {
  code: 'resolve/unknown-counter',
  severity: 'error',
  message: 'No counter is called `pionts`.',
  file: 'pantry/jars/plum.yaml',
  line: 4,
  column: 14,
  printed: 'error[resolve/unknown-counter]: No counter is called `pionts`.\n --> pantry/jars/plum.yaml:4:14',
} as const;

const meta: Meta = { title: 'Components/Overlay', component: 'uc-overlay', tags: ['autodocs'] };
export default meta;

export const OneMistake: StoryObj = { render: () => draw('uc-overlay', { findings: [finding] }, 700) };
export const Several: StoryObj = {
  render: () =>
    draw(
      'uc-overlay',
      { findings: [finding, { ...finding, severity: 'warning', line: 9 }], note: 'The game goes on.' },
      700,
    ),
};
