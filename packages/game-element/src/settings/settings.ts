import type { Pace } from '@undercroft/components';
import { ownOf } from '@undercroft/contract';
import { readJson, record } from '../session/untrusted.ts';
import type { AskMe } from '../session/errands/wanted.ts';
import type { Store } from '../session/store.ts';

/** Pause before a program answers, in ms, so that one can follow. */
export const PAUSES: Readonly<Record<Pace, number>> = { off: 0, fast: 80, normal: 200, slow: 900 };

/** The player's settings on this machine. */
export interface Settings {
  readonly pace: Pace;
  readonly theme: 'auto' | 'light' | 'dark';
  readonly cards: 'small' | 'normal' | 'large';
  readonly sound: boolean;
  /** 0 to 1 */
  readonly volume: number;
  /** language tag, or empty for that of the page or of the browser */
  readonly lang: string;
  /** when the player is asked about interrupting what happens */
  readonly asks: AskMe;
  /** answers are given at once when there is only one */
  readonly forced: boolean;
  /** ask before an answer that cannot be taken back */
  readonly confirm: boolean;
  /** the title of the page says when a person is asked */
  readonly cue: boolean;
  /** what has been scored so far stands beside the names */
  readonly scores: boolean;
  /** everything lies open: for people who make games */
  readonly open: boolean;
}

export const standardSettings: Settings = {
  pace: 'normal',
  theme: 'auto',
  cards: 'normal',
  sound: false,
  volume: 0.5,
  lang: '',
  asks: 'always',
  forced: false,
  confirm: false,
  cue: true,
  scores: true,
  open: false,
};

const KEY = 'settings';
const words: Readonly<Partial<Record<keyof Settings, readonly string[]>>> = {
  pace: ['off', 'fast', 'normal', 'slow'],
  theme: ['auto', 'light', 'dark'],
  cards: ['small', 'normal', 'large'],
  asks: ['always', 'fights', 'losses', 'never'],
};

/** Settings from a store; what is missing or makes no sense is as standard. @throws never */
export function readSettings(store: Store): Settings {
  const read = readJson(store.read(KEY) ?? '{}', 4000, record);
  const found = read.ok ? (read.value as Readonly<Record<string, unknown>>) : {};
  const entries = Object.entries(standardSettings).map(([name, standard]) => {
    const value = ownOf(found, name);
    const allowed = words[name as keyof Settings];
    const fits = typeof value === typeof standard && (allowed === undefined || allowed.includes(value as string));
    return [name, fits ? value : standard];
  });
  const settings = Object.fromEntries(entries) as unknown as Settings;
  return {
    ...settings,
    volume: Math.min(1, Math.max(0, settings.volume)),
    lang: /^[a-zA-Z-]{0,20}$/.test(settings.lang) ? settings.lang : '',
  };
}

const listeners = new Set<(settings: Settings) => void>();

/** Keeps settings and tells every game on the page. */
export function writeSettings(store: Store, settings: Settings): void {
  store.write(KEY, JSON.stringify(settings));
  for (const listener of listeners) listener(settings);
}

/**
 * Calls back when settings were changed, here or by another game on the page.
 *
 * @returns a function that ends it
 */
export function onSettings(listener: (settings: Settings) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
