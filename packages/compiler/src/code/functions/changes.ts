/** The functions that run what hears a change of a field or of a place. */
import type { Hook } from '../../content/tree/node.ts';
import type { FieldModel } from '../../content/model/model.ts';
import type { GameEmit } from '../game/game-emit.ts';
import type { HookSite } from '../hooks/hook-sites.ts';
import { changing } from '../hooks/hearing.ts';
import { emitChange } from './hooks.ts';

export function emitChanges(game: GameEmit): void {
  for (const [field, hooks] of game.suspension.reactions.changes) {
    const sites = hooks.map((hook, i) => siteOf(game, hook, field, i));
    const [first] = hooks;
    if (first) emitChange(game, field, sites, first.at);
  }
}

function siteOf(game: GameEmit, hook: Hook, field: FieldModel | 'place', i: number): HookSite {
  const row = game.units.hooks.find((owned) => owned.item === hook)?.row ?? null;
  const lasting = game.lasting.find((code) => code.item === hook) ?? null;
  return { hook, row, lasting, timing: 'when', name: `h_${changing(field)}_${i}` };
}
