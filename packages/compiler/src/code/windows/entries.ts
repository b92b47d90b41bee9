/** What a window offers, in numbers. */
import type { EntryMeta } from '@undercroft/contract';
import type { CodeScene } from '../js/context.ts';
import type { GameEmit } from '../game/game-emit.ts';
import { useText } from '../texts/texts.ts';

/** What a window's answers may be, in the order of their numbers. */
export function windowEntries(game: GameEmit, scene: CodeScene, name: string): EntryMeta[] {
  const use = game.units.windows.find((candidate) => candidate.window.name === name);
  return (use?.entries ?? []).map(({ item, row }) =>
    entry({
      name: row?.name ?? name,
      label: useText(game, scene, item, row),
      site: game.site(item.at, 'entry'),
      row: row ? game.model.rows.indexOf(row) : -1,
      argument: row ? { is: 'thing', of: game.model.kinds.indexOf(row.kind) } : null,
    }),
  );
}

/** Something that can be done, with what is not said of it left empty. */
export function entry(meta: Partial<EntryMeta> & { name: string; label: string; site: number }): EntryMeta {
  return { argument: null, row: -1, ...meta };
}
