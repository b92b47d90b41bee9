/**
 * Work that is always the same. Every figure is also told as a multiple of it, measured by turns in
 * the same run: such a ratio hardly depends on the machine, nor on what else it does. Half of it
 * reads and writes cells, as the rules of a game do; half makes plain objects and texts, as views
 * and logs do. Each edit of this file makes the ratios in `ratios.json` meaningless, so they are
 * written again with it.
 */

const CELLS = 4096;
const STEPS = 600;
const THINGS = 12;

interface Thing {
  readonly id: number;
  readonly title: string;
  readonly fields: Readonly<Record<string, number>>;
}

const FIELDS = ['force', 'wounds', 'cost', 'tired'];

/**
 * Walks from cell to cell by chance, and links each to the one before.
 * @returns a number that depends on all steps
 */
function walkCells(cells: Int32Array, seed: number): number {
  let chance = seed | 1;
  let at = chance & (CELLS - 1);
  let sum = 0;
  for (let step = 0; step < STEPS; step++) {
    chance ^= chance << 13;
    chance ^= chance >>> 17;
    chance ^= chance << 5;
    const next = (cells[at]! + chance) & (CELLS - 1);
    if ((chance & 3) !== 0) cells[next] = at;
    sum = (sum + next) | 0;
    at = next;
  }
  return sum;
}

function makeThing(cells: Int32Array, id: number): Thing {
  const fields: Record<string, number> = {};
  for (const [i, name] of FIELDS.entries()) fields[name] = cells[(id * FIELDS.length + i) & (CELLS - 1)]!;
  return Object.freeze({ id, title: `thing ${id & 63}`, fields: Object.freeze(fields) });
}

/** Makes some things and tells of them. @returns the length of the text */
function tellThings(cells: Int32Array, first: number): number {
  const titles = new Map<string, Thing>();
  for (let i = 0; i < THINGS; i++) {
    const thing = makeThing(cells, (first + i * 37) & 1023);
    titles.set(thing.title, thing);
  }
  return [...titles.values()].map(({ fields, title }) => `${title} ${fields['force']}`).join(', ').length;
}

/** @returns work of some 5 µs a unit, a hundred of them at a time */
export function yardstick(): { readonly name: string; run(): number } {
  const cells = Int32Array.from({ length: CELLS }, (_, i) => (i * 7919) & (CELLS - 1));
  let seed = 1;
  let seen = 0;
  return {
    name: 'yardstick',
    run() {
      for (let unit = 0; unit < 100; unit++) {
        seed = (seed + 1) & 0xffff;
        seen = (seen + walkCells(cells, seed) + tellThings(cells, seed)) | 0;
      }
      // The result is stored, because V8 may remove work whose result is unused.
      cells[0] = seen & (CELLS - 1);
      return 100;
    },
  };
}
