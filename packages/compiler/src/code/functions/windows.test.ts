import { describe, expect, it } from 'vitest';
import { tinyGame } from '../../../test/tiny-game.ts';
import { running, type Running } from '../testing/running.ts';

const PLAY_RULES = tinyGame().get('lantern/rules/play.rules') ?? '';

/** A game whose tricks are the one with this effect; it lies in the hand of the first player. */
async function withTrick(effect: string, rules = '', files: Readonly<Record<string, string>> = {}): Promise<Running> {
  const lines = effect.replaceAll(/^/gm, '  ');
  const game = await running(
    `to probe\n  offer main-window\n\nto evening\n  offer rescue-window of first(beasts in your hand)\n\n${rules}`,
    {
      ...files,
      'tricks/subject.yaml': `count: 1 per player\ncost: 0\nstarts: discard\neffect: |\n${lines}\n`,
    },
  );
  game.put(game.things('subject')[0] ?? -1, 'hand');
  return game;
}

function labels(game: Running): string[] {
  const { asks } = game.module.meta;
  return game.options.map((answer) =>
    answer < 0 ? '' : (asks[game.module.io.ask]?.entries[answer >> 16]?.label ?? ''),
  );
}

describe('a card with several `play in`', () => {
  it('does what stands behind the window in which it is played', async () => {
    const game = await withTrick('play in main-window, gain 5 oil\nplay in rescue-window of b\n  set b.tired to true');
    const [owl = -1] = game.things('moth');

    game.set('oil', 0).call('probe');
    game.answer(game.options[0] ?? -1);
    expect(game.get('oil')).toBe(5);

    game.reset(1);
    game
      .put(owl, 'hand')
      .put(game.things('subject')[0] ?? -1, 'hand')
      .set('oil', 0)
      .call('evening');
    game.answer(game.options[0] ?? -1);
    expect([game.get('oil'), game.get('tired', owl)]).toEqual([0, 1]);
  });

  it('offers each that can be done, told apart by what it does', async () => {
    const game = await withTrick(
      'play in main-window if your oil > 3, gain 5 oil\nplay in main-window if your oil > 1, lose 1 oil',
    );

    game.set('oil', 4).call('probe');
    expect(labels(game)).toEqual([expect.stringContaining('5'), expect.stringContaining('1'), '']);
    game.answer(game.options[1] ?? -1);
    expect(game.get('oil')).toBe(3);

    game.reset(1);
    game
      .put(game.things('subject')[0] ?? -1, 'hand')
      .set('oil', 2)
      .call('probe');
    game.answer(game.options[0] ?? -1);
    expect(game.get('oil')).toBe(1);
  });
});

describe('a card that is resolved', () => {
  it('does the first of several `play in`, when it is not being played', async () => {
    const game = await withTrick(
      'play in main-window, gain 5 oil\nplay in roll-window, lose 1 oil',
      'to fortune\n  resolve first(tricks in your hand)\n',
    );

    game.set('oil', 0).call('fortune');

    expect(game.get('oil')).toBe(5);
  });

  it('is offered by the head of the effect that is meant, when the card is resolved before it is paid for', async () => {
    const game = await withTrick(
      [
        'play in main-window, require your oil > 8, then gain 5 oil',
        'play in rescue-window of b, require b.might > 0, then gain 1 oil',
      ].join('\n'),
      '',
      {
        'rules/play.rules': PLAY_RULES.replace(
          /to play-trick[^]*?resolve t/,
          'to play-trick trick t\n  resolve t\n  move t to your discard',
        ),
      },
    );
    const [moth = -1] = game.things('moth');

    game.put(moth, 'hand').set('oil', 0).call('evening');

    expect(labels(game)).toHaveLength(2);
    game.answer(game.options[0] ?? -1);
    expect(game.get('oil')).toBe(1);
  });
});
