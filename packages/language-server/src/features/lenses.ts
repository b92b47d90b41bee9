// What stands above a line: scenarios to run, and what bots made of a card.

import { outlineOf, scenariosAbout, scenariosIn, type ScenarioPlace, type Span } from '@undercroft/compiler';
import type { CodeLens } from 'vscode-languageserver';
import type { ScenariosToRun } from '../requests.ts';
import { RUN_SCENARIOS } from '../requests.ts';
import type { AskedFile } from '../workspace.ts';

/**
 * Above each scenario one that runs it, above the first one that runs the file, above each card one
 * that runs the scenarios that speak of it, and how often it was played, where a report lies beside
 * the game.
 *
 * @param runs  whether the client knows the command; lenses only tell where it does not
 * @throws      never
 */
export function lensesIn({ game, path }: AskedFile, runs: boolean): CodeLens[] {
  const index = game.lastSound();
  if (index === null) return [];
  const lens = (at: Span, title: string, only: readonly ScenarioPlace[]): CodeLens => {
    const params: ScenariosToRun = {
      game: game.place.id,
      root: game.place.root,
      scenarios: only.map(({ name, at: { file } }) => ({ name, file })),
    };
    return {
      range: game.range(at),
      command: runs ? { title, command: RUN_SCENARIOS, arguments: [params] } : { title, command: '' },
    };
  };
  const own = scenariosIn(index, path);
  const [first] = own;
  if (first !== undefined) {
    const each = runs ? own.map((one) => lens(one.at, 'run', [one])) : [];
    return [lens(first.at, countOf(own.length, runs), own), ...each];
  }
  const rows = outlineOf(index, path).filter(({ symbol }) => symbol.sort === 'row');
  // The name of a card is the name of its file, and stands nowhere in it.
  const file = index.model.rows.find(
    (row) => row.at.file === path && !rows.some(({ name }) => name.start === row.at.start),
  );
  const symbols = rows.map(({ symbol, name }) => ({ symbol, at: name }));
  if (rows.length === 0 && file !== undefined) {
    const symbol = index.book.declared.find(({ sort, name }) => sort === 'row' && name === file.name);
    if (symbol !== undefined) symbols.push({ symbol, at: { file: path, start: 0, end: 0 } });
  }
  return symbols.flatMap(({ symbol, at }) => {
    const about = scenariosAbout(index, symbol);
    const run = about.length === 0 ? lens(at, 'no scenario', []) : lens(at, countOf(about.length, runs), about);
    const title = index.model.rows.find(({ name }) => name === symbol.name)?.title;
    const figure = title === undefined ? undefined : game.figureOf(title);
    return figure === undefined ? [run] : [run, { range: game.range(at), command: { title: figure, command: '' } }];
  });
}

function countOf(count: number, runs: boolean): string {
  return `${runs ? 'run ' : ''}${count} ${count === 1 ? 'scenario' : 'scenarios'}`;
}
