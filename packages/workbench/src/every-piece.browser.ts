/**
 * Every piece of every game, at the size of the smallest that lie on a table, and the picture of
 * every card: no two that are not the same look alike.
 */
import { faceOfRow, readLayout, type CardFace } from '@undercroft/components';
import { alikeOnCards } from '@undercroft/components/pictures-of';
import type { GameMeta, IconShape, RowMeta } from '@undercroft/contract';
import { games, load } from 'virtual:undercroft/games';
import { expect, it } from 'vitest';

/** Width of a small piece and of its picture, in pixels. */
const PIECE = 30;
const PICTURE = 18;
/** Least share of the picture that differs between two that are told apart. */
const DIFFERENT = 0.12;
/** Degrees on the colour wheel that are seen as another colour. */
const OTHER_HUE = 25;

type Pixels = readonly number[];

/** Ink of a picture, pixel by pixel, from 0 to 1. */
function pixelsOf({ path, grid }: IconShape): Pixels {
  const canvas = new OffscreenCanvas(PIECE, PIECE);
  const brush = canvas.getContext('2d')!;
  const margin = (PIECE - PICTURE) / 2;
  brush.setTransform(PICTURE / grid, 0, 0, PICTURE / grid, margin, margin);
  brush.clip(new Path2D(path), 'evenodd');
  brush.fillRect(0, 0, grid, grid);
  const { data } = brush.getImageData(0, 0, PIECE, PIECE);
  return Array.from({ length: PIECE * PIECE }, (_, pixel) => (data[4 * pixel + 3] ?? 0) / 255);
}

/** How much of the ink of two pictures lies elsewhere: 0 the same, 1 nothing in common. */
function difference(one: Pixels, other: Pixels): number {
  let [apart, ink] = [0, 0];
  for (const [pixel, value] of one.entries()) {
    apart += Math.abs(value - (other[pixel] ?? 0));
    ink += Math.max(value, other[pixel] ?? 0);
  }
  return ink === 0 ? 0 : apart / ink;
}

const turned = (one: number, other: number): number => Math.min(Math.abs(one - other), 360 - Math.abs(one - other));

function alike(one: CardFace, other: CardFace, pixels: (face: CardFace) => Pixels): boolean {
  // A number that is drawn large tells what a picture need not.
  if (one.value?.value !== other.value?.value || one.motif !== other.motif || turned(one.hue, other.hue) >= OTHER_HUE)
    return false;
  return difference(pixels(one), pixels(other)) < DIFFERENT;
}

it.each(games.map(({ id }) => id))('%s: tells its pieces apart at 30 pixels', async (id) => {
  const { module, icons } = await load[id]!();
  const meta: GameMeta = module!.meta;
  const layout = readLayout(meta);
  const known = new Map<string, Pixels>();
  const pixels = ({ icon }: CardFace): Pixels => {
    const name = icon ?? '';
    const shape = icons[name];
    const drawn = known.get(name) ?? (shape === undefined ? [] : pixelsOf(shape));
    known.set(name, drawn);
    return drawn;
  };
  const isPiece = ({ kind }: RowMeta): boolean =>
    ['token', 'chip'].includes(layout.kinds.get(meta.kinds[kind]?.name ?? '')?.shape ?? '');
  const pieces = meta.rows.filter((row) => isPiece(row) && row.spot === undefined);
  const found = pieces.flatMap((row, index) =>
    pieces.slice(index + 1).flatMap((other) => {
      const names = [row.name, other.name] as const;
      return alike(faceOfRow({ meta, layout }, row), faceOfRow({ meta, layout }, other), pixels) ? [names] : [];
    }),
  );

  expect(found).toEqual([]);
});

it.each(games.map(({ id }) => id))('%s: has no two cards with the same picture', async (id) => {
  const { module } = await load[id]!();

  expect(alikeOnCards(module!.meta)).toEqual([]);
});
