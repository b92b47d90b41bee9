import { compileGame } from '@undercroft/compiler';
import { TINY_GAME_ID, tinyGame } from '@undercroft/compiler/testing';
import { expect, it } from 'vitest';
import { moduleFromText } from '../module-from-text.ts';
import { gameFromFunction } from './game-from-function.ts';

it('loads the same game as a module of its code', async () => {
  const { module } = compileGame(tinyGame(), TINY_GAME_ID);

  const loaded = gameFromFunction(module!.functionCode);
  const imported = await moduleFromText(module!.code);
  expect(Object.keys(loaded).toSorted()).toEqual(Object.keys(imported).toSorted());
  expect(loaded.meta).toEqual(imported.meta);
});

it('gives each call scratch memory of its own', () => {
  const { functionCode } = compileGame(tinyGame(), TINY_GAME_ID).module!;

  expect(gameFromFunction(functionCode).meta).not.toBe(gameFromFunction(functionCode).meta);
});
