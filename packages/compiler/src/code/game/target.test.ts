import { HEADER, STATUS, type GameModule } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { TINY_GAME_ID, tinyGame } from '../../../test/tiny-game.ts';
import { compileGame } from '../../compile.ts';
import { createCompileCache } from '../../compile-cache.ts';
import { loadModule } from '../testing/running.ts';

function compiled(
  extra = '',
  more: Readonly<Record<string, string>> = {},
): readonly [develop: string, release: string] {
  const files = tinyGame();
  for (const [path, text] of Object.entries(more)) files.set(`${TINY_GAME_ID}/${path}`, text);
  const path = `${TINY_GAME_ID}/game.yaml`;
  files.set(path, `${files.get(path) ?? ''}\n${extra}`);
  const [develop, release] = (['develop', 'release'] as const).map(
    (target) => compileGame(files, TINY_GAME_ID, createCompileCache(), target).module?.code ?? '',
  );
  return [develop ?? '', release ?? ''];
}

it('leaves out marks, citations, invariants and procedures, when a game is compiled for players', async () => {
  const [develop, release] = compiled('invariants:\n  rich: your oil >= 0\n');
  const [whole, lean] = [(await loadModule(develop)).meta, (await loadModule(release)).meta];

  expect(develop).toContain('io.reached[');
  expect(release).not.toContain('io.reached[');
  expect(whole.procedures.length).toBeGreaterThan(0);
  expect(whole.invariants).toHaveLength(1);
  expect([lean.procedures, lean.rules, lean.invariants]).toEqual([[], [], undefined]);
  expect(lean.rows).toEqual(whole.rows.map((row) => ({ ...row, rules: [] })));
});

it('still names file and line of every question and reason, when a game is compiled for players', async () => {
  const [develop, release] = compiled();
  const [whole, lean] = [(await loadModule(develop)).meta, (await loadModule(release)).meta];
  const places = ({ asks, sites }: typeof whole) =>
    asks.map(({ site }) => [sites[site]?.file, sites[site]?.line] as const);

  expect(places(lean).length).toBeGreaterThan(3);
  expect(places(lean)).toEqual(places(whole));
});

it('tells players in one language, and gives the others beside the code', async () => {
  const files = tinyGame();
  files.set(`${TINY_GAME_ID}/locale/fr.yaml`, 'draft: true\ntitle: Lampe\n');
  const { module } = compileGame(files, TINY_GAME_ID, createCompileCache(), 'release');

  expect((await loadModule(module?.code ?? '')).meta.languages).toBeUndefined();
  expect(module?.meta.languages).toMatchObject({ fr: { title: 'Lampe' } });
});

it('keeps of what was learned only what bots go by, when a game is compiled for players', async () => {
  const way = (seats: number, plays: string): string =>
    `  - seats: ${seats}\n    plays: ${plays}\n    answers: 9\n    match: {games: 2, won: 1}\n    hidden: 1\n    inputs: [own turn]\n    weights: AAAA\n`;
  const learned = async (...ways: readonly string[]): Promise<readonly (readonly number[] | undefined)[]> => {
    const codes = compiled('', { 'trained.yaml': `players:\n${ways.join('')}` });
    const modules = await Promise.all(codes.map((code) => loadModule(code)));
    return modules.map(({ meta }) => meta.extras.trained?.players.map(({ seats }) => seats));
  };

  expect(await learned(way(2, 'sensible'), way(3, 'learned'))).toEqual([[2, 3], [3]]);
  expect(await learned(way(2, 'sensible'))).toEqual([[2], undefined]);
});

it('plays the same states, when a game is compiled for players', async () => {
  const [whole, lean] = await Promise.all(compiled().map((code) => loadModule(code)));
  if (whole === undefined || lean === undefined) throw new Error('two are compiled');

  expect(lean.meta.layout).toEqual(whole.meta.layout);
  expect(playedBy(lean)).toEqual(playedBy(whole));
});

/** Ends of some games in which the first answer is given each time. */
function playedBy(module: GameModule): number[][] {
  return [1, 2, 3].map((seed) => {
    const state = new Int32Array(module.meta.layout.size);
    module.init(state, [], module.meta.players.min, seed);
    for (let answers = 0; answers < 200 && module.run(state) === STATUS.decision; answers++) {
      state[HEADER.answer] = module.io.options[0] ?? 0;
      state[HEADER.answered] = 1;
    }
    return [...state];
  });
}

it('writes no function for a procedure that nobody calls, when a game is compiled for players', () => {
  const [develop, release] = compiled('', { 'rules/more.rules': 'to prosper\n  gain 1 oil\n' });

  expect(develop).toContain('function r_prosper(');
  expect(release).toContain('function p_prosper(');
  expect(release).not.toContain('r_prosper');
});

it('gives the same game as a function, for scripts that are no modules', async () => {
  const hostile = 'Wick */ </script>`${PWNED}`"';
  const { module } = compileGame(
    new Map([
      ...tinyGame(),
      [
        `${TINY_GAME_ID}/tricks/wick.yaml`,
        `title: ${JSON.stringify(hostile)}\ncount: 1 per player\nstarts: deck\ncost: 1\n`,
      ],
    ]),
    TINY_GAME_ID,
    null,
    'release',
  );
  const game = await loadModule(module?.code ?? '');
  const source = `export default (${module?.functionCode ?? ''})();`;
  const { default: same } = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as {
    default: GameModule;
  };

  expect(Object.keys(same).toSorted()).toEqual(Object.keys(game).toSorted());
  expect(same.meta).toEqual(game.meta);
  expect(same.meta.rows.map(({ title }) => title)).toContain(hostile);
  const [one, other] = [game, same].map((played) => {
    const { meta } = played;
    const state = new Int32Array(meta.layout.size);
    played.init(
      state,
      meta.options.map(() => 0),
      meta.players.min,
      7,
    );
    played.run(state);
    return state;
  });
  expect(other).toEqual(one);
});
