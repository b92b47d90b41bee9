/** Writes a whole game: constants, tables, functions of the game, kernel, metadata. */
import { commentOf, literalOf, MAX_OPTIONS, type GameMeta } from '@undercroft/contract';
import { CORE, MAPS } from '@undercroft/kernel';
import type { Place } from '../ast/node.ts';
import { isPlace } from '../4-check/place.ts';
import { analyseSuspension } from '../5-analyze/suspends.ts';
import { collectUnits } from '../5-analyze/units.ts';
import type { GameModel, RowModel } from '../model/model.ts';
import { emitTwins } from './alike.ts';
import { attributeName, printedTable } from './attribute-names.ts';
import { emitAttribute, type LastingContinuous } from './attributes.ts';
import { argument, condition, value } from './expressions.ts';
import { frameBlock, prepare } from './frame-statements.ts';
import { GameEmit, type Host } from './game-emit.ts';
import { emitInvariants } from './invariants.ts';
import { layOutGame } from './layout.ts';
import { MOVE_SLOTS } from './log.ts';
import { collectLasting, emitDelayed, listedCells, recordContext } from './lasting.ts';
import { writeMapTables } from './maps.ts';
import { allAttributes, allFields, buildMeta } from './meta.ts';
import { collectLimits, needsOf } from './needs.ts';
import { effectFrames, emitDefine, emitEffect, emitProcedure, emitResolve } from './procedures.ts';
import { emitReactions } from './reactions.ts';
import { each } from './loops.ts';
import { planOf } from './plans.ts';
import { Context } from './context.ts';
import { emitScore } from './score.ts';
import { releaseMeta } from './target.ts';
import { emitWatches } from './watches.ts';
import { emitWindow } from './windows.ts';
import { Writer, sourceMap, type LineColumn } from './writer.ts';

export interface EmittedModule {
  /** one ES module */
  readonly code: string;
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
  const game = new GameEmit(model, units, suspension, layout, limits, host, {
    value,
    condition,
    frameBlock,
    prepare,
    planOf,
    argument,
  });
  game.lasting = lasting;
  game.event('roll', null, []);
  game.event('end', null, [
    { name: 'player', type: { is: 'player' } },
    { name: 'reason', type: { is: 'number' } },
  ]);
  game.event('move', null, MOVE_SLOTS);
  writeGame(game);
  const all = buildMeta(game, hash);
  const meta = host.target === 'release' ? releaseMeta(all) : all;
  const whole = assemble(game, meta);
  const locate = (place: Place): LineColumn => {
    const { line, column } = host.locate(place);
    return { line: line - 1, column: column - 1 };
  };
  let map: string | null = null;
  return {
    code: whole.code,
    get map() {
      return (map ??= sourceMap(whole.lines, host.files, locate));
    },
    meta,
  };
}

function writeGame(game: GameEmit): void {
  for (const define of game.model.defines?.values() ?? []) emitDefine(game, define);
  for (const procedure of game.units.procedures) emitProcedure(game, procedure);
  for (const effect of game.units.effects.values()) emitEffect(game, effect);
  for (const use of game.units.windows) emitWindow(game, use);
  emitResolve(game);
  emitDelayed(game);
  emitReactions(game);
  emitWatches(game);
  emitTwins(game);
  const lasting = game.lasting.flatMap((code): LastingContinuous[] =>
    code.item.kind === 'continuous'
      ? [{ item: code.item, code: code.code, context: (writer, record) => recordContext(writer, record, code) }]
      : [],
  );
  for (const attribute of allAttributes(game)) if (attribute.sheet !== true) emitAttribute(game, attribute, lasting);
  emitScore(game);
  emitSets(game);
  if (game.host.target !== 'release') emitInvariants(game);
}

/** `set(S, n, player, into)`: the named queries, for whoever looks from outside. */
function emitSets(game: GameEmit): void {
  const writer = new Writer();
  writer.block('export function set(S, index, player, into)', () => {
    writer.line('let n = 0;');
    writer.block('switch (index)', () => {
      for (const [index, set] of game.model.sets.entries()) {
        writer.line(`case ${index}:`);
        writer.deeper(() => {
          const context = new Context(writer, 'player', null);
          each(game, context, planOf(game, context, set.query), 'x', (thing) =>
            writer.line(`if (player < 0 || ownerOf(S, ${thing}) === player) into[n++] = ${thing};`),
          );
          writer.line('return n;');
        });
      }
    });
    writer.line('return 0;');
  });
  game.functions.push(writer);
}

// ---------------------------------------------------------------- assembling

function assemble(game: GameEmit, meta: GameMeta): Writer {
  const whole = new Writer();
  whole.line(`// ${commentOf(game.model.id)}: made by the Undercroft compiler. Do not edit; edit the content.`);
  whole.line(`const META = ${metaText(meta)};`);
  whole.line('export const meta = META;');
  writeConstants(game, whole);
  writeTables(game, whole);
  for (const line of CORE.split('\n')) whole.line(line);
  writeMaps(game, whole);
  writeInitFields(game, whole);
  for (const helper of game.helpers) whole.append(helper);
  for (const piece of game.functions) whole.append(piece);
  writeAttributeDoor(game, whole);
  whole.line(`const FRAMES = [${game.frames.map((frame) => frame.name).join(', ')}];`);
  whole.line(`const SIZES = [${game.frames.map((frame) => `SIZE_${frame.name}`).join(', ')}];`);
  whole.line(effectFrames(game));
  whole.line(`const FRAME_SITE = [${game.frames.map((frame) => frame.site).join(', ')}];`);
  whole.line(`const DEFINE_SITE = { ${[...game.defineSites].map(([name, site]) => `${name}: ${site}`).join(', ')} };`);
  writeProcedureTables(game, whole);
  const delayed = game.lasting;
  whole.line(`const LISTED = ${listedCells(game)};`);
  whole.line(`const DELAYED_FRAME = [${delayed.map((code) => code.frame).join(', ')}];`);
  whole.line(`const DELAYED_CELLS = [${delayed.map((code) => code.cells).join(', ')}];`);
  whole.line(`const DELAYED_SIZE = [${delayed.map((code) => code.size).join(', ')}];`);
  return whole;
}

/** Part by part, which is three times as fast: letters beyond Latin-1 slow down what they stand in, and they stand in few parts. */
function metaText(meta: GameMeta): string {
  const parts = Object.entries(meta)
    .filter(([, part]) => part !== undefined)
    .map(([key, part]) => `${literalOf(key)}:${literalOf(part)}`);
  return `{${parts.join(',')}}`;
}

function writeConstants(game: GameEmit, whole: Writer): void {
  const { layout } = game;
  const constants: Record<string, number> = {
    SIZE: layout.meta.size,
    THINGS: layout.meta.things,
    ZONES: layout.meta.zones,
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
    GRIDS: layout.maps.filter(({ map }) => map.is === 'grid').length,
    MAX_OPTIONS,
    EVENT_ROLL: 0,
    EVENT_END: 1,
    EVENT_MOVE: 2,
  };
  for (const [name, amount] of Object.entries(constants)) whole.line(`const ${name} = ${amount};`);
}

/** The cell of the player whose turn it is; -1 for games without turns. */
function turnCell({ layout, model }: GameEmit): number {
  const field = model.globals.find(({ name }) => name === model.turn);
  return (field && layout.fields.get(field)) ?? -1;
}

/** Lists of loops; and what is written only into games that have a map. */
function writeMaps(game: GameEmit, whole: Writer): void {
  for (const buffer of game.buffers) whole.line(`const ${buffer} = new Int32Array(THINGS + MAX_DICE + 8);`);
  if (game.layout.maps.length === 0) return;
  writeMapTables(game, whole);
  for (const line of MAPS.split('\n')) whole.line(line);
}

function table(name: string, type: string, values: readonly number[]): string {
  return `const ${name} = new ${type}([${values.join(', ')}]);`;
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
  whole.line(table('ROW_OF', 'Int16Array', layout.rowOf));
  whole.line(table('THING_PLAYER', 'Int8Array', layout.playerOf));
  whole.line(table('ZONE_HOST', 'Int32Array', host));
  whole.line(table('ZONE_PLAYER', 'Int8Array', player));
  whole.line(table('ZONE_IN_FORCE', 'Uint8Array', inForce));
  whole.line(
    table(
      'ROW_ACTS',
      'Uint8Array',
      model.rows.map((row) => (row.effect ? 1 : 0)),
    ),
  );
  whole.line(
    table(
      'ROW_IS_PLACE',
      'Uint8Array',
      model.rows.map((row) => (isPlace(row.kind) ? 1 : 0)),
    ),
  );
  whole.line(
    table(
      'START_ZONE',
      'Int32Array',
      layout.rowOf.map((row, thing) => startZone(game, model.rows[row], layout.playerOf[thing] ?? -1)),
    ),
  );
  whole.line(
    table(
      'START_OPTION',
      'Int16Array',
      layout.rowOf.map((row) => model.options.findIndex((option) => option.name === model.rows[row]?.ifOption)),
    ),
  );
  for (const kind of model.kinds) {
    for (const printed of kind.printed) {
      whole.line(
        table(
          printedTable(kind, printed.name),
          'Int32Array',
          model.rows.map((row) => row.printed.get(printed.name) ?? printed.initial),
        ),
      );
    }
  }
}

function startZone(game: GameEmit, row: RowModel | undefined, player: number): number {
  const zone = row?.starts == null ? undefined : game.zoneNamed(row.starts);
  if (!zone) return -1;
  return game.zone(zone).first + (zone.owner === 'player' ? Math.max(0, player) : 0);
}

function writeInitFields(game: GameEmit, whole: Writer): void {
  whole.block('function initFields(S)', () => {
    for (const field of allFields(game)) {
      const at = game.layout.fields.get(field) ?? 0;
      const range =
        typeof field.owner === 'object'
          ? game.kind(field.owner)
          : { first: 0, end: field.owner === 'global' ? 1 : game.layout.players };
      if (field.fromPrinted) {
        whole.line(
          `for (let x = ${range.first}; x < ${range.end}; x++) S[${at} + x] = ${printedTable(field.fromPrinted.owner, field.fromPrinted.name)}[ROW_OF[x]];`,
        );
      } else if (field.initial !== 0) whole.line(`S.fill(${field.initial}, ${at + range.first}, ${at + range.end});`);
    }
  });
}

function writeAttributeDoor(game: GameEmit, whole: Writer): void {
  whole.block('export function attribute(S, index, it)', () => {
    whole.block('switch (index)', () => {
      for (const [index, attribute] of allAttributes(game).entries()) {
        if (attribute.params.length === 0) whole.line(`case ${index}: return ${attributeName(attribute)}(S, it);`);
      }
    });
    whole.line('return 0;');
  });
}

function writeProcedureTables(game: GameEmit, whole: Writer): void {
  const frameOf = (name: string): number => game.frames.findIndex((frame) => frame.name === name);
  const frames = game.units.procedures.map((procedure) => {
    const own = frameOf(game.procedureName(procedure));
    return own >= 0 ? own : frameOf(`r_${game.procedureName(procedure).slice(2)}`);
  });
  whole.line(`const PROCEDURE_FRAME = [${frames.join(', ')}];`);
  whole.line(
    `const PROCEDURE_HEARD = [${game.units.procedures.map((procedure) => (game.suspension.procedure(procedure) && game.isHeard(procedure) ? 1 : 0)).join(', ')}];`,
  );
  whole.line(
    `const START_PROCEDURE = ${game.units.procedures.findIndex((procedure) => procedure.name === game.model.start)};`,
  );
}
