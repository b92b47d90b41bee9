// One file by itself against its whole game: what an editor says at each keystroke must be what the
// whole check says.

import { expect, it } from 'vitest';
import { createCompileCache } from '../src/compile-cache.ts';
import { inspectFile, inspectGame } from '../src/compile.ts';
import { roleOf } from '../src/content/load/paths.ts';
import type { Diagnostic } from '../src/diagnostics/diagnostic.ts';
import { CONTENT, gamesToTest, TIMES } from './content-games.ts';
import { mutate, seeded } from './mutate.ts';
import { readGames } from './tiny-game.ts';

/**
 * Damaged files of each game: enough that each sort of file has many, few enough for some seconds.
 */
const COUNT = 90 * TIMES;

const ONE_OF_ITS_SORT = new Set(['game', 'table', 'rulebook', 'trained', 'locale', 'lesson']);

const line = ({ span, code, message }: Diagnostic): string => `${span.start} ${span.end} ${code}: ${message}`;

function errorsIn(path: string, diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.filter(({ span, severity }) => span.file === path && severity === 'error').map(line);
}

it.each(gamesToTest)(
  'says of a file of %s no error that the whole game does not say, and all where names are known',
  (game) => {
    const files = readGames(CONTENT, game);
    const paths = [...files.keys()].filter(
      (path) => !['other', 'scenarios'].includes(roleOf(path.slice(game.length + 1))),
    );
    const rules = paths.filter((path) => path.endsWith('.rules'));
    const byRole = Map.groupBy(paths, (path) => roleOf(path.slice(game.length + 1)));
    const single = [...byRole].filter(([role]) => ONE_OF_ITS_SORT.has(role));
    const cache = createCompileCache();
    const before = inspectGame(files, game, cache).model;
    const random = seeded(15);
    const known = new Map<string, number>();

    let index = 0;
    /** Damages one of some files. */
    const tryOne = (wanted: readonly string[]): void => {
      const path = wanted[Math.floor(random() * wanted.length)]!;
      const damaged = new Map(files).set(path, mutate(files.get(path)!, random));

      const soon = inspectFile(damaged, path, before, cache);
      const late = inspectGame(damaged, game, cache);

      const at = { index: index++, path };
      const errors = errorsIn(path, late.diagnostics);
      expect({ at, errors: errorsIn(path, soon.diagnostics).filter((one) => !errors.includes(one)) }).toEqual({
        at,
        errors: [],
      });
      if (soon.isWhole) {
        const role = roleOf(path.slice(game.length + 1));
        known.set(role, (known.get(role) ?? 0) + 1);
        expect({ at, errors: errorsIn(path, soon.diagnostics) }).toEqual({ at, errors });
      }
    };

    for (let turn = 0; turn < COUNT / 3; turn++)
      // Rows are many; a third of the files are rules, and a third what there is one of: game.yaml,
      // table.yaml, languages, each in its turn.
      for (const wanted of [paths, rules, single[turn % single.length]![1]]) tryOne(wanted);
    // Of what there is one of some are whole, however few of each kind have had their turn.
    for (const [role, wanted] of single) for (let more = 0; more < COUNT && !known.has(role); more++) tryOne(wanted);
    for (const [role] of single) expect({ role, known: known.get(role) ?? 0 }).not.toEqual({ role, known: 0 });
    expect([...known.values()].reduce((sum, count) => sum + count)).toBeGreaterThan(COUNT / 2);
  },
);
