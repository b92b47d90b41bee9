import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { blankFace } from '../card/card-face.ts';
import '../card/card.ts';
import './zone.ts';
import type { ZoneShape } from './zone.ts';

const names = ['Plum', 'Lemon', 'Quince', 'Pepper'];
const jars = (slot: (index: number) => string = () => ''): TemplateResult[] =>
  names.map(
    (title, index) =>
      html`<uc-card
        slot=${slot(index)}
        still
        .face=${{ ...blankFace, title, kind: 'Jar', icon: 'jar', hue: 60 + index * 70 }}
        style="width: 110px"
      ></uc-card>`,
  );
const zone = (label: string, shape: ZoneShape, count: number, inside: TemplateResult[]): TemplateResult =>
  html`<div style="padding: 20px; max-width: 620px">
    <uc-zone .label=${label} .shape=${shape} .count=${count} .levels=${2} .hue=${60}>${inside}</uc-zone>
  </div>`;

const meta: Meta = { title: 'Components/Zone', component: 'uc-zone', tags: ['autodocs'] };
export default meta;

export const Row: StoryObj = { render: () => zone('Pantry', 'row', 4, jars()) };
export const Stack: StoryObj = { render: () => zone('Store', 'stack', 23, jars().slice(0, 1)) };
export const Fan: StoryObj = { render: () => zone('Hand', 'fan', 4, jars()) };
export const Count: StoryObj = { render: () => zone('Cellar', 'count', 7, []) };
export const Levels: StoryObj = {
  render: () =>
    zone(
      'Shelves',
      'levels',
      4,
      jars((index) => `level-${index === 0 ? 1 : 2}`),
    ),
};
export const Empty: StoryObj = { render: () => zone('Pantry', 'row', 0, []) };
