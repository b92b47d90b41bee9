/** Boards whose squares a map makes, as one viewer sees them. */
import { cellsOfBoard, NONE } from '@undercroft/contract';
import type { BoardView } from '../shape.ts';
import type { Reader } from '../reader.ts';
import { thingView } from '../things.ts';
import { drawnView } from '#tiles';

/** Boards whose squares a map makes. */
export function boardViews(look: Reader): BoardView[] {
  return look.module.meta.kinds.flatMap(({ board, end, first }, kind) => {
    if (board === undefined) return [];
    const seats = board.of === 'player' ? look.players : 1;
    const squares = cellsOfBoard(board).length;
    // Those that are drawn above others on tiles come behind all of the board.
    const step = board.tiles === undefined ? (end - first) / squares : 1;
    return Array.from({ length: seats }, (_, seat) =>
      Object.freeze({
        kind,
        owner: board.of === 'player' ? seat : NONE,
        squares: Object.freeze(Array.from({ length: squares }, (__, i) => thingView(look, first + i * step + seat))),
        ...(board.tiles === undefined ? {} : { drawn: drawnView(look, look.module.meta.kinds[kind]!, board.tiles) }),
      }),
    );
  });
}
