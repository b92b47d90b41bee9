// Gathers what a game declares, so that it can be used before it stands: procedures, defines and
// everything that has a name.

import { isDeclared, isStanding } from '../../content/tree/by-kind.ts';
import type { Define, Item, Procedure } from '../../content/tree/node.ts';
import type { Span } from '../../diagnostics/source/span.ts';
import type { Report } from '../../diagnostics/collector.ts';
import { isBuiltInFunction } from '../vocabulary/functions.ts';
import { isSpatialFunction } from '../vocabulary/spatial.ts';
import { isBuiltInVerb } from '../vocabulary/verbs.ts';
import type { KindModel } from '../../content/model/model.ts';
import type { GameModel, HookUse } from '../game.ts';
import type { Ref } from '../facts/ref.ts';
import { rowPlurals, SPECIAL_WORDS, type SymbolTable, type NameMeaning } from './symbol-table.ts';
import { participleOf } from './participle.ts';

/**
 * Gathers all names of a game and completes the model with its procedures, defines, standing items
 * and hooks.
 */
export function collectNames(game: GameModel, report: Report): SymbolTable {
  const names: SymbolTable = {
    game,
    nouns: new Map(),
    enumValues: new Map(),
    enums: new Map(game.enums.map((one) => [one.name, one])),
    kinds: new Map(game.kinds.map((one) => [one.name, one])),
    windows: new Map(game.windows.map((one) => [one.name, one])),
    procedures: new Map(),
    participles: new Map(),
    defines: new Map(),
    lost: new Set(),
    broken: new Set(),
  };
  collectWords(names);
  collectNouns(names, report);
  for (const one of game.enums) {
    for (const [index, value] of one.values.entries()) {
      names.enumValues.set(value.name, [...(names.enumValues.get(value.name) ?? []), { enum: one, index }]);
    }
  }
  for (const { program } of game.programs) collectItems(program.items, names, report);
  collectParticiples(names, report);
  game.procedures = names.procedures;
  game.defines = names.defines;
  game.standing = game.programs.flatMap(({ program }) => program.items.filter(isStanding));
  game.hooks = hooksOf(game);
  return names;
}

function collectWords(names: SymbolTable): void {
  for (const word of SPECIAL_WORDS)
    names.nouns.set(word, { ref: wordRef(word), at: null, what: 'word of the language' });
}

function wordRef(word: (typeof SPECIAL_WORDS)[number]): Ref {
  switch (word) {
    case 'you':
      return { to: 'you' };
    case 'result':
      return { to: 'result' };
    case 'players':
    case 'others':
    case 'everyone':
    case 'opponent':
      return { to: 'player-word', word };
    case 'player':
      return { to: 'player-word', word: 'players' };
    case 'thrown-dice':
    case 'die':
    case 'dice':
      return { to: 'thrown-dice' };
    case 'flag':
    case 'it':
    case 'number':
    case 'old':
    case 'thing':
    case 'this':
      return { to: 'function', name: word };
  }
}

/** Words that games with sides have: each with its singular. */
const TEAM_WORDS = [
  ['partner', 'partners'],
  ['rival', 'rivals'],
] as const;

function collectNouns(names: SymbolTable, report: Report): void {
  const { game } = names;
  if (game.team !== null)
    for (const [one, word] of TEAM_WORDS)
      for (const name of [one, word])
        names.nouns.set(name, { ref: { to: 'player-word', word }, at: null, what: 'word of games with sides' });
  const add = (name: string, noun: NameMeaning): void => {
    const earlier = names.nouns.get(name);
    if (earlier === undefined) names.nouns.set(name, noun);
    else if (!sameRef(earlier.ref, noun.ref) && noun.at !== null)
      reportDuplicate(report, name, noun.what, noun.at, earlier);
  };
  for (const kind of game.kinds) {
    add(kind.name, { ref: { to: 'kind', kind }, at: kind.at, what: 'kind' });
    add(kind.plural, { ref: { to: 'kind', kind }, at: kind.at, what: 'kind' });
  }
  for (const set of game.sets) {
    add(set.name, { ref: { to: 'set', set }, at: set.at, what: 'set' });
    add(set.one, { ref: { to: 'set', set }, at: set.at, what: 'set' });
  }
  for (const zone of game.zones) add(zone.name, { ref: { to: 'zone', zone }, at: zone.at, what: 'zone' });
  for (const field of game.globals) add(field.name, { ref: { to: 'field', field }, at: field.at, what: 'global' });
  for (const option of game.options) add(option.name, { ref: { to: 'option', option }, at: option.at, what: 'option' });
  for (const row of game.rows) add(row.name, { ref: { to: 'row', row }, at: row.at, what: row.kind.name });
  // A plural that another name has is no mistake of the row: the row can still be named by its id.
  for (const row of game.rows) {
    for (const plural of rowPlurals(row)) {
      if (!names.nouns.has(plural))
        names.nouns.set(plural, { ref: { to: 'row', row }, at: row.at, what: row.kind.name });
    }
  }
}

function sameRef(first: Ref, second: Ref): boolean {
  return (
    (first.to === 'kind' && second.to === 'kind' && first.kind === second.kind) ||
    (first.to === 'set' && second.to === 'set' && first.set === second.set)
  );
}

function reportDuplicate(report: Report, name: string, what: string, at: Span, earlier: NameMeaning): void {
  const related = earlier.at === null ? [] : [{ span: earlier.at, message: `the ${earlier.what} of that name` }];
  report('resolve/duplicate-name', at, { name, what, other: earlier.what }, { related });
}

function collectItems(items: readonly Item[], names: SymbolTable, report: Report): void {
  for (const item of items) {
    if (item.kind === 'error' && item.by !== 'let') {
      for (const name of item.declares) names.lost.add(name).add(participleOf(name));
    }
    if (!isDeclared(item)) continue;
    const earlier = takenBy(item, names);
    if (earlier !== null) {
      reportDuplicate(report, item.name, item.kind, item.nameAt, earlier);
      continue;
    }
    if (item.kind === 'procedure') names.procedures.set(item.name, item);
    else {
      names.defines.set(item.name, item);
      if (item.params.length === 0) names.nouns.set(item.name, nounOf(item));
    }
  }
}

function nounOf(item: Procedure | Define): NameMeaning {
  const ref: Ref = item.kind === 'define' ? { to: 'define', define: item } : { to: 'procedure', procedure: item };
  return { ref, at: item.nameAt, what: item.kind };
}

/**
 * What has the name of a declaration already; a procedure may share its name with a noun, because
 * nouns are never done.
 */
function takenBy({ kind, name }: Procedure | Define, names: SymbolTable): NameMeaning | null {
  const procedure = names.procedures.get(name);
  const define = names.defines.get(name);
  if (procedure !== undefined) return nounOf(procedure);
  if (define !== undefined) return nounOf(define);
  if (kind === 'procedure' && isBuiltInVerb(name))
    return { ref: { to: 'function', name }, at: null, what: 'verb of the language' };
  if (isBuiltInFunction(name) || isSpatialFunction(name))
    return { ref: { to: 'function', name }, at: null, what: 'function of the language' };
  return kind === 'define' ? (names.nouns.get(name) ?? null) : null;
}

function collectParticiples(names: SymbolTable, report: Report): void {
  for (const procedure of names.procedures.values()) {
    const participle = procedure.participle ?? participleOf(procedure.name);
    const earlier = names.participles.get(participle);
    if (earlier === undefined) names.participles.set(participle, procedure);
    else
      report(
        'resolve/same-participle',
        procedure.nameAt,
        { participle, name: procedure.name, other: earlier.name },
        { related: [{ span: earlier.nameAt, message: 'the other procedure' }] },
      );
  }
}

function hooksOf(game: GameModel): HookUse[] {
  const hooks: HookUse[] = [];
  for (const item of game.standing ?? []) if (item.kind === 'hook') hooks.push({ hook: item, row: null });
  for (const row of game.rows) {
    for (const item of row.effect?.items ?? []) if (item.kind === 'hook') hooks.push({ hook: item, row });
  }
  return hooks;
}

/** Whether a kind is another one or below it. */
export function isKindOf(kind: KindModel | null, ancestor: KindModel): boolean {
  for (let at = kind; at !== null; at = at.parent) if (at === ancestor) return true;
  return false;
}

/**
 * The procedure that plays a card of a kind, its own or that of a kind above; null when there is
 * none.
 */
export function playOf(kind: KindModel): string | null {
  return kind.play ?? (kind.parent === null ? null : playOf(kind.parent));
}
