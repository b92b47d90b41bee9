import { isTestFile, lineAt, type Finding, type Rule, type TextFile } from '../rule.ts';

/** Names that stand for two types all the same, and why. */
const TWICE: ReadonlyMap<string, string> = new Map([
  ['GameError', 'a compiled game throws its own, which the engine hands on as an error with the name of the place'],
]);

interface Declared {
  readonly name: string;
  readonly path: string;
  readonly line: number;
}

/**
 * Exported types of the packages that share a name: a reader
 * must not have to look up which one is meant.
 */
export const oneMeaning: Rule = (files) => {
  const sources = files.filter(({ path }) => /^packages\/[^/]+\/src\/.*\.ts$/.test(path) && !isTestFile(path));
  const byName = Map.groupBy(sources.flatMap(typesOf), ({ name }) => name);
  return [...byName.values()].flatMap(([first, ...others]): Finding[] =>
    first === undefined || TWICE.has(first.name)
      ? []
      : others
          .filter(({ path }) => path !== first.path)
          .map(({ name, path, line }) => {
            const message = `${name} is already a type of ${first.path}: one of them needs a name of its own`;
            return { rule: 'one-meaning', path, line, message };
          }),
  );
};

function typesOf({ path, text }: TextFile): Declared[] {
  return [...text.matchAll(/^export (?:abstract )?(?:class|interface|type) (\w+)/gm)].map(
    ({ 1: name = '', index }) => ({
      name,
      path,
      line: lineAt(text, index),
    }),
  );
}
