/** The clocks of a table that run, as a page counts them on between two messages of the server. */
import type { SeatClock, TableOutlook } from '@undercroft/table';
import { html, nothing, type TemplateResult } from 'lit';
import { timeLeft } from './duration.ts';
import type { OnlineKey } from './words.ts';

/** Milliseconds between two drawings. */
const TICK = 1000;

/** Tells how long ago the clocks were told, and has them drawn again while one runs. */
export class ClockTicker {
  readonly #draw: () => void;
  #clocks: readonly SeatClock[] | null = null;
  #told = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(draw: () => void) {
    this.#draw = draw;
  }

  /** Takes what the server tells; the same clocks count on. */
  follow(clocks: readonly SeatClock[] | null): void {
    if (clocks === this.#clocks) return;
    this.stop();
    this.#clocks = clocks;
    this.#told = performance.now();
    if (clocks?.some(({ runs }) => runs) === true) this.#timer = setInterval(this.#draw, TICK);
  }

  /** Milliseconds since the clocks were told. */
  get age(): number {
    return performance.now() - this.#told;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

/** Who is running out of what. @param age  milliseconds since the clocks were told */
export function clockStrip(
  { clocks, names }: TableOutlook,
  age: number,
  lang: string,
  say: (key: OnlineKey, params?: Readonly<Record<string, string>>) => string,
): TemplateResult | typeof nothing {
  const running = clocks?.flatMap((clock, seat) => (clock.runs ? [{ clock, name: names[seat] ?? '' }] : [])) ?? [];
  if (running.length === 0) return nothing;
  return html`<span class="clocks" role="timer">
    ${running.map(({ clock, name }) => html`<span>${say('clock-left', { name, time: leftWords(clock, age, lang) })}</span>`)}
  </span>`;
}

/** What is left for the question, and for the game. */
function leftWords({ move, game }: SeatClock, age: number, lang: string): string {
  const limits = [move, game].filter((left) => left !== null);
  return limits.map((left) => timeLeft(lang, left - age)).join(' · ');
}
