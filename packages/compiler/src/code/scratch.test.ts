import { HEADER } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { running } from './testing/running.ts';

const RULES = `
define herd giving set of beast
  let all-of-them = beasts where its might >= 0
  return all-of-them where not its tired

to ask-first
  choose
    option pat for each b in herd if your oil > 99
      set b.tired to true
    option wait
      ask-second
    option rest
      gain 1 oil

to ask-second
  choose
    option more
      let n = count(beasts)
      gain n oil
    option less
      lose 1 oil
`;

it('leaves nothing in a position of what was worked out only to say why an answer is not legal', async () => {
  const game = await running(RULES);
  const inUse = (explained: boolean): Int32Array => {
    game.state.fill(0);
    game.reset(1);
    game.call('ask-first');
    game.module.io.explain = explained;
    game.module.run(game.state);
    game.module.io.explain = false;
    game.module.run(game.state);
    game.answer(game.options[0] ?? -1);
    return game.state.slice(0, game.state[HEADER.top]);
  };

  expect(inUse(true)).toEqual(inUse(false));
});
