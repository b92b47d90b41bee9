// What is printed on things of kinds that are sorts of one kind, as bots that learn look at it.
import { compileGame } from '@undercroft/compiler';
import type { GameModule } from '@undercroft/contract';
import { advance, createState } from '@undercroft/engine';
import { expect, it } from 'vitest';
import { positionReader } from '../src/learned/position-reader.ts';

const FILES = {
  'shelf/game.yaml': `title: Shelf
players: { min: 1, max: 2 }
start: play-game
kinds:
  ware: { printed: { weight: { type: number } } }
  book: { is: ware, folder: books, printed: { pages: { type: number } } }
  jar: { is: ware, folder: jars }
zones:
  shelf: { holds: ware }
  floor: { holds: ware }
reasons: { bare: The shelf is bare. }
`,
  'shelf/books/books.table.yaml': `each: { starts: shelf }
rows:
  atlas: { count: 2, weight: 5, pages: 90 }
  novel: { weight: 1, pages: 300 }
`,
  'shelf/jars/jars.table.yaml': `each: { starts: shelf }
rows:
  honey: { count: 3, weight: 2 }
`,
  'shelf/rules/play.rules': `to play-game
  repeat while count(shelf) > 0
    move a ware in shelf to floor
  end-game because bare
`,
} as const;

it('is summed up by kind, also where a kind has it from the one that it is a sort of', async () => {
  const { module, diagnostics } = compileGame(new Map<string, string>(Object.entries(FILES)), 'shelf');
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const text = encodeURIComponent(module!.code);
  const game = (await import(/* @vite-ignore */ `data:text/javascript,${text}`)) as GameModule;
  const names = ['weight of book', 'weight of jar', 'pages'].map((name) => `shared ${name} in shelf`);
  const state = createState(game);
  game.init(state, [], 1, 1);
  advance(game, state);
  const into = new Float32Array(names.length);

  positionReader(game.meta, names).read(state, 0, -1, -1, into);

  expect([...into]).toEqual([11, 6, 480]);
});
