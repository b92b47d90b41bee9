/// <reference lib="dom" />
/** Somebody at a page with `<dungeon-game>`: begins a game with the form and plays it to its end, by clicks or by keys. */
import type { Locator, Page } from 'playwright';

/** How a game is played. */
export interface Player {
  readonly by: 'clicks' | 'taps' | 'keys';
  /** people and bots; `most`: as many as the game takes */
  readonly seats: number | 'most';
  readonly seed: number;
}

/** Answers at most; no game of the proof is longer. */
const LONGEST = 700;

interface GameElement extends HTMLElement {
  readonly session: { readonly over: boolean; readonly humanAsked: boolean; readonly position: number } | null;
  readonly updateComplete: Promise<unknown>;
}

interface TableElement extends HTMLElement {
  readonly playing: boolean;
}

/** The same numbers on every machine: what a player without a plan does. */
function choices(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Chooses the seats and the seed in the form and begins. The first seat is a person, the others are bots. */
export async function beginByForm(page: Page, { seats, seed }: Player): Promise<void> {
  const form = page.locator('dungeon-setup');
  const rows = form.locator('.seat');
  const more = form.locator('.count button').last();
  const room = async (): Promise<boolean> => (await more.count()) > 0 && (await more.isEnabled());
  const wanted = seats === 'most' ? Infinity : seats;
  while ((await rows.count()) < wanted && (await room())) await more.click();
  for (let seat = 1; seat < (await rows.count()); seat++)
    await form.locator(`select[name="seat-${seat}"]`).selectOption('random');
  await form.locator('input[name="seed"]').fill(String(seed));
  await form.locator('button[type="submit"]').click();
}

/**
 * Plays to the end.
 *
 * @returns answers given in all
 * @throws  Error when the game does not end, or when nothing can be pressed although a person is asked
 */
export async function playToTheEnd(page: Page, player: Player): Promise<number> {
  const choose = choices(player.seed);
  for (let step = 0; step < LONGEST; step++) {
    const { over, position } = await settled(page);
    if (over) return position;
    await (player.by === 'keys' ? press(page, choose) : click(page, choose, player.by));
  }
  throw new Error(`the game had not ended after ${LONGEST} steps`);
}

/** Waits until a person is asked or the game is over, and the page shows it. */
async function settled(page: Page): Promise<{ readonly over: boolean; readonly position: number }> {
  const handle = await page.waitForFunction(
    () => {
      const game = document.querySelector('dungeon-game') as GameElement;
      const table = game.shadowRoot?.querySelector<TableElement>('uc-table') ?? null;
      const { session } = game;
      if (session === null || table === null || table.playing || !(session.over || session.humanAsked)) return null;
      return { over: session.over, position: session.position };
    },
    undefined,
    { polling: 'raf', timeout: 60_000 },
  );
  const found = (await handle.jsonValue())!;
  await page.evaluate(async () => {
    const game = document.querySelector('dungeon-game') as GameElement;
    await game.updateComplete;
    await (game.shadowRoot?.querySelector('uc-table') as GameElement | null)?.updateComplete;
    const prompt = game.shadowRoot?.querySelector('uc-table')?.shadowRoot?.querySelector('uc-prompt');
    await (prompt as GameElement | null | undefined)?.updateComplete;
  });
  return found;
}

const ANSWERS = '.answer:not([aria-disabled="true"]), .accept:not([aria-disabled="true"], [disabled]), .choose';

/** Presses something that glows on the table, or a button of the question. */
async function click(page: Page, choose: (below: number) => number, by: 'clicks' | 'taps'): Promise<void> {
  const buttons = page.locator('uc-prompt').locator(ANSWERS);
  const cards = page.locator('uc-table uc-card[legal]');
  const [open, glowing] = [await visible(buttons), await visible(cards)];
  if (open.length + glowing.length === 0) throw new Error('a person is asked, and nothing can be pressed');
  // One in three goes to the table, so that both ways are walked.
  const fromTable = glowing.length > 0 && (open.length === 0 || choose(3) === 0);
  const from = fromTable ? glowing : open;
  const target = (fromTable ? cards : buttons).nth(from[choose(from.length)]!);
  await target.scrollIntoViewIfNeeded();
  // Cards that lie on each other leave a corner to press.
  const how = { timeout: 30_000, ...(fromTable ? { position: { x: 6, y: 6 } } : {}) };
  await (by === 'taps' ? target.tap(how) : target.click(how));
}

/** Places in the list of those that can be seen. */
async function visible(all: Locator): Promise<number[]> {
  const seen = await all.evaluateAll((found) => found.map((one) => one.checkVisibility()));
  return seen.flatMap((yes, index) => (yes ? [index] : []));
}

/** Gives an answer by its key. */
async function press(page: Page, choose: (below: number) => number): Promise<void> {
  const buttons = page.locator('uc-prompt').locator(ANSWERS);
  const keys = await buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-keyshortcuts')));
  const known = keys.filter((key) => key !== null);
  if (known.length > 0) {
    await page.keyboard.press(known[choose(known.length)]!);
    return;
  }
  // No digit is left for it: the Tab key leads there.
  for (let tab = 0; tab < 80; tab++) {
    await page.keyboard.press('Tab');
    const there = await buttons.evaluateAll((all) =>
      all.some((one) => (one.getRootNode() as ShadowRoot).activeElement === one),
    );
    if (there) {
      await page.keyboard.press('Enter');
      return;
    }
  }
  throw new Error('a person is asked, and no key leads to an answer');
}
