/**
 * Windows: who is asked, what can be done in them (abilities of things in force, cards that are
 * played), and doing it.
 */
import { playOf } from '../../language/resolve/collect.ts';
import type { Ability, Play, Procedure } from '../../content/tree/node.ts';
import type { Owned, WindowUse } from '../../core/units.ts';
import type { KindModel, RowModel, WindowModel, ZoneModel } from '../../content/model/model.ts';
import { twinTest } from '../windows/alike.ts';
import { question } from '../windows/asking.ts';
import { copyingKind } from '../../content/model/copies.ts';
import { rowOf } from '../js/attribute-names.ts';
import { sourcesOf } from '../game/sources.ts';
import { cell, inForce, isOut, ownerOf, PLAYERS, playerAfter, S, spend, YOU } from '../js/cells.ts';
import * as js from '../js/code.ts';
import type { Js, JsStatement } from '../js/code.ts';
import { Context, newScene, type CodeScene } from '../js/context.ts';
import { FrameBuilder } from '../game/frame-builder.ts';
import type { GameEmit } from '../game/game-emit.ts';
import { canName, hasHead, headResolves, writeHead } from '../windows/heads.ts';
import { zoneLoop } from '../values/loops.ts';
import { identifier } from '../js/names.ts';
import { periodBegins } from '../hooks/periods.ts';
import {
  add,
  answerOf,
  argumentIn,
  askNow,
  begin,
  entryIn,
  OFFERED,
  offerIf,
  taken,
  unanswered,
} from '../windows/question.ts';
import { writeCondition, writeLimit } from '../windows/reasons.ts';
import { noneText, windowText } from '../texts/texts.ts';
import { Writer } from '../js/writer.ts';
import { writeBlock } from '../statements/statements.ts';
import { windowEntries } from '../windows/entries.ts';
import { choose, effectOf, meantCells, whileMeant } from './resolving.ts';
import { markReached } from '../game/reached.ts';
import { zoneId } from '../game/zone-id.ts';

/**
 * What the functions of a window are given: what it is about, and the number of its first entry.
 */
const ABOUT = js.name('about');
const FIRST = js.name('first');
const CARD = js.name('card');

export function emitWindow(game: GameEmit, use: WindowUse): void {
  emitList(game, use);
  emitUse(game, use);
  if (use.offered) emitOpen(game, use);
}

/** `list_<window>(S, you, about, first)`: adds everything that this player can do. */
function emitList(game: GameEmit, use: WindowUse): void {
  const writer = new Writer();
  const scene = newScene({ within: use.window.name });
  const code = { writer, scene };
  writer.function(listName(use.window), [S, YOU, ABOUT, FIRST], () => {
    for (const [index, owned] of use.entries.entries()) {
      if (owned.item.kind === 'ability') writer.from(owned.item.at, () => listAbility(game, code, owned, index));
    }
    for (const zone of game.model.zones.filter((candidate) => candidate.playable)) listZone(game, code, use, zone);
  });
  game.functions.push(writer);
}

function listName(window: WindowModel): string {
  return `list_${identifier(window.name)}`;
}

/** The list function of a window, while it is written. */
interface ListCode {
  readonly writer: Writer;
  readonly scene: CodeScene;
}

function itemContext(
  { facts }: GameEmit,
  { writer, scene }: ListCode,
  { item, row }: Owned<Ability | Play>,
  self: Js | null,
): Context {
  const context = new Context(writer, YOU, self, { ...scene, row });
  const local = facts.locals.get(item);
  if (local) context.bind(local, ABOUT);
  return context;
}

function listAbility(game: GameEmit, code: ListCode, owned: Owned<Ability | Play>, index: number): void {
  const { row } = owned;
  const { writer } = code;
  if (!row) {
    offer(game, itemContext(game, code, owned, null), owned, index, null);
    return;
  }
  const { range, active, isNow } = sourcesOf(game, row);
  const source = js.name('source');
  writer.if(active, () =>
    writer.for(js.counting(source, range.first, range.end), () => {
      const isOthers = js.binary('!==', ownerOf(source), YOU);
      writer.line(js.when(js.or(js.not(inForce(source)), isOthers, js.not(isNow(source))), js.skip()));
      const twin = twinTest(row.kind, source);
      if (twin !== null) writer.line(js.when(twin, js.skip()));
      offer(game, itemContext(game, code, owned, source), owned, index, source);
    }),
  );
}

/** Lists the cards of a playable zone; each is tested once for all that can be played with it. */
function listZone(game: GameEmit, code: ListCode, use: WindowUse, zone: ZoneModel): void {
  const { writer } = code;
  const plays = [...use.entries.entries()].filter(
    ([, { item, row }]) => item.kind === 'play' && row && mayLieIn(zone, row.kind),
  );
  if (plays.length === 0) return;
  const byRow = Map.groupBy(plays, ([, { row }]) => row);
  zoneLoop(game, writer, CARD, zoneId(game, zone, zone.owner === 'player' ? YOU : null), () =>
    writer.switch(rowOf(CARD, game.layout.copies), () => {
      for (const [row, ofRow] of byRow) if (row) writer.case(row.index, () => listPlays(game, code, row, ofRow));
    }),
  );
}

/** @param plays all that a card of the row can do in the window, with the number of each entry */
function listPlays(
  game: GameEmit,
  code: ListCode,
  row: RowModel,
  plays: readonly (readonly [number, Owned<Ability | Play>])[],
): void {
  const { writer } = code;
  const twin = twinTest(row.kind, CARD);
  if (twin !== null) writer.line(js.when(twin, js.leave()));
  const player = playedBy(game, row);
  const looksAhead = player !== undefined && headResolves(game.facts, player.body);
  for (const [index, owned] of plays)
    writer.from(owned.item.at, () => {
      const write = (): void => offer(game, itemContext(game, code, owned, CARD), owned, index, CARD);
      if (looksAhead) whileMeant(game, code, effectOf(game, owned.item, row), ABOUT, write);
      else write();
    });
  writer.line(js.leave());
}

/** Whether a thing of a kind may lie in a zone, or one that is a copy of it. */
function mayLieIn(zone: ZoneModel, kind: KindModel): boolean {
  return holds(zone, kind) || zone.holds.some((held) => isCopied(held, kind));
}

/** Whether things of one kind can be copies of those of another. */
function isCopied(held: KindModel, kind: KindModel): boolean {
  const copying = copyingKind(kind);
  return copying !== null && copyingKind(held) === copying;
}

function holds(zone: ZoneModel, kind: KindModel): boolean {
  for (let at: KindModel | null = kind; at; at = at.parent) if (zone.holds.includes(at)) return true;
  return zone.holds.some((held) => held.children.includes(kind));
}

function offer(
  game: GameEmit,
  context: Context,
  { item, row }: Owned<Ability | Play>,
  index: number,
  thing: Js | null,
): void {
  const can = game.helper(context, `can_${row ? identifier(row.name) : 'act'}`, (inner) => {
    if (item.condition) writeCondition(game, inner, item.condition);
    if (item.kind === 'ability' && item.limit)
      writeLimit(game, inner, item.limit, inner.hasSelf ? inner.self : inner.you);
    const player = item.kind === 'play' && row !== null ? playedBy(game, row) : undefined;
    if (player && hasHead(game.facts, player)) {
      const canPlay = js.call(canName(game, player), S, inner.you, inner.self);
      inner.writer.line(js.when(js.not(canPlay), js.give(js.FALSE)));
    }
    writeHead(game, inner, item.body);
  });
  context.writer.line(offerIf(can, answerOf(js.sum(FIRST, index), thing)));
}

/**
 * `u_<window>(S, f)`: does the entry in cell 4 of its frame with the thing in cell 5; cell 6 is
 * what the window is about.
 */
function emitUse(game: GameEmit, use: WindowUse): void {
  const name = `u_${identifier(use.window.name)}`;
  const builder = new FrameBuilder(game, game.frame(name), { within: use.window.name });
  const entryCell = builder.constant('entry');
  const thing = builder.constant('thing');
  const about = builder.constant('about');
  const before = meantCells(game).map((meant) => [meant, builder.cell()] as const);
  const end = builder.label();
  const { writer } = builder;
  writer.line(...before.map(([meant, kept]) => js.assign(kept, meant)), js.assign(cell(game.layout.about), about));
  const labels = use.entries.map(() => builder.label());
  for (const [index, label] of labels.entries()) builder.jumpIf(js.equal(entryCell, index), label);
  builder.go(end);
  for (const [index, owned] of use.entries.entries()) {
    builder.mark(labels[index] ?? end);
    writer.from(owned.item.at, () => {
      writer.line(...choose(game, owned.row && effectOf(game, owned.item, owned.row)));
      if (owned.item.kind === 'play') doPlay(game, builder, owned, thing, about);
      else doAbility(game, builder, owned, thing, about);
    });
    builder.go(end);
  }
  builder.mark(end);
  writer.line(...before.map(([meant, kept]) => js.assign(meant, kept)));
  builder.done();
  game.functions.push(builder.finish(use.window.at, `what is done in ${use.window.name}`));
}

/** The procedure that plays a card of a row. */
function playedBy(game: GameEmit, row: RowModel): Procedure | undefined {
  return game.model.procedures?.get(playOf(row.kind) ?? '');
}

function doPlay(game: GameEmit, builder: FrameBuilder, owned: Owned<Ability | Play>, thing: Js, about: Js): void {
  const procedure = owned.row === null ? undefined : playedBy(game, owned.row);
  if (!procedure) {
    builder.call('resolve', YOU, [thing, about]);
    return;
  }
  if (game.suspension.procedure(procedure))
    builder.call(game.procedureName(procedure), YOU, [thing, ...(game.isHeard(procedure) ? [0, -1] : [])]);
  else builder.writer.line(js.run(js.call(game.procedureName(procedure), S, YOU, thing)));
}

function doAbility(game: GameEmit, builder: FrameBuilder, owned: Owned<Ability | Play>, thing: Js, about: Js): void {
  const { item } = owned;
  const scene = { ...builder.scene, row: owned.row };
  const context = new Context(builder.writer, YOU, owned.row ? thing : null, scene);
  context.leave = () => builder.leave();
  const local = game.facts.locals.get(item);
  if (local) context.bind(local, about);
  if (item.kind === 'ability' && item.limit)
    builder.writer.line(js.increment(game.limitCell(item.limit, owned.row ? thing : YOU)));
  markReached(game, builder.writer, item.at, item.kind);
  writeBlock({ game, context, frame: { game, builder } }, item.body);
}

/** Who is asked in a window: how many, and the first of them seen from `you`. */
function askedIn(window: WindowModel): { readonly count: Js; readonly first: number } {
  const others = js.binary('-', PLAYERS, 1);
  const count = window.asks === 'everyone' ? PLAYERS : window.asks === 'others' ? others : js.number(1);
  return { count, first: window.asks === 'others' || window.asks === 'opponent' ? 1 : 0 };
}

/**
 * `open_<window>(S, you, about)`: can any of the players to ask do anything? Otherwise the window
 * needs no frame.
 */
function emitTest(game: GameEmit, use: WindowUse): void {
  const writer = new Writer();
  const { count, first } = askedIn(use.window);
  const i = js.name('i');
  writer.function(`open_${identifier(use.window.name)}`, [S, YOU, ABOUT], () => {
    periodBegins({ game, context: new Context(writer, YOU, null), frame: null }, use.window.name);
    writer.line(js.assign(OFFERED, 0));
    writer.for(js.counting(i, first, js.sum(count, first)), () => {
      const asked = playerAfter(YOU, i);
      if (game.units.leavesOut) writer.line(js.when(isOut(asked), js.skip()));
      writer.line(list(use.window, asked, ABOUT));
      writer.line(js.when(js.binary('>', OFFERED, 0), js.give(js.TRUE)));
    });
    writer.line(js.give(js.FALSE));
  });
  game.functions.push(writer);
}

/** Lists what a player can do in a window. */
function list(window: WindowModel, player: Js, about: Js): JsStatement {
  return js.run(js.call(listName(window), S, player, about, 0));
}

/**
 * `w_<window>(S, f)`: asks the players in order until they pass; cell 4 of its frame is what it is
 * about.
 */
function emitOpen(game: GameEmit, use: WindowUse): void {
  const { window } = use;
  const name = identifier(window.name);
  const builder = new FrameBuilder(game, game.frame(`w_${name}`), { within: window.name });
  const about = builder.constant('about');
  const asked = builder.cell();
  const player = builder.cell();
  const answer = builder.cell();
  const { writer } = builder;
  emitTest(game, use);
  const ask = game.ask(
    builder.scene,
    {
      what: 'window',
      prompt: windowText(game, window.name),
      type: { is: 'number' },
      entries: windowEntries(game, builder.scene, window.name),
      none: noneText(game, builder.scene, 'window'),
      window: window.name,
    },
    window.at,
  );
  const { count, first } = askedIn(window);
  const next = builder.label();
  const end = builder.label();
  periodBegins({ game, context: new Context(writer, YOU, null, builder.scene), frame: { game, builder } }, window.name);
  writer.line(js.assign(asked, 0));
  builder.mark(next);
  builder.jumpIf(js.binary('>=', asked, count), end);
  writer.line(js.assign(player, playerAfter(YOU, js.sum(asked, first))));
  if (game.units.leavesOut) builder.jumpIf(isOut(player), next, js.increment(asked));
  question(builder);
  writer.if(
    unanswered(),
    () => {
      writer.line(begin(ask, player), js.assign(js.property('io', 'about'), about));
      writer.line(list(window, player, about));
      builder.jumpIf(js.equal(OFFERED, 0), next, js.increment(asked));
      writer.line(add(-1), askNow());
    },
    js.assign(answer, taken()),
  );
  builder.jumpIf(js.binary('<', answer, 0), next, js.increment(asked));
  builder.call(`u_${name}`, player, [entryIn(answer), argumentIn(answer), about]);
  if (!window.repeats) writer.line(js.increment(asked));
  else if (window.restarts) writer.line(js.assign(asked, 0));
  writer.line(spend(-1));
  builder.go(next);
  builder.mark(end);
  builder.done();
  game.functions.push(builder.finish(window.at, `the window ${window.name}`));
}
