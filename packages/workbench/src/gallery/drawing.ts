/**
 * What the stories that are made from the content draw with: each story file names one of these
 * functions and hands it the arguments that the controls of the story have.
 */
import { html, type TemplateResult } from 'lit';
import { loadGame } from '../games.ts';
import type { Extreme } from './extremes.ts';
import './gallery-card.ts';
import type { GalleryCardElement } from './gallery-card.ts';
import './gallery-errors.ts';
import './gallery-layout.ts';
import './gallery-sheet.ts';
import type { Moment } from './gallery-table.ts';

/** Arguments of the story of a card. */
export type CardArgs = { readonly game: string; readonly kind: string; readonly row: string } & Partial<
  Pick<GalleryCardElement, 'faceDown' | 'exhausted' | 'damaged' | 'legal' | 'selected' | 'marked' | 'fresh'>
> &
  Partial<Pick<GalleryCardElement, 'width' | 'shape' | 'reason' | 'copies' | 'file'>>;

const hidden = { table: { disable: true } };
const state = (name: string, description: string): object => ({
  name,
  description,
  control: 'boolean',
  table: { category: 'State' },
});
const width = {
  name: 'Width',
  description: 'Width of a card in pixels; all else is in proportion.',
  control: { type: 'range', min: 60, max: 420, step: 10 },
  table: { category: 'Look' },
};

export const cardControls = {
  game: hidden,
  kind: hidden,
  row: hidden,
  width,
  shape: {
    name: 'Shape',
    description: 'A whole card, a tile with room for what lies in it, a round token, a small chip.',
    control: 'inline-radio',
    options: ['card', 'tile', 'token', 'chip'],
    table: { category: 'Look' },
  },
  copies: {
    name: 'Copies',
    description: 'How many things that are all the same it stands for.',
    control: { type: 'number', min: 1, max: 99 },
    table: { category: 'Look' },
  },
  file: {
    name: 'File beside it',
    description: 'Text, file, findings and scenarios of the card.',
    control: 'boolean',
    table: { category: 'Look' },
  },
  faceDown: state('Face down', 'Nobody sees what it is.'),
  legal: state('Legal', 'It can be chosen now.'),
  selected: state('Selected', 'It is among what was chosen.'),
  reason: {
    name: 'Disabled because',
    description: 'Why it cannot be chosen now.',
    control: 'text',
    table: { category: 'State' },
  },
  damaged: state('Damaged', 'Hurt or weakened.'),
  exhausted: state('Exhausted', 'Used up, turned over or asleep.'),
  fresh: state('New', 'It came with the last step.'),
  marked: state('Pointed at', 'Something elsewhere, such as a line of the log, is about it.'),
};

/** What the controls of a card begin with. */
export const cardArgs = {
  width: 260,
  shape: 'card',
  copies: 1,
  file: true,
  faceDown: false,
  legal: false,
  selected: false,
  reason: '',
  damaged: false,
  exhausted: false,
  fresh: false,
  marked: false,
};

export const sheetControls = { game: hidden, kind: hidden, what: hidden, width };
export const noControls = { game: hidden, moment: hidden, table: hidden };

export function drawCard(args: CardArgs): TemplateResult {
  return html`<gallery-card
    game=${args.game}
    row=${args.row}
    .width=${args.width ?? 260}
    .shape=${args.shape ?? 'card'}
    .faceDown=${args.faceDown ?? false}
    .exhausted=${args.exhausted ?? false}
    .damaged=${args.damaged ?? false}
    .legal=${args.legal ?? false}
    .selected=${args.selected ?? false}
    .marked=${args.marked ?? false}
    .fresh=${args.fresh ?? false}
    .reason=${args.reason ?? ''}
    .copies=${args.copies ?? 1}
    .file=${args.file ?? true}
  ></gallery-card>`;
}

export function drawSheet({ game, kind, width: wide }: { game: string; kind: string; width?: number }): TemplateResult {
  return html`<gallery-sheet game=${game} kind=${kind} .width=${wide ?? 180}></gallery-sheet>`;
}

export function drawExtreme({
  game,
  what,
  width: wide,
}: {
  game: string;
  what: Extreme;
  width?: number;
}): TemplateResult {
  return html`<gallery-extremes game=${game} what=${what} .width=${wide ?? 180}></gallery-extremes>`;
}

export function drawErrors({ game }: { game: string }): TemplateResult {
  return html`<gallery-errors game=${game}></gallery-errors>`;
}

/** What the toolbar of the gallery has set. */
interface Toolbar {
  readonly globals: { readonly theme?: 'light' | 'dark'; readonly language?: string };
}

/** The table alone, as large as the window. */
export function drawTable(args: { game: string; moment: Moment }, { globals }: Toolbar): TemplateResult {
  return html`<gallery-table game=${args.game} moment=${args.moment} theme=${globals.theme ?? 'dark'}></gallery-table>`;
}

export function drawLayout(args: { game: string; table: string }, { globals }: Toolbar): TemplateResult {
  // The page of a story lies beside the one of this story.
  const toolbar = `theme:${globals.theme ?? 'dark'};language:${globals.language ?? 'en'}`;
  const address = `iframe.html?${new URLSearchParams({ viewMode: 'story', id: args.table, globals: toolbar })}`;
  return html`<gallery-layout game=${args.game} address=${address}></gallery-layout>`;
}

/** Stories are drawn when their game is there, so that checks of a story see it whole. */
export const loaders = [
  async ({ args }: { args: { game?: string; moment?: Moment } }): Promise<object> => ({
    loaded: args.game === undefined ? null : await loadGame(args.game),
    // A table brings engine and bots along, which other stories do without.
    table: args.moment === undefined ? null : await import('./gallery-table.ts'),
  }),
];
