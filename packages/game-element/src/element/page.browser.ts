/** What a page can do with games: links in its address, several games, another game in the same element. */
import { tinyModule } from '@undercroft/engine/testing';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Plan } from '../session/plan.ts';
import { memoryStore } from '../session/store.ts';
import { DungeonGameElement } from './dungeon-game.ts';
import { registerGame } from './registry.ts';

const human = { is: 'human' } as const;
const plan: Plan = { seats: [human, human], names: ['Ann', 'Bob'], seed: 7, options: {}, variant: null };

const address = location.href;

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', address);
});

async function open(more: Partial<DungeonGameElement>): Promise<DungeonGameElement> {
  const element = new DungeonGameElement();
  Object.assign(element, { store: memoryStore(), pace: 'off', ...more });
  document.body.append(element);
  await element.updateComplete;
  return element;
}

/** A link to the position after two answers. */
async function linkToTwo(): Promise<string> {
  const game = await open({ module: tinyModule(), plan });
  game.answer(0);
  game.answer(0);
  const link = game.link();
  game.remove();
  return link;
}

it('stands where the link leads, once: who loads the page again goes on where they were', async () => {
  const link = await linkToTwo();
  history.replaceState(null, '', `#/somewhere&${link}`);
  const store = memoryStore();
  const game = await open({ module: tinyModule(), links: true, store });
  expect(game.session!.position).toBe(2);
  expect(location.hash).toBe('#/somewhere');

  game.answer(0);
  game.remove();
  const again = await open({ module: tinyModule(), links: true, store });
  expect(again.session!.position).toBe(3);
});

it('goes where a link leads that is opened while a game is in play', async () => {
  const link = await linkToTwo();
  const game = await open({ module: tinyModule(), plan: { ...plan, seed: 8 }, links: true });
  location.hash = link;
  await expect.poll(() => game.session!.position).toBe(2);
  expect(game.session!.plan.seed).toBe(7);
  expect(location.href).not.toContain('game=');
});

it('says what is wrong with a damaged link and goes on', async () => {
  const link = await linkToTwo();
  history.replaceState(null, '', `#${link.slice(0, -12)}`);
  const game = await open({ module: tinyModule(), links: true });
  expect(game.session).toBeNull();
  expect(game.shadowRoot!.querySelector('dialog .notice')!.textContent).toContain('damaged');

  game.newGame(plan);
  location.hash = link.split('.', 3).join('.');
  await expect.poll(() => game.shadowRoot!.querySelector('.notice')?.textContent).toContain('damaged');
  expect(game.session!.position).toBe(0);
});

it('shows another game, when the page names another', async () => {
  const tiny = tinyModule();
  registerGame('tiny-one', { module: tiny, icons: {} });
  registerGame('tiny-two', { module: { ...tiny, meta: { ...tiny.meta, id: 'tiny-two', title: 'Two' } }, icons: {} });
  const game = await open({ game: 'tiny-one' });
  game.newGame(plan);
  game.game = 'tiny-two';
  await game.updateComplete;
  expect(game.module!.meta.id).toBe('tiny-two');
  expect(game.session).toBeNull();
  expect(game.shadowRoot!.querySelector('h1')!.textContent).toBe('Two');
  expect(game.shadowRoot!.querySelector('dungeon-setup')).not.toBeNull();
});

it('speaks the languages that come with a game', async () => {
  const bundle = { module: tinyModule(), icons: {} };
  const packs = { 'x-own': { 'setup.begin': 'Nuqneh' } } as const;
  const begin = (game: DungeonGameElement): string | undefined =>
    game.shadowRoot!.querySelector('dungeon-setup')?.shadowRoot?.querySelector('.primary')?.textContent.trim();
  registerGame('tiny-own', { ...bundle, words: packs });
  const own = await open({ game: 'tiny-own', lang: 'x-own' });
  await expect.poll(() => begin(own)).toBe('Nuqneh');
});

it('leaves keys alone that are pressed nowhere, when there are several games', async () => {
  const alone: Plan = { ...plan, seats: [human, { is: 'bot', bot: 'random' }] };
  const said: string[] = [];
  const add = async (name: string): Promise<DungeonGameElement> => {
    const game = await open({ module: tinyModule(), plan: alone });
    game.addEventListener('game-answer', ({ detail }) => (detail.bot ? undefined : said.push(name)));
    const table = game.shadowRoot!.querySelector('uc-table')!;
    await expect.poll(() => table.shadowRoot!.querySelector('uc-prompt')?.mode).toBe('ask');
    return game;
  };
  await add('one');
  await userEvent.keyboard('1');
  expect(said).toEqual(['one']);

  const two = await add('two');
  await userEvent.keyboard('1');
  expect(said).toEqual(['one']);

  const prompt = two.shadowRoot!.querySelector('uc-table')!.shadowRoot!.querySelector('uc-prompt')!;
  prompt.shadowRoot!.querySelector('button')!.focus();
  await userEvent.keyboard('1');
  expect(said).toEqual(['one', 'two']);
});

it('says what is wrong with a plan and goes on', async () => {
  const game = await open({ module: tinyModule() });
  game.newGame({ ...plan, variant: 'none-such' });
  await game.updateComplete;
  expect(game.shadowRoot!.querySelector('dialog .notice')!.textContent).toContain('none-such');

  game.newGame(plan);
  game.newGame({ ...plan, seats: [human] });
  await expect.poll(() => game.shadowRoot!.querySelector('.notice')?.textContent).toContain('players');
  expect(game.session!.plan.seats).toHaveLength(2);
});

it('keeps its letters as they are, however the page sets its own', async () => {
  document.body.style.cssText =
    'font: italic 700 30px/3 serif; letter-spacing: 5px; text-transform: uppercase; color: red';
  const game = await open({ module: tinyModule(), plan });
  const look = getComputedStyle(game.shadowRoot!.querySelector('h1')!);
  document.body.style.cssText = '';
  expect([look.letterSpacing, look.textTransform, look.fontStyle]).toEqual(['normal', 'none', 'normal']);
});

/** Names of what has the focus, from the page inwards. */
function focused(): string[] {
  const names: string[] = [];
  for (let at = document.activeElement; at !== null; at = at.shadowRoot?.activeElement ?? null)
    names.push(at.className || at.localName);
  return names;
}

it('keeps the focus within the game, when a sheet is put away and when what has it is drawn no more', async () => {
  const game = await open({
    module: tinyModule(),
    plan: { ...plan, seats: [human, { is: 'bot', bot: 'random' }], options: { wishes: false } },
  });
  const settings = game.shadowRoot!.querySelector<HTMLButtonElement>('[data-sheet=settings]')!;
  settings.focus();
  settings.click();
  await expect.poll(() => focused().at(-1)).toContain('close');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => game.shadowRoot!.activeElement).toBe(settings);

  const table = game.shadowRoot!.querySelector('uc-table')!.shadowRoot!;
  let played = 0;
  for (let step = 0; step < 40 && !game.session!.over; step++) {
    await expect.poll(() => game.session!.over || table.querySelector('uc-prompt')?.mode === 'ask').toBe(true);
    const cards = [...table.querySelectorAll<HTMLElementTagNameMap['uc-card']>('uc-card[legal]')];
    if (cards.length > 0) {
      cards[step % cards.length]!.focus();
      await userEvent.keyboard('{Enter}');
      played++;
    } else await userEvent.keyboard(step % 2 === 0 ? '1' : '0');
    await expect.poll(() => focused().length).toBeGreaterThan(1);
  }
  expect(played).toBeGreaterThan(2);
});
