/** Which chapter of the rulebook tells the rule that a question comes from. */
import type { AskMeta } from '@undercroft/contract';
import type { Item } from '../../content/tree/node.ts';
import { walk } from '../../content/tree/walk.ts';
import type { GameModel } from '../../language/game.ts';
import type { Span } from '../../diagnostics/source/span.ts';

/** How many of those who call for each other are followed. */
const MOST_CALLERS = 5;

/** A stretch of the rules that says which rules it carries out. */
interface Cited {
  readonly at: Span;
  readonly ids: readonly string[];
}

/** A place where a procedure is called, or a window is offered. */
interface Caller {
  readonly at: Span;
  /** procedure that it stands in; empty for another item */
  readonly within: string;
}

interface Citations {
  /** by file, inner stretches before those around them */
  readonly cited: Map<string, Cited[]>;
  /** by procedure or window */
  readonly callers: Map<string, Caller[]>;
  /** rules that the cards of a file name */
  readonly ofCards: Map<string, string[]>;
}

/**
 * Adds to questions the chapter that tells their rule: what the innermost block around them cites,
 * else their card, else their callers.
 *
 * @param places  where each question stands, in the same order
 * @returns the same questions for a game without a rulebook; one whose rule no chapter tells stays
 *   as it is
 * @throws        never
 */
export function withChapters(model: GameModel, asks: readonly AskMeta[], places: readonly Span[]): readonly AskMeta[] {
  const chapters = chaptersByRule(model.extras['rulebook']);
  if (chapters.size === 0) return asks;
  const citations = citationsOf(model);
  return asks.map((ask, index) => {
    const chapter = chapterAt(citations, chapters, { at: places[index]!, within: ask.window ?? ask.within });
    return chapter === null ? ask : { ...ask, chapter };
  });
}

/** Chapter of each rule: the first that tells it. */
function chaptersByRule(rulebook: unknown): Map<string, string> {
  const { chapters = [] } = (rulebook ?? {}) as { chapters?: readonly { id: string; rules?: readonly string[] }[] };
  const found = new Map<string, string>();
  for (const { id, rules = [] } of chapters) for (const rule of rules) if (!found.has(rule)) found.set(rule, id);
  return found;
}

function citationsOf(model: GameModel): Citations {
  const citations: Citations = { cited: new Map(), callers: new Map(), ofCards: new Map() };
  for (const { program } of model.programs) for (const item of program.items) readItem(citations, item);
  for (const { effect, file, ruleIds } of model.rows) {
    for (const item of effect?.items ?? []) readItem(citations, item);
    for (const { id } of ruleIds) ensureList(citations.ofCards, file).push(id);
  }
  const size = ({ at }: Cited): number => at.end - at.start;
  for (const stretches of citations.cited.values()) stretches.sort((one, other) => size(one) - size(other));
  return citations;
}

function readItem({ cited, callers }: Citations, item: Item): void {
  const within = item.kind === 'procedure' ? item.name : '';
  walk(item, (node) => {
    if (node.kind === 'block') {
      const ids = node.statements.flatMap((one) => (one.kind === 'rule' ? one.ids.map(({ id }) => id) : []));
      if (ids.length > 0) ensureList(cited, node.at.file).push({ at: node.at, ids });
    } else if (node.kind === 'command') ensureList(callers, node.verb).push({ at: node.at, within });
    else if (node.kind === 'offer' || node.kind === 'include')
      ensureList(callers, node.window).push({ at: node.at, within });
  });
}

function ensureList<T>(lists: Map<string, T[]>, key: string): T[] {
  const known = lists.get(key) ?? [];
  lists.set(key, known);
  return known;
}

/** The nearest first: callers are looked at line by line, those of callers behind all of them. */
function chapterAt(citations: Citations, chapters: ReadonlyMap<string, string>, from: Caller): string | null {
  const queue = [from];
  const known = new Set<string>();
  for (const { at, within } of queue) {
    const around = (citations.cited.get(at.file) ?? []).filter(
      (one) => one.at.start <= at.start && at.end <= one.at.end,
    );
    for (const ids of [...around.map((one) => one.ids), citations.ofCards.get(at.file) ?? []]) {
      const told = mostOf(ids.flatMap((id) => chapters.get(id) ?? []));
      if (told !== null) return told;
    }
    if (within === '' || known.has(within) || known.size >= MOST_CALLERS) continue;
    known.add(within);
    queue.push(...(citations.callers.get(within) ?? []));
  }
  return null;
}

/** What stands in a list most often, of equals the first; null for an empty one. */
function mostOf(list: readonly string[]): string | null {
  const times = (wanted: string): number => list.filter((one) => one === wanted).length;
  return list.reduce<string | null>((best, one) => (best === null || times(one) > times(best) ? one : best), null);
}
