/** Every tree of a game: rules, effects, and the expressions of game.yaml. */
import { expressionsOf } from '../content/model/bots.ts';
import { conditionsOf } from '../content/model/lessons.ts';
import type { Node } from '../content/tree/node.ts';
import type { GameModel } from '../language/game.ts';

/** @throws never */
export function treesOf(model: GameModel): readonly Node[] {
  const attributes = [...model.playerAttributes, ...model.kinds.flatMap((kind) => kind.attributes)];
  return [
    ...model.programs.map(({ program }) => program),
    ...model.rows.flatMap(({ effect }) => effect ?? []),
    ...model.sets.map(({ query }) => query),
    ...model.kinds.flatMap(({ map }) => (map?.is === 'grid' ? (map.corners?.free ?? []) : [])),
    ...(model.invariants ?? []).map(({ condition }) => condition),
    ...(model.score ?? []).flatMap(({ each, value }) => (each === null ? [value] : [each, value])),
    ...expressionsOf(model.bots),
    ...conditionsOf(model.lessons),
    ...attributes.flatMap(({ base }) => base ?? []),
  ];
}
