/**
 * Rows of a kind that have one title in a language, while nothing printed tells their cards apart.
 */
import { phase, type Phase } from '../diagnostics/collector.ts';
import type { RowModel } from '../content/model/model.ts';
import type { GameModel } from '../language/game.ts';

/**
 * Finds rows that players could not tell apart. Questions tell rows of one title apart by a printed
 * value, so those that differ in one are left out.
 *
 * @param model  resolved and checked, without errors
 * @throws       never
 */
export function findSameTitles(model: GameModel): Phase<void> {
  return phase((report) => {
    const rows = model.rows.filter(({ spot }) => spot === undefined);
    for (const lang of ['en', ...(model.locales?.keys() ?? [])]) {
      const titles = model.locales?.get(lang)?.titles ?? {};
      const title = (row: RowModel): string => (Object.hasOwn(titles, row.name) ? titles[row.name]! : row.title);
      const groups = Map.groupBy(rows, (row) => JSON.stringify([row.kind.name, title(row), [...row.printed]]));
      for (const [first, ...others] of groups.values())
        for (const row of others) {
          // A language in which they read as they do in English adds nothing.
          if (first === undefined || (lang !== 'en' && first.title === row.title)) continue;
          const related = [{ span: first.at, message: 'the other row' }];
          report('check/same-title', row.at, { title: title(row), kind: row.kind.name, lang }, { related });
        }
    }
  });
}
