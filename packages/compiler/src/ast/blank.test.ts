import { expect, it } from 'vitest';
import { TINY_GAME_ID, tinyGame } from '../../test/tiny-game.ts';
import { loadGame } from '../1-load/game.ts';
import { gameSources } from '../1-load/paths.ts';
import { parseExpression, parseProgram } from '../2-parse/parse.ts';
import { resolveGame } from '../3-resolve/resolve.ts';
import { checkGame } from '../4-check/check.ts';
import { blankable } from './blank.ts';

it('gives trees back as they were parsed', () => {
  const parsed: { readonly tree: object; readonly before: string; readonly blank: () => void }[] = [];
  const noted = <Tree extends object>(tree: Tree): Tree => {
    parsed.push({ tree, before: JSON.stringify(tree), blank: blankable(tree) });
    return tree;
  };
  const model = loadGame(
    gameSources(tinyGame(), TINY_GAME_ID),
    TINY_GAME_ID,
    {
      program: (text) => noted(parseProgram(text, () => {})),
      expression: (text) => noted(parseExpression(text, () => {})),
    },
    () => {},
  );
  if (model !== null)
    checkGame(
      model,
      resolveGame(model, () => {}),
      () => {},
    );
  // What is written leads in circles, so it cannot be printed.
  expect(() => JSON.stringify(parsed.map(({ tree }) => tree))).toThrow(TypeError);

  for (const { blank } of parsed) blank();

  expect(parsed.length).toBeGreaterThan(10);
  expect(parsed.map(({ tree }) => JSON.stringify(tree))).toEqual(parsed.map(({ before }) => before));
});
