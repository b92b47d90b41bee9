// Tables do not jump: while a game is played, nothing moves on the table but pieces.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { TIMES } from '../patience.ts';
import { gamePages, games } from './pages.ts';

const WINDOWS = [
  { width: 1920, height: 1080 },
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
] as const;
/** `npm run test:long` plays each game in all windows, `npm test` in one, by turns. */
const isLong = TIMES > 1;
/** Answers of a person in each game. */
const ANSWERS = 40;

const pages = gamePages();

interface GameElement extends HTMLElement {
  readonly session: { readonly over: boolean; readonly humanAsked: boolean } | null;
  readonly view: {
    readonly decision: { readonly answers: readonly { index: number; none: boolean; label: string }[] } | null;
  } | null;
  readonly module: { readonly meta: { readonly players: { readonly min: number } } };
  readonly updateComplete: Promise<unknown>;
  pace: string;
  newGame(plan: object): void;
  answer(index: number): void;
}

/**
 * Runs in the page: plays a game, steps through all that is told, and compares where the parts of
 * the table stand at each step. A part that came or went says nothing; one that stands elsewhere
 * than a step before has jumped, unless another table has begun. Lists grow at their
 * end, and many guests share a row.
 *
 * @returns what jumped, when, and from where to where
 */
async function jumpsOf(answers: number): Promise<string[]> {
  const game = document.querySelector('dungeon-game') as GameElement;
  const seats = Math.max(2, game.module.meta.players.min);
  game.pace = 'fast';
  game.newGame({
    seats: Array.from({ length: seats }, (_, seat) => (seat === 0 ? { is: 'human' } : { is: 'bot', bot: 'random' })),
    names: Array.from({ length: seats }, () => ''),
    seed: 4,
    options: {},
    variant: null,
  });
  const jumps: string[] = [];
  let parts = '';
  let before = new Map<string, readonly number[]>();
  const frame = (): Promise<number> => new Promise(requestAnimationFrame);
  const tableOf = (): (HTMLElement & { playing: boolean; updateComplete: Promise<unknown> }) | null =>
    game.shadowRoot!.querySelector('uc-table');
  const look = (when: string): void => {
    const root = tableOf()?.shadowRoot;
    const now = new Map<string, readonly number[]>();
    for (const one of root?.querySelectorAll(
      '.plate, uc-zone.area:not([shape=list], .flows > *, .awaited), uc-board.area, .phases, .side, .asks, uc-log',
    ) ?? []) {
      const { left, top, width, height } = one.getBoundingClientRect();
      const of = one.closest('.board')?.getAttribute('data-seat') ?? '';
      const name = `${one.getAttribute('data-zone') ?? one.className} ${of}`.trim();
      if (one.checkVisibility()) now.set(name, [left, top, width, height].map(Math.round));
    }
    // Areas that are no guests come and go with others, as `when` says: then another table begins.
    const fixed = [...(root?.querySelectorAll('.field .area.always') ?? [])].map((one) =>
      one.getAttribute('data-zone'),
    );
    const isSame = fixed.join() === parts;
    parts = fixed.join();
    for (const name of isSame ? [...before.keys()].filter((one) => now.has(one)) : []) {
      const [from, to] = [before.get(name)!, now.get(name)!];
      if (from.some((value, side) => Math.abs(value - to[side]!) > 1))
        jumps.push(`${name}: ${from.join()} > ${to.join()} (${when})`);
    }
    before = now;
  };
  const told = async (): Promise<void> => {
    const isPlaying = (): boolean => tableOf()?.playing === true;
    while (isPlaying()) {
      const table = tableOf()!;
      look(table.shadowRoot!.querySelector('uc-stage')?.getAttribute('caption') ?? 'told');
      table.shadowRoot!.querySelector('.table')!.dispatchEvent(new CustomEvent('uc-step'));
      await table.updateComplete;
    }
  };
  for (let given = 0; given < answers && game.session?.over === false; given++) {
    while (!game.session.over && (!game.session.humanAsked || tableOf()?.playing !== false)) {
      await frame();
      await told();
    }
    await game.updateComplete;
    await tableOf()?.updateComplete;
    look('asked');
    const all = game.view?.decision?.answers ?? [];
    // What ends the game at once ends the look at it.
    const offered = all.filter(({ none, label }) => !none && !/give up|leave/i.test(label));
    const from = offered.length > 0 && given % 4 !== 0 ? offered : all;
    const next = from[(given * 7) % Math.max(1, from.length)];
    if (next === undefined) break;
    game.answer(next.index);
    await game.updateComplete;
    game.shadowRoot!.querySelector<HTMLElement>('dialog .primary')?.click();
  }
  return jumps;
}

describe.each(games)('the table of %s', (game) => {
  const windows = isLong ? WINDOWS : [WINDOWS[games.indexOf(game) % WINDOWS.length]!];
  it.each(windows)('stands still while a game is played in $width x $height', async (viewport) => {
    const { page } = await pages.game(game, { viewport });

    expect(await play(page)).toEqual([]);
  });
});

const play = async (page: Page): Promise<string[]> => await page.evaluate(jumpsOf, ANSWERS);
