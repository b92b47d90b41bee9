import type { GameMeta } from '@undercroft/contract';
import { html, render } from 'lit';
import { icon } from '../../icon/icon.ts';
import { boxOf, type Point } from '../../page/boxes.ts';
import type { AnimationStep } from '../../playback/animation-steps.ts';
import { counterIn, valueIn } from '../../playback/event-slots.ts';

/** What a player gains in an animation step. */
export interface Coin {
  readonly seat: number;
  readonly icon: string;
  readonly amount: number;
}

/** How long a coin is on its way, in ms. */
const WAY = 700;
/** How long after the one before it the next one starts, in ms. */
const APART = 90;
/** How high it flies over the straight line, in px. */
const ARC = 40;

/**
 * Counters of players that go up in an animation step, as far as the game has an icon for them.
 *
 * @throws never
 */
export function coinsOf(meta: GameMeta, { events }: Pick<AnimationStep, 'events'>): readonly Coin[] {
  return events.flatMap((event) => {
    const { args, name, you } = event;
    const change = counterIn(name);
    const gained = change?.sign === 1 ? change.counter : undefined;
    const field = meta.fields.find((one) => one.counter && one.owner === 'player' && one.name === gained);
    const amount = valueIn(meta, event, 'amount') ?? args.at(-1) ?? 0;
    const known = field?.icon ?? null;
    return known === null || you < 0 || amount <= 0 ? [] : [{ seat: you, icon: known, amount }];
  });
}

/**
 * Lets each gain fly from where it is told to the plate of its player. It only decorates: the plate
 * counts by itself.
 *
 * @param root  what the table is drawn in
 */
export function flyCoins(root: ParentNode & Node, coins: readonly Coin[]): void {
  for (const [n, coin] of coins.entries()) {
    const from = root.querySelector('.stage') ?? root.querySelector('uc-prompt');
    const to = root.querySelector(`.board[data-seat="${coin.seat}"] uc-player`);
    if (from !== null && to !== null && to.checkVisibility()) fly(root, coin, centreOf(from), centreOf(to), n * APART);
  }
}

function fly(root: ParentNode & Node, coin: Coin, from: Point, to: Point, delay: number): void {
  const flying = document.createElement('span');
  flying.className = 'coin';
  flying.setAttribute('aria-hidden', 'true');
  render(html`${icon(coin.icon)}+${coin.amount}`, flying);
  root.append(flying);
  const at = ({ x, y }: Point, more = ''): string => `translate(${x}px, ${y}px) translate(-50%, -50%) ${more}`;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - ARC };
  const frames = [
    { transform: at(from, 'scale(0.6)'), opacity: 0 },
    { transform: at(from), opacity: 1, offset: 0.15 },
    { transform: at(middle, 'scale(1.15)'), offset: 0.55 },
    { transform: at(to), opacity: 1, offset: 0.92 },
    { transform: at(to, 'scale(0.8)'), opacity: 0 },
  ];
  const way = flying.animate(frames, { duration: WAY, delay, fill: 'both', easing: 'ease-in-out' });
  const end = (): void => flying.remove();
  way.finished.then(end, end);
}

function centreOf(element: Element): Point {
  const { bottom, left, right, top } = boxOf(element);
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
