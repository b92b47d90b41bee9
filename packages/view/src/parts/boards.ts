/** Boards whose squares a map makes, as one viewer sees them. */
import { cellsOfBoard, NONE } from '@undercroft/contract';
import type { BoardView } from '../shape.ts';
import type { Reader } from '../reader.ts';
import { thingView } from '../things.ts';
import { isSameList } from '../view-memo.ts';
import { drawnView } from '#tiles';

/** Boards whose squares a map makes. */
export function boardViews(look: Reader): BoardView[] {
  return look.module.meta.kinds.flatMap(({ board, end, first }, kind) => {
    if (board === undefined) return [];
    const seats = board.of === 'player' ? look.players : 1;
    const squares = cellsOfBoard(board).length;
    // Those that are drawn above others on tiles come behind all of the board.
    const step = board.tiles === undefined ? (end - first) / squares : 1;
    return Array.from({ length: seats }, (_, seat) => {
      const ids = Array.from({ length: squares }, (__, i) => first + i * step + seat);
      const made = ids.map((square) => thingView(look, square));
      const drawn = board.tiles === undefined ? undefined : drawnView(look, look.module.meta.kinds[kind]!, board.tiles);
      const isSame = (one: BoardView): boolean => one.drawn === drawn && isSameList(one.squares, made);
      const kept = look.memo?.find('boards', first + seat, isSame);
      if (kept !== undefined) return kept;
      const owner = board.of === 'player' ? seat : NONE;
      const view = Object.freeze({ kind, owner, squares: Object.freeze(made), ...(drawn && { drawn }) });
      look.memo?.keep('boards', first + seat, view);
      return view;
    });
  });
}
