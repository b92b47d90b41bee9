/** Which rules of a game have a scenario. */
import type { GameMeta } from '@undercroft/contract';
import type { Scenario } from '@undercroft/scenario';

/** Ids of rules, sorted. */
export interface RuleCoverage {
  /** all rules that the content knows: cited in rules and rows, or listed in the rulebook */
  readonly rules: readonly string[];
  /** rules without a scenario */
  readonly missing: readonly string[];
  /** ids that a scenario names and the content does not know */
  readonly unknown: readonly string[];
}

/** What an id of a rule looks like: `AB-TURN-01`. */
const RULE_ID = /^[A-Z][A-Z0-9]*(-[A-Z0-9]+)+$/;

/** Holds the rules of a game against its scenarios. Never throws. */
export function ruleCoverage(meta: GameMeta, scenarios: readonly Scenario[]): RuleCoverage {
  const rules = new Set<string>(meta.rules.map(({ id }) => id));
  for (const row of meta.rows) for (const id of row.rules) rules.add(id);
  for (const site of meta.sites) for (const id of site.rules) rules.add(id);
  collectIds(meta.extras.rulebook, rules);
  const shown = new Set(scenarios.flatMap((scenario) => scenario.rules));
  return {
    rules: [...rules].toSorted(),
    missing: [...rules].filter((id) => !shown.has(id)).toSorted(),
    unknown: [...shown].filter((id) => !rules.has(id)).toSorted(),
  };
}

/**
 * The rulebook nests sections as it likes; an id stands under `id`, `rule` or `rules`, or as a key.
 */
function collectIds(node: unknown, into: Set<string>): void {
  if (Array.isArray(node)) for (const item of node) collectIds(item, into);
  if (typeof node === 'string' && RULE_ID.test(node)) into.add(node);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  for (const [key, value] of Object.entries(node)) {
    if (RULE_ID.test(key)) into.add(key);
    collectIds(value, into);
  }
}
