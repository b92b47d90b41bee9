import type { Meta, StoryObj } from '@storybook/web-components-vite';
import type { GameView } from '@undercroft/view';
import { html, type TemplateResult } from 'lit';
import { answer, decision, pantryMeta, pantryView } from '../testing/pantry.ts';
import '../testing/story.ts';
import '../battle/battle.ts';
import '../graph/graph.ts';
import './table.ts';
import type { TableElement } from './table.ts';

const layout = {
  counters: ['points'],
  player: [{ zone: 'pantry', as: 'levels', by: 'level', places: [2, 3], size: 'large' }],
  shared: [{ zone: 'store', as: 'stack', size: 'small' }],
  hand: [{ zone: 'hand', as: 'fan' }],
  kinds: {
    shelf: { shape: 'tile', value: 'none', inside: ['jars'] },
    jar: { shape: 'token', value: 'weight', hue: { by: 'taste', sweet: 20, sour: 100 } },
  },
  drama: { greet: { show: ['guest'] } },
};
const events = [
  { name: 'greet', text: '{guest} is opened.', slots: [{ name: 'guest', type: { is: 'thing', of: 1 } as const }] },
];
const game = { ...pantryMeta(layout), events, things: [0, 1, 1, 2, 3] };
const asked = decision({
  answers: [
    answer(0, 'Open', { thing: 1, entry: 0 }),
    answer(1, 'Open', { thing: 3, entry: 0 }),
    answer(2, 'Wait for rain', { entry: 2 }),
    answer(3, 'Done', { none: true }),
  ],
  disabled: [{ thing: 4, entry: 1, row: -1, label: 'Sell', reason: 'It costs 9 points, and you have 4.' }],
});
const line = (text: string, step: number, player: number) => ({ text, step, player, things: [], source: null });
const log = [
  line('Ann opens a plum.', 1, 0),
  line('Dice: 4.', 1, -1),
  line('Ann gains 4 points.', 1, 0),
  line('Bob waits for rain.', 2, 1),
];
const table = (view: GameView, more: Partial<TableElement> = {}, size = '1100px; height: 700px'): TemplateResult => {
  const element = Object.assign(document.createElement('uc-table'), {
    meta: game,
    names: ['Ann', 'Bob'],
    bots: [1],
    idle: 0,
    log,
    view,
    ...more,
  });
  return html`<div style=${`width: ${size}`}>${element}</div>`;
};
const later: GameView = {
  ...pantryView(asked),
  position: 3,
  happened: [{ step: 3, name: 'greet', you: 0, args: [1], text: 'Plum is opened.', dice: [] }],
};

const meta: Meta = { title: 'Components/Table', component: 'uc-table', tags: ['autodocs'] };
export default meta;

export const Asked: StoryObj = { tags: ['picture'], render: () => table(pantryView(asked)) };
export const SomebodyElseIsAsked: StoryObj = { render: () => table(pantryView(decision({ player: 1 }))) };
export const LookingBack: StoryObj = { render: () => table(pantryView(asked), { past: true, moment: 1 }) };
export const Over: StoryObj = {
  render: () => table({ ...pantryView(null), result: { winners: [0], text: 'The shelves are full.', ending: 'full' } }),
};
export const PlayedBack: StoryObj = {
  tags: ['picture'],
  render: () => table(pantryView(decision({})), { pace: 'slow' }),
  play: async ({ canvasElement }) => {
    const shown = canvasElement.querySelector('uc-table')!;
    await shown.updateComplete;
    shown.view = later;
    await shown.updateComplete;
    shown.shadowRoot!.querySelector('uc-stage')!.dispatchEvent(new CustomEvent('uc-hold', { bubbles: true }));
    await shown.updateComplete;
  },
};
export const Phone: StoryObj = {
  tags: ['picture'],
  render: () => table(pantryView(asked), {}, '390px; height: 780px'),
};

const parts = [
  { is: 'sow', title: 'Sowing' },
  { is: 'pick', title: 'Picking' },
  { is: 'cook', title: 'Cooking' },
];
export const PartOfATurn: StoryObj = {
  render: () =>
    table({ ...pantryView(asked), phase: 1 }, { meta: { ...game, extras: { table: { ...layout, phases: parts } } } }),
};
