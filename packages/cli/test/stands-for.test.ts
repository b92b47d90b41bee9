// Figures that stand for cards, in everything behind the compiler: what they are called, what they
// show, what the log tells.

import { compileGame } from '@undercroft/compiler';
import { NONE, type GameModule } from '@undercroft/contract';
import { createGame, eventText, thingLabel, type Game } from '@undercroft/engine';
import { conformance } from '@undercroft/engine/testing';
import { matchAnswer, nameAnswers, situationOf } from '@undercroft/scenario';
import { viewFor } from '@undercroft/view';
import { viewConformance } from '@undercroft/view/testing';
import { beforeAll, expect, it } from 'vitest';
import { moduleFromText } from '../src/module-from-text.ts';

const FILES = {
  'game.yaml': `title: Figures
players: { min: 2, max: 2 }
start: play-game
turn: active
globals: { active: { type: player } }
kinds:
  spot: { folder: spots, zones: { standing: { holds: figure } } }
  beast: { folder: beasts, printed: { might: { type: number }, flies: { type: flag, title: Wings, icon: feather } }, attributes: { speed: { base: 2 } } }
  figure:
    folder: figures
    fields: { card: { type: beast?, initial: none } }
    stands-for: card
    attributes: { might: {}, speed: {}, flies: {} }
zones:
  table: { holds: spot }
  box: { holds: figure }
  cards: { holds: beast }
  secret: { holds: beast, visible: none }
reasons: { cleared: Nobody is left. }
phrases: { strike: '{you} strikes {f:the}.' }
`,
  'spots/hole.yaml': 'count: 2\nstarts: table\n',
  'figures/plastic-figure.yaml': 'count: 4\nstarts: box\ntitle: Figure\n',
  'beasts/beasts.table.yaml': `each: { starts: cards }
rows:
  wolf: { might: 3, icon: wolf-head }
  rat: { might: 1, flies: true }
`,
  'rules/game.rules': `
figures in spots where its card is wolf have +2 speed

to play-game
  horde rat for 2
  horde wolf for 1
  repeat
    if no figures in spots, end-game because cleared
    as active, take-turn
    set active to next-player(active)

to horde beast b for number n
  repeat n times
    let f = first(box)
    if f is not none
      set f.card to b
      move f to first(spots)

to take-turn
  let f = a figure in spots
  if f is none, return
  strike f

to strike (struck) figure f
  set f.card to none
  move f to box
`,
};

let module: GameModule;

beforeAll(async () => {
  const files = new Map(Object.entries(FILES).map(([path, text]) => [`figures/${path}`, text]));
  const compiled = compileGame(files, 'figures');
  if (compiled.module === null) throw new Error(compiled.diagnostics.map(({ message }) => message).join('\n'));
  module = await moduleFromText(compiled.module.code);
});

const begin = (): Game => createGame(module, { players: 2, seed: 1 });
const first = (row: string): number => module.meta.rows.find(({ name }) => name === row)!.first;
const attribute = ({ state }: Game, name: string, thing: number): number =>
  module.attribute(
    state,
    module.meta.attributes.findIndex(
      (one) => one.name === name && one.owner === module.meta.kinds.findIndex((kind) => kind.name === 'figure'),
    ),
    thing,
  );

it('calls a figure by its card, and several of one card by their number', () => {
  const game = begin();

  expect(game.decision()!.options.map(({ label }) => label)).toEqual(['Rat #1', 'Rat #2', 'Wolf']);
  expect(thingLabel(module.meta, first('plastic-figure') + 3, { state: game.state })).toBe('Figure');
  expect(thingLabel(module.meta, first('plastic-figure') + 2)).toBe('Figure');
});

it('shows the row of the card, and stays a figure', () => {
  const [spot] = viewFor(module, begin().state, 0).zones[0]!.things!;
  const shown = spot!.zones[0]!.things!;

  expect(shown.map(({ kind, row }) => [module.meta.kinds[kind]!.name, module.meta.rows[row]!.name])).toEqual([
    ['figure', 'rat'],
    ['figure', 'rat'],
    ['figure', 'wolf'],
  ]);
});

it('has the values of its card, and 0 as long as it has none', () => {
  const game = begin();
  const figures = [0, 2, 3].map((n) => first('plastic-figure') + n);

  expect(figures.map((figure) => attribute(game, 'might', figure))).toEqual([1, 3, 0]);
  expect(figures.map((figure) => attribute(game, 'speed', figure))).toEqual([2, 4, 0]);
});

it('has the sort, the title and the picture of a printed value of the card with that value', () => {
  const game = begin();
  const figures = [0, 2, 3].map((n) => first('plastic-figure') + n);

  expect(module.meta.attributes.find(({ name }) => name === 'flies')).toMatchObject({
    type: { is: 'flag' },
    title: 'Wings',
    icon: 'feather',
  });
  expect(figures.map((figure) => attribute(game, 'flies', figure))).toEqual([1, 0, 0]);
});

it('is told by the name that it had then, when it stands for nothing any more', () => {
  const game = begin();
  const struck = game.decision()!.options[2]!;
  game.answer(struck.index);

  const told = game.events.find(({ name }) => name === 'strike')!;
  expect([told.text, eventText(module.meta, told, 1)]).toEqual([told.text, told.text]);
  expect(told.text).toContain('Wolf');
  expect(game.state[module.meta.fields.find(({ name }) => name === 'card')!.offset + struck.thing!]).toBe(NONE);
});

it('does not name a card that the viewer may not know', () => {
  const game = begin();
  const secret = module.meta.zones.find(({ name }) => name === 'secret')!.first;
  module.place(game.state, first('wolf'), secret);

  const { decision, zones } = viewFor(module, game.state, 0);

  expect(decision!.answers.map(({ label }) => label)).toEqual(['Rat #1', 'Rat #2', 'Figure']);
  expect(zones[0]!.things![0]!.zones[0]!.things!.map(({ row }) => module.meta.rows[row]!.name)).toEqual([
    'rat',
    'rat',
    'plastic-figure',
  ]);
});

it('is answered by the name of its card, as far as everybody knows that card', () => {
  const game = begin();
  const meant = (text: string): string => {
    const { ask, options } = game.decision()!;
    const values = options.map(({ value }) => value);
    const match = matchAnswer(nameAnswers(situationOf(module, game.state), ask, values), text);
    return match.is === 'one' ? options[match.answer.index]!.label : match.is;
  };

  expect(['wolf', 'rat', 'figure', 'bear'].map(meant)).toEqual(['Wolf', 'Rat #1', 'several', 'none']);
  module.place(game.state, first('wolf'), module.meta.zones.find(({ name }) => name === 'secret')!.first);
  expect(meant('wolf')).toBe('none');
});

it('reports an attribute that its card does not have', () => {
  const files = new Map(Object.entries(FILES).map(([path, text]) => [`figures/${path}`, text]));
  files.set('figures/game.yaml', FILES['game.yaml'].replace('speed: {},', 'speeed: {},'));

  const { diagnostics } = compileGame(files, 'figures');

  expect(diagnostics.map(({ code, message }) => `${code}: ${message}`)).toContain(
    'check/unknown-field: A beast has no `speeed`.',
  );
});

it('keeps every state sound, and every view to what its viewer may know', () => {
  const checks = [...conformance(module, { games: 2 }), ...viewConformance(module, { every: 3, games: 2 })];
  for (const { run } of checks) expect(run).not.toThrow();
});

it('calls a single figure by the singular, when the card is called by several', async () => {
  const texts = {
    ...FILES,
    'game.yaml': `${FILES['game.yaml']}words: { nouns: { rat: { one: Rat, many: Rats } } }\n`,
    'beasts/beasts.table.yaml': FILES['beasts/beasts.table.yaml'].replace('rat: {', 'rat: { title: Rats,'),
  };
  const files = new Map(Object.entries(texts).map(([path, text]) => [`figures/${path}`, text]));
  const plural = await moduleFromText(compileGame(files, 'figures').module!.code);
  const game = createGame(plural, { players: 2, seed: 1 });

  expect(game.decision()!.options.map(({ label }) => label)).toEqual(['Rat #1', 'Rat #2', 'Wolf']);
  expect(thingLabel(plural.meta, plural.meta.rows.find(({ name }) => name === 'rat')!.first)).toBe('Rats');
});
