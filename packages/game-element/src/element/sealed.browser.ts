/**
 * A game that several people play at one screen, sealed by its page: nothing that the element gives
 * shows what they hide.
 */
import { tinyModule } from '@undercroft/engine/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Plan, Seat } from '../session/plan.ts';
import { Saves } from '../session/saves.ts';
import { memoryStore, type Store } from '../session/store.ts';
import { writeSettings, standardSettings } from '../settings/settings.ts';
import { DungeonGameElement } from './dungeon-game.ts';

const SEED = 'a-seed-that-nobody-may-read';
const human: Seat = { is: 'human' };
const plan = (seats: readonly Seat[]): Plan => ({
  seats,
  names: ['Ann', 'Bob'],
  seed: SEED,
  options: {},
  variant: null,
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

async function open(
  seats: readonly Seat[],
  store: Store = memoryStore(),
  more: object = {},
): Promise<DungeonGameElement> {
  const element = new DungeonGameElement();
  Object.assign(element, { store, pace: 'off', sealed: true, module: tinyModule(), plan: plan(seats), ...more });
  document.body.append(element);
  await element.updateComplete;
  return element;
}

/** All texts that the element draws and gives. */
async function textsOf(game: DungeonGameElement): Promise<string> {
  const drawn: string[] = [];
  for (const sheet of ['share', 'saves', 'settings', 'help']) {
    game.shadowRoot!.querySelector<HTMLButtonElement>(`[data-sheet=${sheet}]`)?.click();
    await game.updateComplete;
    drawn.push(game.shadowRoot!.textContent);
    for (const area of game.shadowRoot!.querySelectorAll('textarea')) drawn.push(area.value);
    game.shadowRoot!.querySelector<HTMLButtonElement>('dialog .close')?.click();
    await game.updateComplete;
  }
  return [...drawn, game.save(), game.link(), game.report()].join('\n');
}

it('gives no session, save, link, report or seed while two people play, and says why', async () => {
  const game = await open([human, human]);

  expect(game.session).toBeNull();
  expect([game.save(), game.link(), game.report()]).toEqual(['', '', '']);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('this game is sealed: a save would show'));
  expect(await textsOf(game)).not.toContain(SEED);
});

it('offers nothing of it in its sheets, and neither open hands', async () => {
  const store = memoryStore();
  writeSettings(store, { ...standardSettings, open: true });
  const game = await open([human, human], store);
  game.shadowRoot!.querySelector<HTMLButtonElement>('.hand-over button')?.click();
  await game.updateComplete;
  const press = async (sheet: string): Promise<Element> => {
    game.shadowRoot!.querySelector<HTMLButtonElement>(`[data-sheet=${sheet}]`)!.click();
    await game.updateComplete;
    return game.shadowRoot!.querySelector('dialog')!;
  };

  expect(game.shadowRoot!.querySelector('.open-hands')).toBeNull();
  expect((await press('share')).querySelectorAll('.share button')).toHaveLength(0);
  expect((await press('settings')).querySelector('[name="open"]')).toBeNull();
});

it('refuses the file of a saved game that is not over', async () => {
  const store = memoryStore();
  const game = await open([human, human], store);
  game.shadowRoot!.querySelector<HTMLButtonElement>('[data-sheet=saves]')!.click();
  await game.updateComplete;
  const link = vi.spyOn(URL, 'createObjectURL');
  game.shadowRoot!.querySelector<HTMLButtonElement>('.saves li .button:nth-of-type(2)')!.click();
  await game.updateComplete;

  expect(link).not.toHaveBeenCalled();
  expect(game.shadowRoot!.querySelector('.saves [role=alert]')!.textContent).toContain('keeps their secrets');
});

it('tells of a rule that failed without seed and answers', async () => {
  const game = await open([human, human]);
  game.module = { ...tinyModule(), run: fail };
  await game.updateComplete;
  const overlay = game.shadowRoot!.querySelector('uc-overlay')!;

  expect(JSON.stringify(overlay.findings)).toContain('a rule has failed');
  expect(JSON.stringify(overlay.findings)).not.toContain(SEED);
  expect(game.shadowRoot!.textContent).not.toContain('Copy a report');
});

it('goes on after a reload, and gives everything to one person against bots, without the seal, and when the game is over', async () => {
  const store = memoryStore();
  const game = await open([human, human], store);
  game.remove();
  expect(new Saves(store, () => 1).read(new Saves(store, () => 1).last('orchard')!)).toContain(SEED);
  const again = await open([], store, { plan: null });
  expect(again.shadowRoot!.querySelector('.hand-over, uc-table')).not.toBeNull();
  again.sealed = false;
  expect(again.report()).toContain(SEED);

  const alone = await open([human, { is: 'bot', bot: 'random' }]);
  expect(alone.save()).toContain(SEED);

  const quick = await open([human, human]);
  for (let i = 0; i < 400 && quick.session === null; i++) {
    quick.shadowRoot!.querySelector<HTMLButtonElement>('.hand-over button')?.click();
    quick.answer(0);
    await quick.updateComplete;
  }
  expect(quick.session!.over).toBe(true);
  expect(quick.save()).toContain(SEED);
});

function fail(): never {
  throw new Error('a rule has failed');
}
