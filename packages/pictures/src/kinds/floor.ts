import { fromHex, times, type Rgb } from '../maths/colour.ts';
import { cloud, hash, mix, noise, smooth } from '../maths/noise.ts';
import { normalsOf } from '../maths/plane.ts';
import { Relief } from '../lit/relief.ts';
import { shine, type Pixels } from '../lit/shine.ts';
import { floors, walls, type Grain, type Surface } from '../lit/surfaces.ts';
import type { FloorPicture, FloorStuff } from '../picture.ts';

/** Pixels of a square, and squares in a row of the picture. */
const [SQUARE, SQUARES] = [72, 4];
const SIDE = SQUARE * SQUARES;

/**
 * Slabs as large as a square, or four to one; joints lie on the lines between squares, so pictures
 * join without a seam.
 */
const slabs: Surface = (u, v, seed) => {
  const [column, row] = [Math.floor(u), Math.floor(v)];
  const parts = hash(column, row, 4) > 0.55 ? 1 : 2;
  const [x, y] = [u * parts, v * parts];
  const [across, down] = [x - Math.floor(x), y - Math.floor(y)];
  const edge = (Math.min(Math.min(across, 1 - across), Math.min(down, 1 - down)) / parts) * SQUARE;
  const face = smooth(0.3, 3.4, edge + (noise(u * 14, v * 14, 2) - 0.5) * 2);
  const own = hash(Math.floor(x) + (parts === 1 ? 90 : 0), Math.floor(y), 8);
  const crack = own > 0.62 ? 1 - 0.45 * smooth(0.018, 0, Math.abs(cloud(u * 3.2, v * 3.2, 31) - 0.5)) : 1;
  return {
    height: (face * 3.2 + own * 1.6 + cloud(u * 9, v * 9, seed) * 2.6) * crack,
    tone: (0.26 + 0.74 * face) * (0.56 + 0.56 * own) * (0.66 + 0.6 * cloud(u * 4.8, v * 4.8, 6)) * crack,
    shine: 0.16,
  };
};

/** Mist, the same at both ends of the picture: it would show a seam otherwise. */
const mist: Surface = (u, v, seed) => {
  const [across, down] = [u / SQUARES, v / SQUARES];
  const cloudAt = (x: number, y: number): number => cloud(x * 1.1, y * 1.1, seed, 5);
  const row = (y: number): number => mix(cloudAt(u, y), cloudAt(u - SQUARES, y), across);
  const vapour = mix(row(v), row(v - SQUARES), down);
  return { height: vapour * 18, tone: 0.34 + 0.9 * smooth(0.28, 0.78, vapour), shine: 0 };
};

/** Steps in a square. */
const STEPS = 3;

/** Long steps: their edges take the light, and each throws its shadow on the next. */
const stairs: Surface = (u, v, seed) => {
  const step = Math.floor(v * STEPS);
  const down = v * STEPS - step;
  const chipped = (noise(u * 5, step * 3, seed) - 0.5) * 0.05;
  const front = smooth(0.7, 0.74, down + chipped);
  const worn = smooth(0.5, 0.68, down + chipped) * (1 - front);
  const shadow = 0.42 + 0.58 * smooth(0, 0.4, down);
  const rough = cloud(u * 9, v * 9, seed);
  return {
    height: (1 - front) * 9 + rough * 2.4,
    tone: (0.68 + 0.55 * worn) * (1 - 0.88 * front) * shadow * (0.7 + 0.5 * cloud(u * 4.8, v * 4.8, 6)),
    shine: 0.16,
  };
};

/**
 * A surface of scenes on squares.
 *
 * @param units of it in a square
 * @param high pixels of its height
 */
const scaled =
  (surface: Surface, units: number, high: number): Surface =>
  (u, v, seed) => {
    const grain: Grain = surface(u * units, v * units, seed);
    return { ...grain, height: grain.height * high };
  };

/** How each is made: surface, colour. */
const stuffs: Readonly<Record<FloorStuff, readonly [Surface, Rgb]>> = {
  slabs: [slabs, fromHex('#84776c')],
  stairs: [stairs, fromHex('#94867a')],
  mist: [mist, fromHex('#20263a')],
  rock: [scaled(walls.rock, 2.4, 14), fromHex('#37323a')],
  bricks: [scaled(walls.bricks, 6, 7), fromHex('#7a7078')],
  water: [scaled(floors.water, 2.2, 9), fromHex('#1f6678')],
  grass: [scaled(floors.grass, 3, 8), fromHex('#4a6a34')],
  rubble: [scaled(floors.earth, 3.2, 9), fromHex('#7a6c5c')],
  lava: [scaled(floors.embers, 2.6, 9), fromHex('#4a302c')],
  planks: [scaled(floors.boards, 4, 7), fromHex('#7c5634')],
};

/**
 * Draws what squares of a board are made of, under one far lamp: boards have lights of their own.
 */
export function drawFloor({ of }: FloorPicture): Pixels {
  const relief = new Relief(SIDE, SIDE);
  const [surface, colour] = stuffs[of];
  const heights = new Float32Array(SIDE * SIDE);
  for (let i = 0; i < heights.length; i++) {
    const grain = surface((i % SIDE) / SQUARE, Math.floor(i / SIDE) / SQUARE, 9);
    heights[i] = grain.height;
    relief.red[i] = colour[0] * grain.tone;
    relief.green[i] = colour[1] * grain.tone;
    relief.blue[i] = colour[2] * grain.tone;
    relief.shine[i] = grain.shine;
    if (grain.glow === undefined) continue;
    relief.ownRed[i] = grain.glow * 1.5;
    relief.ownGreen[i] = grain.glow * 0.32;
    relief.ownBlue[i] = grain.glow * 0.05;
  }
  const { nx, ny, nz } = normalsOf(heights, SIDE, SIDE);
  relief.nx.set(nx);
  relief.ny.set(ny);
  relief.nz.set(nz);
  const far = SIDE * 4;
  const lamp = { x: -far, y: -far * 1.3, z: far * 1.5, reach: far * 9, light: times(fromHex('#ffe9cf'), 1.7), haze: 0 };
  return shine(
    relief,
    {
      lamps: [lamp],
      ambient: times(fromHex('#4a4862'), 1.1),
      rim: [0, 0, 0],
      rimFrom: [0, 0, 1],
      rimAll: false,
      exposure: 0.95,
      vignette: 0,
      grain: 0.014,
      bloom: 0.5,
      dust: 0,
      seed: 1,
    },
    null,
  );
}
