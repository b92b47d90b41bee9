/**
 * Names whose values may have been worked out from what is hidden. A lasting effect that remembers
 * such a name keeps the true value, whatever a deal exchanges.
 */
import type { Expression, Local, Node, Procedure } from '../../content/tree/node.ts';
import { walk } from '../../content/tree/walk.ts';
import type { GameModel } from '../../language/game.ts';
import { treesOf } from '../../core/all-trees.ts';
import { readsOf } from '../../core/reads.ts';
import { decidersOf } from './secrets.ts';

/** A name that gets a value, or a procedure that gives one. */
type Target = Local | Procedure;

/**
 * Tells of a local or parameter whether its value may depend on something that some player may not
 * see, through assignments, conditions around them, arguments and results. It errs on the safe
 * side: whose zone is read does not count. Not followed: values that hooks hear.
 *
 * @param model  resolved and checked
 * @throws       never
 */
export function secretNames(model: GameModel): (local: Local) => boolean {
  let known: Map<Target, Node[]> | null = null;
  const sources = (): Map<Target, Node[]> => {
    if (known !== null) return known;
    known = new Map();
    for (const tree of treesOf(model)) collectSources(model, tree, known);
    return known;
  };
  return (local) => {
    const { fields, yourFields, yourZones, zones } = readsOf(model, nodesBehind(model, local, sources()));
    return [...zones, ...yourZones, ...fields, ...yourFields].some(({ visible }) => visible !== 'all');
  };
}

/** Adds what the values of names are made of. */
function collectSources({ facts }: GameModel, tree: Node, sources: Map<Target, Node[]>): void {
  const flow = (to: Target | null | undefined, ...from: readonly (Node | null)[]): void => {
    if (to == null) return;
    const known = sources.get(to) ?? [];
    sources.set(to, known);
    for (const node of from) if (node !== null) known.push(node);
  };
  const assigned = (target: Expression): Local | null => {
    const ref = target.kind === 'name' ? facts.refs.get(target) : undefined;
    return ref?.to === 'local' ? ref.local : null;
  };
  const pass = (procedure: Procedure | null | undefined, args: readonly (Expression | null)[]): void => {
    for (const param of procedure?.params ?? []) flow(facts.locals.get(param), ...args);
  };
  /** What decides whether and how often a body runs decides what is assigned there. */
  const decide = (body: Node, ...conditions: readonly (Expression | null)[]): void =>
    walk(body, (inner) => {
      if (inner.kind === 'assign') flow(assigned(inner.target), ...conditions);
    });
  walk(tree, (node) => {
    const ref = node.kind === 'call' ? facts.refs.get(node) : undefined;
    if (node.kind === 'let') for (const name of node.names) flow(facts.locals.get(name), node.value);
    else if (node.kind === 'assign') flow(assigned(node.target), node.value);
    else if (node.kind === 'if') decide(node, ...node.arms.map(({ condition }) => condition));
    else if (node.kind === 'repeat') decide(node, node.times, node.condition);
    else if (node.kind === 'command')
      pass(facts.procedures.get(node), [node.object, ...node.args.map(({ value }) => value)]);
    else if (node.kind === 'call' && ref?.to === 'procedure') pass(ref.procedure, node.args);
    else if (node.kind === 'procedure')
      walk(node.body, (inner) => {
        if (inner.kind === 'return') flow(node, inner.value);
      });
  });
}

/** All that decides the value of a name, through other names. */
function nodesBehind({ facts }: GameModel, local: Local, sources: ReadonlyMap<Target, readonly Node[]>): Node[] {
  const targets = new Set<Target>([local]);
  const nodes: Node[] = [];
  // A set hands out what is added while it is gone through.
  for (const target of targets)
    for (const source of sources.get(target) ?? []) {
      nodes.push(...decidersOf(facts, source));
      walk(source, (node) => {
        const ref = node.kind === 'name' || node.kind === 'call' ? facts.refs.get(node) : undefined;
        if (ref?.to === 'local') targets.add(ref.local);
        else if (ref?.to === 'procedure') targets.add(ref.procedure);
      });
    }
  return nodes;
}
