/**
 * Boards of hexagons: which places lie beside each other.
 *
 * A place is named by its row and its column, counted from 0. With `pointy` hexagons a row lies in
 * a straight line and the rows 1, 3, 5 ... stand half a hexagon to the right. With `flat` ones a
 * column lies in a straight line and the columns 1, 3, 5 ... stand half a hexagon lower.
 */

/** What a hexagon has above: a corner or an edge. */
export const HEXAGON_TOPS = ['pointy', 'flat'] as const;
export type HexagonTop = (typeof HEXAGON_TOPS)[number];

/** How the spaces of a board lie. */
export interface BoardShape {
  readonly columns: number;
  readonly rows: number;
  /** its spaces are hexagons, with a corner or an edge above; left out: they are squares */
  readonly hexagons?: HexagonTop;
  /**
   * numbers of the places that are spaces, row by row from 0, in the order of the things; left out:
   * all are
   */
  readonly cells?: readonly number[];
}

export interface HexagonPlace {
  readonly row: number;
  readonly column: number;
}

/** Sides of a hexagon, clockwise from the first one right of the top, or from the top itself. */
export const HEXAGON_SIDES = {
  pointy: ['north-east', 'east', 'south-east', 'south-west', 'west', 'north-west'],
  flat: ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'],
} as const satisfies Record<HexagonTop, readonly string[]>;

/**
 * The six places beside one, in the order of `HEXAGON_SIDES`; some may lie off the board. Never
 * throws.
 */
export function hexagonsBeside(top: HexagonTop, { row, column }: HexagonPlace): HexagonPlace[] {
  const shift = (top === 'pointy' ? row : column) & 1;
  const steps =
    top === 'pointy'
      ? [
          [-1, shift],
          [0, 1],
          [1, shift],
          [1, shift - 1],
          [0, -1],
          [-1, shift - 1],
        ]
      : [
          [-1, 0],
          [shift - 1, 1],
          [shift, 1],
          [1, 0],
          [shift, -1],
          [shift - 1, -1],
        ];
  return steps.map(([down = 0, right = 0]) => ({ row: row + down, column: column + right }));
}

/** Steps from one place to another over a board without holes and walls. Never throws. */
export function hexagonRange(top: HexagonTop, one: HexagonPlace, other: HexagonPlace): number {
  const [a, b] = [axialOf(top, one), axialOf(top, other)];
  const [aside, along] = [b.aside - a.aside, b.along - a.along];
  return (Math.abs(aside) + Math.abs(along) + Math.abs(aside + along)) / 2;
}

/** A place by two axes at 60 degrees, which run straight over the board. */
export interface HexagonAxes {
  readonly aside: number;
  readonly along: number;
}

/** A place by the two axes. Never throws. */
export function axialOf(top: HexagonTop, { row, column }: HexagonPlace): HexagonAxes {
  const [aside, along] = top === 'pointy' ? [column, row] : [row, column];
  return { aside: aside - (along >> 1), along };
}

/** The reverse of `axialOf`. Never throws. */
export function placeOfAxes(top: HexagonTop, { aside, along }: HexagonAxes): HexagonPlace {
  const inLine = aside + (along >> 1);
  return top === 'pointy' ? { row: along, column: inLine } : { row: inLine, column: along };
}

/**
 * Numbers, row by row from 0, of the places of a board that are spaces, in the order of its things.
 * Never throws.
 */
export function cellsOfBoard({ cells, columns, rows }: BoardShape): readonly number[] {
  return cells ?? Array.from({ length: columns * rows }, (_, number) => number);
}

/** Row and column of a number, row by row from 0. Never throws. */
export function placeOfCell({ columns }: Pick<BoardShape, 'columns'>, cell: number): HexagonPlace {
  return { row: Math.floor(cell / columns), column: cell % columns };
}

/**
 * By space of a board without tiles, in the order of its things: the spaces beside it, each as its
 * place in that order, in reading order. Walls are not looked at. Never throws.
 */
export function spacesBeside(board: BoardShape): number[][] {
  const { columns, hexagons, rows } = board;
  const cells = cellsOfBoard(board);
  const index = new Map(cells.map((cell, at) => [cell, at]));
  return cells.map((cell) => {
    const place = placeOfCell(board, cell);
    const beside = hexagons === undefined ? squaresBeside(place) : hexagonsBeside(hexagons, place);
    return beside
      .filter(({ row, column }) => row >= 0 && row < rows && column >= 0 && column < columns)
      .map(({ row, column }) => row * columns + column)
      .toSorted((a, b) => a - b)
      .flatMap((other) => index.get(other) ?? []);
  });
}

function squaresBeside({ row, column }: HexagonPlace): HexagonPlace[] {
  return [
    { row: row - 1, column },
    { row, column: column - 1 },
    { row, column: column + 1 },
    { row: row + 1, column },
  ];
}
