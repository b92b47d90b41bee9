import { tinyModule } from '@undercroft/engine/testing';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import type { GameMeta } from '@undercroft/contract';
import './setup-form.ts';

const form = (meta: Partial<GameMeta> = {}, closes = false): TemplateResult =>
  html`<div style="max-width: 620px; padding: 24px">
    <dungeon-setup
      .meta=${{ ...tinyModule().meta, ...meta }}
      .from=${{
        seats: [{ is: 'human' }, { is: 'bot', bot: 'random' }],
        names: ['Ann', ''],
        seed: 7,
        options: {},
        variant: null,
      }}
      ?closes=${closes}
    ></dungeon-setup>
  </div>`;

const meta: Meta = { title: 'Components/Setup', component: 'dungeon-setup', tags: ['autodocs'] };
export default meta;

export const TwoPlayers: StoryObj = { tags: ['picture'], render: () => form() };
export const TwoToFour: StoryObj = { render: () => form({ players: { min: 2, max: 4 } }) };
export const CanBeClosed: StoryObj = { render: () => form({}, true) };
