import { fromHex, fromOklch, times, type Rgb } from '../maths/colour.ts';
import { mix } from '../maths/noise.ts';
import { normalsOf } from '../maths/plane.ts';
import { Relief } from '../lit/relief.ts';
import { shine, type Pixels } from '../lit/shine.ts';
import { floors, walls, type Surface } from '../lit/surfaces.ts';
import type { GroundPicture } from '../picture.ts';

const [WIDTH, HEIGHT] = [960, 600];
/** Pixels of a unit, by surface: a brick is one unit high. */
const UNIT = 26;

const surfaces: Readonly<Record<GroundPicture['surface'], Surface>> = {
  rock: walls.rock,
  bricks: walls.bricks,
  planks: floors.boards,
  earth: floors.earth,
  stones: floors.stones,
};

/** Draws what a table lies on: dark, so that what is lit stands out. */
export function drawGround({ surface, hue }: GroundPicture): Pixels {
  const relief = new Relief(WIDTH, HEIGHT);
  const neutral = fromHex('#4e4846');
  const lean = fromOklch(0.42, 0.035, hue);
  const colour = neutral.map((value, n) => mix(value, lean[n]!, 0.5)) as unknown as Rgb;
  const heights = new Float32Array(WIDTH * HEIGHT);
  for (let i = 0; i < heights.length; i++) {
    const [x, y] = [(i % WIDTH) / UNIT, Math.floor(i / WIDTH) / UNIT];
    const grain = surfaces[surface](x, y, 21);
    const fine = walls.rock(x * 3.1 + 9, y * 3.1, 26);
    const tone = grain.tone ** 0.62 * (0.62 + 0.5 * fine.tone) * 0.95;
    heights[i] = grain.height * UNIT * 0.5 + fine.height * UNIT * 0.13;
    relief.red[i] = colour[0] * tone;
    relief.green[i] = colour[1] * tone;
    relief.blue[i] = colour[2] * tone;
    relief.shine[i] = 0.05;
  }
  const { nx, ny, nz } = normalsOf(heights, WIDTH, HEIGHT);
  relief.nx.set(nx);
  relief.ny.set(ny);
  relief.nz.set(nz);
  return shine(
    relief,
    {
      lamps: [
        { x: WIDTH * 0.3, y: HEIGHT * 0.2, z: 300, reach: 560, light: times(fromHex('#c8b8a8'), 1.5), haze: 0 },
        { x: WIDTH * 0.75, y: HEIGHT * 0.55, z: 260, reach: 480, light: times(fromHex('#b0a8b8'), 1.1), haze: 0 },
      ],
      ambient: times(fromHex('#39343f'), 0.9),
      rim: times(fromHex('#7f97d8'), 0.12),
      rimFrom: [0.72, -0.6, -0.1],
      rimAll: true,
      exposure: 1.05,
      vignette: 0.4,
      grain: 0.012,
      bloom: 0,
      dust: 0,
      seed: 1,
    },
    null,
  );
}
