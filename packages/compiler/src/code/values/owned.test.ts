import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tinyGame } from '../../../test/tiny-game.ts';
import { running, type Running } from '../testing/running.ts';

const GAME = tinyGame().get('lantern/game.yaml') ?? '';

/**
 * The tiny game with stones on the table, in purses, and in glades, which lie in groves.
 *
 * @param count how many there are of a row
 */
async function strewn(rules: string, count: string): Promise<Running> {
  return running(rules, {
    'game.yaml': GAME.replace('\nzones:', `\n  stone: { folder: stones }\nzones:`)
      .replace('zones: { dwellers:', 'zones: { nest: { holds: [stone, trick] }, dwellers:')
      .replace('\nsets:', '\n  beach: { holds: stone }\n  purse: { holds: stone, of: player }\nsets:'),
    'stones/stones.table.yaml': `each: { count: ${count}, starts: beach }\nrows:\n  pebble: { title: Pebble }\n  shell: { title: Shell }\n`,
  });
}

const RULES = `to tell-all
  set your strikes to count(stones of you)
to tell-shells
  set your strikes to count(shells of you)
to tell-first
  let found = first(stones of you)
  if found is not none, move found to beach
`;

/** Where a stone can lie, and whose it is then. */
const PLACES = [
  { zone: 'beach', of: () => 0, owner: -1 },
  ...[0, 1].flatMap((player) => [
    { zone: 'purse', of: () => player, owner: player },
    { zone: 'nest', of: (game: Running) => game.things('fern')[player] ?? 0, owner: player },
    { zone: 'nest', of: (game: Running) => game.things('moss')[player] ?? 0, owner: player },
  ]),
];

function notedBy(game: Running, procedure: string): number[] {
  return [0, 1].map((player) => {
    game.call(procedure, [], player);
    return game.get('strikes', player);
  });
}

it.each(['4', '2 per player'])(
  'finds all that is of a player, of a kind or a row, wherever it lies: %s of a row',
  async (count) => {
    const game = await strewn(RULES, count);
    const shells = game.things('shell');
    const stones = [...game.things('pebble'), ...shells];
    const seats = game.module.meta.thingPlayer;
    const lies = fc.integer({ min: 0, max: PLACES.length - 1 });
    fc.assert(
      fc.property(fc.array(lies, { minLength: stones.length, maxLength: stones.length }), (places) => {
        game.reset(1);
        const owners = stones.map((stone, i) => {
          const { zone, of, owner } = PLACES[places[i] ?? 0] ?? { zone: 'beach', of: () => 0, owner: -1 };
          game.put(stone, zone, of(game));
          // What is there per player belongs to that player on the table, too.
          return owner < 0 ? (seats[stone] ?? -1) : owner;
        });
        const ofPlayer = (list: readonly number[]) =>
          [0, 1].map((player) => list.filter((stone) => owners[stones.indexOf(stone)] === player).length);

        expect(notedBy(game, 'tell-all')).toEqual(ofPlayer(stones));
        expect(notedBy(game, 'tell-shells')).toEqual(ofPlayer(shells));
      }),
      { numRuns: 60 },
    );
  },
);

it('goes through the zones of the player first, then through those of things, each from its first thing to its last', async () => {
  const game = await strewn(RULES, '4');
  const [first = 0, second = 0, third = 0] = game.things('pebble');
  game.put(first, 'nest', game.things('moss')[0]).put(third, 'nest', game.things('fern')[0]).put(second, 'purse', 0);

  for (const gone of [second, third, first]) {
    game.call('tell-first', [], 0);
    expect(game.zone('beach').at(-1)).toBe(gone);
  }
});
