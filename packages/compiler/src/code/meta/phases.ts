/** Parts of a turn as data: which frame function runs while one does. */
import type { GameMeta } from '@undercroft/contract';
import type { GameEmit } from '../game/game-emit.ts';

/**
 * Frame function of each procedure, in the order of `game.units.procedures`; -1 of one that has
 * none. Known when all code is written.
 */
export function procedureFrames(game: GameEmit): readonly number[] {
  const frameOf = new Map(game.frames.map(({ name, index }) => [name, index]));
  return game.units.procedures.map((procedure) => {
    const name = game.procedureName(procedure);
    return frameOf.get(name) ?? frameOf.get(`r_${name.slice(2)}`) ?? -1;
  });
}

/** Nothing for a game whose `table.yaml` names no phases. */
export function phasesMeta(game: GameEmit): Pick<GameMeta, 'phases'> {
  const { phases } = (game.model.extras['table'] ?? {}) as NonNullable<GameMeta['extras']['table']>;
  if (phases === undefined) return {};
  const frames = procedureFrames(game);
  const frameOf = new Map(game.units.procedures.map(({ name }, index) => [name, frames[index]]));
  return { phases: phases.map(({ is }) => ({ name: is, frame: frameOf.get(is) ?? -1 })) };
}
