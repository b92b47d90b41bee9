import type { Meta, StoryObj } from '@storybook/web-components-vite';
import type { AnswerView } from '@undercroft/view';
import { html, type TemplateResult } from 'lit';
import { areaPart, type PartContext } from '../table/parts/parts.ts';
import { cellarArea, jar, squareAt, type Standing } from '../testing/cellar.ts';
import { quiet } from '../testing/on-page.ts';
import { answer, decision } from '../testing/pantry.ts';
import { vaultAbove, vaultArea, vaultGates, vaultLays, vaultSquare } from '../testing/vault.ts';
import type { AreaScene } from '../scene/scene.ts';
import '../testing/story.ts';
import './board.ts';

const standing: Standing = {
  [squareAt(2, 3)]: [jar(1, 1)],
  [squareAt(3, 6)]: [jar(2, 1, 1), jar(3, 2)],
  [squareAt(5, 5)]: [jar(4, 1), jar(5, 2), jar(6, 1), jar(7, 2)],
};

/** Where the jar that stands in the third column can go, and what each step costs there. */
const reach: readonly (readonly [number, number, number])[] = [
  [2, 2, 1],
  [2, 4, 3],
  [3, 2, 2],
  [3, 3, 1],
  [3, 4, 2],
  [4, 2, 3],
  [4, 3, 2],
  [4, 4, 3],
  [4, 5, 4],
];
const steps = [squareAt(3, 3), squareAt(4, 3), squareAt(4, 4), squareAt(4, 5)];
const answers: readonly AnswerView[] = [
  answer(0, 'open', { thing: 2 }),
  ...reach.map(([row, column, cost], index) => {
    const far = steps.slice(0, cost).map((space, i) => ({ space, cost: 1, risks: i === 3 ? [2] : [] }));
    return answer(index + 1, 'go', {
      thing: squareAt(row, column),
      walk: { walker: 1, from: squareAt(2, 3), cost, steps: far },
    });
  }),
];

const placed = (
  area: AreaScene,
  width: number,
  height: number,
  scheme: 'dark' | 'light' = 'dark',
  more: Partial<PartContext> = {},
): TemplateResult =>
  html`<div
    style=${`width: ${width}px; height: ${height}px; display: grid; color-scheme: ${scheme}; background: var(--uc-ground)`}
  >
    ${areaPart(area, { ...quiet, ...more })}
  </div>`;

const cellar = (width: number, height: number, scheme?: 'light'): TemplateResult =>
  placed(cellarArea(standing, decision({ answers, about: 1 })), width, height, scheme, { about: 1 });

/** Doors in all their states, some of which can be chosen. */
const vault = (width: number, height: number, scheme?: 'light'): TemplateResult => {
  const on = { [vaultSquare(2, 2)]: [jar(1, 1)], [vaultSquare(5, 2)]: [jar(2, 1)], [vaultAbove(2)]: [jar(3, 2)] };
  const { below, between, east, inner } = vaultGates;
  const can = [east, below, between].map((thing, index) => answer(index, 'open', { thing }));
  const states = { [below]: 'ajar', [between]: 'locked', [inner]: 'broken' } as const;
  return placed(vaultArea(on, decision({ answers: can }), states), width, height, scheme);
};

/** A blow that strikes an area and who stands in it. */
const blast = (width: number, height: number, scheme?: 'light'): TemplateResult => {
  const area = [squareAt(5, 5), squareAt(5, 6), squareAt(6, 5), squareAt(6, 6), squareAt(4, 5), squareAt(4, 6)];
  const answered = answer(0, 'blast', { thing: squareAt(5, 5), shows: [...area, 4, 5, 6, 7] });
  const also = [squareAt(4, 4), squareAt(5, 6), squareAt(6, 5)].map((thing, i) => answer(i + 1, 'blast', { thing }));
  const asked = decision({ answers: [answered, ...also] });
  return placed(cellarArea(standing, asked), width, height, scheme, { answer: 0 });
};

/** The question how a tile lies; its second way is shown. */
const laid = (width: number, height: number, scheme?: 'light'): TemplateResult => {
  const asked = decision({ answers: [answer(0, 'Lay: 0'), answer(1, 'Lay: 1')] });
  const on = { [vaultSquare(2, 2)]: [jar(1, 1)] };
  return placed(vaultArea(on, asked), width, height, scheme, { lays: vaultLays(on), answer: 1 });
};

const meta: Meta = { title: 'Components/Board', component: 'uc-board', tags: ['autodocs'] };
export default meta;

/** Focuses a square as the keyboard does. */
const pointed: StoryObj['play'] = async ({ canvasElement }) => {
  const board = canvasElement.querySelector('uc-board')!;
  await board.updateComplete;
  await board.updateComplete;
  board.square(squareAt(4, 5))?.focus();
  await board.updateComplete;
};

export const Wide: StoryObj = { tags: ['picture'], render: () => cellar(1000, 720), play: pointed };
export const Light: StoryObj = {
  tags: ['picture'],
  globals: { theme: 'light' },
  render: () => cellar(1000, 720, 'light'),
  play: pointed,
};
export const Small: StoryObj = { tags: ['picture'], render: () => cellar(360, 280) };
export const Doors: StoryObj = { tags: ['picture'], render: () => vault(640, 600) };
export const DoorsLight: StoryObj = {
  tags: ['picture'],
  globals: { theme: 'light' },
  render: () => vault(360, 340, 'light'),
};
export const Laying: StoryObj = { tags: ['picture'], render: () => laid(640, 600) };
export const LayingLight: StoryObj = {
  tags: ['picture'],
  globals: { theme: 'light' },
  render: () => laid(360, 340, 'light'),
};
export const Blast: StoryObj = { tags: ['picture'], render: () => blast(1000, 720) };
export const BlastLight: StoryObj = {
  tags: ['picture'],
  globals: { theme: 'light' },
  render: () => blast(380, 280, 'light'),
};
