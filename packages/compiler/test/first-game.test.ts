import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compileGame } from '../src/compile.ts';

const PAGE = readFileSync(new URL('../../../docs/how-to/add-a-game.md', import.meta.url), 'utf8');

it('is a whole game, what the page on a new game tells a designer to write', () => {
  const blocks = [...PAGE.matchAll(/`([a-z/.]+)`[^\n]*:\n\n```\w+\n([^`]*)```/g)];
  const files = new Map(blocks.map(([, path = '', text = '']) => [`gems/${path}`, text]));

  expect([...files.keys()]).toEqual(['gems/game.yaml', 'gems/rules/play.rules', 'gems/cards/ruby.yaml']);
  const { diagnostics, module } = compileGame(files, 'gems');
  expect(diagnostics).toEqual([]);
  expect(module).not.toBeNull();
});
