import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { blankFace } from '../card/card-face.ts';
import '../card/card.ts';
import '../testing/story.ts';
import './graph.ts';
import type { GraphNode } from './graph.ts';

const spots = [
  ['Pantry', 20, 18, false],
  ['Cellar', 80, 18, false],
  ['Stairs', 50, 42, true],
  ['Kitchen', 20, 78, false],
  ['Garden', 80, 78, false],
] as const;
const edges = [
  [0, 2],
  [1, 2],
  [2, 3],
  [2, 4],
] as const;

/** @param pieces  how many jars stand in each place */
const board = (pieces: readonly number[], width: number, height: number): TemplateResult => {
  const nodes = spots.map(([title, x, y, passage], index): GraphNode => ({
    title,
    x,
    y,
    passage,
    pieces: pieces[index] ?? 0,
  }));
  return html`<div style="padding: 16px">
    <style>
      .node {
        position: absolute;
      }
      .node > uc-card {
        width: 100%;
        height: 100%;
      }
      .node > uc-card > uc-card {
        width: var(--piece);
      }
    </style>
    <uc-graph .nodes=${nodes} .edges=${edges} style=${`width: ${width}px; height: ${height}px`}>
      ${nodes.map(
        ({ title, passage, pieces: many }) =>
          html`<div class="node">
            <uc-card
              still
              packed
              shape="tile"
              ?plain=${passage}
              .face=${{ ...blankFace, title, kind: 'Place', icon: passage ? null : 'drop', hue: 150 }}
            >
              ${Array.from(
                { length: many },
                (_, index) =>
                  html`<uc-card
                    still
                    shape="token"
                    .face=${{ ...blankFace, title: 'Plum', kind: 'Jar', icon: 'jar', hue: index * 60 }}
                  ></uc-card>`,
              )}
            </uc-card>
          </div>`,
      )}
    </uc-graph>
  </div>`;
};

const meta: Meta = { title: 'Components/Graph', component: 'uc-graph', tags: ['autodocs'] };
export default meta;

export const Empty: StoryObj = { render: () => board([], 560, 400) };
export const WithPieces: StoryObj = { tags: ['picture'], render: () => board([3, 1, 2, 6, 0], 560, 400) };
export const Narrow: StoryObj = { render: () => board([3, 1, 2, 6, 0], 260, 400) };
