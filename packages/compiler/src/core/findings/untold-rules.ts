/** Rule ids that cards and procedures cite, while a complete rulebook tells them nowhere. */
import { phase, type Phase } from '../../diagnostics/collector.ts';
import { walk } from '../../content/tree/walk.ts';
import type { Item } from '../../content/tree/node.ts';
import type { RowModel } from '../../content/model/model.ts';
import type { GameModel } from '../../language/game.ts';

/**
 * Finds ids that no chapter tells. A game whose rulebook does not call itself complete leaves rules
 * to its cards, so nothing is found there.
 *
 * @param model  resolved and checked, without errors
 * @throws       never
 */
export function findUntoldRules(model: GameModel): Phase<void> {
  return phase((report) => {
    const { complete = false, chapters } = rulebookOf(model);
    if (!complete) return;
    const seen = new Set(chapters.flatMap(({ rules = [] }) => rules));
    for (const { id, at } of citedIn(model)) {
      if (seen.has(id)) continue;
      seen.add(id);
      report('check/untold-rule', at, { id });
    }
  });
}

interface Rulebook {
  readonly complete?: boolean;
  readonly chapters: readonly { readonly rules?: readonly string[] }[];
}

/** The schema has checked it when it was loaded. */
function rulebookOf({ extras }: GameModel): Rulebook {
  return (extras['rulebook'] ?? { chapters: [] }) as Rulebook;
}

type Citation = RowModel['ruleIds'][number];

function citedIn({ programs, rows }: GameModel): Citation[] {
  const ofRows = rows.flatMap(({ ruleIds, effect }) => [...ruleIds, ...(effect?.items ?? []).flatMap(citedBy)]);
  return [...ofRows, ...programs.flatMap(({ program }) => program.items.flatMap(citedBy))];
}

function citedBy(item: Item): Citation[] {
  const found: Citation[] = [];
  walk(item, (node) => {
    if (node.kind === 'rule') found.push(...node.ids);
  });
  return found;
}
