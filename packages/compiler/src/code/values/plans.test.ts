import { expect, it } from 'vitest';
import { compileGame } from '../../compile.ts';

const GAME = `title: Camp
players: {min: 1, max: 1}
start: camp-out
kinds:
  figure: {title: Figure}
  hero: {is: figure, title: Hero, folder: heroes, zones: {pack: {holds: [rope], title: Pack}}}
  ghost: {is: figure, title: Ghost, folder: ghosts}
  rope: {title: Rope, folder: ropes}
zones: {camp: {holds: [figure, rope], title: Camp}}
globals: {found: {type: number, title: Found}}
`;

const compiled = (define: string): ReturnType<typeof compileGame> =>
  compileGame(
    new Map([
      ['camp/game.yaml', GAME],
      ['camp/heroes/ann.yaml', 'title: Ann\nstarts: camp\n'],
      ['camp/ghosts/boo.yaml', 'title: Boo\nstarts: camp\n'],
      ['camp/ropes/long.yaml', 'title: Long Rope\nstarts: camp\n'],
      [
        'camp/rules/play.rules',
        `to camp-out\n  for each f in figures, set found to ropes-of(f)\n\ndefine ropes-of(figure f) giving number\n  ${define}\n  return 0\n`,
      ],
    ]),
    'camp',
  );

it('counts what lies in a thing, once it is known to be of the sort in which things lie', () => {
  const { diagnostics, module } = compiled('if f is hero, return count(ropes in f)');

  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(module).not.toBeNull();
});

it('says so, when things lie only in some sorts of what is asked', () => {
  const { diagnostics, module } = compiled('if found is 0, return count(ropes in f)');

  expect(module).toBeNull();
  expect(diagnostics.map(({ code }) => code)).toEqual(['emit/not-runnable-yet']);
  expect(diagnostics[0]?.message).toContain('`ropes` in a figure, of which only some sorts have a place for them');
});
