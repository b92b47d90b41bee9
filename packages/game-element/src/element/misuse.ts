import type { AnswerIndex, GameModule } from '@undercroft/contract';
import { isSeed } from '@undercroft/engine';
import type { GameView } from '@undercroft/view';
import { html, type TemplateResult } from 'lit';
import { complain } from '../controller/saying/complain.ts';
import { LEVELS, seatFrom, seatWord } from '../session/plan.ts';
import { browserStore } from '../session/store.ts';
import { PAUSES } from '../settings/settings.ts';
import { registeredIds } from './game-registry.ts';

/**
 * Properties of the element that are looked at, each with why a value cannot be used; null when it
 * can.
 */
const CHECKS = {
  module: (value: unknown) => (value === null || isModule(value) ? null : 'is no compiled game'),
  icons: (value: unknown) => (isRecord(value) ? null : 'is no record of pictures by name'),
  worker: (value: unknown) =>
    value === null || typeof value === 'function' ? null : 'is no function that starts a worker',
  plan: (value: unknown) => (value === null ? null : planProblem(value)),
  findings: (value: unknown) => (Array.isArray(value) ? null : 'is no list'),
  store: (value: unknown) =>
    isRecord(value) && ['read', 'write', 'remove', 'keys'].every((name) => typeof value[name] === 'function')
      ? null
      : 'has not the functions read, write, remove and keys',
  pace: (value: unknown) => wordProblem(value, Object.keys(PAUSES)),
  theme: (value: unknown) => wordProblem(value, ['auto', 'light', 'dark']),
} as const;

type CheckedName = keyof typeof CHECKS;
const NAMES = Object.keys(CHECKS) as CheckedName[];

/** What stands in the place of a value that cannot be used: as if nothing was set. */
const DEFAULTS: Readonly<Record<CheckedName, unknown>> = {
  module: null,
  icons: {},
  worker: null,
  plan: null,
  findings: [],
  store: browserStore,
  pace: null,
  theme: null,
};

/** What the element shows of itself to this file. */
interface Checked extends Readonly<Record<CheckedName, unknown>> {
  readonly game: string;
  readonly module: GameModule | null;
  readonly view: GameView | null;
  requestUpdate(): void;
}

/**
 * What a page does wrong with an element: told in the box of the element and, once each, on the
 * console.
 */
export class Misuse {
  readonly #host: Checked;
  readonly #wrong = new Map<string, string>();
  readonly #early = new Set<CheckedName>();
  readonly #isNamed: () => boolean;
  #isWaiting = false;
  /** question that a page has answered with an index that it does not have */
  #missed: GameView['decision'] = null;

  /** @param isNamed  whether `module` came by the name in `game`; else the page has set it */
  constructor(host: Checked, isNamed: () => boolean) {
    this.#host = host;
    this.#isNamed = isNamed;
  }

  /**
   * Takes properties back that were set to what cannot be used, before the element uses any of
   * them.
   */
  leaveOutAll(): void {
    for (const name of NAMES) if (this.#leaveOut(name)) this.#early.add(name);
  }

  /** The same before an update. @param changed  those that were set */
  leaveOut(changed: { has: (name: CheckedName) => boolean }): void {
    // What was taken back before the first update counts as changed in it, and is no news.
    for (const name of NAMES) if (changed.has(name) && !this.#early.delete(name)) this.#leaveOut(name);
  }

  /** @returns whether it was taken back */
  #leaveOut(name: CheckedName): boolean {
    if (this.allows(name, this.#host[name])) return false;
    Object.assign(this.#host, { [name]: DEFAULTS[name] });
    return true;
  }

  /** Looks at a value that a page has set. @returns whether it can be used */
  allows(name: CheckedName, value: unknown): boolean {
    const reason = CHECKS[name](value);
    return this.#note(name, reason === null ? null : `\`${name}\` ${reason}.`);
  }

  /** Looks at an answer that a page gives. @returns whether the open question has it */
  allowsAnswer(index: AnswerIndex): boolean {
    const decision = this.#host.view?.decision ?? null;
    const count = decision?.answers.length ?? 0;
    // It shows no answers while another seat is asked.
    const isThere = decision === null || count === 0 || decision.answers[index] !== undefined;
    this.#missed = isThere ? null : decision;
    return this.#note('answer', isThere ? null : `\`answer\` got ${index}, and the question has 0 to ${count - 1}.`);
  }

  /** What is wrong by now, over the game or in its place; nothing where all is well. */
  shown(): TemplateResult[] {
    this.#note('game', this.#gameProblem());
    if (this.#missed !== this.#host.view?.decision) this.#note('answer', null);
    return [...this.#wrong.values()].map((text) => html`<p class="notice bad misuse" role="alert">${text}</p>`);
  }

  #note(name: string, reason: string | null): boolean {
    if (reason === null) this.#wrong.delete(name);
    else if (this.#wrong.get(name) !== reason) {
      this.#wrong.set(name, reason);
      complain(reason);
    }
    return reason === null;
  }

  /**
   * Files of games may still come until the page is loaded; those that come later take the sentence
   * away.
   */
  #gameProblem(): string | null {
    const { game, module } = this.#host;
    if (module !== null && !this.#isNamed()) return null;
    const ids = registeredIds();
    const isMissing = game !== '' && !ids.includes(game);
    if (!isMissing && (module !== null || game !== '' || ids.length < 2)) return null;
    if (document.readyState !== 'complete') {
      if (!this.#isWaiting) window.addEventListener('load', () => this.#host.requestUpdate(), { once: true });
      this.#isWaiting = true;
      return null;
    }
    const list = ids.map((id) => `\`${id}\``).join(', ');
    if (!isMissing) return `This page has several games (${list}): \`game\` says which one is meant.`;
    const there = ids.length === 0 ? 'no file of a game is loaded' : `there is ${list}`;
    return `This page has no game \`${game}\`: ${there}.`;
  }
}

/** Why a value is no plan of any game; null when it is one. Never throws. */
function planProblem(value: unknown): string | null {
  if (!isRecord(value)) return 'is no record';
  const { seats, names, seed, options, variant } = value;
  if (!Array.isArray(seats) || seats.length === 0) return 'has no list of `seats`';
  const wrong = seats.findIndex((seat) => !isSeat(seat));
  if (wrong >= 0)
    return `has a seat ${wrong + 1} that is neither { is: 'human' } nor { is: 'bot', bot } with a bot such as ${LEVELS.map(({ bot }) => bot).join(', ')}`;
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string')) return 'has no list of `names`';
  if (!isSeed(seed)) return 'has a `seed` that is neither a whole number nor a text of letters, digits and hyphens';
  if (!isRecord(options)) return 'has no record of `options`; {} leaves all as they are';
  if (variant !== null && typeof variant !== 'string') return 'has a `variant` that is neither a name nor null';
  return null;
}

function isSeat(value: unknown): boolean {
  if (!isRecord(value)) return false;
  if (value['is'] === 'human') return true;
  if (value['is'] !== 'bot' || typeof value['bot'] !== 'string') return false;
  return seatWord(seatFrom(value['bot'])) === value['bot'];
}

function isModule(value: unknown): boolean {
  return isRecord(value) && isRecord(value['meta']) && isRecord(value['io']) && typeof value['run'] === 'function';
}

/** Why a value is none of some words; null when it is one, or null. */
function wordProblem(value: unknown, words: readonly string[]): string | null {
  if (value === null || words.some((word) => word === value)) return null;
  const shown = typeof value === 'string' ? JSON.stringify(value.slice(0, 40)) : `a value of type ${typeof value}`;
  return `is ${shown}, not ${words.join(', ')}`;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
