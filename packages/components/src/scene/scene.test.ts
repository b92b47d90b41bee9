import { expect, it } from 'vitest';
import { faceInWords, type CardFace } from '../card/card-face.ts';
import type { ThingView } from '@undercroft/view';
import { readLayout } from '../layout/read-layout.ts';
import { answer, decision, pantryMeta, pantryView, thing } from '../testing/pantry.ts';
import { levelOf, valueInWords } from './face.ts';
import { buildScene } from './scene.ts';
import { fr } from '../words/fr.ts';
import { registerWords, wordsFor } from '../words/words.ts';

registerWords('fr', fr);

const table = {
  player: [{ zone: 'pantry', as: 'levels', by: 'level' }],
  shared: [{ zone: 'store', as: 'stack' }, { zone: 'no-such-zone' }],
  hand: [{ zone: 'hand', as: 'fan' }],
  kinds: {
    shelf: { shape: 'tile', inside: ['jars'] },
    jar: {
      shape: 'token',
      hue: { by: 'taste', sweet: 10, sour: 110 },
      value: 'weight',
      states: { exhausted: { open: true } },
    },
  },
};
const sceneOf = (asked = decision({}), layout: unknown = table) => {
  const meta = pantryMeta(layout);
  return buildScene(meta, readLayout(meta), pantryView(asked));
};

it('draws what lies in a thing inside it, when the layout says so', () => {
  const [, mine] = sceneOf().players;
  const shelf = mine?.areas[0]?.rows[0]?.[0];

  expect(shelf?.shape).toBe('tile');
  expect(shelf?.inside.map((card) => [card.face.title, card.shape, card.face.hue])).toEqual([
    ['Plum', 'token', 10],
    ['Lemon', 'token', 110],
  ]);
  expect(shelf?.inside.map((card) => card.things)).toEqual([[1, 2], [3]]);
});

it('shows values now beside the printed ones and states by field, when they differ', () => {
  const lemon = sceneOf().faces.get(3);

  expect(lemon?.value).toMatchObject({ value: '5', printed: '2', change: 1 });
  expect(lemon?.exhausted).toBe(true);
});

it('puts the icon of the field on what is used up, and says its title, when it has one', () => {
  const meta = pantryMeta(table);
  const open = meta.fields.map((field) =>
    field.name === 'open' ? { ...field, title: 'Half eaten', icon: 'bitten' } : field,
  );
  const faceWith = (fields: typeof open): CardFace =>
    buildScene({ ...meta, fields }, readLayout(meta), pantryView(decision({}))).faces.get(3)!;

  const english = wordsFor('en');

  expect(faceWith(open).stamp).toEqual({ title: 'Half eaten', icon: 'bitten' });
  expect(faceInWords(faceWith(open), english)).toContain('Half eaten');
  expect(faceWith([...meta.fields]).stamp).toBeNull();
  expect(faceInWords(faceWith([...meta.fields]), english)).toContain('exhausted');
});

it('calls a thing used up by the first of several fields that says so', () => {
  const usedUp = (...states: readonly Record<string, unknown>[]): CardFace[] =>
    states.map((exhausted) => {
      const jar = { ...table.kinds.jar, states: { exhausted } };
      return sceneOf(decision({}), { ...table, kinds: { ...table.kinds, jar } }).faces.get(3)!;
    });

  expect(usedUp({ taste: 'none', open: true }, { open: true, taste: 'sour' }, { taste: 'none' })).toMatchObject([
    { exhausted: true, marks: [] },
    { exhausted: true, marks: [] },
    { exhausted: false },
  ]);
});

it('lets the one card of things that are alike be chosen, when the rules offer any of them', () => {
  const asked = decision({
    answers: [answer(0, 'Open Plum', { thing: 2, entry: 0 }), answer(1, 'Sell Plum', { thing: 2, entry: 1 })],
  });
  const scene = sceneOf(asked);
  const [plum, lemon] = scene.players[1]?.areas[0]?.rows[0]?.[0]?.inside ?? [];

  expect(plum).toMatchObject({ answers: [0, 1], things: [1, 2] });
  expect(lemon?.answers).toEqual([]);
  expect(scene.players[1]?.areas[0]?.lit).toBe(true);
});

it('puts a thing into the line of its field, its attribute or what is printed on it, words of an enum in their order', () => {
  const meta = pantryMeta(table);
  const bare = { attributes: {}, fields: {} };

  expect(levelOf(meta, thing(1, 1, { fields: { weight: 4 } }), 'weight')).toBe(4);
  expect(levelOf(meta, thing(1, 1, { attributes: { weight: 5 } }), 'weight')).toBe(5);
  expect(levelOf(meta, thing(1, 1, bare), 'weight')).toBe(3);
  expect([1, 2].map((row) => levelOf(meta, thing(1, row, bare), 'taste'))).toEqual([1, 2]);
  expect(levelOf(meta, thing(1, 3, bare), 'weight')).toBe(1);
});

it('says why on the thing itself, when it cannot be chosen', () => {
  const asked = decision({ disabled: [{ label: 'Open Lemon', thing: 3, entry: 0, row: -1, reason: 'It is open.' }] });
  const [, lemon] = sceneOf(asked).players[1]?.areas[0]?.rows[0]?.[0]?.inside ?? [];

  expect(lemon?.reason).toBe('It is open.');
});

it('lets nothing be chosen, when another player is asked', () => {
  const asked = decision({ player: 1, answers: [answer(0, 'Open Plum', { thing: 1 })] });

  expect(sceneOf(asked).players[1]?.areas[0]?.lit).toBe(false);
});

it('shows a back and a number only, when nobody may look into a pile', () => {
  const [store] = sceneOf().shared;

  expect(store).toMatchObject({ count: 5, shape: 'stack' });
  expect(store?.rows[0]?.map((card) => [card.thing, card.face.hidden])).toEqual([[-1, true]]);
});

it('puts the hand of the one who looks at the edge and only counts that of others, when there are hands', () => {
  const scene = sceneOf();

  expect(scene.hand[0]?.rows[0]?.[0]?.face.title).toBe('Pepper');
  expect(scene.players[0]?.areas.map((area) => [area.label, area.shape, area.count])).toEqual([
    ['Pantry', 'levels', 0],
    ['Hand', 'count', 2],
  ]);
});

it('lays every zone out by itself, when there is no table.yaml or it is nonsense', () => {
  for (const layout of [undefined, null, 7, [], { player: 'x', kinds: 3, shared: [null, 4, {}] }]) {
    const scene = sceneOf(decision({}), layout);
    expect(scene.players.length).toBe(2);
    expect(scene.players[1]?.areas[0]?.rows[0]?.[0]?.shape).toBe('tile');
  }
});

it('speaks the language of the game, when no other is asked for', () => {
  const told = { ...pantryMeta(), lang: 'fr' };

  expect(valueInWords(told, { is: 'flag' }, 1)).toBe('oui');
  expect(valueInWords(pantryMeta(), { is: 'flag' }, 1)).toBe('yes');
});

it('shows a field among the numbers of a player as long as it is not 0', () => {
  const meta = pantryMeta({ ...table, counters: ['steps'] });
  const steps = { ...meta.fields[0]!, name: 'steps', title: 'Steps left', owner: 'player', counter: false } as const;
  const told = { ...meta, fields: [...meta.fields, steps] };
  const view = pantryView(decision({}));
  const numbers = (left: number) => {
    const players = view.players.map((player) => ({ ...player, fields: { steps: left } }));
    return buildScene(told, readLayout(told), { ...view, players }).players[0]?.counters;
  };

  expect(numbers(3)).toMatchObject([{ title: 'Steps left', value: 3 }]);
  expect(numbers(0)).toEqual([]);
});

it('says a field of a player by its word where it is one of several', () => {
  const meta = pantryMeta({ ...table, counters: ['liking'] });
  const type = { is: 'enum', of: 0 } as const;
  const liking = { ...meta.fields[0]!, name: 'liking', title: 'Likes', type, owner: 'player', counter: false } as const;
  const told = { ...meta, fields: [...meta.fields, liking] };
  const view = pantryView(decision({}));
  const words = (value: number) => {
    const players = view.players.map((player) => ({ ...player, fields: { liking: value } }));
    return buildScene(told, readLayout(told), { ...view, players }).players[0]?.counters.map(({ word }) => word);
  };

  expect(words(1)).toEqual(['sour']);
  expect(words(0)).toEqual(['sweet']);
});

it('says whose turn it is until the game is over', () => {
  const meta = pantryMeta(table);
  const view = { ...pantryView(decision({})), turn: 1 };
  const turns = (given: typeof view) => buildScene(meta, readLayout(meta), given).players.map(({ turn }) => turn);

  expect(turns(view)).toContain(true);
  expect(turns({ ...view, result: { winners: [], reason: null } as never })).not.toContain(true);
});

it('counts the score among the numbers of a player and says that it may grow, when the view tells it', () => {
  const meta = pantryMeta(table);
  const view = pantryView(decision({}));
  const score = { total: 9, complete: false, lines: [] };
  const told = { ...view, players: view.players.map((player) => ({ ...player, score })) };
  const numbers = (given: typeof view) => buildScene(meta, readLayout(meta), given).players[0]?.counters.at(-1);

  expect(numbers(told)).toMatchObject({ title: 'Scores', value: 9, note: 'so far' });
  expect(numbers(view)?.title).not.toBe('Scores');
});

it('lays what was revealed of a pile face up among the backs', () => {
  const asked = pantryView(decision({}));
  const meta = pantryMeta(table);
  const store = meta.zones.findIndex(({ name }) => name === 'store');
  const view = {
    ...asked,
    zones: asked.zones.map((one) =>
      one.zone === store ? { ...one, revealed: [{ place: 1, thing: thing(9, 3) }] } : one,
    ),
  };
  const [area] = buildScene(meta, readLayout(meta), view).shared;

  expect(area?.shape).toBe('row');
  expect(area?.rows[0]?.map((card) => [card.thing < 0, card.face.hidden])).toEqual([
    [true, true],
    [false, false],
  ]);
});

it('lays things in columns under the names of their values, as many as there are lines', () => {
  const columns = { ...table, hand: [{ zone: 'hand', as: 'columns', by: 'taste' }], kinds: { jar: { shape: 'tile' } } };
  const [area] = sceneOf(decision({}), columns).hand;

  expect(area?.heads.map(({ title }) => title)).toEqual(area?.rows.map((_, index) => ['Sweet', 'Sour'][index]));
  expect(area?.rows.at(-1)?.[0]?.face.title).toBe('Pepper');
});

it('numbers things in their order, of those that hold others only the ones in which something lies', () => {
  const numbers = (zone: object) => {
    const scene = sceneOf(decision({}), { ...table, player: [{ zone: 'pantry', ...zone }] });
    return scene.players[1]?.areas[0]?.rows.flat().map(({ nth }) => nth);
  };

  expect(numbers({ numbered: true })).toEqual([1]);
  expect(numbers({})).toEqual([0]);
  const bare = { ...table.kinds, shelf: { inside: [] } };
  const empty = { ...table.kinds, shelf: { inside: ['bottles'] } };
  const area = { zone: 'pantry', numbered: true };
  const of = (kinds: object) => sceneOf(decision({}), { ...table, kinds, player: [area] }).players[1]?.areas[0]?.rows;
  expect(
    [bare, empty].map((kinds) =>
      of(kinds)
        ?.flat()
        .map(({ nth }) => nth),
    ),
  ).toEqual([[1], [0]]);
});

it('draws what lies in an area for spent things as spent', () => {
  const scene = sceneOf(decision({}), { ...table, hand: [{ zone: 'hand', spent: true }] });

  expect(scene.hand[0]?.rows.flat().map(({ face }) => face.exhausted)).toEqual([true]);
});

it('gives a thing the colour and the name of the player whose it is from the start, when table.yaml says so', () => {
  const look = { ...table, kinds: { ...table.kinds, jar: { shape: 'token', seat: true } } };
  const meta = { ...pantryMeta(look), thingPlayer: [-1, -1, -1, 1, -1, -1, -1, -1] };
  const scene = buildScene(meta, readLayout(meta), pantryView(decision({})));

  expect(scene.faces.get(3)).toMatchObject({
    seat: 1,
    marks: [
      { title: 'Open', icon: null },
      { title: 'Player 2', icon: null },
    ],
  });
  expect(scene.faces.get(1)?.seat).toBe(0);
});

it('shows a back for each card of a row that nobody may look into', () => {
  const scene = sceneOf(decision({}), { ...table, shared: [{ zone: 'store' }] });

  expect(scene.shared[0]?.rows.flat().map(({ face }) => face.hidden)).toEqual(Array.from({ length: 5 }, () => true));
});

it('shows a counter only while it is not 0, when table.yaml says so', () => {
  const meta = pantryMeta({ ...table, counters: ['points'], 'hide-zero': ['points'] });
  const view = pantryView(decision({}));
  const players = view.players.map((player) => ({ ...player, counters: { points: player.seat } }));
  const scene = buildScene(meta, readLayout(meta), { ...view, players });

  expect(scene.players.map(({ seat, counters }) => [seat, counters.length])).toEqual([
    [1, 1],
    [0, 0],
  ]);
});

it('says what the numbers of players have to come to, also of those that are not shown otherwise, and of a field that is 0', () => {
  const goal = { says: 'Ten points, and nine jars.', reach: { points: 10, jars: 9, nothing: 3 } };
  const meta = pantryMeta({ ...table, counters: ['points'], goal });
  const jars = { ...meta.fields[0]!, name: 'jars', title: 'Jars', owner: 'player', counter: false } as const;
  const known = { ...meta, fields: [...meta.fields, jars] };
  const view = pantryView(decision({}));
  const players = view.players.map((player) => ({ ...player, counters: { points: 4 }, fields: { jars: 0 } }));
  const [first] = buildScene(known, readLayout(known), { ...view, players }).players;

  expect(first?.counters.map(({ name, value, most }) => [name, value, most])).toEqual([
    ['points', 4, 10],
    ['jars', 0, 9],
  ]);
  expect(first?.progress).toBe(20);
  expect(sceneOf().players.map(({ progress }) => progress)).toEqual([null, null]);
});

it('shows an area only while fields of the game have the values that table.yaml names', () => {
  const meta = pantryMeta({
    ...table,
    shared: [{ zone: 'store', as: 'stack', icon: 'jar', when: { night: true, taste: 'sour' } }],
  });
  const plain = { ...meta.fields[0]!, owner: 'global', counter: false } as const;
  const night = { ...plain, name: 'night', type: { is: 'flag' } } as const;
  const taste = { ...plain, name: 'taste', type: { is: 'enum', of: 0 } } as const;
  const told = { ...meta, fields: [...meta.fields, night, taste] };
  const shown = (globals: Readonly<Record<string, number>>) =>
    buildScene(told, readLayout(told), { ...pantryView(decision({})), globals }).shared.map(({ icon }) => icon);

  expect(shown({ night: 1, taste: 1 })).toEqual(['jar']);
  expect(shown({ night: 1, taste: 0 })).toEqual([]);
  expect(shown({ night: 0, taste: 1 })).toEqual([]);
  expect(shown({})).toEqual([]);
});

it('keeps the place of an area that is shown only while something lies in it', () => {
  const shared = [{ zone: 'store', as: 'row', 'hide-empty': true }];
  const meta = pantryMeta({ ...table, shared });
  const plain = pantryView(decision({}));
  const store = meta.zones.findIndex(({ name }) => name === 'store');
  const placesWith = (count: number): string[] => {
    const zones = plain.zones.map((zone) => (zone.zone === store ? { ...zone, count, things: null } : zone));
    const scene = buildScene(meta, readLayout(meta), { ...plain, zones });
    return scene.shared.map(({ key, stays, rows }) => `${key} ${stays} ${rows.flat().length}`);
  };

  expect(placesWith(2)).toEqual(['store--1 guest 2']);
  expect(placesWith(0)).toEqual(['store--1 awaited 0']);
});

it('lists the things of a kind wherever they lie, but for some zones, with what is left of them', () => {
  const kinds = { ...table.kinds, jar: { ...table.kinds.jar, gauge: { now: 'weight', of: 'weight' } } };
  const listed = (area: object): string[] | undefined => {
    const [list] = sceneOf(decision({}), { ...table, kinds, shared: [{ kind: 'jar', ...area }] }).shared;
    return list?.rows[0]?.map(({ face }) => `${face.title} ${face.gauge?.now}/${face.gauge?.of}`);
  };

  expect(listed({})?.slice(0, 3)).toEqual(['Plum 3/3', 'Plum 3/3', 'Lemon 5/5']);
  expect(listed({ 'except-in': ['jars', 'hand', 'store'], 'hide-empty': true })).toBeUndefined();
});

it('does not say of a card what its name says', () => {
  const face = { ...sceneOf().faces.get(3)!, title: 'Pay Day' };
  const said = (value: string): string => {
    const stat = { name: 'event', title: 'Event', icon: null, value, change: 0, printed: null } as const;
    return faceInWords({ ...face, stats: [stat] }, wordsFor('en'));
  };

  expect(said('pay day')).not.toContain('Event');
  expect(said('taxes')).toContain('Event taxes');
});

it('says where things of a list lie that have one name, when that tells them apart', () => {
  const meta = pantryMeta({ ...table, shared: [{ kind: 'jar' }] });
  const plain = pantryView(decision({}));
  const [jars] = plain.zones.flatMap(({ things }) => things ?? []).flatMap(({ zones }) => zones);
  const inside = meta.zones[jars!.zone]!;
  const things = [0, 1, 1, 2, 3];
  const owned = { ...meta, things, zones: meta.zones.map((zone) => (zone === inside ? { ...zone, owner: 0 } : zone)) };
  const marksIn = (others: readonly ThingView[]): string[] => {
    const shelf = { ...plain.zones[1]!.things![0]!, id: 4, zones: [{ ...jars!, owner: 4, things: others }] };
    const zones = plain.zones.map((zone, n) => (n === 2 ? { ...zone, things: [shelf] } : zone));
    const [list] = buildScene(owned, readLayout(owned), { ...plain, zones }).shared;
    return list!.rows[0]!.map(({ face }) => [face.title, ...face.marks.map(({ title }) => title)].join(': '));
  };
  const [plum] = jars!.things!;

  expect(marksIn([])).toEqual(['Plum', 'Plum', 'Lemon']);
  expect(marksIn([{ ...plum!, id: 9 }])).toEqual(['Plum: Oak', 'Plum: Oak', 'Lemon', 'Plum: Pepper']);
});

it('gives the turn to those who are waited for, while players are asked together', () => {
  const together = { waitingFor: [0], answered: [1], takeBack: false };
  const view = { ...pantryView(decision({})), turn: 1, together };
  const { players } = buildScene(pantryMeta(), readLayout(pantryMeta()), view);

  expect(players.filter(({ turn }) => turn).map(({ seat }) => seat)).toEqual([0]);
});
