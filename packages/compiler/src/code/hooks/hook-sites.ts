/**
 * Who hears what: the places in the content that listen to an event, and the names they give to its
 * parameters.
 */
import type { Hook, Pattern, Procedure } from '../../content/tree/node.ts';
import type { Span } from '../../diagnostics/source/span.ts';
import type { RowModel, Type } from '../../content/model/model.ts';
import type { Js } from '../js/code.ts';
import { Context, type CodeScene, type Slot } from '../js/context.ts';
import type { FrameBuilder } from '../game/frame-builder.ts';
import type { GameEmit } from '../game/game-emit.ts';
import { recordContext } from './lasting.ts';
import { memberType } from '../layout/set-kinds.ts';
import type { LastingCode } from '../layout/lasting-records.ts';
import { identifier } from '../js/names.ts';
import { isSetParam } from './parameters.ts';
import type { Writer } from '../js/writer.ts';

/**
 * An event as its hooks see it: a procedure with its parameters, or a change with the thing and the
 * old value.
 */
export interface EventShape {
  readonly name: string;
  readonly at: Span;
  readonly params: readonly { readonly label: string | null; readonly isSet: boolean; readonly type?: Type }[];
  readonly procedure: Procedure | null;
}

export function shapeOf({ facts }: GameEmit, procedure: Procedure): EventShape {
  return {
    name: procedure.name,
    at: procedure.at,
    params: procedure.params.map((param) => {
      const type = facts.types.get(facts.locals.get(param));
      return { label: param.label, isSet: isSetParam(facts, param), ...(type && { type }) };
    }),
    procedure,
  };
}

export function shapeCells(builder: FrameBuilder, shape: EventShape): Slot[] {
  return shape.params.map(({ isSet, type }) => (isSet ? builder.listOf(memberType(type)) : builder.cellOf(type)));
}

export interface HookSite {
  readonly hook: Hook;
  readonly row: RowModel | null;
  readonly lasting: LastingCode | null;
  readonly name: string;
  readonly timing: 'before' | 'instead' | 'when';
}

/** All hooks that listen to a procedure, lasting ones first. */
export function sitesOf(game: GameEmit, procedure: Procedure): HookSite[] {
  const sites: HookSite[] = [];
  const add = (hook: Hook, row: RowModel | null, lasting: LastingCode | null): void => {
    const { event } = hook;
    if (event.kind === 'change' || game.facts.procedures.get(event) !== procedure) return;
    const timing = event.kind === 'period' ? (event.edge === 'begins' ? 'before' : 'when') : hook.timing;
    sites.push({
      hook,
      row,
      lasting,
      timing,
      name: `h_${identifier(procedure.name)}_${sites.length}_${row ? identifier(row.name) : 'rules'}`,
    });
  };
  for (const code of game.lasting) if (code.item.kind === 'hook') add(code.item, null, code);
  for (const { item, row } of game.units.hooks) add(item, row, null);
  return sites;
}

/** Whether a pattern is `this`. */
export function namesThis({ facts }: GameEmit, pattern: Pattern | null): boolean {
  if (pattern?.test.by !== 'value' || pattern.test.value.kind !== 'name') return false;
  return facts.refs.get(pattern.test.value)?.to === 'this';
}

/**
 * Whether a hook hears what was done to its own thing, as `when this is kept`. It is heard also
 * when the deed itself brings the thing into force.
 */
export function isAboutItself(game: GameEmit, { hook, row, lasting, timing }: HookSite): boolean {
  const isDone = timing === 'when' && hook.event.kind === 'happen' && row !== null && lasting === null;
  return isDone && hook.event.kind === 'happen' && namesThis(game, hook.event.subject);
}

export function hookContext(
  site: HookSite,
  writer: Writer,
  source: Js,
  record: Js,
  you: Js,
  scene: CodeScene,
): Context {
  if (!site.lasting) return new Context(writer, you, site.row ? source : null, scene);
  return recordContext(writer, record, site.lasting, scene);
}

export function bindPatterns(
  { facts }: GameEmit,
  site: HookSite,
  shape: EventShape,
  context: Context,
  params: readonly Slot[],
): void {
  const { event } = site.hook;
  const [first] = params;
  const local = facts.locals.get(site.hook);
  if (local && first !== undefined) context.bind(local, first);
  const subject = event.kind === 'period' ? undefined : facts.locals.get(event.subject);
  if (event.kind === 'change') {
    if (subject && first !== undefined) context.bind(subject, first);
    const old = params[1];
    const hookOld = facts.olds.get(site.hook);
    if (hookOld && old !== undefined) context.bind(hookOld, old);
    return;
  }
  if (event.kind !== 'happen') return;
  if (subject && first !== undefined) context.bind(subject, first);
  for (const { label, pattern } of event.args) {
    const slot = params[shape.params.findIndex((param) => param.label === label)];
    const patternLocal = facts.locals.get(pattern);
    if (patternLocal && slot !== undefined) context.bind(patternLocal, slot);
  }
}
