// What is understood but has no code yet. It is refused here, so that no game is compiled of which
// a part would be missing.

import type { Facts } from '../language/facts/facts.ts';
import type { Node } from '../content/tree/node.ts';
import type { Span } from '../diagnostics/source/span.ts';
import { phase, type Phase } from '../diagnostics/collector.ts';
import { walk } from '../content/tree/walk.ts';
import { BUILT_IN_VERBS, isBuiltInVerb, type Verb } from '../language/vocabulary/verbs.ts';
import { expressionsOf } from '../content/model/bots.ts';
import { conditionsOf } from '../content/model/lessons.ts';
import type { GameModel } from '../language/game.ts';

/**
 * Finds every use of a word of the language that cannot be played yet.
 *
 * @param model  resolved and checked
 * @throws       never
 */
export function findNotRunnable(model: GameModel): Phase<void> {
  return phase((report) => {
    for (const tree of treesOf(model)) {
      walk(tree, (node) => {
        const what = whatCannotRun(node, model.facts);
        if (what !== null) report('emit/not-runnable-yet', wordAt(node), { what: `\`${what}\`` });
      });
    }
  });
}

/** The word itself, not all that belongs to it. */
function wordAt(node: Node): Span {
  return node.kind === 'command' ? node.verbAt : node.at;
}

function treesOf(model: GameModel): readonly Node[] {
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

function whatCannotRun(node: Node, { procedures }: Facts): string | null {
  if (node.kind !== 'command' || procedures.get(node) !== null || !isBuiltInVerb(node.verb)) return null;
  const shape: Verb = BUILT_IN_VERBS[node.verb];
  return shape.runs === false ? node.verb : null;
}
