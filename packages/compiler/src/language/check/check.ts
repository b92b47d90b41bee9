/**
 * Types for every expression, and everything that a type system for rules can tell: what may be
 * none, what may be asked where, what comes back, what can never be true.
 *
 * @module
 */
import { newId } from '../../content/tree/id.ts';
import { byKind, isDeclared, isInForce, type ByKind, type InForce } from '../../content/tree/by-kind.ts';
import type {
  Ability,
  Block,
  Define,
  Expression,
  Item,
  Let,
  Local,
  Node,
  Play,
  Procedure,
  Statement,
} from '../../content/tree/node.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { phase, type Phase, type Report } from '../../diagnostics/collector.ts';
import { walk } from '../../content/tree/walk.ts';
import { noteErrors, type SymbolTable } from '../resolve/symbol-table.ts';
import { expressionsOf } from '../../content/model/bots.ts';
import { conditionsOf } from '../../content/model/lessons.ts';
import type { AttributeModel, KindModel, RowModel, ScoreLineModel, SetModel, Type } from '../../content/model/model.ts';
import type { GameModel } from '../game.ts';
import { typeLocal } from './statements/body.ts';
import type { Environment } from './common/environment.ts';
import { checkExpression } from './expressions/expression.ts';
import { fieldNames, fieldOfThing } from './expressions/field.ts';
import { Flow } from './common/flow.ts';
import { checkAbility, checkAsSoonAs, checkContinuous, checkHook } from './statements/hook.ts';
import { looking } from './common/looking.ts';
import { checkSet } from './expressions/query.ts';
import { checkCondition, requireNumber } from './common/require.ts';
import { reportSecondReplacements, reportSeconds } from './statements/seconds.ts';
import { checkBlock, checkLimit } from './statements/statement.ts';
import { commonKind, definite, describe, ERROR, fits, FLAG, kindIn, membersOf, NOTHING } from './common/types.ts';
import { slotNames } from '../../content/slots.ts';

/**
 * Checks a whole game whose names are bound.
 *
 * Without errors afterwards every expression has its `type`, every name its `ref`, every local its
 * type.
 *
 * @throws never
 */
export function checkGame(game: GameModel, names: SymbolTable): Phase<void> {
  return phase((report) => checkAll(game, names, report));
}

/**
 * Checks the rules of one file of a game whose names are bound: what it finds there is what
 * `checkGame` finds there.
 *
 * @param path  of a file of rules, of rows or of a lesson, or game.yaml
 * @throws      never
 */
export function checkFile(game: GameModel, names: SymbolTable, path: string): Phase<void> {
  return phase((report) => {
    const check = new GameCheck(names, noteErrors(names, report));
    check.kindsOfSets(game);
    if (path === `${game.id}/game.yaml`) checkDeclarations(game, check);
    for (const condition of conditionsOf(game.lessons)) if (condition.at.file === path) check.moment(condition);
    checkRules(ofFile(game, path), check);
  });
}

function ofFile({ programs, prompts, rows, facts }: GameModel, path: string): Rules {
  return {
    programs: programs.filter((one) => one.path === path),
    rows: rows.filter(({ file }) => file === path),
    facts,
    prompts,
  };
}

/** What rules stand in. */
type Rules = Pick<GameModel, 'programs' | 'prompts' | 'rows' | 'facts'>;

function checkAll(game: GameModel, names: SymbolTable, report: Report): void {
  const check = new GameCheck(names, noteErrors(names, report));
  check.kindsOfSets(game);
  checkDeclarations(game, check);
  for (const condition of conditionsOf(game.lessons)) check.moment(condition);
  checkRules(game, check);
  reportSecondReplacements(game.standing ?? [], check.report);
}

/** The rules that stand in game.yaml. */
function checkDeclarations(game: GameModel, check: GameCheck): void {
  for (const set of game.sets) check.set(set);
  for (const { condition } of game.invariants ?? []) check.invariant(condition);
  for (const kind of game.kinds) check.corners(kind);
  for (const line of game.score ?? []) check.scoreLine(line);
  for (const value of expressionsOf(game.bots)) check.forBots(value);
  for (const kind of game.kinds) for (const attribute of kind.attributes) check.attribute(attribute);
  for (const attribute of game.playerAttributes) check.attribute(attribute);
}

function checkRules(rules: Rules, check: GameCheck): void {
  for (const { program } of rules.programs) for (const item of program.items) check.item(item);
  for (const row of rules.rows) if (row.effect !== null) check.effect(row, row.effect.items);
  check.reportUnused(rules);
}

const inForce: ByKind<InForce, Environment, void> = {
  hook: checkHook,
  continuous: checkContinuous,
  'as-soon-as': checkAsSoonAs,
  ability: checkOfThing,
  play: checkOfThing,
};

/** What belongs to a thing has been reported where there is none. */
function checkOfThing(item: Ability | Play, environment: Environment): void {
  if (environment.row !== null) checkAbility(item, environment, checkLimit);
}

class GameCheck {
  readonly root: Environment;
  readonly defines = new Map<Define, Type | 'running'>();
  readonly report: Report;

  constructor(names: SymbolTable, report: Report) {
    this.report = report;
    this.root = {
      names,
      facts: names.game.facts,
      report,
      row: null,
      flow: new Flow(names.game.facts.types),
      returning: null,
      loop: null,
      instead: null,
      lasting: false,
      looking: null,
      result: null,
      own: null,
      used: new Set(),
      typeOfDefine: (define) => this.define(define),
      expression: checkExpression,
      block: checkBlock,
    };
  }

  /** What is known where nothing has been said yet. */
  flow(): Flow {
    return new Flow(this.root.facts.types);
  }

  kindsOfSets({ sets, facts }: GameModel): void {
    for (const set of sets) {
      const kind = this.kindOfSet(set);
      if (kind !== null) facts.members.set(set, kind);
    }
  }

  /**
   * The kind of the members of a set, found by its noun alone, so that sets may name each other in
   * any order.
   */
  kindOfSet(set: SetModel, seen: ReadonlySet<SetModel> = new Set()): KindModel | null {
    if (seen.has(set)) return null;
    return this.kindOfBase(set.query, new Set([...seen, set]));
  }

  kindOfBase(base: Expression, seen: ReadonlySet<SetModel>): KindModel | null {
    if (base.kind === 'query') return this.kindOfBase(base.base, seen);
    if (base.kind === 'binary') return commonKind(this.kindOfBase(base.left, seen), this.kindOfBase(base.right, seen));
    if (base.kind !== 'name') return null;
    const ref = this.root.facts.refs.get(base);
    switch (ref?.to) {
      case 'kind':
        return ref.kind;
      case 'row':
        return ref.row.kind;
      case 'zone':
        return kindIn(ref.zone);
      case 'set':
        return this.kindOfSet(ref.set, seen);
      case undefined:
      case 'attribute':
      case 'built-in-field':
      case 'define':
      case 'enum':
      case 'enum-value':
      case 'field':
      case 'function':
      case 'local':
      case 'option':
      case 'player-word':
      case 'printed':
      case 'procedure':
      case 'reason':
      case 'result':
      case 'this':
      case 'thrown-dice':
      case 'you':
        return null;
    }
  }

  set(set: SetModel): void {
    const type = checkExpression(set.query, looking({ ...this.root, flow: this.flow() }, 'the query of a set', false));
    const members = membersOf(type);
    if (members === null || (members.is !== 'thing' && members.is !== 'error'))
      this.report('check/not-a-set', set.query.at, { found: describe(type) });
  }

  invariant(condition: Expression): void {
    this.condition(condition, 'an invariant');
  }

  moment(condition: Expression): void {
    this.condition(condition, 'a moment of a lesson');
  }

  condition(condition: Expression, what: string): void {
    const type = checkExpression(condition, looking({ ...this.root, flow: this.flow() }, what, false), FLAG);
    if (!fits(type, FLAG))
      this.report('check/wrong-type', condition.at, { expected: describe(FLAG), found: describe(type) });
  }

  corners(kind: KindModel): void {
    const corners = kind.map?.is === 'grid' ? kind.map.corners : undefined;
    if (corners === undefined || corners.free === null) return;
    const local = this.root.facts.declared.get(corners);
    if (local !== undefined) this.root.facts.types.set(local, { is: 'thing', of: kind });
    const environment = looking({ ...this.root, flow: this.flow() }, 'what makes a corner free', false);
    checkCondition(corners.free, environment);
  }

  forBots(value: Expression): void {
    requireNumber(value, looking({ ...this.root, flow: this.flow() }, 'what bots go by', false));
  }

  scoreLine(line: ScoreLineModel): void {
    const { each, value } = line;
    const environment: Environment = looking({ ...this.root, flow: this.flow() }, 'a line of the score', false);
    if (each !== null) {
      const members = checkSet(each, environment);
      if (members.is !== 'thing' && members.is !== 'error')
        this.report('check/not-a-set', each.at, { found: describe(this.root.facts.types.get(each) ?? members) });
      typeLocal(this.root.facts.declared.get(line), members.is === 'thing' ? members : ERROR, environment);
    }
    requireNumber(value, environment);
  }

  attribute(attribute: AttributeModel): void {
    if (attribute.shown !== undefined) this.shown(attribute, attribute.shown);
    if (attribute.base === null) return;
    const type = checkExpression(
      attribute.base,
      looking({ ...this.root, flow: this.flow() }, 'the base of an attribute', false),
      attribute.type,
    );
    if (!fits(type, attribute.type))
      this.report('check/wrong-type', attribute.base.at, { expected: describe(attribute.type), found: describe(type) });
  }

  /** The value of the same name on the thing that one stands for. */
  shown(attribute: AttributeModel, shown: NonNullable<AttributeModel['shown']>): void {
    const { at, name, type } = attribute;
    const of = definite(shown.by.type);
    const found = of.is === 'thing' && of.of !== null ? fieldOfThing(of.of, name, this.root) : null;
    const hasParams = found?.ref.to === 'attribute' && found.ref.attribute.params.length > 0;
    if (found === null || hasParams)
      this.report('check/unknown-field', at, {
        name,
        of: describe(of),
        near: suggest(name, fieldNames(of, this.root)),
        kinds: [],
      });
    else if (!fits(found.type, type))
      this.report('check/wrong-type', at, { expected: describe(type), found: describe(found.type) });
    else this.root.facts.shown.set(attribute, found.ref);
  }

  item(item: Item): void {
    const environment = { ...this.root, flow: this.flow() };
    if (item.kind === 'procedure') this.procedure(item);
    else if (item.kind === 'define') this.define(item);
    else if (isInForce(item)) byKind(inForce, item, environment);
  }

  effect(row: RowModel, items: readonly Item[]): void {
    const body: Statement[] = [];
    reportSeconds(items, this.report);
    for (const item of items) {
      if (isDeclared(item)) continue;
      if (isInForce(item)) byKind(inForce, item, { ...this.root, row, flow: this.flow() });
      else body.push(item);
    }
    const [first] = body;
    if (first === undefined) return;
    const block: Block = { kind: 'block', id: newId(), at: first.at, statements: body, inline: false };
    checkBlock(block, { ...this.root, row, flow: this.flow(), returning: { type: null, name: row.name } });
  }

  procedure(procedure: Procedure): void {
    const flow = this.flow();
    const type = this.root.facts.types.get(procedure.gives) ?? null;
    checkBlock(procedure.body, { ...this.root, flow, returning: { type, name: procedure.name } });
    if (type !== null && flow.reachable && !hasErrorNode(procedure.body))
      this.report('check/no-return', procedure.nameAt, { name: procedure.name, expected: describe(type) });
  }

  /** The type of a define's value; checks it the first time it is asked for. */
  define(define: Define): Type {
    const known = this.defines.get(define);
    const declared = this.root.facts.types.get(define.gives);
    if (known === 'running') {
      if (declared === undefined) this.report('check/define-itself', define.nameAt, { name: define.name });
      return declared ?? ERROR;
    }
    if (known !== undefined) return known;
    this.defines.set(define, 'running');
    const type = this.checkDefine(define, declared ?? null);
    this.defines.set(define, type);
    return type;
  }

  checkDefine(define: Define, declared: Type | null): Type {
    const flow = this.flow();
    const environment = looking({ ...this.root, flow, row: null, own: null }, 'a `define`', false);
    if (define.value !== null) {
      const type = checkExpression(define.value, environment, declared);
      return type;
    }
    if (define.body === null) return ERROR;
    checkBlock(define.body, { ...environment, returning: { type: declared, name: define.name } });
    if (flow.reachable && declared !== null && !hasErrorNode(define.body))
      this.report('check/no-return', define.nameAt, { name: define.name, expected: describe(declared) });
    return declared ?? NOTHING;
  }

  reportUnused(rules: Rules): void {
    const unused = (statement: Let, within: string | null): void => {
      for (const declared of statement.names) {
        const local = rules.facts.locals.get(declared);
        const { name, at } = declared;
        if (local === undefined || this.isUsed(local) || isAskedFor(rules, within, name)) continue;
        this.report('check/unused', at, { name });
      }
    };
    const programs = [
      ...rules.programs.map(({ program }) => program),
      ...rules.rows.flatMap(({ effect }) => (effect === null ? [] : [effect])),
    ];
    for (const program of programs) {
      // What seems unused beside a mistake may only be misspelt where it is used.
      if (this.root.names.broken.has(program.at.file) || hasErrorNode(program)) continue;
      for (const item of program.items)
        walk(item, (node) => void (node.kind === 'let' && unused(node, item.kind === 'procedure' ? item.name : null)));
    }
  }

  isUsed(local: Local): boolean {
    return this.root.used.has(local) || definite(this.root.facts.types.get(local) ?? ERROR).is === 'error';
  }
}

/** Whether a prompt of a procedure speaks of a name: what players read of it is a use. */
function isAskedFor({ prompts }: Rules, procedure: string | null, name: string): boolean {
  return [...prompts].some(([key, { text }]) => key.split('.')[0] === procedure && slotNames(text).includes(name));
}

function hasErrorNode(program: Node): boolean {
  let found = false;
  walk(program, ({ kind }) => {
    found ||= kind === 'error';
    return !found;
  });
  return found;
}
