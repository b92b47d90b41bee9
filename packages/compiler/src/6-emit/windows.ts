/** Windows: who is asked, what can be done in them (abilities of things in force, cards that are played), and doing it. */
import type { EntryMeta } from '@undercroft/contract';
import { playOf } from '../3-resolve/collect.ts';
import type { Ability, Play, Procedure } from '../ast/node.ts';
import type { Owned, WindowUse } from '../5-analyze/units.ts';
import type { KindModel, RowModel, WindowModel, ZoneModel } from '../model/model.ts';
import { twinTest } from './alike.ts';
import { Context } from './context.ts';
import { value } from './expressions.ts';
import { FrameBuilder } from './frame-builder.ts';
import { entry, sum, type GameEmit } from './game-emit.ts';
import { canName, hasHead, writeHead } from './heads.ts';
import { identifier } from './names.ts';
import { periodBegins } from './periods.ts';
import { limitReason, writeCondition } from './reasons.ts';
import { noneText, useText, windowText } from './texts.ts';
import { Writer } from './writer.ts';
import { markReached } from './reached.ts';

/** What a window's answers may be, in the order of their numbers. */
export function windowEntries(game: GameEmit, name: string): EntryMeta[] {
  const use = game.units.windows.find((candidate) => candidate.window.name === name);
  return (use?.entries ?? []).map(({ item, row }) =>
    entry({
      name: row?.name ?? name,
      label: useText(game, item, row),
      site: game.site(item.at, 'entry'),
      row: row ? game.model.rows.indexOf(row) : -1,
      argument: row ? { is: 'thing', of: game.model.kinds.indexOf(row.kind) } : null,
    }),
  );
}

export function emitWindow(game: GameEmit, use: WindowUse): void {
  game.within = use.window.name;
  emitList(game, use);
  emitUse(game, use);
  if (use.offered) emitOpen(game, use);
}

/** `list_<window>(S, you, about, first)`: adds everything that this player can do. */
function emitList(game: GameEmit, use: WindowUse): void {
  const writer = new Writer();
  const name = identifier(use.window.name);
  writer.block(`function list_${name}(S, you, about, first)`, () => {
    for (const [index, owned] of use.entries.entries()) {
      if (owned.item.kind === 'ability') writer.from(owned.item.at, () => listAbility(game, writer, owned, index));
    }
    for (const zone of game.model.zones.filter((candidate) => candidate.playable)) listPlays(game, writer, use, zone);
  });
  game.functions.push(writer);
}

function itemContext(writer: Writer, item: Ability | Play, you: string, self: string | null): Context {
  const context = new Context(writer, you, self);
  context.about = 'about';
  if (item.local) context.bind(item.local, 'about');
  return context;
}

function listAbility(game: GameEmit, writer: Writer, owned: Owned<Ability | Play>, index: number): void {
  const { item, row } = owned;
  if (!row) {
    offer(game, writer, itemContext(writer, item, 'you', null), item, index, '-1', null);
    return;
  }
  const range = game.row(row);
  writer.block(`if (S[${game.layout.inForce + row.index}] > 0)`, () =>
    writer.block(`for (let source = ${range.first}; source < ${range.end}; source++)`, () => {
      writer.line('if (!inForce(S, source) || ownerOf(S, source) !== you) continue;');
      const twin = twinTest(row.kind, 'source');
      if (twin !== null) writer.line(`if (${twin}) continue;`);
      offer(game, writer, itemContext(writer, item, 'you', 'source'), item, index, 'source', row);
    }),
  );
}

/** Cards lie in playable zones: each is looked at once, whatever can be played. */
function listPlays(game: GameEmit, writer: Writer, use: WindowUse, zone: ZoneModel): void {
  const plays = [...use.entries.entries()].filter(
    ([, { item, row }]) => item.kind === 'play' && row && holds(zone, row.kind),
  );
  if (plays.length === 0) return;
  const { head, next } = game.layout.meta;
  const place = game.zone(zone);
  const id = zone.owner === 'player' ? sum(place.first, 'you') : String(place.first);
  writer.block(`for (let card = S[${sum(head, id)}]; card >= 0; card = S[${next} + card])`, () =>
    writer.block('switch (ROW_OF[card])', () => {
      for (const [index, { item, row }] of plays)
        if (row) writer.from(item.at, () => listPlay(game, writer, item, row, index));
    }),
  );
}

function listPlay(game: GameEmit, writer: Writer, item: Ability | Play, row: RowModel, index: number): void {
  writer.block(`case ${row.index}:`, () => {
    const twin = twinTest(row.kind, 'card');
    if (twin !== null) writer.line(`if (${twin}) break;`);
    offer(game, writer, itemContext(writer, item, 'you', 'card'), item, index, 'card', row);
    writer.line('break;');
  });
}

function holds(zone: ZoneModel, kind: KindModel): boolean {
  for (let at: KindModel | null = kind; at; at = at.parent) if (zone.holds.includes(at)) return true;
  return zone.holds.some((held) => held.children.includes(kind));
}

function offer(
  game: GameEmit,
  writer: Writer,
  context: Context,
  item: Ability | Play,
  index: number,
  thing: string,
  row: RowModel | null,
): void {
  const before = game.withinRow;
  game.withinRow = row;
  const can = game.helper(context, `can_${row ? identifier(row.name) : 'act'}`, (inner) => {
    if (item.condition) writeCondition(game, inner, item.condition);
    if (item.kind === 'ability' && item.limit) {
      const cell = game.limitCell(item.limit, inner.hasSelf ? inner.self : inner.you);
      inner.writer.line(
        `if (S[${cell}] >= ${value(game, inner, item.limit.times)}) return ${limitReason(game, inner, item.limit)};`,
      );
    }
    const player = item.kind === 'play' && row !== null ? playedBy(game, row) : undefined;
    if (player && hasHead(player))
      inner.writer.line(`if (!${canName(game, player)}(S, ${inner.you}, ${inner.self})) return false;`);
    writeHead(game, inner, item.body);
  });
  game.withinRow = before;
  writer.line(
    `if (${can}) add((first + ${index}) << 16 | ${thing} + 1); else if (io.explain) why((first + ${index}) << 16 | ${thing} + 1);`,
  );
}

/** `u_<window>(S, f)`: does entry [4] with thing [5]; [6] is what the window is about. */
function emitUse(game: GameEmit, use: WindowUse): void {
  const name = `u_${identifier(use.window.name)}`;
  const builder = new FrameBuilder(game, game.frame(name));
  const entryCell = builder.constant('entry');
  const thing = builder.constant('thing');
  const about = builder.constant('about');
  const before = builder.cell();
  const end = builder.label();
  const { writer } = builder;
  const aboutCell = `S[${game.layout.about}]`;
  writer.line(`${before} = ${aboutCell}; ${aboutCell} = ${about};`);
  const labels = use.entries.map(() => builder.label());
  for (const [index, label] of labels.entries()) writer.line(`if (${entryCell} === ${index}) ${builder.jump(label)}`);
  builder.go(end);
  for (const [index, owned] of use.entries.entries()) {
    builder.mark(labels[index] ?? end);
    writer.from(owned.item.at, () => {
      if (owned.item.kind === 'play') doPlay(game, builder, owned, thing, about);
      else doAbility(game, builder, owned, thing, about);
    });
    builder.go(end);
  }
  builder.mark(end);
  writer.line(`${aboutCell} = ${before};`);
  writer.line('S[7] = f; return 0;');
  game.functions.push(builder.finish(use.window.at, `what is done in ${use.window.name}`));
}

/** The procedure that plays a card of a row. */
function playedBy(game: GameEmit, row: RowModel): Procedure | undefined {
  return game.model.procedures?.get(playOf(row.kind) ?? '');
}

function doPlay(
  game: GameEmit,
  builder: FrameBuilder,
  owned: Owned<Ability | Play>,
  thing: string,
  about: string,
): void {
  const procedure = owned.row === null ? undefined : playedBy(game, owned.row);
  if (!procedure) {
    builder.call('resolve', 'you', [thing, about]);
    return;
  }
  if (game.suspension.procedure(procedure))
    builder.call(game.procedureName(procedure), 'you', [thing, ...(game.isHeard(procedure) ? ['0', '-1'] : [])]);
  else builder.writer.line(`${game.procedureName(procedure)}(S, you, ${thing});`);
}

function doAbility(
  game: GameEmit,
  builder: FrameBuilder,
  owned: Owned<Ability | Play>,
  thing: string,
  about: string,
): void {
  const { item } = owned;
  game.withinRow = owned.row;
  const context = new Context(builder.writer, 'you', owned.row ? thing : null);
  context.about = about;
  context.leave = () => '{ S[7] = f; return 0; }';
  if (item.local) context.bind(item.local, about);
  if (item.kind === 'ability' && item.limit)
    builder.writer.line(`S[${game.limitCell(item.limit, owned.row ? thing : 'you')}]++;`);
  markReached(game, builder.writer, item.at, item.kind);
  game.writers.frameBlock({ game, builder }, context, item.body);
  game.withinRow = null;
}

/** Who is asked in a window: how many, and the first of them seen from `you`. */
function askedIn(window: WindowModel): { readonly count: string; readonly first: number } {
  const count = window.asks === 'everyone' ? 'S[1]' : window.asks === 'others' ? 'S[1] - 1' : '1';
  return { count, first: window.asks === 'others' || window.asks === 'opponent' ? 1 : 0 };
}

/** `open_<window>(S, you, about)`: can anybody who would be asked do anything? Then it is worth a frame. */
function emitTest(game: GameEmit, use: WindowUse): void {
  const writer = new Writer();
  const name = identifier(use.window.name);
  const { count, first } = askedIn(use.window);
  writer.block(`function open_${name}(S, you, about)`, () => {
    periodBegins(game, writer, use.window.name);
    writer.line('io.count = 0;');
    writer.block(`for (let i = ${first}; i < ${count} + ${first}; i++)`, () => {
      writer.line(`list_${name}(S, (you + i) % S[1], about, 0);`);
      writer.line('if (io.count > 0) return true;');
    });
    writer.line('return false;');
  });
  game.functions.push(writer);
}

/** `w_<window>(S, f)`: asks the players in order until they pass; [4] is what it is about. */
function emitOpen(game: GameEmit, use: WindowUse): void {
  const { window } = use;
  const name = identifier(window.name);
  const builder = new FrameBuilder(game, game.frame(`w_${name}`));
  const about = builder.constant('about');
  const asked = builder.cell();
  const player = builder.cell();
  const answer = builder.cell();
  const { writer } = builder;
  emitTest(game, use);
  const ask = game.ask(
    {
      what: 'window',
      prompt: windowText(game, window.name),
      type: { is: 'number' },
      entries: windowEntries(game, window.name),
      none: noneText(game, 'window'),
      window: window.name,
    },
    window.at,
  );
  const { count, first } = askedIn(window);
  const next = builder.label();
  const end = builder.label();
  periodBegins(game, writer, window.name);
  writer.line(`${asked} = 0;`);
  builder.mark(next);
  writer.line(`if (${asked} >= ${count}) ${builder.jump(end)}`);
  writer.line(`${player} = (you + ${asked} + ${first}) % S[1];`);
  const question = builder.label();
  builder.mark(question);
  writer.line(`S[f] = ${question};`);
  writer.block(
    'if (S[9] === 0)',
    () => {
      writer.line(`begin(${ask}, ${player}); io.about = ${about};`);
      writer.line(`list_${name}(S, ${player}, ${about}, 0);`);
      writer.line(`if (io.count === 0) { ${asked}++; pc = ${next}; continue top; }`);
      writer.line('add(-1); return ask(S, f);');
    },
    `} else ${answer} = take(S);`,
  );
  writer.line(`if (${answer} < 0) { ${asked}++; pc = ${next}; continue top; }`);
  builder.call(`u_${name}`, player, [`${answer} >> 16`, `(${answer} & 65535) - 1`, about]);
  if (!window.repeats) writer.line(`${asked}++;`);
  else if (window.restarts) writer.line(`${asked} = 0;`);
  writer.line("if (--budget < 0) fail('loop-limit', -1);");
  builder.go(next);
  builder.mark(end);
  writer.line('S[7] = f; return 0;');
  game.functions.push(builder.finish(window.at, `the window ${window.name}`));
}
