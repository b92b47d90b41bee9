import type { Severity } from './diagnostic.ts';

/** Puts a text into a style of the terminal. */
export type Paint = (style: 'bold' | 'dim' | Severity, text: string) => string;

const CODE_OF = { bold: '1', dim: '2', error: '1;31', warning: '1;33', info: '1;36' } as const;

/** Leaves every text as it is. */
export const paintNothing: Paint = (_style, text) => text;

/** Puts a text into the style of ANSI codes, such as `1;31`. */
export type PaintCodes = (codes: string, text: string) => string;

/** Uses the given escape codes of a terminal. */
export function paintColour(paint: PaintCodes): Paint {
  return (style, text) => (text === '' ? '' : paint(CODE_OF[style], text));
}

/** ANSI escape sequences. */
export const ansi: PaintCodes = (codes, text) => `\u001B[${codes}m${text}\u001B[0m`;
