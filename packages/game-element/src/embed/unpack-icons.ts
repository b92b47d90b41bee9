import type { IconShape } from '@undercroft/components';

/** What the one-file build packs icons into; see `build/pack-icons.ts`. */
export interface PackedIcons {
  readonly names: string;
  readonly grid: number;
  readonly commands: string;
  readonly values: string;
}

const sizes: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/**
 * Icons out of the texts that the one-file build packed them into.
 *
 * @param letters  what values are written with, as the packer used them
 */
export function unpackIcons(packed: PackedIcons, letters: string): Record<string, IconShape> {
  const { names, grid, commands, values } = packed;
  const shapes: Record<string, IconShape> = {};
  let at = 0;
  const digit = (): number => letters.indexOf(values[at++] ?? '');
  const next = (): number => {
    const first = digit();
    if (first < 83) return first - 41;
    if (first === 83) return digit() * 80 + digit() - 3200;
    return digit() * 6400 + digit() * 80 + digit() - 256_000;
  };
  const pictures = commands.split('.');
  for (const [index, name] of names.split(' ').entries()) {
    let path = '';
    for (const command of pictures[index] ?? '') {
      const numbers = Array.from({ length: sizes[command] ?? 0 }, next);
      // The points of a curve follow each other; the path wants them from where the curve begins.
      if (command === 'c' || command === 'q')
        for (let i = 2; i < numbers.length; i++) numbers[i] = (numbers[i] ?? 0) + (numbers[i - 2] ?? 0);
      path += command + numbers.join(' ');
    }
    shapes[name] = { path, grid };
  }
  return shapes;
}
