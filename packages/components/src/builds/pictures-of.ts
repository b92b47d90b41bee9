/** Which pictures the table of a game may show: what a build draws beforehand. Runs in Node. */
import { lineageOf, type GameMeta, type KindMeta, type RowMeta } from '@undercroft/contract';
import { bustOf, groundOf, keyOf, plaqueOf, sceneOf, type FloorStuff, type Picture } from '@undercroft/pictures';
import { groundNames } from '../board/ground-names.ts';
import { stuffsOf } from '../board/lit-ground.ts';
import type { CardFace } from '../card/card-face.ts';
import type { KindLayout, TableLayout } from '../layout/layout.ts';
import { readLayout } from '../layout/read-layout.ts';
import { faceOfRow } from '../scene/face.ts';
import { plaqueOfFace, SEAT_HUES } from '../picture/plaque.ts';

/**
 * All pictures of a game by key: of each row as a card, as a room where it is drawn as one, and as
 * a piece. Colours that change while one plays are those that the kind names.
 *
 * @throws never
 */
export function picturesOf(meta: GameMeta): ReadonlyMap<string, Picture> {
  const layout = readLayout(meta);
  const found = new Map<string, Picture>();
  const add = (picture: Picture | null): void => {
    if (picture !== null) found.set(keyOf(picture), picture);
  };
  add(groundOf(layout.theme.texture, layout.theme.ground));
  for (const of of boardsOf(meta, layout)) add({ is: 'floor', of });
  const tiles = tilesOf(meta, layout);
  for (const row of meta.rows) {
    // A square of a map is drawn by its board.
    if (row.spot !== undefined) continue;
    const kind = layout.kinds.get(meta.kinds[row.kind]?.name ?? '');
    for (const face of facesOf(faceOfRow({ meta, layout }, row), row, kind)) {
      add(sceneOf(face, 'card'));
      if (lineageOf(meta, meta.kinds[row.kind]).some((one) => tiles.has(one))) add(sceneOf(face, 'room'));
      add(bustOf(face));
      add(plaqueOf(face.motif, null));
      const seats = kind?.seat === true ? SEAT_HUES.slice(0, meta.players.max) : [];
      for (const seat of [-1, ...seats.keys()]) add(plaqueOfFace({ ...face, seat, exhausted: false }));
    }
  }
  return found;
}

/**
 * Kinds that are drawn as tiles: themselves, in an area that says so, or on a square of a board.
 */
function tilesOf({ kinds, zones }: GameMeta, layout: TableLayout): ReadonlySet<KindMeta> {
  const shapeOf = ({ name }: KindMeta): string => layout.kinds.get(name)?.shape ?? 'card';
  const areas = [...layout.player, ...layout.shared, ...layout.hand].filter(({ things }) => things === 'tile');
  const squares = kinds.filter(({ board }) => board !== undefined);
  const onSquares = new Set(squares.flatMap(({ name }) => layout.kinds.get(name)?.inside ?? []));
  const inAreas = new Set(areas.map(({ zone }) => zone));
  const held = (names: ReadonlySet<string>): KindMeta[] =>
    zones.filter(({ name }) => names.has(name)).flatMap(({ holds }) => holds.flatMap((kind) => kinds[kind] ?? []));
  const covering = held(onSquares).filter((kind) => shapeOf(kind) === 'card');
  return new Set([...kinds.filter((kind) => shapeOf(kind) === 'tile'), ...held(inAreas), ...covering]);
}

/**
 * Names of rows whose cards show the same, in groups: symbols, place and light. Rows of one title
 * stand for the same thing, and slips of paper show no picture.
 *
 * @throws never
 */
export function alikeOnCards(meta: GameMeta): readonly (readonly string[])[] {
  const layout = readLayout(meta);
  const shown = meta.rows.flatMap((row) => {
    const scene = row.spot === undefined ? sceneOf(faceOfRow({ meta, layout }, row), 'card') : null;
    const isSlip = layout.kinds.get(meta.kinds[row.kind]?.name ?? '')?.gist === true;
    return scene === null || isSlip ? [] : [{ row, key: keyOf({ ...scene, vary: 0 }) }];
  });
  return [...Map.groupBy(shown, ({ key }) => key).values()]
    .map((group) => [...new Map(group.map(({ row }) => [row.title, row.name])).values()])
    .filter(({ length }) => length > 1);
}

/** What the squares of the boards of a game may be made of. */
function boardsOf(meta: GameMeta, layout: TableLayout): ReadonlySet<FloorStuff> {
  const boards = meta.kinds.filter(({ board }) => board !== undefined);
  if (boards.length === 0) return new Set();
  const said = boards.flatMap(({ name }) => {
    const { texture = null, textureBy = null } = layout.kinds.get(name) ?? {};
    return [...(texture === null ? [] : [texture]), ...(textureBy?.textures.values() ?? [])];
  });
  const dark = boards.some(({ board }) => board?.tiles !== undefined) ? (['fog'] as const) : [];
  return stuffsOf(said.length === 0 ? groundNames : [...said, ...dark, 'floor', 'rock']);
}

/** A face as it is printed, and in each colour and cut that a field gives it while one plays. */
function facesOf(face: CardFace, { printed }: RowMeta, kind: KindLayout | undefined): CardFace[] {
  const { hueBy = null, motifBy = null } = kind ?? {};
  const hues = hueBy === null || hueBy.name in printed ? [] : hueBy.hues.values();
  const cuts = motifBy === null || motifBy.name in printed ? [] : motifBy.motifs.values();
  const motifs = [...new Set([face.motif, ...cuts])];
  return [...new Set([face.hue, ...hues])].flatMap((hue) => motifs.map((motif) => ({ ...face, hue, motif })));
}
