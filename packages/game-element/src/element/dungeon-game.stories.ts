import { tinyModule } from '@undercroft/engine/testing';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import type { Plan } from '../session/plan.ts';
import { memoryStore } from '../session/store.ts';
import { botsSaying, playToEnd } from '../testing/scripted-odds.ts';
import { DungeonGameElement } from './dungeon-game.ts';

const plan: Plan = {
  seats: [{ is: 'human' }, { is: 'bot', bot: 'random' }],
  names: ['Ann', 'Bob'],
  seed: 7,
  options: {},
  variant: null,
};

/** A made-up game, as any page would show it, in the colours of the gallery; nothing is kept. */
function game(more: Partial<DungeonGameElement> = {}): TemplateResult {
  const theme = document.documentElement.style.colorScheme;
  const element = Object.assign(new DungeonGameElement(), { store: memoryStore(), pace: 'off', plan, theme, ...more });
  element.module = tinyModule();
  return html`<div style="height: 680px">${element}</div>`;
}

/** Presses a button of the bar. */
const opens = (sheet: string): StoryObj => ({
  render: () => game(),
  play: async ({ canvasElement }) => {
    const element = canvasElement.querySelector('dungeon-game')!;
    await element.updateComplete;
    element.shadowRoot!.querySelector<HTMLButtonElement>(`[data-sheet="${sheet}"]`)!.click();
    await element.updateComplete;
  },
});

const meta: Meta = { title: 'Components/Game', component: 'dungeon-game', tags: ['autodocs'] };
export default meta;

export const Playing: StoryObj = { tags: ['picture'], render: () => game() };
export const NotBegun: StoryObj = { render: () => game({ plan: null }) };
export const HandedOver: StoryObj = {
  render: () => game({ plan: { ...plan, seats: [{ is: 'human' }, { is: 'human' }] } }),
};
export const ForPeopleWhoMakeGames: StoryObj = { render: () => game({ designer: true }) };
export const ContentWithAnError: StoryObj = {
  render: () =>
    game({
      findings: [
        {
          code: 'load/unknown-key',
          severity: 'error',
          message: '`weigth` is not a key of a jar',
          file: 'pantry/jars/plum.yaml',
          line: 3,
          column: 1,
          printed: '3 | weigth: 2\n  | ^^^^^^ unknown key',
        },
      ],
    }),
};
export const NewGame: StoryObj = opens('setup');
export const SavedGames: StoryObj = opens('saves');
export const Share: StoryObj = opens('share');
export const Settings: StoryObj = opens('settings');
export const Help: StoryObj = opens('help');
/**
 * A game that is over, in whose continuations the first seat wins less often after the sixth
 * answer.
 */
export const WhereItTurned: StoryObj = {
  render: () => game({ plan: { ...plan, undo: 'free' }, worker: botsSaying((answers) => (answers < 6 ? 0.75 : 0.25)) }),
  play: async ({ canvasElement }) => {
    const element = canvasElement.querySelector('dungeon-game')!;
    const root = element.shadowRoot!;
    await element.updateComplete;
    await playToEnd(element);
    const found = async (selector: string): Promise<HTMLElement> => {
      for (;;) {
        const one = root.querySelector<HTMLElement>(selector);
        if (one !== null) return one;
        await new Promise((done) => setTimeout(done, 20));
      }
    };
    (await found('.turning button')).click();
    (await found('.turning .point')).scrollIntoView({ block: 'center' });
  },
};
export const LookingBack: StoryObj = {
  render: () => game(),
  play: async ({ canvasElement }) => {
    const element = canvasElement.querySelector('dungeon-game')!;
    await element.updateComplete;
    for (let given = 0; given < 4; given++) element.answer(element.view?.decision?.answers[0]?.index ?? 0);
    element.lookBack(1);
    await element.updateComplete;
  },
};
