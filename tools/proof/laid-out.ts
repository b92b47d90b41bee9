/// <reference lib="dom" />
/**
 * Measures how a table lies in its window: what is cropped, what lies on something else, what is
 * out of reach.
 */
import type { Page } from 'playwright';

interface Box {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How a table lies; lengths in CSS pixels. */
export interface Measured {
  /** parts of which something is cut off, with how much of it is out of sight */
  readonly cropped: readonly string[];
  /** pairs of parts that lie on each other */
  readonly overlapping: readonly string[];
  /** things that stand out of the part they lie in */
  readonly sticking: readonly string[];
  /** things and parts that are in their place but not visible: too small, or covered */
  readonly hidden: readonly string[];
  /** share of the field that no part of the table uses, from 0 to 1 */
  readonly unused: number;
  /** the question and at least one of its answers are in sight */
  readonly asked: boolean;
  /** the points of the player who looks are in sight, where the game counts any */
  readonly scored: boolean;
  /** boards of squares that are known whole and of which not all is seen, with the share that is */
  readonly partly: readonly string[];
  /** squares and pieces that the question offers and that are outside the frame of their board */
  readonly unframed: readonly string[];
  /**
   * least width of a piece that stands alone on a square of a board without an owner; Infinity
   * where there is none
   */
  readonly piece: number;
  /** least side of a square on boards without an owner; Infinity where there is none */
  readonly square: number;
  /** how much of one of the large areas and boards is in sight: of the one that is seen best */
  readonly board: number;
  /**
   * answers in sight that cannot be given and stand before one that can, and groups in which each
   * answer says the same first word again as the question does
   */
  readonly unclear: readonly string[];
  /** titles of cards that end with a sign that there is more, though they are not narrow */
  readonly cut: readonly string[];
  /** an answer that is scrolled out of sight, though it has room below the question; else empty */
  readonly withRoom: string;
}

/** Least side of a thing that can still be seen, in CSS pixels. */
const LEAST_SIDE = 16;

/** Cards of this width and more have room for any text of the games, in CSS pixels. */
const WIDE_CARD = 96;

/** How often a table that is laid out anew is looked at. */
const LOOKS = 40;

/**
 * Measures the table of a page when it lies still.
 *
 * @throws Error when it never does
 */
export async function measureTable(page: Page): Promise<Measured> {
  if (!(await page.evaluate(lieStill, LOOKS))) throw new Error('the table never lies still');
  await page.evaluate(placeHand, 'static');
  const found = {
    ...(await areasNow(page)),
    scored: await page.evaluate(scoredNow),
    ...(await boardsNow(page)),
    ...(await page.evaluate(cutNow, WIDE_CARD)),
    withRoom: await page.evaluate(withRoomNow),
    ...(await page.evaluate(unclearNow)),
    hidden: await hiddenNow(page),
  };
  await page.evaluate(placeHand, '');
  return found;
}

/**
 * Runs in the page: puts the hand of an upright table to its end, where it is scrolled to. While
 * cards of it can be chosen it lies over what can be scrolled from under it.
 *
 * @param position  as in styles; empty: as the table says
 */
function placeHand(position: string): void {
  const root = document.querySelector('dungeon-game')!.shadowRoot!.querySelector('uc-table')!.shadowRoot!;
  const hand = root.querySelector<HTMLElement>('.field > .hand');
  if (hand !== null && (position === '' || getComputedStyle(hand).bottom === '0px')) hand.style.position = position;
}

/**
 * Runs in the page: the first answer below the edge of a list that is scrolled, when what is free
 * below the question would hold it.
 */
function withRoomNow(): string {
  const root = document.querySelector('dungeon-game')!.shadowRoot!.querySelector('uc-table')!.shadowRoot!;
  const asks = root.querySelector('.asks');
  const list = root.querySelector('uc-prompt')?.shadowRoot?.querySelector('.groups') ?? null;
  if (asks === null || list === null || list.scrollHeight <= list.clientHeight + 1) return '';
  const bottomOf = (part: Element): number => part.getBoundingClientRect().bottom;
  // Notices of the page stand in slots, which have no box.
  const parts = [...asks.children].flatMap((part) =>
    part instanceof HTMLSlotElement ? part.assignedElements({ flatten: true }) : [part],
  );
  const free = bottomOf(asks) - Math.max(...parts.map(bottomOf));
  const edge = bottomOf(list);
  const next = [...list.querySelectorAll('.answer')].find((one) => one.checkVisibility() && bottomOf(one) > edge + 1);
  if (next === undefined || bottomOf(next) - edge > free) return '';
  return `${next.textContent.trim()}: ${Math.round(bottomOf(next) - edge)} of ${Math.round(free)}`;
}

/** Runs in the page: texts that are cut on cards that have room for them. */
function cutNow(wide: number): Pick<Measured, 'cut'> {
  const root = document.querySelector('dungeon-game')!.shadowRoot!.querySelector('uc-table')!.shadowRoot!;
  const cards = [...root.querySelectorAll('uc-card')] as (HTMLElement & {
    readonly cut: boolean;
    readonly face: { readonly title: string };
  })[];
  const cut = cards.filter((card) => card.cut && card.checkVisibility() && card.clientWidth >= wide);
  return { cut: cut.map(({ face, clientWidth }) => `${face.title}: ${clientWidth}`) };
}

/** Runs in the page: answers that hide what can be given, or say again what the question says. */
function unclearNow(): Pick<Measured, 'unclear'> {
  const prompt = document
    .querySelector('dungeon-game')!
    .shadowRoot!.querySelector('uc-table')!
    .shadowRoot!.querySelector('uc-prompt')?.shadowRoot;
  const all = [...(prompt?.querySelectorAll('.groups .answer') ?? [])].filter((one) => one.checkVisibility());
  const isBarred = (one: Element): boolean => one.getAttribute('aria-disabled') === 'true';
  const labelOf = (one: Element): string => (one.querySelector('.words')?.textContent ?? '').trim();
  const last = all.findLastIndex((one) => !isBarred(one));
  const before = all
    .slice(0, Math.max(0, last))
    .filter(isBarred)
    .map((one) => `${labelOf(one)} comes first`);
  const [verb = ''] = (prompt?.querySelector('.question')?.textContent ?? '').trim().split(' ');
  const groups = [...(prompt?.querySelectorAll('.groups .group') ?? [])].filter((group) => {
    const labels = [...group.querySelectorAll('.answer')].map((one) => labelOf(one));
    return labels.length > 1 && labels.every((label) => label.startsWith(`${verb} `));
  });
  return { unclear: [...before, ...groups.map(() => `each answer says ${verb} again`)] };
}

/**
 * Runs in the page: waits until every box of the table is the same in three looks, two frames
 * apart. Boxes alone are compared, because asking of each what lies on top of it takes far longer.
 *
 * @param looks  at most
 * @returns      whether it lies still
 */
async function lieStill(looks: number): Promise<boolean> {
  const boxesIn = (root: ParentNode): number[] =>
    [...root.querySelectorAll('*')].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top, width, height, ...(element.shadowRoot === null ? [] : boxesIn(element.shadowRoot))];
    });
  const root = document.querySelector('dungeon-game')!.shadowRoot!.querySelector('uc-table')!.shadowRoot!;
  let before = '';
  for (let look = 0, same = 0; look < looks; look++) {
    const now = boxesIn(root).join(' ');
    same = now === before ? same + 1 : 0;
    if (same === 2) return true;
    before = now;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }
  return false;
}

/**
 * Things, plates, numbers and dice that are drawn too small to be seen, or of which nothing lies on
 * top, and answers that are cut. What is scrolled away is left out.
 */
async function hiddenNow(page: Page): Promise<string[]> {
  return await page.evaluate((least) => {
    const root = document.querySelector('dungeon-game')!.shadowRoot!.querySelector('uc-table')!.shadowRoot!;
    const nameOf = (one: Element): string => {
      const { title } = (one as HTMLElement & { face?: { title: string } }).face ?? { title: '' };
      const area = one.closest('.area')?.getAttribute('data-zone') ?? one.closest('.board')?.className ?? '';
      return `${title === '' ? one.className : title} (${one.getAttribute('slot') ?? one.localName}) of ${area}`;
    };
    /** Of what a point shows: the thing itself, or something that lies in it. */
    const shows = (one: Element, x: number, y: number): boolean => {
      const top = root.elementFromPoint(x, y);
      return top !== null && (one.contains(top) || (top.localName === 'uc-graph' && top.contains(one)));
    };
    /** What an element is drawn in, out of shadow roots and through slots. */
    const around = (one: Element): Element | null => {
      const parent = one.assignedSlot ?? one.parentNode;
      return parent instanceof ShadowRoot ? parent.host : parent instanceof Element ? parent : null;
    };
    // Browsers round a point to whole pixels: on the last half of one nothing is found.
    const view = { left: 0, top: 0, right: innerWidth - 1, bottom: innerHeight - 1 };
    const known = new Map<Element, typeof view>();
    /** What is in sight of things that are drawn in an element; many things share an element. */
    const sightIn = (element: Element | null): typeof view => {
      if (element === null) return view;
      const before = known.get(element);
      if (before !== undefined) return before;
      const { display, overflowX, overflowY } = getComputedStyle(element);
      let sight = sightIn(around(element));
      if (display !== 'contents' && (overflowX !== 'visible' || overflowY !== 'visible')) {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        sight = {
          left: Math.max(sight.left, left),
          top: Math.max(sight.top, top),
          right: Math.min(sight.right, right),
          bottom: Math.min(sight.bottom, bottom),
        };
      }
      known.set(element, sight);
      return sight;
    };
    const prompt = root.querySelector('uc-prompt')?.shadowRoot;
    const edge = prompt?.querySelector('.groups')?.getBoundingClientRect().bottom ?? Infinity;
    const cut = [...(prompt?.querySelectorAll('.groups .answer') ?? [])].flatMap((answer) => {
      const { top, bottom } = answer.getBoundingClientRect();
      return answer.checkVisibility() && top < edge - 1 && bottom > edge + 1
        ? [`the answer ${answer.textContent.trim()} is cut`]
        : [];
    });
    const parts = [...root.querySelectorAll('.field :is(uc-card, .plate, .track, uc-dice)')];
    const unseen = parts.flatMap((one) => {
      if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      const { left, top, width, height } = one.getBoundingClientRect();
      if (Math.min(width, height) < least) return [`${nameOf(one)} is ${Math.round(width)} x ${Math.round(height)} px`];
      const places = [0.5, 0.2, 0.8];
      const points = places.flatMap((down) =>
        places.map((across) => [left + across * width, top + down * height] as const),
      );
      const sight = sightIn(around(one));
      const seen = points.filter(
        ([x, y]) => x >= sight.left && y >= sight.top && x <= sight.right && y <= sight.bottom,
      );
      return seen.length === 0 || seen.some(([x, y]) => shows(one, x, y)) ? [] : [`${nameOf(one)} is covered`];
    });
    return [...cut, ...unseen];
  }, LEAST_SIDE);
}

/** Boards of squares: what is seen of each, and how large its squares are. */
async function boardsNow(page: Page): Promise<Pick<Measured, 'partly' | 'piece' | 'square' | 'unframed'>> {
  return await page.evaluate(() => {
    const root = document.querySelector('dungeon-game')!.shadowRoot!.querySelector('uc-table')!.shadowRoot!;
    const maps = [...root.querySelectorAll('uc-board')].filter((board) => board.checkVisibility());
    const boxOf = (board: Element, part: string): DOMRect =>
      board.shadowRoot!.querySelector(part)!.getBoundingClientRect();
    const overlap = (from: number, to: number, least: number, most: number): number =>
      Math.max(0, Math.min(to, most) - Math.max(from, least));
    const partly = maps.flatMap((board) => {
      if ((board as Element & { framing: { known: unknown } }).framing.known !== null) return [];
      const [plane, frame] = [boxOf(board, '.plane'), boxOf(board, '.frame')];
      const width = overlap(plane.left, plane.right, frame.left, frame.right);
      const share = (width * overlap(plane.top, plane.bottom, frame.top, frame.bottom)) / (plane.width * plane.height);
      return share < 0.98 ? [`${board.getAttribute('data-zone') ?? ''} ${Math.round(share * 100)} %`] : [];
    });
    const shared = maps.filter((board) => board.closest('.shared') !== null);
    const sides = shared.map((board) =>
      parseFloat(getComputedStyle(board.shadowRoot!.querySelector('.plane')!).getPropertyValue('--cell')),
    );
    const unframed = maps.flatMap((board) => {
      const frame = boxOf(board, '.frame');
      const cells = [...board.shadowRoot!.querySelectorAll('.legal')];
      const pieces = [...board.querySelectorAll(':scope > uc-card[legal]')];
      return [...cells, ...pieces].flatMap((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const [across, down] = [(left + right) / 2, (top + bottom) / 2];
        const isIn = across > frame.left && across < frame.right && down > frame.top && down < frame.bottom;
        return isIn ? [] : [one.getAttribute('aria-label') ?? one.getAttribute('slot') ?? one.className];
      });
    });
    const pieces = shared.flatMap((board) => {
      const all = [...board.querySelectorAll(':scope > uc-card:is(.token, .chip):not([slot^="p"])')];
      const alone = all.filter((one) => all.every((other) => other === one || other.slot !== one.slot));
      return alone.map((one) => one.getBoundingClientRect().width);
    });
    return { partly, unframed, piece: Math.min(...pieces), square: Math.min(...sides) };
  });
}

type Areas = Pick<Measured, 'asked' | 'board' | 'cropped' | 'overlapping' | 'sticking' | 'unused'>;

async function areasNow(page: Page): Promise<Areas> {
  return await page.evaluate(() => {
    const root = document.querySelector('dungeon-game')!.shadowRoot!.querySelector('uc-table')!.shadowRoot!;
    const boxOf = (element: Element, name = ''): Box => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { name, left, top, right, bottom };
    };
    const within = (one: Box, other: Box): Box => ({
      name: one.name,
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    });
    const sizeOf = ({ left, top, right, bottom }: Box): number => Math.max(0, right - left) * Math.max(0, bottom - top);
    const shown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && sizeOf(boxOf(element)) > 0;
    const view: Box = { name: '', left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    /** What is in sight of something, after all that cuts it off. */
    const seen = (element: Element, name: string): Box => {
      let box = within(boxOf(element, name), view);
      for (let at = element.parentElement; at !== null; at = at.parentElement) {
        const { display, overflowX, overflowY } = getComputedStyle(at);
        if (display === 'contents') continue;
        const clip = boxOf(at);
        if (overflowX !== 'visible') box = within(box, { ...clip, top: box.top, bottom: box.bottom });
        if (overflowY !== 'visible') box = within(box, { ...clip, left: box.left, right: box.right });
      }
      return box;
    };
    const field = root.querySelector('.field')!;
    const parts = [...field.querySelectorAll('.area:not(.area .area), .plate, .track, uc-dice')].filter(shown);
    const nameOf = (part: Element): string =>
      `${part.closest('.board')?.getAttribute('data-seat') ?? ''} ${part.getAttribute('data-zone') ?? part.className}`.trim();
    const whole = parts.map((part) => boxOf(part, nameOf(part)));
    const cropped = parts.flatMap((part, index) => {
      const all = sizeOf(whole[index]!);
      const hidden = all - sizeOf(seen(part, ''));
      return hidden > all * 0.02 && hidden > 60 ? [`${nameOf(part)} ${Math.round((hidden / all) * 100)} %`] : [];
    });
    const overlapping = whole.flatMap((one, index) =>
      whole.slice(index + 1).flatMap((other) => {
        const both = within(one, other);
        return both.right - both.left > 3 && both.bottom - both.top > 3 ? [`${one.name} / ${other.name}`] : [];
      }),
    );
    // What is held in a hand is scrolled sideways.
    const zones = parts.filter((part) => part.localName === 'uc-zone' && part.getAttribute('shape') !== 'fan');
    const sticking = zones.flatMap((part) => {
      const cards = [...part.querySelectorAll(':scope > uc-card')].filter(shown).map((card) => boxOf(card));
      const out = cards.filter((card) => sizeOf(card) - sizeOf(within(card, boxOf(part))) > 0.1 * sizeOf(card));
      return out.length > 0 ? [`${out.length} of ${nameOf(part)}`] : [];
    });
    const used = parts.reduce((sum, part) => sum + sizeOf(seen(part, '')), 0);
    const prompt = root.querySelector('uc-prompt');
    const answers = [...(prompt?.shadowRoot?.querySelectorAll('button') ?? [])].filter(shown);
    const large = [...root.querySelectorAll('.area.large, uc-board')].filter(shown);
    return {
      cropped,
      overlapping,
      sticking,
      unused: 1 - used / sizeOf(within(boxOf(field), view)),
      asked:
        prompt !== null &&
        boxOf(prompt).top < innerHeight - 40 &&
        answers.some((answer) => sizeOf(seen(answer, '')) > 0.9 * sizeOf(boxOf(answer))),
      board: Math.max(...large.map((area) => sizeOf(seen(area, '')) / sizeOf(boxOf(area))), large.length === 0 ? 1 : 0),
    };
  });
}

/** Runs in the page: whether the points of the player who looks are in sight. */
function scoredNow(): boolean {
  const root = document.querySelector('dungeon-game')!.shadowRoot!.querySelector('uc-table')!.shadowRoot!;
  const field = root.querySelector('.field')!.getBoundingClientRect();
  return [...root.querySelectorAll('.board.here > .plate > uc-player')].every((player) => {
    const score = player.shadowRoot?.querySelector('.score') ?? null;
    if (score === null) return true;
    const { bottom, height, top } = score.getBoundingClientRect();
    return height > 0 && top >= field.top - 1 && bottom <= Math.min(field.bottom, innerHeight) + 1;
  });
}
