/**
 * What is printed, and how. It stands in the address, so that a link, and the command line, print
 * the same.
 */

/** Sizes of paper in millimetres, upright. */
export const papers = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const;

export const parts = ['cards', 'tiles', 'pieces', 'rules'] as const;

/**
 * `cards`: all that is rectangular and has text; `tiles`: drawn ground; `pieces`: round things;
 * `rules`: the rulebook.
 */
export type PrintedPart = (typeof parts)[number];

export interface PrintSettings {
  readonly paper: keyof typeof papers;
  readonly what: readonly PrintedPart[];
  /** how far colours run over the line of the cut, in millimetres: 0 to 5 */
  readonly bleed: number;
  /** short lines at the edge of the paper show where to cut */
  readonly marks: boolean;
  /** behind each sheet the one for its other side */
  readonly backs: boolean;
  readonly inks: 'full' | 'saving';
  /** one of each, however many a game has */
  readonly once: boolean;
  /** names of the only rows that are printed; empty: all */
  readonly only: readonly string[];
}

export const plainSettings: PrintSettings = {
  paper: 'a4',
  what: ['cards', 'tiles', 'pieces'],
  bleed: 0,
  marks: true,
  backs: true,
  inks: 'full',
  once: false,
  only: [],
};

const MOST_BLEED = 5;

/**
 * Reads them from the part of an address behind `&`.
 *
 * @param text such as `paper=letter&backs=no&only=plum,fig`; what cannot be read is as if it were
 *   left out
 * @throws      never
 */
export function readPrintSettings(text: string): PrintSettings {
  const given = new URLSearchParams(text);
  const flag = (key: 'marks' | 'backs' | 'once'): boolean =>
    given.has(key) ? given.get(key) === 'yes' : plainSettings[key];
  const list = (key: string): string[] => (given.get(key) ?? '').split(',').filter((one) => one !== '');
  const what = parts.filter((part) => list('what').includes(part));
  const bleed = Number(given.get('bleed') ?? Number.NaN);
  return {
    paper: given.get('paper') === 'letter' ? 'letter' : 'a4',
    what: what.length === 0 ? plainSettings.what : what,
    bleed: Number.isFinite(bleed) ? Math.min(MOST_BLEED, Math.max(0, bleed)) : plainSettings.bleed,
    marks: flag('marks'),
    backs: flag('backs'),
    inks: given.get('inks') === 'saving' ? 'saving' : 'full',
    once: flag('once'),
    only: list('only'),
  };
}

/** The same as text, without what is as usual. */
export function writePrintSettings(settings: PrintSettings): string {
  const said = (value: unknown): string =>
    typeof value === 'boolean' ? (value ? 'yes' : 'no') : Array.isArray(value) ? value.join(',') : String(value);
  const keys = Object.keys(plainSettings) as (keyof PrintSettings)[];
  const given = keys.filter((key) => said(settings[key]) !== said(plainSettings[key]));
  return new URLSearchParams(given.map((key) => [key, said(settings[key])])).toString();
}
