import type { GameModule } from '@undercroft/contract';
import { loadGame } from '@undercroft/engine';
import { readRecord, type DungeonGameElement } from '@undercroft/game-element';

/** The game on the table in a frame. */
export interface FrameTable {
  readonly element: DungeonGameElement;
  readonly module: GameModule;
}

/** The table in a frame of the studio; null while there is none, or a game that never was right. */
export function tableIn(frame: HTMLIFrameElement | null): FrameTable | null {
  const element = within(frame?.contentDocument ?? null, 'dungeon-game') as DungeonGameElement | null;
  const module = element?.module ?? null;
  return element === null || module === null ? null : { element, module };
}

/** The game in play as the engine saves it; null before one begins. */
export function saveOf({ element }: FrameTable): string | null {
  const record = readRecord(element.save());
  return record.ok ? record.save : null;
}

/** Where the game in play stands; null before one begins. */
export function stateOf(table: FrameTable): Int32Array | null {
  const save = saveOf(table);
  const loaded = save === null ? null : loadGame(table.module, save, { log: false });
  return loaded?.ok === true ? loaded.game.state : null;
}

/** The first element of a name, in shadow roots as well. */
function within(root: ParentNode | null, name: string): Element | null {
  for (const element of root?.querySelectorAll('*') ?? []) {
    const found = element.localName === name ? element : within(element.shadowRoot, name);
    if (found !== null) return found;
  }
  return null;
}
