/**
 * Binds every name of a game to what it means. Types are found out afterwards, by `language/check`.
 *
 * @module
 */
import { byKind, isDeclared, isInForce, sortOf, type ByKind, type InForce } from '../../content/tree/by-kind.ts';
import type { Define, Item, Local, Procedure, Program } from '../../content/tree/node.ts';
import { phase, type Phase, type Report } from '../../diagnostics/collector.ts';
import { expressionsOf } from '../../content/model/bots.ts';
import { conditionsOf } from '../../content/model/lessons.ts';
import type { AttributeModel, CornersModel, RowModel, ScoreLineModel } from '../../content/model/model.ts';
import type { GameModel } from '../game.ts';
import { collectNames } from './collect.ts';
import { namedType, resolveTypeName } from './lookup.ts';
import { noteErrors, type SymbolTable } from './symbol-table.ts';
import { resolveExpression } from './resolve-expression.ts';
import {
  resolveAbility,
  resolveAsSoonAs,
  resolveBlock,
  resolveContinuous,
  resolveHook,
  resolveStatements,
} from './resolve-statement.ts';
import { bind, declare, inner, newLocal, type ResolveContext } from './scope.ts';

/**
 * Binds the names of a whole game and completes its model (`procedures`, `defines`, `standing`,
 * `hooks`).
 *
 * @returns  the names, for the check
 * @throws   never
 */
export function resolveGame(game: GameModel): Phase<SymbolTable> {
  return phase((report) => resolve(game, report));
}

function resolve(game: GameModel, report: Report): SymbolTable {
  const names = collectNames(game, report);
  const context: ResolveContext = {
    names,
    facts: game.facts,
    report: noteErrors(names, report),
    row: null,
    you: false,
    result: null,
    scope: { locals: new Map(), parent: null },
  };
  for (const set of game.sets) resolveExpression(set.query, context);
  for (const { condition } of game.invariants ?? []) resolveExpression(condition, { ...context, you: true });
  for (const { map } of game.kinds) if (map?.is === 'grid') resolveCorners(map.corners, context);
  for (const line of game.score ?? []) resolveScoreLine(line, { ...context, you: true });
  for (const value of [...expressionsOf(game.bots), ...conditionsOf(game.lessons)])
    resolveExpression(value, { ...context, you: true });
  for (const kind of game.kinds) for (const attribute of kind.attributes) resolveAttribute(attribute, context);
  for (const attribute of game.playerAttributes) resolveAttribute(attribute, context);
  for (const { program } of game.programs) resolveRules(program, { ...context, you: true });
  for (const row of game.rows) if (row.effect !== null) resolveEffect(row, row.effect, { ...context, you: true });
  return names;
}

function resolveScoreLine(line: ScoreLineModel, context: ResolveContext): void {
  const inside = inner(context);
  if (line.each !== null) {
    resolveExpression(line.each, context);
    context.facts.declared.set(line, bind(inside, 'it', newLocal('it', line.at)));
  }
  resolveExpression(line.value, inside);
}

function resolveCorners(corners: CornersModel | undefined, context: ResolveContext): void {
  if (corners === undefined || corners.free === null) return;
  const inside = inner(context);
  context.facts.declared.set(corners, bind(inside, 'it', newLocal('it', corners.at)));
  resolveExpression(corners.free, inside);
}

function resolveAttribute(attribute: AttributeModel, context: ResolveContext): void {
  const inside = inner(context);
  const { declared, types } = context.facts;
  const it = bind(inside, 'it', newLocal('it', attribute.at));
  declared.set(attribute, it);
  types.set(it, attribute.owner === 'player' ? { is: 'player' } : { is: 'thing', of: attribute.owner });
  for (const param of attribute.params) {
    const local = declare(inside, param.name, attribute.at);
    declared.set(param, local);
    types.set(local, namedType(param.typeName, context.names) ?? { is: 'error' });
  }
  if (attribute.base !== null) resolveExpression(attribute.base, inside);
}

function resolveRules(program: Program, context: ResolveContext): void {
  for (const item of program.items) {
    switch (sortOf(item)) {
      case 'declared':
      case 'standing':
        resolveItem(item, context);
        break;
      case 'of-thing':
        context.report('resolve/needs-thing', item.at, { what: item.kind === 'play' ? 'play in' : 'you may' });
        break;
      case 'done':
        context.report('resolve/loose-statement', item.at, {});
        break;
      case 'lost':
        break;
    }
  }
}

function resolveEffect(row: RowModel, effect: Program, context: ResolveContext): void {
  const ofRow = inner(context, { row });
  // Statements of an effect are one body, done by `resolve`; what is in force stands beside it.
  for (const item of effect.items) {
    if (isDeclared(item)) context.report('resolve/declared-in-effect', item.at, { what: item.kind });
    else resolveItem(item, ofRow);
  }
}

const inForce: ByKind<InForce, ResolveContext, void> = {
  hook: resolveHook,
  'as-soon-as': resolveAsSoonAs,
  continuous: resolveContinuous,
  ability: resolveAbility,
  play: resolveAbility,
};

function resolveItem(item: Item, context: ResolveContext): void {
  if (isDeclared(item)) resolveDeclaration(item, context);
  else if (isInForce(item)) byKind(inForce, item, context);
  else resolveStatements([item], context);
}

function resolveDeclaration(item: Procedure | Define, context: ResolveContext): void {
  const inside = inner(context, { you: item.kind === 'procedure' });
  const labels = new Set<string | null>();
  for (const param of item.params) {
    const local: Local = declare(inside, param.name, param.at);
    context.facts.types.set(local, resolveTypeName(param.type, context));
    context.facts.locals.set(param, local);
    if (item.kind === 'procedure' && labels.has(param.label))
      context.report('resolve/same-label', param.at, { label: param.label ?? '' });
    labels.add(param.label);
  }
  if (item.gives !== null) resolveTypeName(item.gives, context);
  if (item.kind === 'define' && item.value !== null) resolveExpression(item.value, { ...inside, you: true });
  if (item.body !== null) resolveBlock(item.body, { ...inside, you: true });
}
