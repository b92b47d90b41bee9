import { tinyModule } from '@undercroft/engine/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readSettings, standardSettings } from '../settings/settings.ts';
import { LEVELS, seatFrom, standardPlan } from './plan.ts';
import { Saves } from './saves.ts';
import { Session } from './session.ts';
import { memoryStore } from './store.ts';

const module = tinyModule();
const begin = (seed: number): Session => Session.begin(module, standardPlan(module.meta, seed));

/** A clock that goes on by a second whenever it is asked. */
function clock(): () => number {
  let now = 1_000_000;
  return () => (now += 1000);
}

it('lists saved games, the last played first, and finds the last of each place', () => {
  const saves = new Saves(memoryStore(), clock());
  const [first, second] = [saves.fresh('tiny'), saves.fresh('tiny')];
  saves.write(first, 'left', begin(1));
  saves.write(second, 'right', begin(2));

  expect(saves.list().map(({ id }) => id)).toEqual([second, first]);
  expect(saves.last('left')).toBe(first);
  expect(saves.last('right')).toBe(second);
  expect(saves.last('elsewhere')).toBeNull();
});

it('gives back what was written, until it is removed', () => {
  const saves = new Saves(memoryStore(), clock());
  const session = begin(3);
  saves.write('a', 'here', session);
  expect(saves.read('a')).toBe(session.save());

  saves.remove('a');
  expect(saves.read('a')).toBeNull();
  expect(saves.last('here')).toBeNull();
});

it('finds the save that is a text, unless it was played last in another place', () => {
  const saves = new Saves(memoryStore(), clock());
  const game = module.meta.id;
  saves.write('a', 'left', begin(1));
  saves.write('b', 'left', begin(2));

  expect(saves.holding(begin(1).save(), game, 'left')).toBe('a');
  expect(saves.holding(begin(2).save(), game, 'left')).toBe('b');
  expect(saves.holding(begin(1).save(), game, 'right')).toBe('a');
  expect(saves.holding(begin(2).save(), game, 'right')).toBe('');
  expect(saves.holding(begin(3).save(), game, 'left')).toBe('');
  expect(saves.holding(begin(1).save(), 'other', 'left')).toBe('');
});

it('gives another id each time, even at the same moment', () => {
  const store = memoryStore();
  const saves = new Saves(store, () => 5);
  const id = saves.fresh('tiny');
  saves.write(id, 'here', begin(1));

  expect(saves.fresh('tiny')).not.toBe(id);
});

it('keeps the newest dozen of a game', () => {
  const saves = new Saves(memoryStore(), clock());
  for (let i = 0; i < 20; i++) saves.write(`game-${i}`, 'here', begin(i));

  expect(saves.list()).toHaveLength(12);
  expect(saves.list()[0]?.id).toBe('game-19');
});

it('leaves out what cannot be read, when somebody else has written there', () => {
  const store = memoryStore();
  const saves = new Saves(store, clock());
  for (const text of ['', '{', '7', 'null', '{"id":3}', '{"id":"x","names":[1]}']) store.write(`game:${text}`, text);
  saves.write('good', 'here', begin(1));

  expect(saves.list().map(({ id }) => id)).toEqual(['good']);
});

it('leaves out a save whose date cannot be shown, or that says it is another', () => {
  const store = memoryStore();
  const saves = new Saves(store, clock());
  saves.write('good', 'here', begin(1));
  const [head = '', text = ''] = store.read('game:good')!.split('\n');
  const put = (key: string, part: object): void =>
    store.write(`game:${key}`, `${JSON.stringify({ ...(JSON.parse(head) as object), id: key, ...part })}\n${text}`);
  put('late', { at: 1e18 });
  put('broken', { at: 1.5 });
  put('other', { id: 'good' });
  put('many', { names: Array.from({ length: 99 }, () => 'x') });
  put('kept', { at: 7 });

  expect(saves.list().map(({ id }) => id)).toEqual(['good', 'kept']);
});

/**
 * Storage that another program may have written: heads and bodies of saves, and settings, each with
 * something odd in it.
 */
function oddStorage(body: string) {
  const value = fc.oneof(
    fc.constantFrom<unknown>({ toString: 1 }, 1e18, -1, '', '__proto__', [], null, 'x'.repeat(9000), { length: 3 }),
    fc.jsonValue(),
  );
  const place = fc.constantFrom('undercroft', 'seats', 'names', 'colours', 'undo', 'save', 'at', 'position', 'id');
  const replaced = (source: string, [name, to]: readonly [string, unknown]): string => {
    const whole = JSON.parse(source) as Record<string, unknown>;
    const inner = whole['save'] as Record<string, unknown> | undefined;
    const target = inner !== undefined && name.startsWith('save.') ? inner : whole;
    return JSON.stringify({
      ...whole,
      ...(target === whole ? { [name]: to } : { save: { ...inner, [name.slice(5)]: to } }),
    });
  };
  const inside = fc.constantFrom(
    'save.game',
    'save.players',
    'save.seed',
    'save.options',
    'save.script',
    'save.answers',
  );
  const garbled = (source: string) =>
    fc
      .tuple(fc.nat(source.length), fc.nat(9), fc.string({ maxLength: 9 }))
      .map(([at, less, more]) => source.slice(0, at) + more + source.slice(at + less));
  const head = JSON.stringify({ id: 'a', game: 'tiny', title: 'T', names: ['x'], position: 1, over: false, at: 5 });
  const anyHead = fc.oneof(
    fc.tuple(place, value).map((one) => replaced(head, one)),
    garbled(head),
    fc.string(),
  );
  const anyBody = fc.oneof(
    fc.tuple(fc.oneof(place, inside), value).map((one) => replaced(body, one)),
    garbled(body),
    fc.string(),
  );
  const settings = fc.oneof(
    fc
      .dictionary(fc.constantFrom(...Object.keys(standardSettings), '__proto__', 'toString'), value)
      .map((one) => JSON.stringify(one)),
    fc.string(),
  );
  return { anyHead, anyBody, settings };
}

it('reads any storage without failing: what is whole as it was, everything else refused with a sentence', () => {
  const session = begin(4);
  const { anyHead, anyBody, settings } = oddStorage(session.save());
  expect(new Saves(memoryStore(), clock()).list()).toEqual([]);
  fc.assert(
    fc.property(anyHead, anyBody, settings, fc.string(), (first, second, wishes, last) => {
      const store = memoryStore();
      store.write('game:a', `${first}\n${second}`);
      store.write('last:here', last);
      store.write('last:there', 'a');
      store.write('settings', wishes);
      const saves = new Saves(store, () => 5);
      for (const { at, names, position } of saves.list()) {
        expect(new Intl.DateTimeFormat('en').format(at)).not.toBe('');
        expect(names.length).toBeGreaterThan(0);
        expect(Number.isSafeInteger(position)).toBe(true);
      }
      saves.last('here');
      const loaded = Session.load(module, saves.read(saves.last('there') ?? '') ?? '');
      if (!loaded.ok) expect(loaded.message).toMatch(/[.]$/);
      const read = readSettings(store);
      for (const [name, standard] of Object.entries(standardSettings))
        expect(typeof read[name as keyof typeof read]).toBe(typeof standard);
      saves.write(saves.fresh('tiny'), 'here', session);
      expect(saves.list().length).toBeGreaterThan(0);
    }),
    { seed: 16, numRuns: 600 },
  );
});

it('gives a bot of standard strength, when a save asks for one that thinks for minutes', () => {
  expect(seatFrom('sensible:999999ms')).toEqual(seatFrom('nobody'));
  for (const { bot } of LEVELS) expect(seatFrom(bot)).toEqual({ is: 'bot', bot });
  expect(seatFrom('sensible:400ms')).toEqual({ is: 'bot', bot: 'sensible:400ms' });
});

it('reads settings as standard where they are missing or make no sense', () => {
  const store = memoryStore();
  expect(readSettings(store)).toEqual(standardSettings);

  for (const text of ['', '[]', 'null', '{"pace":"warp","volume":"loud","sound":1}', '{']) {
    store.write('settings', text);
    expect(readSettings(store)).toEqual(standardSettings);
  }
  store.write('settings', '{"pace":"fast","volume":9,"lang":"<b>"}');
  expect(readSettings(store)).toEqual({ ...standardSettings, pace: 'fast', volume: 1 });
});
