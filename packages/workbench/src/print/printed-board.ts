import {
  UndercroftElement,
  baseStyles,
  bordersOf,
  bordersPart,
  define,
  groundPart,
  groundStyles,
  groundsOf,
  latticeOf,
  placeWordsPart,
  placeWordsStyles,
  wordsFor,
  type BoardGround,
  type TableLayout,
} from '@undercroft/components';
import { cellsOfBoard, type GameMeta, type KindMeta } from '@undercroft/contract';
import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { printedStyles } from './printed.styles.ts';

/** Millimetres of paper that stay free around a board, and the most that a space is wide. */
const [MARGIN, LARGEST] = [12, 40] as const;
/** Pixels in a millimetre. */
const PIXELS = 96 / 25.4;

/** A drawn map on a sheet of its own, as large as the paper lets it be; lengths in millimetres. */
export interface PrintedBoard {
  readonly title: string;
  readonly plan: BoardGround;
  /** the paper lies on its side */
  readonly isAcross: boolean;
  readonly width: number;
  readonly height: number;
  /** side of a space */
  readonly side: number;
}

/**
 * The drawn maps of a game, one for each player where each has its own. A map of tiles is made from
 * tiles, which are printed each by itself.
 *
 * @param paper  upright
 * @throws       never
 */
export function boardsOf(
  meta: GameMeta,
  layout: TableLayout,
  paper: { readonly width: number; readonly height: number },
): PrintedBoard[] {
  return meta.kinds.flatMap((kind, index) => {
    const { board } = kind;
    if (board === undefined || board.tiles !== undefined || meta.kinds.some((one) => one.board?.tiles?.plots === index))
      return [];
    const plan = planOf(meta, layout, kind, index);
    const { wide, high } = latticeOf(board);
    const isAcross = wide > high;
    const [across, down] = isAcross ? [paper.height, paper.width] : [paper.width, paper.height];
    const side = Math.min((across - 2 * MARGIN) / wide, (down - 2 * MARGIN) / high, LARGEST);
    const printed = { title: board.title, plan, isAcross, width: wide * side, height: high * side, side };
    return Array.from({ length: board.of === 'player' ? meta.players.max : 1 }, () => printed);
  });
}

/**
 * A drawn map in the middle of its sheet; there is nothing to cut.
 *
 * @param paper  upright
 * @param game   its title
 */
export function boardSheet(
  board: PrintedBoard,
  { width, height }: { readonly width: number; readonly height: number },
  game: string,
): TemplateResult {
  const { isAcross } = board;
  return html`<div
    class=${`view ${isAcross ? 'across' : 'upright'}`}
    style=${`--wide: ${isAcross ? height : width}mm; --high: ${isAcross ? width : height}mm`}
  >
    <div class="sheet whole">
      <workbench-printed-board
        style=${`width: ${board.width}mm; height: ${board.height}mm`}
        .board=${board}
      ></workbench-printed-board>
      <span class="foot">${game} · ${board.title}</span>
    </div>
  </div>`;
}

/** The ground of a drawn map before a game begins. */
function planOf(meta: GameMeta, layout: TableLayout, { board, first, end }: KindMeta, kind: number): BoardGround {
  const words = wordsFor(meta.lang ?? 'en');
  const cells = board === undefined ? [] : cellsOfBoard(board);
  const step = (end - first) / Math.max(1, cells.length);
  const squares = cells.map((_, n) => {
    const id = first + n * step;
    return { id, row: meta.things[id] ?? -1, kind, fields: {}, attributes: {}, zones: [] };
  });
  const source = { meta, layout, answers: [], about: -1, board: { kind, owner: -1, squares } };
  const shape = board ?? { columns: 0, rows: 0 };
  return { ...shape, grounds: groundsOf(source, words), borders: bordersOf(source, words) };
}

/** A drawn map on paper, as large as the element. */
export class PrintedBoardElement extends UndercroftElement {
  static override styles = [
    baseStyles,
    groundStyles,
    placeWordsStyles,
    printedStyles,
    css`
      svg {
        overflow: visible;
      }
      .words text {
        fill: #000;
        stroke: rgb(255 255 255 / 0.8);
      }
    `,
  ];
  static override properties: PropertyDeclarations = { board: { attribute: false } };

  /** null draws nothing */
  declare board: PrintedBoard | null;

  constructor() {
    super();
    this.board = null;
  }

  override render(): TemplateResult | typeof nothing {
    const { board } = this;
    if (board === null) return nothing;
    const { plan, side } = board;
    const { high, wide } = latticeOf(plan);
    return html`${groundPart(plan, 'fine')}
      <svg viewBox=${`0 0 ${wide * 100} ${high * 100}`} aria-hidden="true">${bordersPart(plan)}</svg>
      ${placeWordsPart(plan, side * PIXELS)}`;
  }
}

define('workbench-printed-board', PrintedBoardElement);
