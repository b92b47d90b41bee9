/** What scenes stand before: a wall and a floor, without the colours and the light of a picture. */
import type { Rgb } from '../maths/colour.ts';
import { normalsOf, type Plane } from '../maths/plane.ts';
import { floors, walls } from '../lit/surfaces.ts';
import type { ScenePicture } from '../picture.ts';

/** A wall and a floor of a size. */
interface BackdropParts extends Pick<ScenePicture, 'wall' | 'floor'> {
  readonly width: number;
  readonly height: number;
  /** pixels of a unit of surfaces */
  readonly unit: number;
  readonly seed: number;
}

/** Planes as those of a relief. */
interface Backdrop {
  /** the line where the floor begins */
  readonly horizon: number;
  /** how bright each pixel is, as a part of the colour of its surface */
  readonly tone: Plane;
  /** colours of their own, by pixel: books on a shelf, for example */
  readonly colours: readonly (Rgb | undefined)[];
  /** null where nothing glows */
  readonly glow: Plane | null;
  readonly shine: Plane;
  readonly depth: Plane;
  readonly open: Plane;
  readonly nx: Plane;
  readonly ny: Plane;
  readonly nz: Plane;
}

/** Where the floor begins, as a part of the height. */
const HORIZON = 0.72;

const kept = new Map<string, Backdrop>();
/** Most pictures share one with others: the last ones are kept, a few megabytes each. */
const MOST_KEPT = 8;

/** A backdrop, made or kept. Nothing in it may be changed. */
export function backdropOf(parts: BackdropParts): Backdrop {
  const key = JSON.stringify(parts);
  const known = kept.get(key) ?? makeBackdrop(parts);
  kept.delete(key);
  kept.set(key, known);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return known;
}

function makeBackdrop({ wall, floor, width, height, unit, seed }: BackdropParts): Backdrop {
  const size = width * height;
  const horizon = Math.round(height * (floor === 'none' ? 1 : HORIZON));
  const planes = { tone: plane(size), shine: plane(size), depth: plane(size), open: plane(size), glow: plane(size) };
  const heights = plane(size);
  const colours: Rgb[] = [];
  const surfaces = { wall: walls[wall], floor: floors[floor === 'none' ? 'stones' : floor] };
  for (let y = 0, i = 0; y < height; y++) {
    const isWall = y < horizon;
    const below = (y - horizon) / Math.max(1, height - horizon);
    const near = 1 / (below * 0.75 + 0.28);
    const open = isWall
      ? 1 - 0.5 * Math.exp((y - horizon) / (height * 0.07))
      : 1 - 0.55 * Math.exp((horizon - y) / (height * 0.045));
    for (let x = 0; x < width; x++, i++) {
      const grain = isWall
        ? surfaces.wall(x / unit, y / unit, seed)
        : surfaces.floor(((x - width / 2) * near * 0.36) / unit + 40, near * 5.2, seed + 1);
      heights[i] = grain.height * unit * (isWall ? 0.62 : 0.42);
      planes.depth[i] = isWall ? 0 : below * height * 0.55;
      planes.open[i] = open;
      planes.tone[i] = grain.tone;
      planes.shine[i] = grain.shine;
      planes.glow[i] = grain.glow ?? 0;
      if (grain.colour !== undefined) colours[i] = grain.colour;
    }
  }
  const normals = normalsOf(heights, width, height);
  layDown(normals, horizon * width);
  return { horizon, ...planes, ...normals, colours, glow: planes.glow.some((glow) => glow > 0) ? planes.glow : null };
}

const plane = (size: number): Plane => new Float32Array(size);

/** A floor is seen from above. @param first  pixel of the floor */
function layDown({ nx, ny, nz }: Pick<Backdrop, 'nx' | 'ny' | 'nz'>, first: number): void {
  for (let i = first; i < nx.length; i++) {
    const across = nx[i]! * 0.9;
    const down = ny[i]! * 0.9 - 0.86;
    const length = 1 / Math.sqrt(across * across + down * down + 0.25);
    nx[i] = across * length;
    ny[i] = down * length;
    nz[i] = 0.5 * length;
  }
}
