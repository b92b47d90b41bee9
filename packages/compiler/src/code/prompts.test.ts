import { expect, it } from 'vitest';
import { compileGame } from '../compile.ts';
import { loadGame } from './testing/map-game.ts';

const FILES = {
  'game.yaml': `title: Pen
players: { min: 2, max: 2 }
start: play-game
kinds:
  sheep: { folder: sheep }
  fold: { folder: folds, zones: { inside: { holds: sheep } } }
zones:
  meadow: { holds: sheep }
  village: { holds: fold }
  flock: { holds: sheep, of: player }
prompts:
  tend: 'What about {s}?'
  tend.goal: 'Where does {s} go?'
  shear: 'Shear {s}?'
  settle: 'Nothing of {you}'
`,
  'sheep/sheep.table.yaml': 'each: { starts: meadow }\nrows:\n  dolly: {}\n  molly: {}\n',
  'folds/folds.table.yaml': 'each: { starts: village }\nrows:\n  barn: {}\n  shed: {}\n',
  'rules/play.rules': `to play-game
  for each s in meadow
    tend s
    shear s
    settle 1

to tend sheep s
  let goal = a fold in village
  move s to goal.inside
  choose
    option feed
      return
    option groom
      return

to shear sheep s
  you may move s to meadow

to settle number n
  choose
    option sleep
      return
    option wake
      return
`,
};

it('asks about the thing of a procedure, when the prompt names it', async () => {
  const running = await loadGame(FILES);
  const { io, meta } = running.module;
  const [dolly] = running.things('dolly');
  const asked: [string, number][] = [];
  running.call('play-game');
  for (let i = 0; i < 4; i++) {
    asked.push([meta.asks[io.ask]?.prompt ?? '', io.about]);
    running.answer(running.options[0]!);
  }

  expect(asked).toEqual([
    ['Where does {s} go?', dolly],
    ['What about {s}?', dolly],
    ['Shear {s}?', dolly],
    ['Nothing of {you}', -1],
  ]);
});

it('fills in a global that all players see, and none that is hidden', async () => {
  const game = FILES['game.yaml']
    .replace(
      'kinds:',
      'globals: { round: { type: number, initial: 3 }, plot: { type: number, visible: none } }\nkinds:',
    )
    .replace('What about {s}?', 'What about {s} in round {round}?');
  const { io, meta, ...running } = await begun(game);
  const menu = meta.asks.findIndex(({ prompt }) => prompt.startsWith('What about'));

  expect(meta.asks[menu]?.says?.map(({ name }) => name)).toEqual(['s', 'round']);
  running.until(menu);
  expect(io.says[1]).toBe(3);
  const hidden = new Map(Object.entries({ ...FILES, 'game.yaml': game.replace('{round}', '{plot}') }));
  const { diagnostics } = compileGame(new Map([...hidden].map(([path, text]) => [`pen/${path}`, text])), 'pen');
  expect(diagnostics.map(({ code }) => code)).toEqual(['load/unknown-slot']);
});

/** A game of which the rules run until a question is asked. */
async function begun(game: string) {
  const running = await loadGame({ ...FILES, 'game.yaml': game });
  running.call('play-game');
  const { io, meta } = running.module;
  const until = (ask: number): void => {
    while (io.ask !== ask) running.answer(running.options[0]!);
  };
  return { io, meta, until };
}

it('fills in only things that the procedure is given', () => {
  const codes = (prompts: string): string[] => {
    const files = {
      ...FILES,
      'game.yaml': FILES['game.yaml'].replace(/prompts:\n(?: {2}.*\n)+/, `prompts: ${prompts}\n`),
    };
    const all = new Map(Object.entries(files).map(([path, text]) => [`pen/${path}`, text]));
    return compileGame(all, 'pen').diagnostics.map(({ code }) => code);
  };

  expect(codes("{ tend: 'What about {s}?' }")).toEqual([]);
  expect(codes("{ tend: 'Where does it go: {goal}?' }")).toEqual([]);
  expect(codes("{ tend.goal: 'Where does it go: {goal}?' }")).toEqual(['load/unknown-slot']);
  expect(codes("{ feed: 'Feed {s}' }")).toEqual(['load/unknown-slot']);
});

const CARDS = {
  ...FILES,
  'game.yaml': FILES['game.yaml'].replace(
    /prompts:\n(?: {2}.*\n)+/,
    `prompts:
  turn.1: To the left
  dolly.goal: Where does Dolly graze?
`,
  ),
  'sheep/sheep.table.yaml': `each: { starts: meadow }
rows:
  molly: {}
  dolly:
    effect: |
      when shear ends
        let goal = a fold in village
        move this to goal.inside
`,
  'rules/play.rules': `to play-game
  choose
    option turn for each n in [1, 2]
      shear first(meadow)

to shear sheep s
  move s to meadow
`,
};

it('has a question of its own for a choice of a card, and names for the numbers of an option', async () => {
  const { module } = await loadGame(CARDS);

  expect(module.meta.asks.find(({ within }) => within === 'dolly')?.prompt).toBe('Where does Dolly graze?');
  expect(module.meta.asks.find(({ what }) => what === 'menu')?.entries[0]?.numbers).toEqual({ 1: 'To the left' });
});

it('knows of no number that an option is not offered with', () => {
  const files = Object.entries(CARDS).map(([path, text]) => [`pen/${path}`, text.replace('turn.1', 'turn.3')] as const);

  expect(compileGame(new Map(files), 'pen').diagnostics.map(({ code }) => code)).toEqual(['load/unknown-name']);
});

const NAMED = {
  ...FILES,
  'game.yaml': FILES['game.yaml'].replace(
    /prompts:\n(?: {2}.*\n)+/,
    `prompts:
  pay-for: 'Pay {price} from the purse( of {s})'
  play-game.home: 'Where does {s} go, number {nth}?'
`,
  ),
  'rules/play.rules': `to play-game
  let nth = 7
  pay-for 3
  choose
    option tend for each s in meadow
      pay-for 5 with s
      let home = a fold in village
      move s to home.inside

to pay-for number price with sheep? s
  choose
    option coins
      return
    option wool
      return
`,
};

it('says numbers and names that are known where the question stands', async () => {
  const running = await loadGame(NAMED);
  const { io, meta } = running.module;
  const [dolly] = running.things('dolly');
  const asked: [string, unknown][] = [];
  running.call('play-game');
  for (let i = 0; i < 4; i++) {
    const { prompt, says = [] } = meta.asks[io.ask]!;
    asked.push([prompt, Object.fromEntries(says.map(({ name }, at) => [name, io.says[at]]))]);
    running.answer(running.options[0]!);
  }

  expect(asked).toEqual([
    ['Pay {price} from the purse( of {s})', { price: 3, s: -1 }],
    ['Choose one', {}],
    ['Pay {price} from the purse( of {s})', { price: 5, s: dolly }],
    ['Where does {s} go, number {nth}?', { s: dolly, nth: 7 }],
  ]);
});

it('asks in the words of the card, when the card asks in a window', async () => {
  const { module } = await loadGame({
    ...CARDS,
    'game.yaml': `${CARDS['game.yaml']}windows:\n  dusk: { asks: you }\n`,
    'sheep/sheep.table.yaml': CARDS['sheep/sheep.table.yaml'].replace('when shear ends', 'in dusk, you may'),
    'rules/play.rules': `${CARDS['rules/play.rules']}\nto doze\n  offer dusk\n`,
  });

  expect(module.meta.asks.find(({ what }) => what === 'one')?.prompt).toBe('Where does Dolly graze?');
});

it('asks in the words of the card, when a card lets somebody choose what it does', async () => {
  const { module } = await loadGame({
    ...CARDS,
    'game.yaml': CARDS['game.yaml'].replace('dolly.goal', 'dolly'),
    'sheep/sheep.table.yaml': CARDS['sheep/sheep.table.yaml'].replace(
      /let goal[^]*/u,
      'choose\n          option graze\n            shear this\n          option stray\n            move this to meadow\n',
    ),
  });

  expect(module.meta.asks.find(({ within }) => within === 'dolly')?.prompt).toBe('Where does Dolly graze?');
});
