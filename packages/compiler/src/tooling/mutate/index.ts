// Small changes of the meaning of a game, one at a time, to find out whether its scenarios notice
// them.

import type { Expression, Node } from '../../content/tree/node.ts';
import { AddingUp } from './adding-up.ts';
import { addToTree, periodsOf } from './additions.ts';
import { isRowFile, parseData } from './files.ts';
import type { GameModel } from '../../language/game.ts';
import { mutateData } from './in-data.ts';
import { mutateTree } from './in-trees.ts';
import { span, type Span } from '../../diagnostics/source/span.ts';
import { some } from '../../content/tree/walk.ts';
import { MutationList, type Mutation } from './mutation.ts';

export { playedFiles } from './files.ts';
export { mutated, type Mutation, type Mutator } from './mutation.ts';

/**
 * Every change of a game that is worth trying: numbers, comparisons, conditions, targets, lines
 * left out and lines in another order, in rules, effects and values; numbers of rows and
 * declarations; who sees a zone. Some do not compile, and some compile to the same code.
 *
 * @param model a game without errors
 * @param files its files by path, as they were compiled
 * @returns     by file and place
 * @throws      never
 */
export function mutationsOf(model: GameModel, files: ReadonlyMap<string, string>): Mutation[] {
  const list = new MutationList(files);
  for (const [path, text] of files) {
    const root = isRowFile(path, model.id) ? parseData(path, text) : undefined;
    if (root !== undefined) mutateData(root, list);
  }
  for (const tree of treesOf(model)) mutateTree(tree, list);
  return list.list();
}

/**
 * Every change that adds to a game, widens a condition, makes a number smaller or a duration
 * another one, in rules, effects and values.
 *
 * @throws never
 */
export function additionsOf(model: GameModel, files: ReadonlyMap<string, string>): Mutation[] {
  const list = new MutationList(files);
  const trees = treesOf(model);
  const known = { adding: new AddingUp(model), periods: periodsOf(trees) };
  for (const tree of trees) addToTree(tree, known, list);
  return list.list();
}

function treesOf(model: GameModel): Node[] {
  const attributes = [...model.kinds.flatMap((kind) => kind.attributes), ...model.playerAttributes];
  const values: readonly (Expression | null)[] = [
    ...attributes.map(({ base }) => base),
    ...model.sets.map(({ query }) => query),
    ...(model.score ?? []).flatMap(({ each, value }) => [each, value]),
  ];
  return [
    ...model.programs.map(({ program }) => program),
    ...model.rows.flatMap(({ effect }) => effect ?? []),
    ...values.filter((value) => value !== null),
  ];
}

/**
 * What carries out a rule: the procedures and effects that cite it, and the rows that name it, from
 * their first line to the next row.
 *
 * @throws never
 */
export function rulePlaces(model: GameModel, rule: string): Span[] {
  const cites = (item: Node): boolean =>
    some(item, (node) => node.kind === 'rule' && node.ids.some(({ id }) => id === rule));
  const items = model.programs.flatMap(({ program }) => program.items).filter(cites);
  const rows = model.rows.filter(
    ({ ruleIds, effect }) => ruleIds.some(({ id }) => id === rule) || (effect !== null && cites(effect)),
  );
  return [
    ...items.map(({ at }) => at),
    ...rows.map(({ file, at }) => {
      const next = model.rows.filter((row) => row.file === file && row.at.start > at.start).map((row) => row.at.start);
      return span(file, at.start, Math.min(...next, Number.MAX_SAFE_INTEGER));
    }),
  ];
}
