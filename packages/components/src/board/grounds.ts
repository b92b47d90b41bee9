import { printedOf, type GameMeta, type KindMeta, type RowMeta } from '@undercroft/contract';
import type { AnswerView, BoardView, GameView, ThingView } from '@undercroft/view';
import type { TableLayout } from '../layout/layout.ts';
import { decidingWord, valueWord } from '../scene/face.ts';
import type { Words } from '../words/words.ts';
import type { BoardPart } from './part.ts';
import { FOG, groundNames, type GroundName } from './ground-names.ts';

/** What a board is made from: names and looks of the game, and the board as the viewer sees it. */
export interface BoardSource {
  readonly meta: GameMeta;
  readonly layout: TableLayout;
  readonly board: BoardView;
  /** what the viewer can answer now */
  readonly answers: readonly AnswerView[];
  /** thing that the question is about, or -1 */
  readonly about: number;
  /** the part of it that is drawn; left out: all */
  readonly part?: BoardPart;
}

/** What a board knows of the question. @throws never */
export function askedOf({ decision }: GameView): Pick<BoardSource, 'answers' | 'about'> {
  return { answers: decision?.answers ?? [], about: decision?.about ?? -1 };
}

/** The ground of a square. */
export interface Ground {
  readonly name: GroundName;
  /** colour that the game gives it, degrees on the colour wheel; null for its own */
  readonly hue: number | null;
  /** what a player reads for it, empty when it is not worth a word */
  readonly words: string;
  /** few spaces of the board are the same: it is a place of its own, and its word stands on it */
  readonly isPlace?: boolean;
}

/** A board has at least so many spaces for each one that is a place of its own. */
const SPACES_FOR_PLACE = 6;

/** The ground of each square, row by row. @throws never */
export function groundsOf({ meta, layout, board }: BoardSource, words: Words): Grounds {
  const kind = meta.kinds[board.kind];
  const style = kind === undefined ? undefined : layout.kinds.get(kind.name);
  const by = style?.textureBy?.name ?? decidedBy(meta, kind);
  // What the layout gives a ground is drawn as it says.
  const given = style?.textureBy?.textures ?? new Map<string, GroundName>();
  const few = new Set(by === null ? [] : placesOf(meta, kind, by, board).filter((word) => !given.has(word)));
  const groundOf = (values: ReadonlyMap<string, number>): Ground => {
    const word = decidingWord(meta, kind, by ?? undefined, values);
    const hueBy = style?.hueBy ?? null;
    return {
      name: style?.textureBy?.textures.get(word) ?? style?.texture ?? ownGround(meta, kind, by, word, few),
      hue: hueBy?.hues.get(decidingWord(meta, kind, hueBy.name, values)) ?? null,
      words: by === null ? '' : valueWord(meta, kind, by, values, words),
      ...(few.has(word) ? { isPlace: true } : {}),
    };
  };
  const { drawn, squares } = board;
  const signs = kind?.board?.tiles?.signs ?? [];
  return {
    squares: squares.map((square, n) => {
      const sign = drawn?.signs[n] ?? 0;
      if (sign < 0) return { name: FOG, hue: null, words: words.say('board.fog') };
      return groundOf(valuesOf(square, drawn === undefined ? meta.rows[square.row]?.printed : signs[sign]?.printed));
    }),
    above: new Map(
      (drawn?.above ?? []).map(({ sign, square, thing }) => [square, groundOf(valuesOf(thing, signs[sign]?.printed))]),
    ),
  };
}

/** Grounds of a board by number of the square, and of the squares above others. */
export interface Grounds {
  readonly squares: readonly Ground[];
  readonly above: ReadonlyMap<number, Ground>;
}

function valuesOf({ fields }: ThingView, printed: RowMeta['printed'] = {}): ReadonlyMap<string, number> {
  return new Map(Object.entries({ ...printed, ...fields }));
}

/** The printed value that decides grounds by default: the first that is a word. */
function decidedBy(meta: GameMeta, kind: KindMeta | undefined): string | null {
  return printedOf(meta, kind).find(({ type }) => type.is === 'enum')?.name ?? null;
}

/**
 * The words that few spaces of a drawn board have and that are no grounds: goals, gates, doors. A
 * board of tiles has none, because what it is made of changes.
 */
function placesOf(meta: GameMeta, kind: KindMeta | undefined, by: string, board: BoardView): readonly string[] {
  if (board.drawn !== undefined) return [];
  const counts = new Map<string, number>();
  for (const square of board.squares) {
    const word = decidingWord(meta, kind, by, valuesOf(square, meta.rows[square.row]?.printed));
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const isFew = (many: number): boolean => many * SPACES_FOR_PLACE <= board.squares.length;
  return [...counts].flatMap(([word, many]) => (isFew(many) && !isGround(word) && word !== '' ? [word] : []));
}

const isGround = (word: string): boolean => groundNames.some((name) => name === word);

/** Grounds that look built, for spaces of which a board has few. */
const BUILT: readonly GroundName[] = ['raised', 'planks', 'stairs', 'pit'];

/**
 * A word that is the name of a ground has it; the others have grounds in turn, so that they can be
 * told apart. Spaces of which a board has few look built.
 */
function ownGround(
  meta: GameMeta,
  kind: KindMeta | undefined,
  by: string | null,
  word: string,
  places: ReadonlySet<string>,
): GroundName {
  const named = groundNames.find((name) => name === word);
  if (named !== undefined || by === null) return named ?? 'floor';
  const type = printedOf(meta, kind).find(({ name }) => name === by)?.type;
  const values = type?.is === 'enum' ? (meta.enums[type.of]?.values ?? []) : [];
  const isPlace = places.has(word);
  const all: readonly GroundName[] = isPlace ? BUILT : groundNames;
  const free = all.filter((name) => !values.some((value) => value === name));
  const others = values.filter((value) => !isGround(value) && places.has(value) === isPlace);
  return free[others.indexOf(word) % free.length] ?? 'floor';
}
