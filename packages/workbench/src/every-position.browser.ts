/**
 * Positions of every game, with as many players as it takes, in its languages by turns, on every
 * sort of screen by turns: nothing overlaps and nothing is cut.
 */
import { languagesOf, type GameModule } from '@undercroft/contract';
import { DungeonGameElement, Session, memoryStore, type Plan } from '@undercroft/game-element';
import { games, load } from 'virtual:undercroft/games';
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { page } from 'vitest/browser';

declare module 'vitest' {
  interface ProvidedContext {
    /** see `UNDERCROFT_TIMES` */
    times: number;
  }
}

const SCREENS = [
  { width: 1440, height: 900, least: 22 },
  { width: 1280, height: 720, least: 22 },
  { width: 1024, height: 768, least: 22 },
  { width: 820, height: 1180, least: 22 },
  { width: 390, height: 844, least: 28 },
  { width: 844, height: 390, least: 28 },
] as const;
/** Up to this width there is one board at a time. */
const PHONE = 799;
/** Parts of a game after which it is looked at, from its beginning to shortly before its end. */
const MOMENTS = [0, 0.3, 0.6, 0.92] as const;
/** Answers after which a game is broken off. */
const LONGEST = 420;
const SEEDS = [1, 2, 3, 4, 5] as const;
/**
 * Smallest letters of a name on the table, and how much of a picture may be covered by a number.
 */
const LEAST_LETTERS = 9;
const COVERED = 0.25;

afterEach(() => document.body.replaceChildren());

/** The longest of some random games, as texts of its moments. */
function positionsOf(module: GameModule, players: number): string[] {
  const played = SEEDS.map((seed) => {
    const seats = Array.from({ length: players }, () => ({ is: 'human' }) as const);
    const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'].slice(0, players);
    const plan: Plan = { seats, names, seed, options: {}, variant: null };
    const session = Session.begin(module, plan);
    let state = seed;
    while (!session.over && session.position < LONGEST) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      session.answer(Math.floor((state / 2 ** 32) * session.choices));
    }
    return session;
  });
  const longest = played.toSorted((one, other) => other.position - one.position)[0]!;
  return MOMENTS.map((share) => longest.saveAt(Math.floor(longest.position * share)));
}

async function drawn(game: DungeonGameElement): Promise<void> {
  for (let round = 0; round < 2; round++) {
    await game.updateComplete;
    await game.shadowRoot!.querySelector('uc-table')?.updateComplete;
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }
}

const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
const seen = (elements: Iterable<Element>): HTMLElement[] =>
  [...elements].filter((one): one is HTMLElement => one instanceof HTMLElement && one.checkVisibility());
const inner = (host: Element, selector: string): HTMLElement | null =>
  host.shadowRoot!.querySelector<HTMLElement>(selector);

function sharedArea(one: DOMRect, other: DOMRect): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 1 && down > 1 ? across * down : 0;
}

function within(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left >= other.left - 1 &&
    one.right <= other.right + 1 &&
    one.top >= other.top - 1 &&
    one.bottom <= other.bottom + 1
  );
}

/** Everything that lies badly, in words. */
function faultsOf(game: DungeonGameElement, width: number, least: number): string[] {
  const table = game.shadowRoot!.querySelector('uc-table')!.shadowRoot!;
  return [
    ...scrolled(table, width > PHONE),
    ...overlapsOf(seen(table.querySelectorAll('uc-zone')), (zone) => `area ${zone.getAttribute('label')}`),
    ...seen(table.querySelectorAll('.node')).flatMap((node) => inPlace(node, least)),
    ...overlapsOf(seen(table.querySelectorAll('.node')), (node) => `place ${node.textContent.trim()}`),
    ...seen(table.querySelectorAll('uc-card')).flatMap(cutNames),
    ...seen(table.querySelectorAll('uc-zone, uc-player')).flatMap(cutLabels),
  ];
}

/** A wide screen shows all of it; a phone is never scrolled sideways. */
function scrolled(table: ShadowRoot, wide: boolean): string[] {
  return seen(table.querySelectorAll(wide ? '.boards, .shared' : '.field, .hand')).flatMap((part) => {
    const down = wide ? part.scrollHeight - part.clientHeight : 0;
    const across = part.scrollWidth - part.clientWidth;
    return down > 1 || across > 1 ? [`${part.className} is cut by ${across} and ${down}`] : [];
  });
}

function overlapsOf(elements: readonly HTMLElement[], name: (element: HTMLElement) => string): string[] {
  return elements.flatMap((one, index) =>
    elements
      .slice(index + 1)
      .filter((other) => !one.contains(other) && !other.contains(one) && sharedArea(boxOf(one), boxOf(other)) > 0)
      .map((other) => `${name(one)} and ${name(other)} overlap`),
  );
}

/** Pieces of a place: large enough, inside, apart, and their pictures free of numbers. */
function inPlace(node: HTMLElement, least: number): string[] {
  const pieces = seen(node.querySelectorAll('uc-card > uc-card'));
  const outside = pieces.filter((piece) => !within(boxOf(piece), boxOf(node)));
  const small = pieces.filter((piece) => boxOf(piece).width < least);
  const covered = pieces.flatMap((piece) => {
    const numbers = [...piece.shadowRoot!.querySelectorAll('.copies, .badge')].map(boxOf);
    return pieces.filter((other) => {
      const picture = inner(other, '.art')?.getBoundingClientRect();
      if (picture === undefined) return false;
      return numbers.some((number) => sharedArea(number, picture) > COVERED * picture.width * picture.height);
    });
  });
  return [
    ...outside.map(() => 'a piece reaches out of its place'),
    ...small.map((piece) => `a piece of ${Math.round(boxOf(piece).width)} px`),
    ...covered.map(() => 'a number covers a picture'),
    ...overlapsOf(pieces, () => 'a piece'),
  ];
}

function cutNames(card: HTMLElement): string[] {
  const title = inner(card, '.title');
  if (title === null || !title.checkVisibility()) return [];
  const { textContent: name } = title;
  const found: string[] = [];
  if (title.scrollWidth > title.clientWidth + 1) found.push(`${name} is cut`);
  const pips = inner(card, '.pips');
  if (pips !== null && sharedArea(boxOf(title), boxOf(pips)) > 0) found.push(`${name} lies under pictures`);
  // A plate hangs over the edge of its room, because what it covers there is no picture.
  const box = boxOf(title);
  const hangs = inner(card, '.plate') === null ? 0 : box.height / 2;
  if (!within(new DOMRect(box.x, box.y + hangs, box.width, box.height - hangs), boxOf(card)))
    found.push(`${name} leaves its card`);
  if (Number.parseFloat(getComputedStyle(title).fontSize) < LEAST_LETTERS) found.push(`${name} is too small`);
  return found;
}

function cutLabels(element: HTMLElement): string[] {
  const label = inner(element, 'h2, h3');
  if (label === null || !label.checkVisibility() || getComputedStyle(label).position === 'absolute') return [];
  const cut = label.scrollWidth > label.clientWidth + 1 || !within(boxOf(label), boxOf(element));
  return cut ? [`the name ${label.textContent} is cut`] : [];
}

/**
 * Whether a screen is looked at. Screens take turns: each shows two moments of each number of
 * players, so that games of two languages show both. `npm run test:long` looks at all of them.
 */
function isLookedAt(screen: number, moment: number, players: number): boolean {
  return inject('times') > 1 || (Math.floor((screen + moment) / 2) + players) % 2 === 0;
}

describe.each(games.map(({ id }) => id))('%s', (id) => {
  let module: GameModule;
  let game: DungeonGameElement;
  let positions: { readonly players: number; readonly moment: number; readonly text: string }[];
  beforeAll(async () => {
    const loaded = await load[id]!();
    if (loaded.module === null) throw new Error(`${id} does not compile`);
    module = loaded.module;
    game = new DungeonGameElement();
    Object.assign(game, { store: memoryStore(), pace: 'off', module, icons: loaded.icons });
    // Only places are measured, so nothing is painted.
    game.style.cssText = 'position: fixed; inset: 0; visibility: hidden';
    const { min, max } = module.meta.players;
    positions = Array.from({ length: max - min + 1 }, (_, more) => min + more).flatMap((players) =>
      positionsOf(module, players).map((text, moment) => ({ players, moment, text })),
    );
  });

  it('lies well on every screen', async () => {
    document.body.append(game);
    await game.updateComplete;
    const languages = languagesOf(module.meta);
    const found: string[] = [];
    // A position is loaded once: another language and another screen only draw it anew.
    for (const { players, moment, text } of positions) {
      expect(game.load(text)).toBeNull();
      await game.updateComplete;
      // Between two players the table is covered until the next one takes it over.
      game.shadowRoot!.querySelector<HTMLButtonElement>('.hand-over .primary')?.click();
      for (const [screen, { width, height, least }] of SCREENS.entries()) {
        if (!isLookedAt(screen, moment, players)) continue;
        await page.viewport(width, height);
        // Languages take turns, too.
        const lang = languages[(screen + moment) % languages.length]!;
        game.lang = lang;
        await drawn(game);
        const where = `${width} by ${height}, ${players} players, moment ${moment}, ${lang}`;
        found.push(...new Set(faultsOf(game, width, least).map((fault) => `${where}: ${fault}`)));
      }
    }
    expect(found).toEqual([]);
  });
});
