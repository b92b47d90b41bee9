import { expect, it } from 'vitest';
import { blankFace } from '../card/card-face.ts';
import { cellarMeta, squareAt } from '../testing/cellar.ts';
import { answer, decision, pantryMeta, pantryView, thing as thingView, zoneView } from '../testing/pantry.ts';
import type { AskMeta } from '@undercroft/contract';
import type { PromptGroup } from '../prompt/prompt.ts';
import { withGains } from '../table/parts/gains.ts';
import { readLayout } from '../layout/read-layout.ts';
import { wordsFor } from '../words/words.ts';
import { legalThings } from './legal.ts';
import { questionOf } from './questions.ts';

const faces = new Map([[1, { ...blankFace, title: 'Plum', icon: 'plum', hue: 10 }]]);
const scene = { faces, hosts: new Map([[1, 'Oak']]), places: new Map() };
const groupsOf = (asked: ReturnType<typeof decision>) => {
  return questionOf(pantryMeta(), asked, scene).groups.map(({ label, answers }) => [
    label,
    ...answers.map((one) => one.label),
  ]);
};

it('puts answers under headings, when a menu has several entries, in the order of the rules', () => {
  const asked = decision({
    answers: [
      answer(0, 'Open Plum', { thing: 1, entry: 0 }),
      answer(1, 'Sell: Plum', { thing: 1, entry: 1 }),
      answer(2, 'Sell: Pepper', { thing: 4, entry: 1 }),
      answer(3, 'Wait for rain', { entry: 2 }),
      answer(4, 'Done', { none: true }),
    ],
  });

  expect(groupsOf(asked)).toEqual([
    ['Open', 'Plum'],
    ['Sell', 'Plum', 'Pepper'],
    [null, 'Wait for rain'],
    [null, 'Done'],
  ]);
});

it('puts what has no heading before the headings, or after the last where the rules name it last', () => {
  const meta = pantryMeta();
  const [open, sell, wait] = meta.asks[0]!.entries;
  const bare = (label: string) => ({ ...wait!, label });
  const entries = [bare('Wait for rain'), open!, sell!, bare('Sweep'), bare('Give up')];
  const asked = decision({
    answers: [
      answer(0, 'Give up', { entry: 4 }),
      answer(1, 'Sell: Plum', { thing: 1, entry: 2 }),
      answer(2, 'Sell: Pepper', { thing: 4, entry: 2 }),
      answer(3, 'Wait for rain', { entry: 0 }),
    ],
    disabled: [{ label: 'Sweep', thing: -1, entry: 3, row: -1, reason: 'It is clean.' }],
  });

  const { groups } = questionOf({ ...meta, asks: [{ ...meta.asks[0]!, entries }] }, asked, scene);
  expect(groups.map(({ label, answers }) => [label, ...answers.map((one) => one.label)])).toEqual([
    [null, 'Wait for rain'],
    ['Sell', 'Plum', 'Pepper'],
    [null, 'Sweep', 'Give up'],
  ]);
});

it('leaves answers in their order and without headings, when none would stand over more than one', () => {
  const answers = [
    answer(0, 'Sell: Plum', { thing: 1, entry: 1 }),
    answer(1, 'Wait for rain', { entry: 2 }),
    answer(2, 'Done', { none: true }),
  ];

  expect(groupsOf(decision({ answers }))).toEqual([
    [null, 'Sell: Plum', 'Wait for rain'],
    [null, 'Done'],
  ]);
});

it('keeps what ends something for good apart, behind all others', () => {
  const meta = pantryMeta({ apart: ['sell'] });
  const answers = [
    answer(0, 'Sell', { entry: 1 }),
    answer(1, 'Wait for rain', { entry: 2 }),
    answer(2, 'Done', { none: true }),
  ];
  const groups = questionOf(meta, decision({ answers }), scene).groups;

  expect(groups.map((group) => group.answers.map(({ label, apart = false }) => [label, apart]))).toEqual([
    [['Wait for rain', false]],
    [['Done', false]],
    [['Sell', true]],
  ]);
});

it('says in each answer what is done instead of a heading, when there is one entry only', () => {
  expect(groupsOf(decision({ answers: [answer(0, 'Open: Plum', { thing: 1, entry: 0 })] }))).toEqual([
    [null, 'Open Plum'],
  ]);
});

it('says a verb once with which all answers begin: in the question, or else as a heading', () => {
  const answers = [answer(0, 'Open: Plum', { thing: 1, entry: 0 }), answer(1, 'Open a jar', { entry: 0 })];
  const asked = decision({ answers });

  expect(groupsOf({ ...asked, prompt: 'What do you open?' })).toEqual([[null, 'Plum', 'A jar']]);
  expect(groupsOf({ ...asked, prompt: 'Work' })).toEqual([['Open', 'Plum', 'A jar']]);
});

it('keeps the reason with what cannot be chosen, when something is disabled', () => {
  const asked = decision({ disabled: [{ label: 'Open Plum', thing: 1, entry: 0, row: -1, reason: 'It is open.' }] });
  const [group] = questionOf(pantryMeta(), asked, scene).groups;

  expect(group?.answers).toEqual([
    {
      index: -1,
      label: 'Open Plum',
      icon: 'plum',
      hue: 10,
      thing: 1,
      where: 'Oak',
      ends: false,
      reason: 'It is open.',
      entry: 0,
    },
  ]);
});

it('says where things lie instead of numbering them, when they are called the same', () => {
  const asked = decision({ answers: [answer(0, 'Plum #2', { thing: 1 }), answer(1, 'Plum #3', { thing: 7 })] });
  const [group] = questionOf(pantryMeta(), asked, scene).groups;

  expect(group?.answers.map(({ label, where }) => [label, where])).toEqual([
    ['Plum', 'Oak'],
    ['Plum #3', null],
  ]);
});

it('takes the place out of what an answer is called, when it says the place beside it', () => {
  const asked = decision({ answers: [answer(0, 'Plum (Oak)', { thing: 1 }), answer(1, 'Plum (Shelf)', { thing: 7 })] });
  const [group] = questionOf(pantryMeta(), asked, scene).groups;

  expect(group?.answers.map(({ label, where }) => [label, where])).toEqual([
    ['Plum', 'Oak'],
    ['Plum (Shelf)', null],
  ]);
});

it('says how many were taken and what it is about, when several are asked for', () => {
  const question = questionOf(pantryMeta(), decision({ about: 1, taken: 1, min: 2, max: 3 }), scene);

  expect(question.detail).toBe('Plum · 1 chosen of 2 to 3');
});

it('leaves many squares of a map to the map, by what is done there, and lists a few', () => {
  const meta = cellarMeta();
  const squares = [1, 2, 3, 4, 5].map((column) => squareAt(2, column));
  const seen = new Map(squares.map((thing) => [thing, { ...blankFace, title: 'Row 2' }]));
  const answers = squares.map((thing, index) => answer(index, 'Open: Row 2', { thing, entry: 0 }));
  const ask = (given: typeof answers) =>
    questionOf(meta, decision({ answers: [...given, answer(9, 'Wait for rain', { entry: 2 })] }), {
      faces: seen,
      hosts: new Map(),
      places: new Map(),
    });

  const [open, waiting] = ask(answers).groups;
  expect([waiting?.label, waiting?.answers.length, waiting?.squares]).toEqual([null, 1, undefined]);
  expect([open?.label, open?.answers, open?.squares?.map(({ thing }) => thing)]).toEqual(['Open', [], squares]);
  expect(ask(answers.slice(0, 4)).groups.flatMap((group) => group.answers)).toHaveLength(5);

  const sold = answer(5, 'Sell: Row 2', { thing: squares[0]!, entry: 1 });
  const named = ask([...answers, sold]).groups.map((group) => [group.label, group.squares?.length ?? 0]);
  expect(named).toEqual([
    ['Open', 5],
    ['Sell', 0],
    [null, 0],
  ]);
});

it('says how many of what a designer calls them are chosen on the map', () => {
  const meta = cellarMeta();
  const squares = [1, 2, 3, 4, 5].map((column) => squareAt(2, column));
  const seen = new Map(squares.map((thing) => [thing, { ...blankFace, title: 'Row 2' }]));
  const answers = squares.map((thing, index) => answer(index, 'Row 2', { thing }));
  const calledIn = (kinds: typeof meta.kinds) =>
    questionOf({ ...meta, kinds }, decision({ answers }), { ...scene, faces: seen }).groups.map(
      ({ several }) => several,
    );

  expect(calledIn(meta.kinds)).toEqual([undefined]);
  expect(calledIn(meta.kinds.map((kind) => ({ ...kind, several: `${kind.name}s of stone` })))).toEqual([
    'squares of stone',
  ]);
});

const offering = (card: Partial<ReturnType<typeof pantryMeta>['rows'][number]>, label = 'Pepper') => {
  const meta = pantryMeta();
  const rows = meta.rows.map((row) => (row.name === 'pepper' ? { ...row, ...card } : row));
  const entries = [{ name: 'pepper', label, argument: null, row: 3, site: 0 }];
  return { ...meta, rows, asks: [{ ...meta.asks[0]!, entries }] };
};
const labels = (meta: ReturnType<typeof pantryMeta>) =>
  questionOf(meta, decision({ answers: [answer(0, 'Pepper', { entry: 0, row: 3, thing: 4 })] }), scene).groups.flatMap(
    ({ answers }) => answers.map(({ label, says }) => [label, says]),
  );

it('names the deed and the text of a card that is offered by its name alone', () => {
  expect(labels(offering({ when: 'at noon' }))).toEqual([['Play Pepper', 'Gain 2 points. Now. <b>no markup</b>']]);
  expect(labels(offering({ text: '' }))).toEqual([['Use Pepper', undefined]]);
});

it('leaves out when a card can be used, when it is offered', () => {
  const text = '**At noon:** Gain 1 [points]. Then sneeze.';

  expect(labels(offering({ when: 'at noon', text }))).toEqual([['Play Pepper', 'Gain 1 points. Then sneeze.']]);
  expect(labels(offering({ text: 'Sneeze **twice:** it helps.' }))).toEqual([
    ['Use Pepper', 'Sneeze twice: it helps.'],
  ]);
});

it('says what a card does once, when the answer is called by it', () => {
  const called = 'Pepper: gain 1 points';

  expect(labels(offering({ text: 'At noon: You may gain 1 points.' }, called))).toEqual([['Pepper', undefined]]);
  expect(labels(offering({ text: 'You may gain 1 points. Then sneeze.' }, called))).toEqual([
    ['Pepper', 'You may gain 1 points. Then sneeze.'],
  ]);
});

it('calls what a picture stands for as the language of the game does', () => {
  const meta = offering({ text: 'Gagnez 1 [points].' });
  const fields = meta.fields.map((field) => (field.name === 'points' ? { ...field, title: 'Étoiles' } : field));

  expect(labels({ ...meta, fields })).toEqual([['Use Pepper', 'Gagnez 1 étoiles.']]);
});

it('names the card that asks', () => {
  const meta = pantryMeta();
  const asked = { ...meta, asks: [{ ...meta.asks[0]!, within: 'pepper' }] };

  expect(questionOf(asked, decision({}), scene).detail).toBe('Pepper');
  expect(questionOf(asked, decision({ prompt: 'Where does the pepper go?' }), scene).detail).toBe('');
});

it('says of a card in the hand when it can be played, when it cannot be played now', () => {
  const { zones, ...meta } = offering({ when: 'at noon' });
  const game = { ...meta, zones: zones.map((zone) => ({ ...zone, playable: zone.owner === 'player' })) };
  const at = game.zones.findIndex(({ owner }) => owner === 'player');
  const view = {
    ...pantryView(decision({})),
    zones: [zoneView(at, 0, [thingView(4, 3)]), zoneView(at, 1, [thingView(5, 3)])],
  };

  expect([...legalThings(game, view).reasons]).toEqual([[4, 'Only at noon.']]);
  expect(legalThings(game, { ...view, decision: decision({ player: 1 }) }).reasons.size).toBe(0);
  const playing = decision({ answers: [answer(0, 'Pepper', { thing: 4 })] });
  expect(legalThings(game, { ...view, decision: playing }).reasons.size).toBe(0);
});

it('tells of few answers what they bring, and of none that only ends', () => {
  const asked = decision({ answers: [answer(0, 'Sell', { entry: 1 }), answer(1, 'Done', { none: true })] });
  const view = pantryView(asked);
  const brought = (groups: PromptGroup[]) => groups.flatMap((group) => group.answers.map(({ brings = [] }) => brings));
  const gained = (what: AskMeta['what']) => {
    const meta = { ...pantryMeta(), asks: [{ ...pantryMeta().asks[0]!, what }] };
    const preview = (index: number) => ({
      counters: index === 0 ? [{ seat: 0, name: 'points', before: 4, after: 6 }] : [],
      moves: [],
      uncertain: false,
    });
    const telling = { meta, layout: readLayout(meta), names: String, called: String, words: wordsFor('en') };
    return brought([...withGains(questionOf(meta, asked, scene), view, preview, telling).groups]);
  };

  expect(gained('menu')).toEqual([['Points: 4 › 6'], []]);
  expect(gained('one')).toEqual([[], []]);
});

it('tells of answers only what they do not bring alike, as what happens afterwards is', () => {
  const answers = [answer(0, 'Sell', { entry: 1 }), answer(1, 'Keep', { entry: 1 }), answer(2, 'Done', { none: true })];
  const asked = decision({ answers });
  const meta = { ...pantryMeta(), asks: [{ ...pantryMeta().asks[0]!, what: 'menu' as const }] };
  const evening = { seat: 1, name: 'points', before: 2, after: 3 };
  const own = (after: number) => ({ seat: 0, name: 'points', before: 4, after });
  const told = (ofAnswer: (index: number) => readonly (typeof evening)[]) =>
    withGains(
      questionOf(meta, asked, scene),
      pantryView(asked),
      (index) => ({ counters: ofAnswer(index), moves: [], uncertain: false }),
      { meta, layout: readLayout(meta), names: String, called: String, words: wordsFor('en') },
    ).groups.flatMap((group) => group.answers.map(({ brings = [] }) => brings.join()));

  expect(told((index) => [evening, own(index === 0 ? 6 : 5)])).toEqual(['Points: 4 › 6', '', '']);
  expect(told((index) => [evening, own(-1 - index)])).toEqual(['Points: 4 › −1', 'Points: 4 › −2', '']);
  expect(told((index) => (index === 2 ? [] : [own(3)]))).toEqual(['Points: 4 › 3', 'Points: 4 › 3', '']);
});

it('tells of no answer what comes when nothing is done, though another answer leads to a question before it comes', () => {
  const answers = [answer(0, 'Build', { entry: 1 }), answer(1, 'Lay', { entry: 1 }), answer(2, 'None', { none: true })];
  const asked = decision({ answers });
  const meta = { ...pantryMeta(), asks: [{ ...pantryMeta().asks[0]!, what: 'menu' as const }] };
  const own = { seat: 0, name: 'points', before: 4, after: 3 };
  const evening = { ...own, seat: 1 };
  const counters = [[own], [own, evening], [evening]];
  const told = withGains(
    questionOf(meta, asked, scene),
    pantryView(asked),
    (index) => ({ counters: counters[index]!, moves: [], uncertain: false }),
    { meta, layout: readLayout(meta), names: String, called: String, words: wordsFor('en') },
  );

  expect(told.groups.flatMap((group) => group.answers.map(({ brings = [] }) => brings))).toEqual([
    ['Points: 4 › 3'],
    ['Points: 4 › 3'],
    [],
  ]);
});

it('tells of many answers what they cost whoever is asked, and nothing else', () => {
  const meta = { ...pantryMeta(), asks: [{ ...pantryMeta().asks[0]!, what: 'menu' as const, within: 'turn' }] };
  const told = (game: typeof meta) => {
    const asked = decision({ answers: [0, 1, 2, 3, 4, 5].map((n) => answer(n, `Sell ${n}`, { entry: 1 })) });
    const change = (seat: number, after: number) => ({ seat, name: 'points', before: 4, after });
    return withGains(
      questionOf(game, asked, scene),
      pantryView(asked),
      (n) => ({ counters: [change(0, 1 + n), change(1, 3)], moves: [], uncertain: false }),
      { meta: game, layout: readLayout(game), names: String, called: String, words: wordsFor('en') },
    ).groups.flatMap((group) => group.answers.map(({ brings = [] }) => brings.join()));
  };

  expect(told(meta)).toEqual(['Points: 4 › 1', 'Points: 4 › 2', 'Points: 4 › 3', '', '', '']);
  const planned = { ...meta, extras: { ...meta.extras, table: { ...meta.extras.table, plans: { turn: ['turn'] } } } };
  expect(told(planned)).toEqual(['', '', '', '', '', '']);
});

it('tells of few answers what becomes of things, where the table has a word for it', () => {
  const table = {
    arrivals: [{ zone: 'store', title: 'Put away' }, { zone: 'hand' }],
    kinds: { jar: { states: { damaged: { open: true } } } },
  };
  const base = cellarMeta(table);
  const meta = {
    ...base,
    zones: base.zones.map((one, first) => ({ ...one, first })),
    asks: [{ ...base.asks[0]!, what: 'one' as const }],
  };
  const asked = decision({
    answers: [answer(0, 'Plum', { thing: 1 }), answer(1, 'Lemon', { thing: 3 }), answer(2, 'Plum', { thing: 2 })],
  });
  const [, hand, , store] = meta.zones.map(({ first }) => first);
  const previews = [
    {
      moves: [
        { thing: 1, from: 0, to: store! },
        { thing: 5, from: 0, to: hand! },
      ],
      flags: [],
    },
    { moves: [{ thing: 1, from: 0, to: store! }], flags: [{ thing: 3, name: 'open', after: true }] },
    { moves: [], flags: [{ thing: 3, name: 'open', after: false }] },
  ];
  const told = withGains(
    questionOf(meta, asked, { faces: new Map(), hosts: new Map(), places: new Map() }),
    pantryView(asked),
    (index) => ({
      counters: [{ seat: 0, name: 'points', before: 1, after: 2 + index }],
      uncertain: false,
      ...previews[index]!,
    }),
    { meta, layout: readLayout(meta), names: String, called: (thing) => `jar ${thing}`, words: wordsFor('en') },
  );

  expect(told.groups.flatMap((group) => group.answers.map(({ brings = [] }) => brings))).toEqual([
    ['Put away'],
    ['Put away: jar 1', 'Open'],
    [],
  ]);
});

it('does not say a heading again where a language has a space before the colon', () => {
  const labelled = (entries: readonly number[]) =>
    groupsOf(
      decision({ answers: entries.map((entry, index) => answer(index, `${titles[entry]}\u00a0: Plum`, { entry })) }),
    );
  const titles = pantryMeta().asks[0]!.entries.map(({ label }) => label);

  expect(labelled([0, 0, 1])).toEqual([
    [titles[0], 'Plum', 'Plum'],
    [titles[1], 'Plum'],
  ]);
  expect(labelled([0])).toEqual([[null, `${titles[0]} Plum`]]);
});
