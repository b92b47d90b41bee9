import type { IconShape } from '@undercroft/components';
import { bitReader, numbers } from './packed-numbers.ts';

/** What the one-file build packs icons into; see `build/pack-icons.ts`. */
export interface PackedIcons {
  /** whether the pictures of rows come first, in the order in which rows name them */
  readonly byRows: boolean;
  /** names of the others with spaces between them, in the order of the pictures */
  readonly others: string;
  /** side of the grid of every picture */
  readonly grid: number;
  /** commands and values of the paths, for `bitReader` */
  readonly paths: string;
}

/** Commands of a path by number; the first ends a picture. */
export const COMMANDS = '.zmlhvcsqta';
/** How many values follow each command. */
export const VALUES = [0, 0, 2, 2, 1, 1, 6, 4, 4, 2, 7];
const ARC = 10;

/** Where commands are told apart by the two before them: after the contexts of all values. */
export const COMMAND_CONTEXT = 900;

/**
 * What a value of a path is likely to be: after what command, and how far the last step in its direction went.
 *
 * @param last  the last value along the same axis; those of an arc that are no distances have none
 */
export function valueContext(command: number, index: number, last: number): number {
  const far = Math.abs(last);
  const size = far === 0 ? 0 : far < 4 ? 1 : far < 12 ? 2 : far < 40 ? 3 : 4;
  return (((command - 1) * 6 + Math.min(index, 5)) * 5 + size) * 3 + Math.sign(last) + 1;
}

/** Whether a value lies along the horizontal axis: 1, along the vertical one: 0, or is none of both: -1. */
export function axisOf(command: number, index: number): number {
  if (command === ARC) return index < 5 ? -1 : index & 1;
  return command === 4 ? 1 : command === 5 ? 0 : 1 - (index & 1);
}

type Rows = readonly { readonly icon: string | null }[];

/** Names of icons in their order: those that rows of the game have, then the others. */
export function iconNames(others: string, rows: Rows): string[] {
  return [...new Set([...rows.flatMap(({ icon }) => icon ?? []), ...others.split(' ')])].filter((name) => name !== '');
}

/** Icons out of the texts that the one-file build packed them into. @param rows  of the game, as the packer had them */
export function unpackIcons({ byRows, others, grid, paths }: PackedIcons, rows: Rows): Record<string, IconShape> {
  const bit = bitReader(paths);
  const number = numbers(bit);
  const shapes: Record<string, IconShape> = {};
  for (const name of iconNames(others, byRows ? rows : [])) {
    const last = [0, 0];
    let path = '';
    let before = 1;
    let command = 1;
    for (;;) {
      const context = (COMMAND_CONTEXT + before * 11 + command) * 64;
      before = command;
      command = 1;
      while (command < 16) command = command * 2 + bit(context + command, 0);
      command -= 16;
      if (command === 0) break;
      path += COMMANDS[command];
      // The points of a curve follow each other; the path wants them from where the curve begins.
      const chained = command === 6 || command === 8;
      const sum = [0, 0];
      for (let index = 0; index < VALUES[command]!; index++) {
        const axis = axisOf(command, index);
        let value = number(valueContext(command, index, last[axis] ?? 0));
        if (axis >= 0) last[axis] = value;
        if (chained) value = sum[axis]! += value;
        path += (index > 0 ? ' ' : '') + value;
      }
      if (command === 4) last[0] = 0;
      if (command === 5) last[1] = 0;
    }
    shapes[name] = { path, grid };
  }
  return shapes;
}
