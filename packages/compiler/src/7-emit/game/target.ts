/** For whom a game is compiled, and what of it players have no use for. */
import type { GameMeta } from '@undercroft/contract';

/** `develop` has all that tests and designers ask for; `release` only what it takes to play. */
export type Target = 'develop' | 'release';

/** The metadata of a game for players, without rules that are cited, procedures and functions to be called from outside, what must always hold, and the rulebook. */
export function releaseMeta(meta: GameMeta): GameMeta {
  const { functions: _asked, invariants: _, languages, ...rest } = meta;
  return {
    ...rest,
    rows: meta.rows.map((row) => ({ ...row, rules: [] })),
    rules: [],
    procedures: [],
    extras: withoutRulebook(meta.extras),
    ...(languages === undefined ? {} : { languages: mapped(languages, withoutRulebookIn) }),
  };
}

/** What of it stands in the code for players: other languages come in files of their own. */
export function withoutLanguages(meta: GameMeta): GameMeta {
  const { languages: _, ...rest } = meta;
  return rest;
}

function withoutRulebook(extras: GameMeta['extras']): GameMeta['extras'] {
  return Object.fromEntries(Object.entries(extras).filter(([name]) => name !== 'rulebook'));
}

/** What differs in another language. */
function withoutRulebookIn(overlay: unknown): unknown {
  if (typeof overlay !== 'object' || overlay === null || !('extras' in overlay)) return overlay;
  return { ...overlay, extras: withoutRulebook(overlay.extras as GameMeta['extras']) };
}

function mapped(all: Readonly<Record<string, unknown>>, change: (one: unknown) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(all).map(([name, one]) => [name, change(one)]));
}
