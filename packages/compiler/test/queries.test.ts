/** Questions about places, asked of every game of the content. */
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../src/diagnostics/apply-edits.ts';
import { createCompileCache, type CompileCache } from '../src/compile-cache.ts';
import { inspectGame } from '../src/compile.ts';
import { sourceFile } from '../src/diagnostics/source/file.ts';
import {
  blocksIn,
  completionsAt,
  enclosing,
  hintsIn,
  indexGame,
  outlineOf,
  renameAt,
  signatureAt,
  describeAt,
  type GameIndex,
} from '../src/tooling/queries/index.ts';
import { CONTENT, gamesToTest, TIMES } from './content-games.ts';
import { mutate, seeded } from './mutate.ts';
import { readGames } from './tiny-game.ts';

/** Places of each game at which everything is asked. */
const PLACES = 8 * TIMES;

/** @param before  index of an earlier text, as a language server has it */
function indexed(
  files: ReadonlyMap<string, string>,
  game: string,
  cache: CompileCache,
  before: GameIndex | null = null,
): GameIndex {
  return indexGame(files, inspectGame(files, game, cache).model!, before);
}

describe.each(gamesToTest)('%s', (game) => {
  const files = readGames(CONTENT, game);
  // As in an editor: most files are as they were in the compile before.
  const cache = createCompileCache();
  const index = indexed(files, game, cache);
  const paths = [...files.keys()];
  const names = paths.flatMap((path) => index.occurrencesIn(path));

  it('puts every name on one word', () => {
    const odd = names.filter(({ at }) => {
      const text = files.get(at.file)!.slice(at.start, at.end);
      return !/^[\w-]+$/.test(text);
    });

    expect(names.length).toBeGreaterThan(1000);
    expect(odd.map(({ at, symbol }) => `${at.file} ${at.start} ${symbol.name}`)).toEqual([]);
  });

  it('knows where every name is declared that has a word of its own', () => {
    const declared = index.book.declared.filter(({ at, name }) => {
      // What a map makes of itself has no word of its own.
      return at !== null && files.get(at.file)?.slice(at.start, at.end) === name;
    });
    const lost = declared.filter((symbol) => !index.occurrencesOf(symbol).some(({ isDeclaration }) => isDeclaration));

    expect(lost.map(({ sort, name }) => `${sort} ${name}`)).toEqual([]);
  });

  it('compiles as before, when something is renamed everywhere', () => {
    const random = seeded(5);
    const candidates = index.book.declared.filter(({ sort, at }) => at !== null && RENAMED.has(sort));
    const refused: string[] = [];
    for (let round = 0; round < 4; round++) {
      const symbol = candidates[Math.floor(random() * candidates.length)]!;
      const at = index.occurrencesOf(symbol).find(({ isDeclaration }) => isDeclaration)?.at ?? symbol.at!;
      const renaming = renameAt(index, at.file, at.start, 'zz-other');
      expect([symbol.name, renaming?.edits.length ?? 0]).not.toEqual([symbol.name, 0]);
      const after = new Map(files);
      for (const [path, text] of files) after.set(path, applyEdits(sourceFile(path, text), renaming?.edits ?? []));
      const broken = inspectGame(after, game, cache).diagnostics.find(({ severity }) => severity === 'error');
      if (broken !== undefined) refused.push(`${symbol.sort} ${symbol.name}: ${broken.message} (${broken.span.file})`);
    }

    expect(refused).toEqual([]);
  });

  it('answers everything about any place, when texts are broken', () => {
    const random = seeded(6);
    for (let round = 0; round < PLACES; round++) {
      const path = paths[Math.floor(random() * paths.length)]!;
      const text = mutate(files.get(path)!, random);
      const offset = Math.floor(random() * (text.length + 1));
      const broken = indexed(new Map(files).set(path, text), game, cache, index);
      for (const one of [index, broken]) {
        describeAt(one, path, offset);
        enclosing(one, path, offset);
        blocksIn(one, path);
        outlineOf(one, path);
        hintsIn(one, path);
        signatureAt(one, text.slice(Math.max(0, offset - 40), offset));
        expect(Array.isArray(completionsAt(one, path, text, offset).list)).toBe(true);
      }
    }
  });
});

const RENAMED: ReadonlySet<string> = new Set([
  'procedure',
  'definition',
  'zone',
  'global',
  'field',
  'counter',
  'window',
]);
