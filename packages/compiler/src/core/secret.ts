/**
 * `each player secretly`: all are asked at once. So inside it a player may change only what no
 * other can see, and no answer may depend on what others do there. Everything that could be
 * observed before all have answered is refused: open zones and fields, how many things lie where,
 * sentences of the log, chance, questions to others.
 */
import { sideEffectsOf, type SideEffect } from '../language/facts/side-effects.ts';
import type { Facts } from '../language/facts/facts.ts';
import type {
  Block,
  Choice,
  Command,
  EachPlayer,
  Expression,
  Local,
  Node,
  Numbered,
  Statement,
} from '../content/tree/node.ts';
import { phase, type Phase, type Report } from '../diagnostics/collector.ts';
import { childrenOf, walk } from '../content/tree/walk.ts';
import type { FieldModel, ZoneModel } from '../content/model/model.ts';
import type { GameModel } from '../language/game.ts';
import { collectReactions, isRelated, type Reactions } from './reactions.ts';
import { readsOf, type Reads } from './reads.ts';
import { collectUnits } from './units.ts';

/** Where a thing is known to lie. */
interface Source {
  readonly zone: ZoneModel;
  /** it is the zone of `you` */
  readonly yours: boolean;
}

/**
 * Finds what others could see, or what could depend on others, in all secret blocks of a game.
 *
 * @param model  resolved and checked, without errors
 * @throws       never
 */
export function checkSecrets(model: GameModel): Phase<void> {
  return phase((report) => checkBlocks(model, report));
}

function checkBlocks(model: GameModel, report: Report): void {
  const blocks: EachPlayer[] = [];
  const trees: Node[] = model.programs.map(({ program }) => program);
  for (const { effect } of model.rows) if (effect !== null) trees.push(effect);
  for (const tree of trees)
    walk(tree, (node) => {
      if (node.kind === 'each-player' && node.secretly) blocks.push(node);
    });
  if (blocks.length === 0) return;
  const reactions = collectReactions(collectUnits(model), model);
  for (const { body } of blocks) new SecretCheck(model, reactions, report, body).all();
}

class SecretCheck {
  readonly #model: GameModel;
  readonly #reactions: Reactions;
  readonly #report: Report;
  readonly #body: Block;
  /** what the locals of the block were given */
  readonly #given = new Map<Local, Expression>();
  /** what conditions read that are watched */
  readonly #watches: readonly Reads[];
  /** what is written */
  readonly #zones = new Set<ZoneModel>();
  readonly #fields = new Set<FieldModel>();

  constructor(model: GameModel, reactions: Reactions, report: Report, body: Block) {
    this.#model = model;
    this.#reactions = reactions;
    this.#report = report;
    this.#body = body;
    const watches = [...reactions.watches.map(({ item }) => item), ...reactions.lastingWatches];
    this.#watches = watches.map(({ condition }) => readsOf(model, [condition]));
  }

  all(): void {
    walk(this.#body, (node) => this.#gather(node));
    this.#block(this.#body, true);
  }

  #refuse(node: Node, what: string): void {
    this.#report('check/not-secret', node.kind === 'command' ? node.verbAt : node.at, { what });
  }

  #give(declares: Numbered | undefined, from: Expression): void {
    const local = this.#model.facts.locals.get(declares);
    if (local !== undefined) this.#given.set(local, from);
  }

  /** Notes what is written, and where locals come from. */
  #gather(node: Node): void {
    if (node.kind === 'let') this.#give(node.names[0], node.value);
    if (node.kind === 'for-each') this.#give(node, node.set);
    if (node.kind === 'option' && node.each !== null) this.#give(node.each, node.each.set);
    if (node.kind === 'command')
      for (const part of [node.object, ...node.args.map(({ value }) => value)]) {
        const source = part === null ? null : this.#sourceOf(part);
        if (source !== null) this.#zones.add(source.zone);
      }
    for (const effect of sideEffectsOf(this.#model.facts, node))
      if (effect.does === 'write') this.#fields.add(effect.field);
  }

  /** @param sure whether it happens for every answer */
  #block(block: Block, sure: boolean): void {
    for (const statement of block.statements) this.#statement(statement, sure);
  }

  #statement(statement: Statement, sure: boolean): void {
    const effects = sideEffectsOf(this.#model.facts, statement);
    if (statement.kind === 'command') return this.#command(statement, effects, sure);
    const refused = whyRefused(this.#model.facts, statement, effects);
    if (refused !== null) return this.#refuse(statement, refused);
    const writes = effects.filter((effect) => effect.does === 'write');
    const inside = sure && statement.kind === 'block';
    for (const child of childrenOf(statement)) {
      // What is written is not read.
      if (writes.some(({ target }) => target === child)) this.#acts(child as Expression);
      else this.#below(child, inside);
    }
    for (const { field, target } of writes) if (target !== null) this.#write(field, target);
  }

  #below(node: Node, sure: boolean): void {
    if (node.kind === 'block') return this.#block(node, sure);
    if (node.kind === 'option') for (const child of childrenOf(node)) this.#below(child, false);
    else if (node.kind === 'include') this.#refuse(node, 'What a window offers can be done');
    else if (node.kind !== 'limit') this.#expression(node as Expression);
  }

  #expression(expression: Expression): void {
    if (!this.#acts(expression) && this.#readsOthers(expression))
      this.#refuse(expression, 'It is asked what others do');
  }

  /** Tells of what an expression does. @returns whether there was anything */
  #acts(expression: Expression): boolean {
    let reported = false;
    walk(expression, (node) => {
      const what = whyRefused(this.#model.facts, node, sideEffectsOf(this.#model.facts, node));
      if (what !== null) this.#refuse(node, what);
      reported ||= what !== null;
      return what === null;
    });
    return reported;
  }

  /** Whether the value can depend on what this block changes for another player. */
  #readsOthers(expression: Expression): boolean {
    const { zones, fields } = readsOf(this.#model, [expression]);
    for (const zone of this.#zones) if (zones.has(zone)) return true;
    for (const field of this.#fields) {
      if (!fields.has(field)) continue;
      const { owner } = field;
      if (typeof owner === 'string') return true;
      // A field of things of yours is yours.
      for (const zone of zones) if (zone.holds.some((held) => isRelated(held, owner))) return true;
    }
    return false;
  }

  #write(field: FieldModel, target: Expression): void {
    if (this.#isHeard(field)) this.#refuse(target, `A rule hears it when \`${field.name}\` changes`);
    else if (!this.#isHidden(field, target))
      this.#refuse(target, `\`${field.name}\` is set, and others ${field.visible === 'all' ? 'see it' : 'may see it'}`);
  }

  #isHidden(field: FieldModel, target: Expression): boolean {
    if (field.visible === 'none') return true;
    if (field.owner === 'global') return false;
    if (field.owner === 'player') return field.visible === 'owner' && isYours(this.#model.facts, target);
    const source = target.kind === 'field' ? this.#sourceOf(target.of) : null;
    if (source === null) return false;
    return isHiddenZone(source) || (field.visible === 'owner' && source.yours);
  }

  #command(command: Command, effects: readonly SideEffect[], sure: boolean): void {
    const why = this.#whyOpen(command, effects, sure);
    if (why !== null) return this.#refuse(command, why);
    if (command.object !== null) this.#expression(command.object);
    for (const { value } of command.args) this.#acts(value);
  }

  /** Why others would notice what a command does; null when they would not. */
  #whyOpen(command: Command, effects: readonly SideEffect[], sure: boolean): string | null {
    const [move, ...more] = effects;
    if (move?.does !== 'move' || move.things === null || move.to === null || more.length > 0) return isDone(command);
    const [from, goal] = [this.#sourceOf(move.things), this.#sourceOf(move.to)];
    if (from === null || !isHiddenZone(from)) return 'Something is moved from where others may see it';
    if (goal === null || !isHiddenZone(goal)) return 'Something is moved to where others may see it';
    if (this.#isPlaceHeard(from.zone) || this.#isPlaceHeard(goal.zone))
      return 'A rule hears it when something is moved';
    if (sure && !command.each && this.#isCertain(move.things)) return null;
    return 'It depends on an answer how many are moved, and others see how many lie there';
  }

  /** Whether a rule acts when a field changes. */
  #isHeard(field: FieldModel): boolean {
    const { changes, watchedFields } = this.#reactions;
    if (changes.has(field)) return true;
    return (
      watchedFields.has(field) &&
      this.#watches.some(({ fields, yourFields }) => fields.has(field) || yourFields.has(field))
    );
  }

  /** Whether a rule acts when a thing enters or leaves a zone. */
  #isPlaceHeard(zone: ZoneModel): boolean {
    if (zone.inForce || this.#watches.some(({ zones, yourZones }) => zones.has(zone) || yourZones.has(zone)))
      return true;
    return this.#reactions.placed.some((kind) => zone.holds.some((held) => isRelated(held, kind)));
  }

  /** Whether the number of moved things is the same for every answer. */
  #isCertain(object: Expression): boolean {
    if (object.kind === 'choice') return isCertainChoice(object);
    const ref = this.#model.facts.refs.get(object);
    if (object.kind !== 'name' || ref?.to !== 'local') return !hasChoice(this.#model.facts, object);
    const given = this.#given.get(ref.local);
    return given !== undefined && this.#isCertain(given);
  }

  /**
   * The zone that a thing is taken from or that an expression names; null when it cannot be told.
   */
  #sourceOf(expression: Expression): Source | null {
    const ref = this.#model.facts.refs.get(expression);
    switch (expression.kind) {
      case 'choice':
        return expression.from === null ? null : this.#sourceOf(expression.from);
      case 'call':
        return ref?.to === 'function' && expression.args[0] !== undefined ? this.#sourceOf(expression.args[0]) : null;
      case 'query': {
        const [place] = expression.places;
        const source = this.#sourceOf(place ?? expression.base);
        const isYou = expression.owner?.kind === 'name' && this.#model.facts.refs.get(expression.owner)?.to === 'you';
        return source === null ? null : { ...source, yours: source.yours || isYou };
      }
      case 'your':
        return ref?.to === 'zone' ? { zone: ref.zone, yours: true } : null;
      case 'name':
        if (ref?.to === 'zone') return { zone: ref.zone, yours: false };
        if (ref?.to !== 'local') return null;
        return this.#sourceGiven(ref.local);
      case 'binary':
      case 'dice':
      case 'error':
      case 'field':
      case 'flag':
      case 'here':
      case 'if-value':
      case 'list':
      case 'names':
      case 'negative':
      case 'none':
      case 'not':
      case 'number':
      case 'quantifier':
      case 'roll':
      case 'table':
        return null;
    }
  }

  #sourceGiven(local: Local): Source | null {
    const given = this.#given.get(local);
    return given === undefined ? null : this.#sourceOf(given);
  }
}

/** Whether a zone is hidden from everybody but `you`. */
function isHiddenZone({ zone, yours }: Source): boolean {
  return zone.visible === 'none' || (zone.visible === 'owner' && yours);
}

function isYours(facts: Facts, target: Expression): boolean {
  if (target.kind === 'your') return true;
  return target.kind === 'field' && target.of.kind === 'name' && facts.refs.get(target.of)?.to === 'you';
}

function isCertainChoice({ what, count }: Choice): boolean {
  return what === 'one' || what === 'order' || (what === 'some' && count?.kind === 'number');
}

function hasChoice(facts: Facts, expression: Expression): boolean {
  let found = false;
  walk(expression, (node) => {
    found ||= node.kind === 'choice' || (node.kind === 'name' && facts.refs.get(node)?.to === 'local');
  });
  return found;
}

/**
 * Why a node has no place among secret answers; null when it has, or when that depends on what it
 * writes or moves.
 */
function whyRefused(facts: Facts, node: Node, effects: readonly SideEffect[]): string | null {
  for (const effect of effects) {
    const why = whyEffectRefused(facts, node, effect);
    if (why !== null) return why;
  }
  return null;
}

function whyEffectRefused(facts: Facts, node: Node, effect: SideEffect): string | null {
  switch (effect.does) {
    case 'rename':
    case 'loop':
    case 'leave-loop':
      return null;
    case 'write':
      return effect.target === null ? `${isDone(node)}, and the log tells it` : null;
    case 'ask':
      return isAskedYou(facts, effect.by) && effect.byTeam !== true ? null : 'Somebody else is asked';
    case 'roll':
      return 'Dice are rolled';
    case 'draw-lots':
      return 'Something is drawn at random';
    case 'act-as':
      return 'Other players act';
    case 'set-up':
      return 'Something is set up for later';
    case 'return':
      return 'The others are left out';
    case 'move':
    case 'turn-tile':
    case 'reorder':
    case 'reveal':
    case 'hide':
    case 'call':
    case 'expire':
    case 'end-game':
    case 'leave-game':
      return isDone(node);
  }
}

function isDone(node: Node): string {
  const word =
    node.kind === 'command' ? node.verb : node.kind === 'call' ? node.name : 'how' in node ? node.how : node.kind;
  return `\`${word}\` is done`;
}

function isAskedYou(facts: Facts, by: Expression | null): boolean {
  return by === null || (by.kind === 'name' && facts.refs.get(by)?.to === 'you');
}
