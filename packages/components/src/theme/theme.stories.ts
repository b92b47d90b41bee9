import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { blankFace } from '../card/card-face.ts';
import '../card/card.ts';
import '../testing/story.ts';
import { plainTheme, type Theme } from './theme.ts';

const themed = (theme: Theme): TemplateResult =>
  html`<uc-theme .theme=${theme}>
    <div style="display: flex; gap: 16px; padding: 24px; background: var(--uc-ground)">
      ${[20, 130, 250].map(
        (hue) =>
          html`<uc-card
            still
            style="width: 140px"
            .face=${{ ...blankFace, title: 'Plum', kind: 'Jar', icon: 'jar', hue, text: 'Gain **2** points.' }}
          ></uc-card>`,
      )}
    </div>
  </uc-theme>`;

const meta: Meta = { title: 'Components/Theme', component: 'uc-theme', tags: ['autodocs'] };
export default meta;

export const Plain: StoryObj = { render: () => themed(plainTheme) };
export const BrightStorybook: StoryObj = {
  render: () => themed({ ground: 150, accent: 85, inks: 'bright', title: 'storybook', texture: 'bricks' }),
};
