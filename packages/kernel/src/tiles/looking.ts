/** Looking at the board of a state: see `board.ts`. */
import { SIDES, type State } from '../layout.ts';
import { CHANGED, noteTiles } from './board.ts';
import { noteBorders } from './borders.ts';
import { plotBeside } from './tiles.ts';

/** Notes the board of a state, as far as it differs from what was noted. */
export function lookAtBoard(S: State): void {
  const changed = noteTiles(S);
  for (let i = 0; i < changed; i++) {
    noteBorders(S, CHANGED[i], -1);
    for (let direction = 0; direction < SIDES; direction++) {
      const beside = plotBeside(CHANGED[i], direction);
      if (beside >= 0) noteBorders(S, beside, SIDES - 1 - direction);
    }
  }
}
