/**
 * Everything that is shared while one game is written: declarations, layout, tables of the module,
 * helper functions.
 */
import type { AskMeta, EventMeta, SiteMeta, TextMeta, ValueMeta } from '@undercroft/contract';
import type { Facts } from '../../language/facts/facts.ts';
import type { Call, Define, Expression, Limit, Procedure } from '../../content/tree/node.ts';
import type { Span } from '../../diagnostics/source/span.ts';
import { SelfCalls } from '../../core/recursion.ts';
import { isHeard, type Suspension } from '../../core/suspends.ts';
import type { Units } from '../../core/units.ts';
import { copyingKind } from '../../content/model/copies.ts';
import type { FieldModel, KindModel, RowModel, Type, WindowModel, ZoneModel } from '../../content/model/model.ts';
import type { GameModel } from '../../language/game.ts';
import { tilesOf } from '../../content/model/tiles.ts';
import { cellOf, S, spend } from '../js/cells.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import type { Context, CodeScene } from '../js/context.ts';
import type { EmitInput, Host, LimitCells } from './emit-input.ts';
import type { FrameBuilder, EmittedFrame } from './frame-builder.ts';
import { CallCells } from '../layout/call-cells.ts';
import type { GameLayout, IdRange, ZonePlace } from '../layout/layout.ts';
import type { LastingCode } from '../layout/lasting-records.ts';
import type { SetPlan } from './set-plan.ts';
import { newSmall, type Small } from './small-body.ts';
import { FreshNames, identifier } from '../js/names.ts';
import { Writer } from '../js/writer.ts';

/**
 * Expressions hold sets, sets hold conditions, conditions hold expressions. These three writers are
 * mutually recursive, so they are injected here to avoid an import cycle.
 */
export interface ExpressionWriters {
  /** JavaScript for an int */
  value(game: GameEmit, context: Context, expression: Expression): Js;
  /** JavaScript for a truth value */
  condition(game: GameEmit, context: Context, expression: Expression): Js;
  /** where the members of a set are found */
  planOf(game: GameEmit, context: Context, expression: Expression, owner: Js | null): SetPlan;
}

/** A function that can stop, while it is being written. */
export interface Frame {
  readonly game: GameEmit;
  readonly builder: FrameBuilder;
  /** the procedure that is replaced, inside an `instead of` hook */
  readonly hooked?: Procedure | null;
}

export class GameEmit {
  readonly model: GameModel;
  readonly facts: Facts;
  readonly units: Units;
  readonly suspension: Suspension;
  readonly layout: GameLayout;
  readonly host: Host;
  private readonly writers: ExpressionWriters;
  /** names of the module's functions */
  readonly functionNames = new FreshNames();
  readonly helpers: Writer[] = [];
  readonly functions: Writer[] = [];
  /** names of the module's lists of spaces, each for one loop or one set of marks */
  readonly buffers: Js[] = [];
  /**
   * those of which each run of a loop has another one, because functions that call themselves hold
   * it
   */
  readonly swapped = new Set<Js>();
  /**
   * needs of the rules that are found while code is written: `sight` is to look from one thing on a
   * map to another
   */
  readonly needs = new Set<'sight'>();
  readonly walks: Js[] = []; // names of what each of the walks in the rules knows
  /**
   * functions of squares: whether the sign says all, and the tables of those of which it does; see
   * `drawn.ts`
   */
  readonly drawn = new Map<Define, boolean>();
  readonly small: Small; // what is written in place of calls
  readonly tables: (readonly [Js, Js])[] = [];
  readonly numberTables = new Map<string, readonly number[]>(); // of rows and kinds
  readonly tableNames = new Map<string, string>();
  readonly isTiled: boolean;
  /** what the walk of each call knows whose code is written */
  readonly walkOf = new Map<Call, Js>();
  readonly frames: EmittedFrame[] = [];
  readonly defineSites = new Map<string, number>(); // by function, for errors
  readonly calls: CallCells; // what they take in the state
  readonly asks: AskMeta[] = [];
  readonly askPlaces: Span[] = []; // where each of them stands
  readonly reasons: TextMeta[] = [];
  /**
   * heads that the code written so far tests: of procedures, and `cards` for those of resolved
   * cards
   */
  readonly heads = new Set<Procedure | 'cards'>();
  readonly events: EventMeta[] = [];
  readonly sites: SiteMeta[] = [];
  readonly rules = new Map<string, number[]>();
  readonly limits: readonly LimitCells[];
  readonly lasting: LastingCode[]; // all of the game
  private readonly selfCalls: SelfCalls;
  private readonly siteOfLines = new Map<string, number>();
  private readonly numberSites = new Map<Span, number>();
  private readonly helperNames = new Map<string, string>();
  private readonly eventIndex = new Map<string, number>();
  private readonly reasonIndex = new Map<string, number>();
  /** by procedure: the test for listeners that its callers make, see quiet.ts */
  readonly callerTests = new Map<Procedure, Js | null>();

  constructor({ model, units, suspension, layout, limits, lasting, host }: EmitInput, writers: ExpressionWriters) {
    this.model = model;
    this.facts = model.facts;
    this.units = units;
    this.suspension = suspension;
    this.layout = layout;
    this.calls = new CallCells(layout.meta.things, layout.meta.maxDice);
    this.limits = limits;
    this.lasting = lasting;
    this.host = host;
    this.writers = writers;
    this.small = newSmall(this.facts, [...units.continuous, ...lasting]);
    this.isTiled = tilesOf(model) !== null;
    this.selfCalls = new SelfCalls(model, units);
  }

  /** JavaScript for an int. */
  value(context: Context, expression: Expression): Js {
    return this.writers.value(this, context, expression);
  }

  /** JavaScript for a truth value. */
  condition(context: Context, expression: Expression): Js {
    return this.writers.condition(this, context, expression);
  }

  planOf(context: Context, expression: Expression, owner: Js | null = null): SetPlan {
    return this.writers.planOf(this, context, expression, owner);
  }

  kind(kind: KindModel): IdRange {
    return this.layout.kinds.get(kind) ?? { first: 0, end: 0 };
  }

  /** The things that may be of a kind or a row now, those as well that may become a copy of one. */
  things(of: KindModel | RowModel): IdRange {
    const copying = copyingKind('rows' in of ? of : of.kind);
    if (copying !== null) return this.kind(copying);
    return 'rows' in of ? this.kind(of) : this.row(of);
  }

  row(row: RowModel): IdRange {
    return this.layout.rows.get(row) ?? { first: 0, end: 0 };
  }

  zone(zone: ZoneModel): ZonePlace {
    return this.layout.zones.get(zone) ?? { first: 0, instances: 1 };
  }

  zoneNamed(name: string): ZoneModel | undefined {
    return this.layout.zoneList.find((zone) => zone.name === name);
  }

  windowNamed(name: string): WindowModel {
    const window = this.model.windows.find((candidate) => candidate.name === name);
    if (!window) throw new Error(`no window ${name}`);
    return window;
  }

  /** The cell of a field. @param of thing or player; ignored for globals */
  fieldCell(field: FieldModel, of: Js | number): Js {
    const offset = this.layout.fields.get(field) ?? 0;
    return cellOf(offset, field.owner === 'global' ? 0 : of);
  }

  /**
   * The zone in which a thing lies.
   *
   * @param kind what it is, when that is known: only what a map makes lies nowhere
   */
  zoneOf(thing: Js, kind: KindModel | null = null): Js {
    const { fixed, zoneOf } = this.layout.meta;
    const mayBeFixed = fixed !== undefined && (kind === null || this.kind(kind).end > fixed);
    return mayBeFixed ? js.call('zoneOf', S, thing) : cellOf(zoneOf, thing);
  }

  /** How many things lie in a zone. @param of what zone it is, when that is known */
  countIn(zone: Js, of: ZoneModel | null = null): Js {
    if (this.isBrief(of)) return js.call('countIn', S, zone);
    return cellOf(this.layout.meta.count, zone);
  }

  /** Whether something lies in a zone. */
  holdsAny(zone: Js): Js {
    return js.binary('>=', cellOf(this.layout.meta.head, zone), 0);
  }

  /** The last thing of a zone, or -1. */
  lastIn(zone: Js, of: ZoneModel): Js {
    return this.isBrief(of) ? js.call('tailOf', S, zone) : cellOf(this.layout.meta.tail, zone);
  }

  /**
   * Whether a zone is, or may be, one of those that have neither count nor tail: see
   * `LayoutMeta.brief`.
   */
  private isBrief(zone: ZoneModel | null): boolean {
    const { brief } = this.layout.meta;
    return brief !== undefined && (zone === null || this.zone(zone).first >= brief);
  }

  /** How many things of a row are in force. */
  inForceOf(row: RowModel): Js {
    return cellOf(this.layout.inForce, row.index);
  }

  /** Writes a helper function (once for the same text) and gives the call. */
  helper(context: Context, wish: string, build: (inner: Context) => void): Js {
    const writer = new Writer();
    const inner = context.helper(writer);
    // Inside a loop it runs for each member, and nested loops multiply: so its calls count against
    // the limit of work.
    if (context.scene.isRepeated) writer.line(spend(-1));
    build(inner);
    const { params, args } = inner.captured();
    const key = `${params.map(({ text }) => text).join()}|${writer.code}`;
    let cached = this.helperNames.get(key);
    if (cached === undefined) {
      cached = this.functionNames.make(`q_${wish}`);
      this.helperNames.set(key, cached);
      const whole = new Writer();
      whole.function(cached, [S, ...params], () => whole.append(writer));
      this.helpers.push(whole);
    }
    return js.call(cached, S, ...args);
  }

  /**
   * Whether the code of a scene may run again while it runs: a function of the game that calls
   * itself.
   */
  runsInItself({ define }: CodeScene): boolean {
    return define !== null && this.selfCalls.has(define);
  }

  /** A list of the module that one loop over spaces has for itself. */
  buffer(wish: string): Js {
    const buffer = js.name(this.functionNames.make(`b_${wish}`));
    this.buffers.push(buffer);
    return buffer;
  }

  /** What one walk knows, see `maps/walks.ts` of the kernel. */
  walk(): Js {
    const walk = js.name(this.functionNames.make('b_walk'));
    this.walks.push(walk);
    return walk;
  }

  /** Registers a frame function. */
  frame(wish: string): EmittedFrame {
    const frame = {
      index: this.frames.length,
      name: this.functionNames.make(wish),
      site: -1,
      size: 0,
      isWritten: true,
      calls: new Set<string>(),
      held: new Map(),
    };
    this.frames.push(frame);
    return frame;
  }

  site(at: Span, what: string, rules: readonly string[] = [], period: string | null = null): number {
    const { file, line, column } = this.host.locate(at);
    if (this.host.target === 'release') return this.siteOfLine({ file, line });
    const until = period === null ? {} : { period };
    this.sites.push({ file, line, column, start: at.start, end: at.end, what, rules, ...until });
    const index = this.sites.length - 1;
    for (const id of rules) {
      const list = this.rules.get(id) ?? [];
      list.push(index);
      this.rules.set(id, list);
    }
    return index;
  }

  /** What players have of a place: all that lie on a line are the same. */
  private siteOfLine({ file, line }: Pick<SiteMeta, 'file' | 'line'>): number {
    const key = `${file}:${line}`;
    const index = this.siteOfLines.get(key) ?? this.sites.length;
    if (index === this.sites.length) this.sites.push({ file, line, column: 1, start: 0, end: 0, what: '', rules: [] });
    this.siteOfLines.set(key, index);
    return index;
  }

  /** The place of arithmetic, once for all functions that it is written into. */
  numberSite(at: Span): number {
    let cached = this.numberSites.get(at);
    if (cached === undefined) this.numberSites.set(at, (cached = this.site(at, 'number')));
    return cached;
  }

  ask({ within, ...scene }: CodeScene, meta: Omit<AskMeta, 'together' | 'within' | 'site'>, at: Span): number {
    const together = scene.together ? { together: true as const } : {};
    this.askPlaces.push(at);
    this.asks.push({ ...meta, ...together, within, site: this.site(at, 'ask') });
    return this.asks.length - 1;
  }

  reason(text: string, slots: readonly ValueMeta[], at: Span): number {
    // A condition and a choice may say the same, one of them as a sentence; `\0` divides languages.
    const small = text.replaceAll(/(?:^|\0)./gu, (first) => first.toLowerCase());
    const key = `${JSON.stringify(slots)} ${small}`;
    const cached = this.reasonIndex.get(key);
    if (cached !== undefined) return cached;
    this.reasons.push({ text, slots, site: this.site(at, 'condition') });
    this.reasonIndex.set(key, this.reasons.length - 1);
    return this.reasons.length - 1;
  }

  event(name: string, text: string | null, slots: EventMeta['slots']): number {
    const key = `${name}|${text}`;
    const cached = this.eventIndex.get(key);
    if (cached !== undefined) return cached;
    this.events.push({ name, text, slots });
    this.eventIndex.set(key, this.events.length - 1);
    return this.events.length - 1;
  }

  /**
   * The cell of a `once per`.
   *
   * @param whose the thing that has the ability, or the player who is offered the option
   */
  limitCell(limit: Limit, whose: Js): Js {
    const found = this.limits.find((candidate) => candidate.limit === limit);
    if (!found) throw new Error('a limit without a cell');
    const first = this.layout.limits + found.first;
    return cellOf(found.row === null ? first : first - this.things(found.row).first, whose);
  }

  valueMeta(type: Type | undefined): ValueMeta {
    if (!type) return { is: 'number' };
    switch (type.is) {
      case 'optional':
        return { ...this.valueMeta(type.of), optional: true };
      case 'set':
        return this.valueMeta(type.of);
      case 'enum':
        return { is: 'enum', of: this.model.enums.indexOf(type.of) };
      case 'zone':
        return { is: 'thing', of: type.of.holds.length === 1 ? this.model.kinds.indexOf(type.of.holds[0]!) : -1 };
      case 'dice':
        return { is: 'thing', of: -1 };
      case 'row':
      case 'kind':
      case 'thing':
        return { is: type.is, of: type.of ? this.model.kinds.indexOf(type.of) : -1 };
      case 'player':
      case 'flag':
        return { is: type.is };
      case 'error':
      case 'none':
      case 'nothing':
      case 'number':
      case 'table':
        return { is: 'number' };
    }
  }

  isHeard(procedure: Procedure): boolean {
    return isHeard(procedure, this.units);
  }

  procedureName(procedure: Procedure): string {
    return `p_${identifier(procedure.name)}`;
  }
}
