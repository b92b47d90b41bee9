import { FRAME, HEADER, localise } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { running, type Running } from '../testing/running.ts';

const RULES = `
to outing beast b
  stroll b
  doze

to stroll (strolled) beast b
  choose
    option go
      gain 1 oil
    option stay
      gain 2 oil

to doze
  set day to 1

when a beast is strolled, gain 1 oil
`;

const TABLE =
  'phases:\n  - { is: outing, title: Outing }\n  - { is: doze, title: Doze }\n  - { is: stroll, title: Walk }\n';

/** Kinds of the frames that run, from the innermost. */
function frames({ state }: Running): number[] {
  const kinds: number[] = [];
  for (let frame = state[HEADER.frame] ?? -1; frame >= 0; frame = state[frame + FRAME.caller] ?? -1)
    kinds.push(state[frame + FRAME.kind] ?? -1);
  return kinds;
}

it('names the frame of each part of a turn, also of one that is heard; that of one that never waits is not there while others do', async () => {
  const game = await running(RULES, { 'table.yaml': TABLE });
  const [outing, doze, stroll] = game.module.meta.phases ?? [];

  game.call('outing', game.things('moth').slice(0, 1));

  const kinds = frames(game);
  expect(kinds).toContain(stroll?.frame);
  expect(doze?.name).toBe('doze');
  expect(kinds).not.toContain(doze?.frame);
  expect(kinds.indexOf(outing?.frame ?? -1)).toBeGreaterThan(kinds.indexOf(stroll?.frame ?? -1));
});

it('calls them by their titles in another language', async () => {
  const { module } = await running(RULES, {
    'table.yaml': TABLE,
    'locale/fr.yaml': 'title: Lanterne\ntable: { Walk: Promenade }\n',
  });

  const titles = localise(module.meta, 'fr').extras.table?.phases?.map(({ title }) => title);
  expect(titles).toEqual(['Outing', 'Doze', 'Promenade']);
});

it('says nothing in a game that names none', async () => {
  const { module } = await running(RULES);

  expect(module.meta.phases).toBeUndefined();
});
