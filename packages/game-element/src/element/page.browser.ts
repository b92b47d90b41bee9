/**
 * What a page can do with games: links in its address, several games, another game in the same
 * element.
 */
import { tinyModule } from '@undercroft/engine/testing';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Plan } from '../session/plan.ts';
import { memoryStore } from '../session/store.ts';
import { DungeonGameElement } from './dungeon-game.ts';
import { registerGame, registerLanguage } from './game-registry.ts';

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

/** Answers for the asked player, after taking the table over where it is handed over. */
async function answer(game: DungeonGameElement): Promise<void> {
  await game.updateComplete;
  game.shadowRoot!.querySelector<HTMLButtonElement>('.hand-over button')?.click();
  game.answer(0);
}

/** A link to the position after two answers. */
async function linkToTwo(): Promise<string> {
  const game = await open({ module: tinyModule(), plan });
  await answer(game);
  await answer(game);
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

  await answer(game);
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
  expect(game.shadowRoot!.querySelector('.opening .notice')!.textContent).toContain('damaged');

  game.newGame(plan);
  location.hash = link.split('.', 3).join('.');
  await expect.poll(() => game.shadowRoot!.querySelector('.notice')?.textContent).toContain('damaged');
  expect(game.session!.position).toBe(0);
});

const dialogs = (): number =>
  [...document.querySelectorAll('dungeon-game')].filter((one) => one.shadowRoot!.querySelector('dialog') !== null)
    .length;

it('begins inside its own box: two games without a save cover nothing of their page and take no focus', async () => {
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  await open({ module: tinyModule(), saveAs: 'left' });
  const right = await open({ module: tinyModule(), saveAs: 'right' });
  right.style.cssText = 'display: block; height: 480px; width: 400px';
  expect(dialogs()).toBe(0);
  expect(document.activeElement).toBe(button);

  const form = right.shadowRoot!.querySelector('dungeon-setup')!;
  await form.updateComplete;
  const box = right.getBoundingClientRect();
  const inner = form.getBoundingClientRect();
  expect([inner.left >= box.left, inner.right <= box.right, inner.top >= box.top]).toEqual([true, true, true]);
  await userEvent.keyboard('{Escape}');
  expect(right.shadowRoot!.querySelector('dungeon-setup')).not.toBeNull();

  form.shadowRoot!.querySelector<HTMLButtonElement>('[type=submit]')!.click();
  await right.updateComplete;
  expect(right.session).not.toBeNull();
  expect(right.shadowRoot!.querySelector('uc-table')).not.toBeNull();
});

it('leaves no empty box, when Escape is pressed again and again', async () => {
  const store = memoryStore();
  const first = await open({ module: tinyModule(), store, plan });
  const id = store.read('last:orchard') ?? store.keys('last:').map((key) => store.read(key))[0]!;
  first.remove();
  for (const key of store.keys('last:')) store.remove(key);
  expect(id).not.toBeNull();
  const game = await open({ module: tinyModule(), store });
  for (let times = 0; times < 2; times++) {
    game.shadowRoot!.querySelector<HTMLButtonElement>('.opening .beside .games')!.click();
    await game.updateComplete;
    await expect.poll(() => game.shadowRoot!.querySelector('dialog')?.open).toBe(true);
    await userEvent.keyboard('{Escape}{Escape}{Escape}');
    await expect.poll(() => game.shadowRoot!.querySelector('dialog')).toBeNull();
    expect(game.shadowRoot!.querySelector('.opening dungeon-setup')).not.toBeNull();
  }
});

it('shows a finished game as it ended, without a sheet and without saying that it goes on', async () => {
  const store = memoryStore();
  const bots: Plan = {
    ...plan,
    seats: [
      { is: 'bot', bot: 'random' },
      { is: 'bot', bot: 'random' },
    ],
  };
  const game = await open({ module: tinyModule(), store, plan: bots });
  await expect.poll(() => game.session!.over).toBe(true);
  game.remove();

  const again = await open({ module: tinyModule(), store });
  expect(again.session!.over).toBe(true);
  expect(again.shadowRoot!.querySelector('dialog')).toBeNull();
  expect(again.shadowRoot!.textContent).not.toContain('goes on');
  const strip = again.shadowRoot!.querySelector('.notice.over')!;
  expect(strip.textContent).toContain('The game is over');
  strip.querySelector('button')!.click();
  await again.updateComplete;
  expect(again.shadowRoot!.querySelector('dialog .headline')).not.toBeNull();
});

it('shows the seed where one person plays, and where several do only when the game is over', async () => {
  const share = async (seats: Plan['seats']): Promise<string> => {
    const game = await open({ module: tinyModule(), plan: { ...plan, seats, seed: 'q7q7q7q7' } });
    expect(game.shadowRoot!.querySelector('.bar')!.textContent).not.toContain('q7q7q7q7');
    game.shadowRoot!.querySelector<HTMLButtonElement>('[data-sheet=share]')!.click();
    await game.updateComplete;
    const { textContent } = game.shadowRoot!.querySelector('dialog')!;
    game.remove();
    return textContent;
  };

  expect(await share([human, { is: 'bot', bot: 'random' }])).toContain('Copy the seed');
  const among = await share([human, human]);
  expect(among).not.toContain('Copy the seed');
  expect(among).toContain('carry its seed');
});

it('says what is wrong with the last game and asks for a new one, when somebody has written into the storage', async () => {
  const store = memoryStore();
  const { id } = tinyModule().meta;
  store.write(`last:${id}`, 'bad');
  store.write('game:bad', '{"at":1e18}\n{"undercroft":{"toString":1}}');
  store.write(
    'game:late',
    `${JSON.stringify({ id: 'late', game: id, title: '', names: ['x'], position: 1, over: false, at: 1e18 })}\n`,
  );
  const game = await open({ module: tinyModule(), store });

  expect(game.shadowRoot!.querySelector('.opening .notice')!.textContent).toContain('format');
  game.newGame({ ...plan, seats: [human, { is: 'bot', bot: 'random' }] });
  await game.updateComplete;
  game.shadowRoot!.querySelector<HTMLButtonElement>('[data-sheet=saves]')!.click();
  await game.updateComplete;
  expect(game.shadowRoot!.querySelectorAll('dialog li')).toHaveLength(1);
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

it('is told in a language whose file comes after that of the game, and goes on where it was', async () => {
  registerGame('tiny-told', { module: tinyModule(), icons: {} });
  const game = await open({ game: 'tiny-told', lang: 'x-late' });
  game.newGame(plan);
  await game.updateComplete;
  const { session } = game;
  registerLanguage('tiny-told', 'x-late', { texts: { title: 'Petit' }, words: { 'setup.begin': 'Nuqneh' } });

  await expect.poll(() => game.shadowRoot!.querySelector('h1')?.textContent).toBe('Petit');
  expect(game.session!.save()).toBe(session!.save());
  registerLanguage('tiny-early', 'x-late', { texts: { title: 'Petit aussi' } });
  registerGame('tiny-early', { module: tinyModule(), icons: {} });
  const early = await open({ game: 'tiny-early', lang: 'x-late' });
  await expect.poll(() => early.shadowRoot!.querySelector('h1')?.textContent).toBe('Petit aussi');
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
  expect(game.shadowRoot!.querySelector('.opening .notice')!.textContent).toContain('none-such');

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
