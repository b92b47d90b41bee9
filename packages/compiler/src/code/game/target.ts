/** For whom a game is compiled, and what of it players have no use for. */
import type { GameMeta } from '@undercroft/contract';

/** `develop` has all that tests and designers ask for; `release` only what it takes to play. */
export type Target = 'develop' | 'release';

/**
 * The metadata of a game for players, without rules that are cited, procedures and functions to be
 * called from outside, what must always hold, which rules a chapter tells, and learned numbers that
 * no bot at a table uses.
 */
export function releaseMeta(meta: GameMeta): GameMeta {
  const { functions: _asked, invariants: _, languages, ...rest } = meta;
  return {
    ...rest,
    rows: meta.rows.map((row) => ({ ...row, rules: [] })),
    rules: [],
    procedures: [],
    extras: withoutIdle(withoutRuleIds(meta.extras)),
    ...(languages === undefined ? {} : { languages: mapped(languages, withoutRuleIdsIn) }),
  };
}

/** What of it stands in the code for players: other languages come in files of their own. */
export function withoutLanguages(meta: GameMeta): GameMeta {
  const { languages: _, ...rest } = meta;
  return rest;
}

/** A rulebook without the ids of rules: `AskMeta.chapter` has what a table asks of them. */
function withoutRuleIds(extras: GameMeta['extras']): GameMeta['extras'] {
  const { rulebook } = extras;
  if (typeof rulebook !== 'object' || rulebook === null || !('chapters' in rulebook)) return extras;
  const { chapters } = rulebook;
  if (!Array.isArray(chapters)) return extras;
  const told = chapters.map((chapter: object) =>
    Object.fromEntries(Object.entries(chapter).filter(([key]) => key !== 'rules')),
  );
  return { ...extras, rulebook: { ...rulebook, chapters: told } };
}

/** What was learned, as far as bots go by it that are not named more exactly. */
function withoutIdle(extras: GameMeta['extras']): GameMeta['extras'] {
  const { trained, ...rest } = extras;
  const players = trained?.players.filter(({ plays }) => plays !== 'sensible') ?? [];
  return players.length === 0 ? rest : { ...rest, trained: { players } };
}

/** What differs in another language. */
function withoutRuleIdsIn(overlay: unknown): unknown {
  if (typeof overlay !== 'object' || overlay === null || !('extras' in overlay)) return overlay;
  return { ...overlay, extras: withoutRuleIds(overlay.extras as GameMeta['extras']) };
}

function mapped(all: Readonly<Record<string, unknown>>, change: (one: unknown) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(all).map(([name, one]) => [name, change(one)]));
}
