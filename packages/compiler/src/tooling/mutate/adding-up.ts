/**
 * Which statements do more when they are done twice. A statement that only sets values, and moves
 * what it names, leaves the game as it was the first time; so does a procedure that holds only
 * such statements, unless a rule that hears it does more.
 */
import type { Assign, Node, Procedure, Statement } from '../../content/tree/node.ts';
import { some } from '../../content/tree/walk.ts';
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
    if (line.kind === 'command') return some(line, (node) => this.#adds(node));
    return line.kind === 'gain' || line.kind === 'may' || line.kind === 'menu' || line.kind === 'offer';
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
    const adds = bodies.some((body) => some(body, (node) => this.#adds(node)));
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
