import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing, type TemplateResult } from 'lit';
import { blankFace } from '../card/card-face.ts';
import '../card/card.ts';
import '../testing/story.ts';
import './pile.ts';

const top = (shape: 'card' | 'token', more = {}): TemplateResult =>
  html`<uc-card
    still
    .shape=${shape}
    .face=${{ ...blankFace, title: 'Plum', kind: 'Jar', icon: 'jar', hue: 30, ...more }}
    style="width: 110px"
  ></uc-card>`;
const pile = (count: number, inside: TemplateResult | typeof nothing, round = false): TemplateResult =>
  html`<div style="width: 110px; padding: 24px">
    <uc-pile label="Store" .count=${count} ?round=${round} counted>${inside}</uc-pile>
  </div>`;

const meta: Meta = { title: 'Components/Pile', component: 'uc-pile', tags: ['autodocs'] };
export default meta;

export const Empty: StoryObj = { render: () => pile(0, nothing) };
export const EmptyCup: StoryObj = { render: () => pile(0, nothing, true) };
export const One: StoryObj = { render: () => pile(1, top('card')) };
export const FaceDown: StoryObj = { tags: ['picture'], render: () => pile(24, top('card', { hidden: true })) };
export const Cup: StoryObj = { tags: ['picture'], render: () => pile(45, top('token'), true) };
export const NobodyKnowsHowMany: StoryObj = { render: () => pile(-1, top('card', { hidden: true })) };
