/** What walls and floors are made of, point by point. */
import type { FloorName, WallName } from '@undercroft/contract';
import { cellAt, cloud, hash, noise, smooth } from '../maths/noise.ts';
import { fromHex, type Rgb } from '../maths/colour.ts';

/** One point of a surface. */
export interface Grain {
  /** how far it comes out, in units of the surface */
  readonly height: number;
  /** how bright it is, about 0 to 1.3 of its colour */
  readonly tone: number;
  readonly shine: number;
  /** a colour of its own */
  readonly colour?: Rgb;
  /** how much it glows, 0 to 1.3 */
  readonly glow?: number;
}

/** @param u  across, in units: a brick is one unit high @param v  down */
export type Surface = (u: number, v: number, seed: number) => Grain;

const spines = ['#6b1f1a', '#2c4a3a', '#7a5a1e', '#2b3560', '#54321a', '#5a2350', '#8a6a3a', '#35303a'].map(fromHex);
const shelf = fromHex('#6b4423');
const gap = fromHex('#2a1a10');

const bricks: Surface = (u, v, seed) => {
  const row = Math.floor(v);
  const wide = (u + (row & 1) * 0.9 + hash(0, row, seed) * 0.5) / 2;
  const column = Math.floor(wide);
  const [across, down] = [wide - column, v - row];
  const edge = Math.min(Math.min(across, 1 - across) * 2, Math.min(down, 1 - down));
  const face = smooth(0.02, 0.2, edge + (noise(u * 3, v * 3, seed) - 0.5) * 0.12);
  const own = hash(column, row, seed + 3);
  return {
    height: face * 0.34 + own * 0.12 * face + cloud(u * 3, v * 3, seed + 5) * 0.16,
    tone: (0.35 + 0.65 * face) * (0.72 + 0.5 * own) * (0.8 + 0.4 * cloud(u * 2, v * 2, seed + 9)),
    shine: 0.08,
  };
};

const rock: Surface = (u, v, seed) => {
  const x = u + cloud(u * 0.8, v * 0.8, seed) * 1.1;
  const y = v + cloud(u * 0.8, v * 0.8, seed + 4) * 1.1;
  const { near, next, id } = cellAt(x * 0.62, y * 0.62, seed);
  const face = smooth(0, 0.22, next - near);
  const rough = cloud(u * 1.6, v * 1.6, seed + 8, 5);
  return {
    height: face * 0.16 + id * 0.24 * face + rough * 0.5 - near * 0.16,
    tone: (0.16 + 0.84 * face) * (0.7 + 0.5 * id) * (0.6 + 0.75 * rough),
    shine: 0.1,
  };
};

const planks: Surface = (u, v, seed) => {
  const column = Math.floor(u / 1.25);
  const across = u / 1.25 - column;
  const face = smooth(0, 0.09, Math.min(across, 1 - across) * 1.25);
  const own = hash(column, 1, seed);
  const fibre = cloud(u * 7 + own * 9, v * 0.55 + own * 20, seed);
  const ring = Math.sin(fibre * 26) * 0.5 + 0.5;
  return {
    height: face * 0.26 + fibre * 0.16 + ring * 0.05 + own * 0.05,
    tone: (0.3 + 0.7 * face) * (0.7 + 0.45 * own) * (0.66 + 0.4 * fibre + 0.22 * ring),
    shine: 0.06,
  };
};

const stones: Surface = (u, v, seed) => {
  const row = Math.floor(v);
  const wide = u / 1.5 + (row & 1) * 0.5;
  const column = Math.floor(wide);
  const [across, down] = [wide - column, v - row];
  const edge = Math.min(Math.min(across, 1 - across) * 1.5, Math.min(down, 1 - down));
  const face = smooth(0.01, 0.12, edge + (noise(u * 4, v * 4, seed) - 0.5) * 0.06);
  const own = hash(column, row, seed);
  return {
    height: face * 0.22 + own * 0.06 + cloud(u * 3, v * 3, seed) * 0.1,
    tone: (0.4 + 0.6 * face) * (0.75 + 0.4 * own) * (0.75 + 0.5 * cloud(u * 2.2, v * 2.2, seed + 2)),
    shine: 0.14,
  };
};

const earth: Surface = (u, v, seed) => {
  const rough = cloud(u * 1.5, v * 1.5, seed, 5);
  const { near, id } = cellAt(u * 1.5, v * 1.5, seed);
  const pebble = id > 0.6 ? smooth(0.34, 0.2, near) : 0;
  return { height: rough * 0.6 + pebble * 0.3, tone: 0.6 + 0.6 * rough + pebble * 0.25, shine: 0.05 };
};

const embers: Surface = (u, v, seed) => {
  const { near, next, id } = cellAt(u * 0.9, v * 0.9, seed);
  const face = smooth(0, 0.16, next - near);
  return {
    height: face * 0.4 + cloud(u * 2, v * 2, seed) * 0.2,
    tone: (0.3 + 0.7 * face) * (0.6 + 0.5 * id),
    shine: 0.1,
    glow: (1 - smooth(0, 0.13, next - near)) * (0.35 + 0.9 * noise(u * 0.5, v * 0.5, seed)),
  };
};

const water: Surface = (u, v, seed) => {
  const wave = Math.sin(v * 5 + cloud(u * 0.7, v * 1.3, seed) * 9) * 0.5 + 0.5;
  return { height: wave * 0.14, tone: 0.5 + 0.22 * wave, shine: 0.9 };
};

const grass: Surface = (u, v, seed) => {
  const blade = noise(u * 9, v * 1.6, seed);
  const rough = cloud(u * 0.8, v * 0.8, seed + 3);
  return { height: blade * 0.3 + rough * 0.3, tone: (0.4 + 0.7 * blade) * (0.6 + 0.7 * rough), shine: 0.03 };
};

const shelves: Surface = (u, v, seed) => {
  const row = Math.floor(v / 2.3);
  const down = v / 2.3 - row;
  if (down > 0.86) return { height: 0.5, tone: 0.75 * (0.7 + 0.4 * cloud(u, v * 8, seed)), shine: 0.05, colour: shelf };
  const column = Math.floor(u / 0.42);
  const across = u / 0.42 - column;
  const own = hash(column, row, seed);
  if (down < 0.1 + own * 0.26 || own > 0.93) return { height: -0.35, tone: 0.12, shine: 0, colour: gap };
  const band = Math.abs(down - 0.5) < 0.03 || Math.abs(down - 0.72) < 0.02 ? 1.7 : 1;
  const round = Math.sqrt(Math.max(0, 1 - (2 * across - 1) ** 2));
  return {
    height: 0.1 + round * 0.3 + own * 0.12,
    tone: (0.75 + 0.35 * own) * smooth(0, 0.16, Math.min(across, 1 - across)) * band,
    shine: 0.15,
    colour: spines[Math.floor(hash(column, row, seed + 1) * spines.length)] ?? shelf,
  };
};

const drapes: Surface = (u, v, seed) => {
  const fold = Math.sin(u * 1.7 + cloud(u * 0.3, v * 0.18, seed) * 3) * 0.5 + 0.5;
  return { height: fold * 0.75, tone: 0.5 + 0.6 * fold, shine: 0.04 };
};

const sky: Surface = (u, v, seed) => {
  const vapour = cloud(u * 0.35, v * 0.6, seed, 5);
  return { height: vapour * 0.3, tone: 0.55 + 0.8 * vapour, shine: 0 };
};

const trees: Surface = (u, v, seed) => {
  const mist = cloud(u * 0.5, v * 0.15, seed);
  const trunk = Math.sin(u * 1.6 + mist * 7);
  return { height: trunk * 0.3, tone: 0.4 + 0.5 * smooth(0.2, 0.9, trunk) + 0.2 * mist, shine: 0 };
};

/** Bricks with round pillars before them. */
const columns: Surface = (u, v, seed) => {
  const across = (u / 3.4) % 1;
  const at = (across - 0.5) / 0.2;
  if (Math.abs(at) >= 1) return bricks(u, v, seed);
  return {
    height: Math.sqrt(1 - at * at * 0.96) * 1.3 + Math.cos(at * 22) * 0.08,
    tone: 0.95 + 0.2 * cloud(u, v, seed),
    shine: 0.1,
  };
};

/** Walls by name; `plain` is chosen by the frame of a card. */
export const walls: Readonly<Record<Exclude<WallName, 'plain'>, Surface>> = {
  rock,
  bricks,
  planks,
  columns,
  shelves,
  drapes,
  trees,
  sky,
};

/** Floors by name. */
export const floors: Readonly<Record<Exclude<FloorName, 'none'>, Surface>> = {
  stones,
  boards: (u, v, seed) => planks(v, u, seed),
  earth,
  grass,
  water,
  embers,
};
