/**
 * The pieces of a game that become functions: procedures, bodies of cards, abilities, hooks and
 * windows.
 */
import type { Facts } from '../language/facts/facts.ts';
import { newId } from '../content/tree/id.ts';
import type {
  Ability,
  AsSoonAs,
  Block,
  Continuous,
  Hook,
  Item,
  Local,
  Play,
  Procedure,
  Statement,
} from '../content/tree/node.ts';
import type { Span } from '../diagnostics/source/span.ts';
import { leavesOut } from './out.ts';
import { sortOf } from '../content/tree/by-kind.ts';
import { walk } from '../content/tree/walk.ts';
import type { RowModel, WindowModel } from '../content/model/model.ts';
import type { GameModel } from '../language/game.ts';

/** An item of a card with the row it belongs to; row null = stands in a `.rules` file. */
export interface Owned<T> {
  readonly item: T;
  readonly row: RowModel | null;
}

/** What can be done in a window: abilities of things in force and cards that are played. */
export interface WindowUse {
  readonly window: WindowModel;
  readonly entries: readonly Owned<Ability | Play>[];
  /** players are asked in it; otherwise it is only included in menus */
  readonly offered: boolean;
}

export interface Units {
  readonly facts: Facts;
  /** whether players who are out are asked nothing and gain nothing */
  readonly leavesOut: boolean;
  readonly procedures: readonly Procedure[];
  readonly windows: readonly WindowUse[];
  readonly hooks: readonly Owned<Hook>[];
  readonly continuous: readonly Owned<Continuous>[];
  readonly watches: readonly Owned<AsSoonAs>[];
  /**
   * by row, what `resolve` does with one of its things: the body of each `play`, in the order of
   * the text, or its free statements
   */
  readonly effects: ReadonlyMap<RowModel, readonly Effect[]>;
}

export interface Effect {
  readonly row: RowModel;
  /** null when it is not played in a window */
  readonly play: Play | null;
  readonly body: Block;
  /** what the window is about, when the effect is played in one */
  readonly about: Local | null;
}

export function collectUnits(model: GameModel): Units {
  const owned: Owned<Item>[] = [];
  for (const item of model.standing ?? []) owned.push({ item, row: null });
  for (const row of model.rows) for (const item of row.effect?.items ?? []) owned.push({ item, row });
  const of = <T extends Item>(kind: T['kind']): Owned<T>[] => owned.filter((o): o is Owned<T> => o.item.kind === kind);
  const uses = owned.filter((o): o is Owned<Ability | Play> => o.item.kind === 'ability' || o.item.kind === 'play');
  const offered = new Set([model.afterRoll]);
  for (const tree of [...model.programs.map(({ program }) => program), ...model.rows.map(({ effect }) => effect)])
    if (tree !== null)
      walk(tree, (node) => {
        if (node.kind === 'offer') offered.add(node.window);
        return undefined;
      });
  const effects = new Map<RowModel, readonly Effect[]>();
  for (const row of model.rows) {
    const ofRow = effectsOf(row, model.facts);
    if (ofRow.length > 0) effects.set(row, ofRow);
  }
  return {
    facts: model.facts,
    leavesOut: leavesOut(model),
    procedures: [...(model.procedures?.values() ?? [])],
    windows: model.windows.map((window) => ({
      window,
      entries: uses.filter((use) => use.item.window === window.name),
      offered: offered.has(window.name),
    })),
    hooks: of<Hook>('hook'),
    continuous: of<Continuous>('continuous'),
    watches: of<AsSoonAs>('as-soon-as'),
    effects,
  };
}

function effectsOf(row: RowModel, { locals }: Facts): readonly Effect[] {
  const items = row.effect?.items ?? [];
  const plays = items.filter((item): item is Play => item.kind === 'play');
  if (plays.length > 0) return plays.map((play) => ({ row, play, body: play.body, about: locals.get(play) ?? null }));
  const statements = items.filter((item): item is Statement => sortOf(item) === 'done' || sortOf(item) === 'lost');
  const first = statements[0];
  if (!first) return [];
  const at: Span = { ...first.at, end: statements.at(-1)?.at.end ?? first.at.end };
  return [{ row, play: null, body: { kind: 'block', id: newId(), at, statements, inline: false }, about: null }];
}

/**
 * Whether a row can do several things when it is played, so that the state must hold which of them
 * was chosen.
 */
export function choosesEffect(units: Units, row: RowModel): boolean {
  return (units.effects.get(row)?.length ?? 0) > 1;
}
