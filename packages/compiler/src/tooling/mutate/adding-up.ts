/**
 * Which statements do more when they are done twice. A statement that only sets values, and moves
 * what it names, leaves the game as it was the first time; so does a procedure that holds only
 * such statements, unless a rule that hears it does more.
 */
import type { Assign, Local, Node, Procedure, Statement } from '../../content/tree/node.ts';
import { childrenOf, some, walk } from '../../content/tree/walk.ts';
import { sideEffectsOf } from '../../language/facts/side-effects.ts';
import type { GameModel, HookUse } from '../../language/game.ts';

export class AddingUp {
  readonly #model: GameModel;
  readonly #hooks: ReadonlyMap<Procedure | null, readonly HookUse[]>;
  readonly #known = new Map<Procedure, boolean>();

  /** @param model resolved and checked */
  constructor(model: GameModel) {
    this.#model = model;
    this.#hooks = Map.groupBy(model.hooks ?? [], ({ hook: { event } }) =>
      event.kind === 'change' ? null : (model.facts.procedures.get(event) ?? null),
    );
  }

  /** Whether a statement adds up; blocks are left to what they hold. */
  has(line: Statement): boolean {
    if (line.kind === 'assign') return line.how !== 'set' || this.#readsItself(line);
    if (line.kind === 'command') return this.#addsWithin(line);
    return line.kind === 'gain' || line.kind === 'may' || line.kind === 'menu' || line.kind === 'offer';
  }

  /** Whether something in a tree does more each time. */
  #addsWithin(root: Node): boolean {
    let adds = false;
    walk(root, (node) => {
      if (adds || this.#runsDry(node)) return false;
      adds = this.#adds(node);
      return !adds;
    });
    return adds;
  }

  /**
   * Whether a node is a loop that goes on until its condition fails: it fails at once the second
   * time. A condition on what the loop counts by a local name begins anew.
   */
  #runsDry(node: Node): boolean {
    if (node.kind !== 'repeat' || node.condition === null) return false;
    const { facts } = this.#model;
    const renamed = new Set<Local>();
    let isLeft = false;
    walk(node.body, (inner) => {
      for (const effect of sideEffectsOf(facts, inner)) {
        if (effect.does === 'rename') renamed.add(effect.local);
        isLeft ||= effect.does === 'leave-loop' || effect.does === 'return';
      }
    });
    const isCounter = (read: Node): boolean => {
      const ref = facts.refs.get(read);
      return ref?.to === 'local' && renamed.has(ref.local);
    };
    return !isLeft && !some(node.condition, isCounter);
  }

  /** Whether a node by itself does more each time. */
  #adds(node: Node): boolean {
    if (node.kind === 'gain') return true;
    // A local name begins anew each time.
    if (node.kind === 'assign') return this.#isKept(node) && (node.how !== 'set' || this.#readsItself(node));
    if (node.kind === 'command' && node.verb === 'draw') return true;
    // What lies first is another thing when the first one has gone.
    if (node.kind === 'command' && some(node, isFirst)) return true;
    return sideEffectsOf(this.#model.facts, node).some((effect) => {
      if (effect.does === 'call') return effect.procedure === null || this.#callAdds(effect.procedure);
      return ADDING.has(effect.does);
    });
  }

  #callAdds(procedure: Procedure): boolean {
    const before = this.#known.get(procedure);
    if (before !== undefined) return before;
    // One that calls itself adds up only by what else it does.
    this.#known.set(procedure, false);
    const bodies = [procedure.body, ...(this.#hooks.get(procedure) ?? []).map(({ hook }) => hook.body)];
    const adds = !endsGame(procedure.body) && bodies.some((body) => this.#addsWithin(body));
    this.#known.set(procedure, adds);
    return adds;
  }

  #isKept(line: Assign): boolean {
    return !sideEffectsOf(this.#model.facts, line).some(({ does }) => does === 'rename');
  }

  /** Whether a field gets a value that is made of the one it has. */
  #readsItself({ target, value }: Assign): boolean {
    const { refs } = this.#model.facts;
    const written = refs.get(target);
    if (written?.to !== 'field') return false;
    return some(value, (node) => {
      const read = refs.get(node);
      return read?.to === 'field' && read.field === written.field;
    });
  }
}

/** Whether a block always ends the game, so that it is never done twice. */
function endsGame(body: Node): boolean {
  return childrenOf(body).some((line) => {
    if (line.kind === 'as') return endsGame(line.body);
    return line.kind === 'command' && (line.verb === 'win' || line.verb === 'end-game');
  });
}

/** Effects that come on top of what was there, or that are decided anew. */
const ADDING: ReadonlySet<ReturnType<typeof sideEffectsOf>[number]['does']> = new Set([
  'turn-tile',
  'ask',
  'roll',
  'draw-lots',
  'set-up',
]);

function isFirst(node: Node): boolean {
  return node.kind === 'call' && (node.name === 'first' || node.name === 'last');
}
