import type { Severity } from './diagnostic.ts';

/** Puts a text into a style of the terminal. */
export type Paint = (style: 'bold' | 'dim' | Severity, text: string) => string;

const CODE_OF = { bold: '1', dim: '2', error: '1;31', warning: '1;33', info: '1;36' } as const;

/** Leaves every text as it is. */
export const paintNothing: Paint = (_style, text) => text;

/** Uses the colours of the terminal (ANSI escape sequences). */
export const paintColour: Paint = (style, text) => (text === '' ? '' : `\u001B[${CODE_OF[style]}m${text}\u001B[0m`);
