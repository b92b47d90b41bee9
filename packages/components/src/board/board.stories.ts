import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { areaPart } from '../table/parts.ts';
import { cellarArea, jar, squareAt, type Standing } from '../testing/cellar.ts';
import { answer, decision } from '../testing/pantry.ts';
import '../testing/story.ts';
import './board.ts';

const standing: Standing = {
  [squareAt(2, 3)]: [jar(1, 1)],
  [squareAt(3, 6)]: [jar(2, 1, 1), jar(3, 2)],
  [squareAt(5, 5)]: [jar(4, 1), jar(5, 2), jar(6, 1), jar(7, 2)],
};
const legal = [squareAt(2, 2), squareAt(2, 4), squareAt(3, 3), squareAt(3, 4), 2];

const cellar = (width: number, height: number, scheme: 'dark' | 'light' = 'dark'): TemplateResult => {
  const asked = decision({ answers: legal.map((thing, index) => answer(index, 'here', { thing })) });
  const area = cellarArea(standing, asked);
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

export const Wide: StoryObj = { tags: ['picture'], render: () => cellar(1000, 720) };
export const Light: StoryObj = {
  tags: ['picture'],
  globals: { theme: 'light' },
  render: () => cellar(1000, 720, 'light'),
};
export const Small: StoryObj = { tags: ['picture'], render: () => cellar(360, 280) };
