/** How a die is drawn, on a grid of 100. */
export interface DieShape {
  /** points of the outline */
  readonly outline: string;
  /** edges between the faces that one sees */
  readonly edges: string;
  /** where the number stands, from above */
  readonly middle: number;
}

/** Drawings by number of sides; other numbers are drawn as a many-sided stone. */
const shapes: Readonly<Record<number, DieShape>> = {
  4: { outline: '50,5 97,88 3,88', edges: '', middle: 62 },
  6: { outline: '10,10 90,10 90,90 10,90', edges: '', middle: 52 },
  8: { outline: '50,2 94,50 50,98 6,50', edges: 'M50 2 79 66H21ZM6 50 21 66 50 98 79 66 94 50', middle: 47 },
  10: {
    outline: '50,2 96,42 96,60 50,98 4,60 4,42',
    edges: 'M50 2 78 52 50 68 22 52ZM4 60 22 52M96 60 78 52M50 68V98',
    middle: 42,
  },
  12: {
    outline: '50,2 82,13 98,40 98,62 80,90 50,98 20,90 2,62 2,40 18,13',
    edges: 'M50 20 80 42 68 76H32L20 42ZM50 2V20M98 40 80 42M80 90 68 76M20 90 32 76M2 40 20 42',
    middle: 51,
  },
  20: {
    outline: '50,2 93,26 93,74 50,98 7,74 7,26',
    edges: 'M50 22 76 68H24ZM50 2V22M93 26 50 22 7 26M93 26 76 68 93 74M7 26 24 68 7 74M24 68 50 98 76 68',
    middle: 54,
  },
};

const stone: DieShape = {
  outline: '50,4 84,16 97,50 84,84 50,96 16,84 3,50 16,16',
  edges: 'M50 18 82 50 50 82 18 50ZM50 4V18M97 50H82M50 96V82M3 50H18',
  middle: 52,
};

/** The drawing of a die. */
export function dieShape(sides: number): DieShape {
  return shapes[sides] ?? stone;
}

const [low, mid, high] = [28, 50, 72];
const corners = [
  [low, low],
  [high, high],
] as const;
const others = [
  [high, low],
  [low, high],
] as const;
const beside = [
  [low, mid],
  [high, mid],
] as const;
const centre = [[mid, mid]] as const;

/** Pips of a die of six, as points; empty for a value that has none. */
export function pips(value: number): readonly (readonly [number, number])[] {
  const sets = [
    [],
    centre,
    corners,
    [...corners, ...centre],
    [...corners, ...others],
    [...corners, ...others, ...centre],
  ];
  return value === 6 ? [...corners, ...others, ...beside] : (sets[value] ?? []);
}
