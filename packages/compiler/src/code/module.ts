/** Writes a whole game: constants, tables, functions of the game, kernel, metadata. */
import { literalOf, MAX_OPTIONS, TEAM_ANSWER, type GameMeta } from '@undercroft/contract';
import { CORE, HEXAGONS, MAPS, TILES } from '@undercroft/kernel';
import type { Span } from '../diagnostics/source/span.ts';
import { isPlace } from '../language/check/expressions/place.ts';
import { mayRecur } from '../core/recursion.ts';
import { analyseSuspension } from '../core/suspends.ts';
import { collectUnits } from '../core/units.ts';
import type { RowModel } from '../content/model/model.ts';
import type { GameModel } from '../language/game.ts';
import { tilesOf } from '../content/model/tiles.ts';
import { emitTwins } from './windows/alike.ts';
import { attributeCall, printedTable, printedValues } from './js/attribute-names.ts';
import { printedOf } from './layout/rows.ts';
import { emitAttribute, type LastingContinuous } from './hooks/attributes.ts';
import { cell, cellOf, ownerOf, ENTER, S } from './js/cells.ts';
import * as js from './js/code.ts';
import { condition } from './values/conditions.ts';
import { value } from './values/expressions.ts';
import { constant, table } from './js/tables.ts';
import type { Host } from './game/emit-input.ts';
import { GameEmit } from './game/game-emit.ts';
import { emitAsked } from './hooks/asked.ts';
import { emitInvariants } from './hooks/invariants.ts';
import { layOutGame } from './layout/layout.ts';
import { MOVE_SLOTS } from './texts/log.ts';
import { emitDelayed } from './functions/delayed.ts';
import { listedCells, recordContext } from './hooks/lasting.ts';
import { collectLasting } from './layout/lasting-records.ts';
import { emitCorners, emitSight, writeMapTables } from './meta/map-tables.ts';
import { hasHexagons, mapIndex } from './layout/maps.ts';
import { isMade } from '../content/model/tiles.ts';
import { allAttributes, allFields, buildMeta } from './meta/meta.ts';
import { procedureFrames } from './meta/phases.ts';
import { collectLimits, needsOf } from './meta/needs.ts';
import { emitDefine, emitHeads, emitProcedure } from './functions/procedures.ts';
import { effectFrames, emitEffects, emitResolve } from './functions/resolving.ts';
import { emitChanges } from './functions/changes.ts';
import { each } from './values/loops.ts';
import { planOf } from './values/plans.ts';
import { Context } from './js/context.ts';
import type { PlaceTitles } from './game/sentences.ts';
import { rowsText } from './texts/row-text.ts';
import { emitScore } from './meta/score.ts';
import { emitBots } from './meta/bots.ts';
import { emitLessons } from './meta/lessons.ts';
import { releaseMeta, withoutLanguages } from './game/target.ts';
import { emitComputed, writeTileTables } from './values/tiles.ts';
import { emitWatches } from './functions/watches.ts';
import { emitWindow } from './functions/windows.ts';
import { Writer, sourceMap, type LineColumn } from './js/writer.ts';

export interface EmittedModule {
  /** one ES module; put together when it is first asked for */
  readonly code: string;
  /**
   * the same as the text of a function without parameters, which gives what the module exports: for
   * pages whose scripts are no modules
   */
  readonly functionCode: string;
  /** source map (version 3, JSON); made when it is first asked for */
  readonly map: string;
  readonly meta: GameMeta;
}

export interface EmitHost extends Host {
  readonly files: readonly { readonly path: string; readonly text: string }[];
}

/**
 * @param hash content hash, 16 hex digits
 * @throws NotRunnable when the game uses something that cannot run yet
 */
export function emitModule(model: GameModel, hash: string, host: EmitHost): EmittedModule {
  const units = collectUnits(model);
  const suspension = analyseSuspension(model, units);
  const limits = collectLimits(model, units);
  const lasting = collectLasting(units, model);
  const layout = layOutGame(model, needsOf(model, units, suspension, limits, lasting));
  const game = new GameEmit({ model, units, suspension, layout, limits, lasting, host }, { value, condition, planOf });
  game.event('roll', null, []);
  game.event('end', null, [
    { name: 'player', type: { is: 'player' } },
    { name: 'reason', type: { is: 'number' } },
  ]);
  game.event('move', null, MOVE_SLOTS);
  const calls = writeGame(game);
  if (game.asks.some(({ anyOf }) => anyOf !== undefined)) game.event(TEAM_ANSWER, null, []);
  const all = buildMeta(game, hash, layout.meta.frames + calls);
  const release = host.target === 'release';
  const meta = release ? releaseMeta(all) : all;
  const whole = assemble(game, release ? withoutLanguages(meta) : meta);
  const locate = (place: Span): LineColumn => {
    const { line, column } = host.locate(place);
    return { line: line - 1, column: column - 1 };
  };
  let code: string | null = null;
  let map: string | null = null;
  return {
    get code() {
      return (code ??= whole.code);
    },
    get functionCode() {
      return whole.functionCode;
    },
    get map() {
      return (map ??= sourceMap(whole.lines, host.files, locate));
    },
    meta,
  };
}

/** What is the same in every module, taken apart once. */
const [CORE_LINES, MAPS_LINES, HEXAGONS_LINES, TILES_LINES] = [CORE, MAPS, HEXAGONS, TILES].map((code) => {
  const writer = new Writer();
  for (const line of code.split('\n')) {
    const name = /^export (?:const|function) (\w+)/.exec(line)?.[1] ?? '';
    writer.raw(name === '' ? line : line.slice('export '.length), name);
  }
  return writer;
}) as [Writer, Writer, Writer, Writer];

/** @returns cells that calls take at most */
function writeGame(game: GameEmit): number {
  for (const define of game.model.defines?.values() ?? []) emitDefine(game, define);
  for (const procedure of game.units.procedures) emitProcedure(game, procedure);
  emitEffects(game);
  for (const use of game.units.windows) emitWindow(game, use);
  emitResolve(game);
  if (game.lasting.length > 0) game.calls.open();
  emitDelayed(game);
  emitChanges(game);
  emitWatches(game);
  emitHeads(game);
  emitTwins(game);
  const lasting = game.lasting.flatMap((code): LastingContinuous[] =>
    code.item.kind === 'continuous'
      ? [{ item: code.item, code: code.code, context: (writer, record) => recordContext(writer, record, code) }]
      : [],
  );
  for (const attribute of allAttributes(game)) if (attribute.sheet !== true) emitAttribute(game, attribute, lasting);
  emitScore(game);
  emitBots(game);
  emitLessons(game);
  emitCorners(game);
  emitSets(game);
  emitSight(game);
  emitComputed(game);
  // A file for players has the states that a designer has, though it leaves out what only designers
  // ask for.
  const calls = game.calls.most(game.frames, mayRecur(game.model, game.units));
  if (game.host.target === 'release') return calls;
  emitInvariants(game);
  emitAsked(game);
  return calls;
}

/** `set(S, n, player, into)`: the named queries, for callers outside of the rules. */
function emitSets(game: GameEmit): void {
  const writer = new Writer();
  const [index, player, into, n] = [js.name('index'), js.name('player'), js.name('into'), js.name('n')];
  const body = (): void => {
    writer.line(ENTER);
    writer.line(js.variables([n, 0]));
    writer.switch(index, () => {
      for (const [i, { query }] of game.model.sets.entries())
        writer.case(i, () => {
          const context = new Context(writer, player, null);
          each(game, context, planOf(game, context, query), 'x', (thing) => {
            const isWanted = js.or(js.binary('<', player, 0), js.equal(ownerOf(thing), player));
            writer.line(js.when(isWanted, js.assign(js.at(into, js.next(n)), thing)));
          });
          writer.line(js.give(n));
        });
    });
    writer.line(js.give(0));
  };
  writer.function('set', [S, index, player, into], body, true);
  game.functions.push(writer);
}

// ---------------------------------------------------------------- assembling

function assemble(game: GameEmit, meta: GameMeta): Writer {
  const whole = new Writer();
  const { frames, lasting } = game;
  whole.comment(`${game.model.id}: made by the Undercroft compiler. Do not edit; edit the content.`);
  constant(whole, 'META', js.raw(metaText(meta, game.host.texts.places())));
  whole.raw(js.constants([js.name('meta'), js.name('META')]).whole, 'meta');
  writeConstants(game, whole, meta.layout.size);
  writeTables(game, whole);
  whole.append(CORE_LINES);
  writeMaps(game, whole);
  writeInitFields(game, whole);
  for (const helper of game.helpers) whole.append(helper);
  for (const piece of game.functions) whole.append(piece);
  writeAttributeFunction(game, whole);
  constant(whole, 'FRAMES', js.list(frames.map(({ name, isWritten }) => (isWritten ? js.name(name) : js.NULL))));
  constant(whole, 'SIZES', js.list(frames.map(({ size }) => size)));
  constant(whole, 'EFFECT_FRAME', effectFrames(game));
  constant(whole, 'FRAME_SITE', js.list(frames.map(({ site }) => site)));
  constant(whole, 'DEFINE_SITE', js.record(game.defineSites));
  writeProcedureTables(game, whole);
  constant(whole, 'LISTED', listedCells(game));
  constant(whole, 'DELAYED_FRAME', js.list(lasting.map(({ frame }) => frame)));
  constant(whole, 'DELAYED_CELLS', js.list(lasting.map(({ cells }) => cells)));
  return whole;
}

/** What squares are called, and places for tiles. */
function squareTitles({ kinds }: GameMeta, { spot, plot }: PlaceTitles): string[] {
  return [spot, ...kinds.filter(({ board }) => board !== undefined).map(({ title }) => plot.replace('{kind}', title))];
}

/**
 * Part by part, which is three times as fast: letters beyond Latin-1 slow down what they stand in,
 * and they stand in few parts.
 */
function metaText(meta: GameMeta, places: PlaceTitles): string {
  const parts = Object.entries(meta)
    .filter(([, part]) => part !== undefined)
    .map(
      ([key, part]) =>
        `${literalOf(key)}:${key === 'rows' ? rowsText(meta, squareTitles(meta, places)) : literalOf(part)}`,
    );
  return `{${parts.join(',')}}`;
}

function writeConstants(game: GameEmit, whole: Writer, size: number): void {
  const { layout } = game;
  const constants: Record<string, number> = {
    SIZE: size,
    THINGS: layout.meta.things,
    ZONES: layout.meta.zones,
    FIXED: layout.meta.fixed ?? layout.meta.things,
    BRIEF: layout.meta.brief ?? layout.meta.zones,
    ZONE_OF: layout.meta.zoneOf,
    NEXT: layout.meta.next,
    PREV: layout.meta.prev,
    HEAD: layout.meta.head,
    TAIL: layout.meta.tail,
    COUNT: layout.meta.count,
    OPTIONS: layout.meta.options,
    OPTION_COUNT: game.model.options.length,
    IN_FORCE: layout.inForce,
    DIE_VALUE: layout.dieValue,
    DIE_SIDES: layout.dieSides,
    DIE_THROWER: layout.dieThrower,
    THROW_BASE: layout.throwBase,
    MAX_DICE: layout.meta.maxDice,
    DICE_SCRIPT: layout.meta.diceScript,
    PICK_SCRIPT: layout.meta.pickScript,
    LASTING: layout.meta.lasting,
    LASTING_MAX: layout.meta.lastingMax,
    LASTING_STRIDE: layout.meta.lastingStride,
    KEPT: layout.kept,
    KEPT_MAX: layout.keptMax,
    FRAMES_AT: layout.meta.frames,
    SHOWN: layout.meta.shown ?? -1,
    TURN: turnCell(game),
    GRIDS: layout.maps.filter(({ map }) => map.is === 'grid' && !isMade(map)).length,
    TILED: mapIndex(layout.maps, tilesOf(game.model)?.spaces ?? null),
    HEXED: Number(hasHexagons(layout.maps)),
    COOPERATIVE: Number(game.model.cooperative),
    TEAM: (game.model.team && layout.fields.get(game.model.team)) ?? -1,
    MAX_OPTIONS,
    EVENT_ROLL: 0,
    EVENT_END: 1,
    EVENT_MOVE: 2,
  };
  for (const [name, amount] of Object.entries(constants)) constant(whole, name, amount);
}

/** The cell of the player whose turn it is; -1 for games without turns. */
function turnCell({ layout, model }: GameEmit): number {
  const field = model.globals.find(({ name }) => name === model.turn);
  return (field && layout.fields.get(field)) ?? -1;
}

/**
 * Lists of loops, tables of rows and kinds; and what is written only into games that have a map.
 */
function writeMaps(game: GameEmit, whole: Writer): void {
  for (const buffer of game.buffers) {
    const made = [buffer, js.call('newList')] as const;
    whole.line(game.swapped.has(buffer) ? js.variables(made) : js.constants(made));
  }
  for (const [name, values] of game.numberTables) table(whole, name, 'Int32Array', values);
  if (game.layout.maps.length === 0) return;
  writeMapTables(game, whole);
  if (tilesOf(game.model) !== null) {
    writeTileTables(game, whole);
    whole.append(TILES_LINES);
  }
  if (hasHexagons(game.layout.maps)) whole.append(HEXAGONS_LINES);
  whole.append(MAPS_LINES);
  for (const walk of game.walks) constant(whole, walk.text, js.call('newWalk'));
  for (const [name, values] of game.tables) constant(whole, name.text, values);
}

function writeTables(game: GameEmit, whole: Writer): void {
  const { layout, model } = game;
  const host: number[] = Array.from({ length: layout.meta.zones }, () => -1);
  const player = [...host];
  const inForce = host.map(() => 0);
  for (const zone of layout.zoneList) {
    const place = game.zone(zone);
    for (let i = 0; i < place.instances; i++) {
      if (zone.owner === 'player') player[place.first + i] = i;
      if (typeof zone.owner === 'object') host[place.first + i] = game.kind(zone.owner).first + i;
      if (zone.inForce) inForce[place.first + i] = 1;
    }
  }
  const acts = model.rows.map((row) => (row.effect ? 1 : 0));
  const places = model.rows.map((row) => (isPlace(row.kind) ? 1 : 0));
  const startZones = layout.rowOf.map((row, thing) => startZone(game, model.rows[row], layout.playerOf[thing] ?? -1));
  const startOptions = layout.rowOf.map((row) =>
    model.options.findIndex((option) => option.name === model.rows[row]?.ifOption),
  );
  table(whole, 'ROW_OF', 'Int16Array', layout.rowOf);
  const copyAt = layout.copies
    ? model.rows.map(({ kind }) => (kind.copies && layout.fields.get(kind.copies)) ?? -1)
    : [];
  table(whole, 'COPY_AT', 'Int32Array', copyAt);
  table(whole, 'THING_PLAYER', 'Int8Array', layout.playerOf);
  table(whole, 'ZONE_HOST', 'Int32Array', host);
  table(whole, 'ZONE_PLAYER', 'Int8Array', player);
  table(whole, 'ZONE_IN_FORCE', 'Uint8Array', inForce);
  table(whole, 'ROW_ACTS', 'Uint8Array', acts);
  table(whole, 'ROW_IS_PLACE', 'Uint8Array', places);
  table(whole, 'START_ZONE', 'Int32Array', startZones);
  table(whole, 'START_OPTION', 'Int16Array', startOptions);
  for (const kind of model.kinds) {
    for (const printed of kind.printed)
      table(whole, printedTable(kind, printed.name), 'Int32Array', printedValues(model, kind, printed));
  }
}

function startZone(game: GameEmit, row: RowModel | undefined, player: number): number {
  const zone = row?.starts == null ? undefined : game.zoneNamed(row.starts);
  if (!zone) return -1;
  return game.zone(zone).first + (zone.owner === 'player' ? Math.max(0, player) : 0);
}

function writeInitFields(game: GameEmit, whole: Writer): void {
  const x = js.name('x');
  whole.function('initFields', [S], () => {
    for (const field of allFields(game)) {
      const at = game.layout.fields.get(field) ?? 0;
      const { first, end } =
        typeof field.owner === 'object'
          ? game.kind(field.owner)
          : { first: 0, end: field.owner === 'global' ? 1 : game.layout.players };
      if (field.fromPrinted) {
        const printed = printedOf(game.layout, field.fromPrinted.owner, field.fromPrinted.name, x);
        whole.line(js.loop(js.counting(x, first, end), js.assign(cellOf(at, x), printed)));
      } else if (field.bySeat) {
        for (const [seat, side] of field.bySeat.entries()) whole.line(js.assign(cell(at + seat), js.number(side)));
      } else if (field.initial !== 0) whole.line(js.run(js.method(S, 'fill', field.initial, at + first, at + end)));
    }
  });
}

/** `attribute(S, n, it)`: for callers outside of the rules. */
function writeAttributeFunction(game: GameEmit, whole: Writer): void {
  const [index, it] = [js.name('index'), js.name('it')];
  const body = (): void => {
    whole.line(ENTER);
    whole.switch(index, () => {
      for (const [i, attribute] of allAttributes(game).entries()) {
        if (attribute.params.length === 0) whole.case(i, js.give(attributeCall(attribute, it, [])));
      }
    });
    whole.line(js.give(0));
  };
  whole.function('attribute', [S, index, it], body, true);
}

function writeProcedureTables(game: GameEmit, whole: Writer): void {
  const { procedures } = game.units;
  const frames = procedureFrames(game);
  const heard = procedures.map((procedure) =>
    game.suspension.procedure(procedure) && game.isHeard(procedure) ? 1 : 0,
  );
  const start = procedures.findIndex((procedure) => procedure.name === game.model.start);
  constant(whole, 'PROCEDURE_FRAME', js.list(frames));
  constant(whole, 'PROCEDURE_HEARD', js.list(heard));
  constant(whole, 'START_PROCEDURE', start);
}
