/// <reference lib="dom" />
/**
 * A player at a page with `<dungeon-game>`: begins a game with the
 * form and plays it to its end, by clicks or by keys.
 */
import type { Page } from 'playwright';

/** How a game is played. */
export interface Player {
  readonly by: 'clicks' | 'taps' | 'keys';
  /** people and bots; `most`: as many as the game takes */
  readonly seats: number | 'most';
  readonly seed: number;
  /** of the game, as the form calls it; left out: as the form begins */
  readonly variant?: string | undefined;
  /** the seat of the person, from 0; left out: the first */
  readonly person?: number;
  /** how often each question is answered by hand, see `passKnown`; left out: always */
  readonly each?: number;
}

/** Answers at most; no game of the proof is longer. */
const LONGEST = 700;

interface Played {
  readonly module: unknown;
  readonly over: boolean;
  readonly humanAsked: boolean;
  /** the seat that is asked */
  readonly asked: number;
  readonly choices: number;
  readonly position: number;
  view(seat: number): {
    readonly decision: { readonly ask: number; readonly taken: number; readonly answers: readonly unknown[] } | null;
  };
  answer(index: number): void;
  save(): string;
  saveAt(position: number): string;
}

interface GameElement extends HTMLElement {
  readonly view: { readonly result: { readonly ending: string | null } | null } | null;
  readonly session: Played | null;
  readonly updateComplete: Promise<unknown>;
  /** @returns why it was refused */
  load(text: string): string | null;
}

interface TableElement extends HTMLElement {
  readonly playing: boolean;
}

/**
 * What a player without a plan does: the same on every machine, however often something else had to
 * be put away first.
 *
 * @param position  of the game
 * @param tries     that brought nothing there before
 */
function choices(seed: number, position: number, tries: number): (below: number) => number {
  let state = Math.imul(seed, 0x9e3779b1) ^ Math.imul(position + 1, 0x85ebca6b) ^ Math.imul(tries, 0xc2b2ae35);
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/**
 * Chooses the seats and the seed in the form and begins. One seat is a person, the others are bots.
 */
export async function beginByForm(page: Page, { seats, seed, variant, person = 0 }: Player): Promise<void> {
  const form = page.locator('dungeon-setup');
  // What is counted below is counted at once: before the form is drawn there would be no seats.
  await form.locator('button[type="submit"]').waitFor();
  if (variant !== undefined) await form.locator('.variants .choice', { hasText: variant }).click();
  const rows = form.locator('.seat');
  const more = form.locator('.count button').last();
  const room = async (): Promise<boolean> => (await more.count()) > 0 && (await more.isEnabled());
  const wanted = seats === 'most' ? Infinity : seats;
  while ((await rows.count()) < wanted && (await room())) await more.click();
  for (let seat = 0; seat < (await rows.count()); seat++)
    if (seat > 0 || person > 0)
      await form.locator(`select[name="seat-${seat}"]`).selectOption(seat === person ? 'human' : 'random');
  await form
    .locator('details')
    .first()
    .evaluate((part: HTMLDetailsElement) => (part.open = true));
  await form.locator('input[name="seed"]').fill(String(seed));
  await form.locator('button[type="submit"]').click();
}

/**
 * Plays to the end.
 *
 * @returns answers given in all
 * @throws Error when the game does not end, or when nothing can be pressed although a person is
 *   asked
 */
export async function playToTheEnd(page: Page, player: Player): Promise<number> {
  const answered = new Map<string, number>();
  let before = -1;
  let tries = 0;
  let isLast = false;
  for (let step = 0; step < LONGEST; step++) {
    const { over, position } = await settled(page);
    if (over) return position;
    tries = position === before ? tries + 1 : 0;
    before = position;
    if (tries === 0 && !isLast && player.each !== undefined) {
      const known = [...answered].flatMap(([question, times]) => (times < player.each! ? [] : [question]));
      const { question, passed, ended } = await page.evaluate(passKnown, known);
      isLast = ended;
      if (passed) {
        before = -1;
        continue;
      }
      answered.set(question, (answered.get(question) ?? 0) + 1);
    }
    const choose = choices(player.seed, position, tries);
    if (await confirmed(page, player.by)) continue;
    await (player.by === 'keys' ? press(page, choose) : click(page, choose, player.by));
  }
  throw new Error(`the game had not ended after ${LONGEST} steps`);
}

/**
 * Runs in the page: goes on to a question that is new, without drawing the way there; where none
 * comes any more, to the last one of the game. The same question is a new one when it has another
 * sort of number of answers: one, so many that each has a digit of the keyboard, or more.
 *
 * @param known  questions that have been answered often enough
 * @returns      the question that is asked now, and whether another one was passed for it
 */
function passKnown(known: readonly string[]): {
  readonly question: string;
  readonly passed: boolean;
  readonly ended: boolean;
} {
  const nameOf = (session: Played): string => {
    const { ask, taken, answers } = session.view(session.asked).decision!;
    const several = [1, 9].filter((most) => answers.length > most).length;
    return [ask, Math.min(taken, 1), several].join(' ');
  };
  const game = document.querySelector('dungeon-game') as GameElement;
  const now = game.session!;
  const question = nameOf(now);
  if (!known.includes(question)) return { question, passed: false, ended: false };
  const { load } = now.constructor as unknown as {
    load: (this: void, module: unknown, text: string) => { readonly session: Played };
  };
  const { session } = load(now.module, now.save());
  let last = session.position;
  for (
    ;
    !session.over;
    session.answer(((Math.imul(session.position + 1, 0x9e3779b1) >>> 8) % 65_521) % session.choices)
  ) {
    if (!session.humanAsked) continue;
    last = session.position;
    if (!known.includes(nameOf(session))) break;
  }
  const passed = last > now.position;
  const problem = passed ? game.load(session.saveAt(last)) : null;
  if (problem !== null) throw new Error(problem);
  return { question, passed, ended: session.over };
}

/** The name of the ending of a game that is over; null when it has none. */
export async function endingOf(page: Page): Promise<string | null> {
  return await page.evaluate(
    () => (document.querySelector('dungeon-game') as GameElement).view?.result?.ending ?? null,
  );
}

/**
 * Goes on from the page that is told before a question, if there is one, to that question.
 *
 * @returns whether there was one
 */
export async function closeBriefing(page: Page): Promise<boolean> {
  return await page.evaluate(() => {
    const root = document.querySelector('dungeon-game')?.shadowRoot;
    const close = root?.querySelector<HTMLElement>('dialog .briefing .actions button:last-child') ?? null;
    close?.click();
    return close !== null;
  });
}

/** Waits until the game, its table and the question are drawn as they are now. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const game = document.querySelector('dungeon-game') as GameElement;
    await game.updateComplete;
    await (game.shadowRoot?.querySelector('uc-table') as GameElement | null)?.updateComplete;
    const prompt = game.shadowRoot?.querySelector('uc-table')?.shadowRoot?.querySelector('uc-prompt');
    await (prompt as GameElement | null | undefined)?.updateComplete;
  });
}

/**
 * Waits until a person is asked or the game is over, and the page shows it. What is told before the
 * question has been read then.
 */
export async function settled(page: Page): Promise<{ readonly over: boolean; readonly position: number }> {
  const handle = await page.waitForFunction(
    () => {
      const game = document.querySelector('dungeon-game') as GameElement;
      const table = game.shadowRoot?.querySelector<TableElement>('uc-table') ?? null;
      const { session } = game;
      if (session === null || table === null || table.playing || !(session.over || session.humanAsked)) return null;
      return { over: session.over, position: session.position };
    },
    undefined,
    { polling: 'raf' },
  );
  const found = (await handle.jsonValue())!;
  await drawn(page);
  while (await closeBriefing(page)) await drawn(page);
  return found;
}

/**
 * Says yes where the game asks once more, as after the last of several steps.
 *
 * @returns whether it does
 */
async function confirmed(page: Page, by: Player['by']): Promise<boolean> {
  const yes = page.locator('dungeon-game dialog .primary');
  if ((await yes.count()) === 0) return false;
  await (by === 'keys' ? page.keyboard.press('Enter') : by === 'taps' ? yes.tap() : yes.click());
  return true;
}

const ANSWERS = '.answer:not([aria-disabled="true"]), .accept:not([aria-disabled="true"], [disabled]), .choose';

/** Presses something that glows on the table, or a button of the question. */
async function click(page: Page, choose: (below: number) => number, by: 'clicks' | 'taps'): Promise<void> {
  const choice = { answers: ANSWERS, way: choose(3), pick: choose(1 << 20) };
  let found = await page.evaluate(pointToPress, choice);
  if (typeof found === 'string') {
    // A card on which the pointer rests is shown large, over what lies beside it; on a slow machine
    // it has rested long enough. A tap leaves a pointer behind as well.
    await page.mouse.move(0, 0);
    await page.locator('dungeon-game uc-inspector').waitFor({ state: 'detached' });
    found = await page.evaluate(pointToPress, choice);
  }
  if (typeof found === 'string') throw new Error(found);
  const { x, y } = found;
  await (by === 'taps' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/**
 * Runs in the page: scrolls to something that can be pressed and finds a point of it that nothing
 * else covers.
 *
 * @param choice `way` 0 to 2: one in three goes to the table, so that both ways are walked; `pick`:
 *   which of them
 * @returns       the point, or what is wrong
 */
function pointToPress({
  answers,
  way,
  pick,
}: {
  answers: string;
  way: number;
  pick: number;
}): { readonly x: number; readonly y: number } | string {
  const table = document.querySelector('dungeon-game')?.shadowRoot?.querySelector('uc-table')?.shadowRoot;
  const prompt = table?.querySelector('uc-prompt')?.shadowRoot;
  const seen = (all: Iterable<Element> | undefined): Element[] =>
    [...(all ?? [])].filter((one) => one.checkVisibility());
  const buttons = seen(prompt?.querySelectorAll(answers));
  const boards = seen(table?.querySelectorAll('uc-board')).map((board) => board.shadowRoot!);
  const squares = boards.flatMap((board) => seen(board.querySelectorAll('.square.legal')));
  const cards = [...seen(table?.querySelectorAll('uc-card[legal]')), ...squares];
  const from = cards.length > 0 && (buttons.length === 0 || way === 0) ? cards : buttons;
  const target = from[pick % from.length];
  if (target === undefined) return 'a person is asked, and nothing can be pressed';

  /** What lies on top at a point. */
  const topAt = (x: number, y: number): Element | null => {
    let under = document.elementFromPoint(x, y);
    for (let root = under?.shadowRoot ?? null; root !== null; root = under?.shadowRoot ?? null) {
      const inner = root.elementFromPoint(x, y);
      if (inner === null || inner === under) break;
      under = inner;
    }
    return under;
  };
  /**
   * Whether the point belongs to an element; a card that lies in another one is a thing of its own,
   * but one that cannot be chosen gives way to its square.
   */
  const hits = (wanted: Element, x: number, y: number): boolean => {
    const ends = wanted.matches('.square') ? 'uc-card[legal]' : 'uc-card';
    let holder: Node | null = topAt(x, y);
    while (holder !== null && holder !== wanted && !(holder instanceof Element && holder.matches(ends)))
      holder =
        (holder as Element).assignedSlot ??
        (holder.parentNode instanceof ShadowRoot ? holder.parentNode.host : holder.parentNode);
    return holder === wanted;
  };
  const free = (wanted: Element): { readonly x: number; readonly y: number } | null => {
    wanted.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = wanted.getBoundingClientRect();
    const places = [0.5, 0.25, 0.75, 0.08, 0.92];
    const points = places.flatMap((down) =>
      places.map((across) => ({ x: left + across * width, y: top + down * height })),
    );
    return points.find(({ x, y }) => hits(wanted, x, y)) ?? null;
  };
  // A card that is looked at closer may lie over it: it has its own buttons.
  const closer = seen(table?.querySelector('uc-inspector')?.shadowRoot?.querySelectorAll('button'));
  const point = free(target) ?? (closer.length > 0 ? free(closer[pick % closer.length]!) : null);
  if (point !== null) return point;
  const { left, top, width, height } = target.getBoundingClientRect();
  const over = topAt(left + width / 2, top + height / 2);
  return `${target.outerHTML.slice(0, 200)} is covered: ${over?.outerHTML.slice(0, 200) ?? 'it is outside of the window'}`;
}

/** Gives an answer by its key. */
async function press(page: Page, choose: (below: number) => number): Promise<void> {
  const buttons = page.locator('uc-prompt').locator(ANSWERS);
  const keys = await buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-keyshortcuts')));
  const known = keys.filter((key) => key !== null);
  if (known.length > 0) {
    const key = known[choose(known.length)]!;
    await page.keyboard.press(key);
    if (key === TO_THE_MAP) await walkOnBoard(page, choose);
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

/** The key that leads from the question to the squares of a map. */
const TO_THE_MAP = 'M';

/**
 * From the square with the focus to one that can be chosen, by arrow keys; Enter chooses it, or
 * what lies there.
 */
async function walkOnBoard(page: Page, choose: (below: number) => number): Promise<void> {
  const pick = choose(1 << 20);
  for (let step = 0; step < FARTHEST; step++) {
    const key = await page.evaluate(keyTowards, pick);
    await page.keyboard.press(key);
    if (key === 'Enter') return;
  }
  throw new Error('arrow keys do not lead to a square that can be chosen');
}

/** Steps over the largest map at most: every square of a row and of a column. */
const FARTHEST = 120;

/**
 * Runs in the page: the arrow key that leads nearer to a cell of the map that can be chosen, or
 * Enter there.
 *
 * @param pick which of them
 */
function keyTowards(pick: number): string {
  let focus: Element | null = document.activeElement;
  while (focus?.shadowRoot?.activeElement) focus = focus.shadowRoot.activeElement;
  const rows = [...(focus?.closest('[role="grid"]')?.querySelectorAll('.row') ?? [])];
  const cells = rows.flatMap((row, y) =>
    [...row.querySelectorAll('.square')].flatMap((cell, x) =>
      cell.matches('[role="gridcell"]') ? [{ cell, x, y }] : [],
    ),
  );
  const from = cells.find(({ cell }) => cell === focus);
  const legal = cells.filter(({ cell }) => cell.matches('.legal'));
  const to = legal[pick % legal.length];
  if (from === undefined || to === undefined) throw new Error('the map has no square to choose');
  if (from === to) return 'Enter';
  // A cell may span several squares.
  const [across = 1, down = 1] = ['aria-colspan', 'aria-rowspan'].map((name) =>
    Number(from.cell.getAttribute(name) ?? 1),
  );
  if (to.x < from.x) return 'ArrowLeft';
  if (to.x >= from.x + across) return 'ArrowRight';
  return to.y < from.y ? 'ArrowUp' : to.y >= from.y + down ? 'ArrowDown' : 'Enter';
}
