import type { Meta, StoryObj } from '@storybook/web-components-vite';
import type { AnswerView } from '@undercroft/view';
import { html, type TemplateResult } from 'lit';
import { areaPart } from '../table/parts/parts.ts';
import { cellarArea, jar, squareAt, type Standing } from '../testing/cellar.ts';
import { answer, decision } from '../testing/pantry.ts';
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

const cellar = (width: number, height: number, scheme: 'dark' | 'light' = 'dark'): TemplateResult => {
  const area = cellarArea(standing, decision({ answers }));
  const context = {
    glossary: new Map(),
    marks: [],
    fresh: new Set<number>(),
    chosen: new Set<number>(),
    stops: new Map(),
  };
  return html`<div
    style=${`width: ${width}px; height: ${height}px; display: grid; color-scheme: ${scheme}; background: var(--uc-ground)`}
  >
    ${areaPart(area, context)}
  </div>`;
};

const meta: Meta = { title: 'Components/Board', component: 'uc-board', tags: ['autodocs'] };
export default meta;

/** Comes to a square as the keyboard does. */
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
