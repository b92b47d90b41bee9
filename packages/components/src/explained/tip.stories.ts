import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { NOTHING_EXPLAINED, type ExplainedWord } from './explained.ts';
import './tip.ts';

const preserve = { title: 'preserve', means: 'A jar that is **closed**. It keeps until the end of the game.' };
const cellar = { title: 'cellar', means: 'Where preserves stand. Nobody looks into that of another player.' };

/** The tip stands over the page, beside the word that it explains. */
function explaining(list: readonly ExplainedWord[]): StoryObj {
  return {
    render: (): TemplateResult =>
      html`<p style="padding: 20px 20px 160px">Put a <u>preserve</u> into your cellar.</p>
        <uc-tip></uc-tip>`,
    play: async ({ canvasElement }) => {
      await canvasElement.querySelector('uc-tip')!.show(list, NOTHING_EXPLAINED, canvasElement.querySelector('u')!);
    },
  };
}

const meta: Meta = { title: 'Components/Tip', component: 'uc-tip', tags: ['autodocs'] };
export default meta;

export const OneWord: StoryObj = explaining([preserve]);
export const SeveralWords: StoryObj = explaining([preserve, cellar]);
