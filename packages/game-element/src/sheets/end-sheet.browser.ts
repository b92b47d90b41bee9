import { wordsFor } from '@undercroft/components';
import { tinyModule } from '@undercroft/engine/testing';
import type { GameMeta } from '@undercroft/contract';
import type { GameView, PlayerView } from '@undercroft/view';
import { render } from 'lit';
import { afterEach, expect, it } from 'vitest';
import { endSheet, type EndActions } from './end-sheet.ts';

afterEach(() => document.body.replaceChildren());

const nothing = (): void => undefined;
const kept = { same: nothing, fresh: nothing, next: null, file: nothing, turning: {} };
const actions = { close: nothing, kept } as EndActions;

/** The numbers of the sheet, line by line, each behind its name. */
function numbersOf(fields: readonly Readonly<Record<string, number>>[], goal: object = {}): string[][] {
  const { meta } = tinyModule();
  const [known] = meta.fields;
  const number = { ...known!, owner: 'player', counter: false, icon: null } as const;
  const told: GameMeta = {
    ...meta,
    enums: [{ name: 'side', values: ['none', 'hunters', 'hiders'] }],
    fields: [
      { ...number, name: 'side', title: 'Side', type: { is: 'enum', of: 0 } },
      { ...number, name: 'catch', title: 'Catch', type: { is: 'number' } },
      { ...number, name: 'debt', title: 'Debt', type: { is: 'number' } },
    ],
    extras: { table: { counters: ['side', 'catch', 'debt'], goal } },
  } as never;
  const players = fields.map((own, seat) => {
    const player: Partial<PlayerView> = { seat, name: `P${seat}`, outcome: 'lost', reason: null, score: null };
    return { ...player, fields: own, counters: {}, attributes: {} };
  });
  const view = { players, log: [], result: { text: '' } } as unknown as GameView;
  const story = { achievements: [], course: null, turning: null, seat: 0, alone: null };
  const root = document.body.appendChild(document.createElement('main'));
  render(endSheet(wordsFor('en'), told, view, story, false, actions), root);
  const cells = (row: Element): string[] => [...row.children].map((cell) => cell.textContent.trim());
  return [...root.querySelectorAll('tr')].slice(2).map(cells);
}

it('says what side somebody was on by its word, and leaves out what nobody has any of', () => {
  expect(
    numbersOf([
      { side: 1, catch: 3, debt: 0 },
      { side: 2, catch: 0, debt: 0 },
    ]),
  ).toEqual([
    ['Side', 'hunters', 'hiders'],
    ['Catch', '3', '0'],
  ]);
});

it('tells how far everybody came with what had to be reached, also with what no plate shows', () => {
  const reach = { catch: 5, heads: 2 };
  expect(numbersOf([{ catch: 3, heads: 2 }, { catch: 0 }], { reach })).toEqual([
    ['Catch', '3/5', '0/5'],
    ['heads', '2/2', ''],
  ]);
});

it('says on a banner who has won, what decides, and what mattered last', () => {
  const { meta } = tinyModule();
  const [thing] = meta.things.keys();
  const event = 'storm';
  const told = { ...meta, extras: { table: { drama: { [event]: { weight: 2 } } } } } as unknown as GameMeta;
  const line = { step: 1, text: 'The wall falls.', player: 0, event, things: [thing], file: null, line: null };
  const plain = { reason: null, fields: {}, counters: {}, attributes: {} };
  const points = (total: number): object => ({ total, complete: true, lines: [] });
  const players = [
    { ...plain, seat: 0, name: 'Ann', outcome: 'lost', score: points(7) },
    { ...plain, seat: 1, name: 'Bob', outcome: 'won', score: points(12) },
  ];
  const log = [line, { ...line, event: 'rest', text: 'Night.' }];
  const result = { text: 'All is told.' };
  const bannerOf = (of: readonly object[], game = told, alone: number | null = null): HTMLElement => {
    const view = { players: of, log, result } as unknown as GameView;
    const story = { achievements: [], course: null, turning: null, seat: 0, alone };
    const root = document.body.appendChild(document.createElement('main'));
    render(endSheet(wordsFor('en'), game, view, story, false, actions), root);
    return root.querySelector<HTMLElement>('.banner')!;
  };
  const banner = bannerOf(players);

  expect(banner.style.getPropertyValue('--banner')).toContain('--uc-seat-1');
  expect(banner.querySelector('.headline')?.textContent.trim()).toBe('Bob wins');
  expect([...banner.querySelectorAll('.figures b')].map((one) => one.textContent)).toEqual(['7', '12']);
  expect(banner.querySelector('.moment figcaption')?.textContent).toContain('The wall falls.');
  expect(banner.querySelector('.headline .icon')).not.toBeNull();
  expect(bannerOf(players, told, 1).querySelector('.headline')?.textContent.trim()).toBe('You win');
  expect(bannerOf(players, told, 0).querySelector('.headline')?.textContent.trim()).toBe('Bob wins');

  const lost = bannerOf(
    players.map((player) => ({ ...player, outcome: 'lost' })),
    { ...told, cooperative: true },
  );
  expect(lost.style.getPropertyValue('--banner')).toContain('--uc-danger');
  expect(lost.querySelector('.headline')?.textContent.trim()).toBe('All of you have lost');
  expect(lost.querySelector('.headline .icon')).toBeNull();
});
