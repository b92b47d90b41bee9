import { iconsOfGame } from '@undercroft/contract';
import { describe, expect, it } from 'vitest';
import { running } from '../src/code/testing/running.ts';
import { compileText } from '../src/testing/compile-text.ts';
import { compileGame } from '../src/compile.ts';
import { TINY_GAME_ID, tinyGame } from './tiny-game.ts';

const GAME = tinyGame().get('lantern/game.yaml') ?? '';

function errorsOf(changes: Readonly<Record<string, string | null>>): string[] {
  const { diagnostics } = compileText(changes);
  return diagnostics.flatMap(({ severity, code, message, notes }) =>
    severity === 'error' ? [[`${code}: ${message}`, ...notes].join(' ')] : [],
  );
}

describe('resolve', () => {
  const NO_TRICKS = { 'tricks/nudge.yaml': null, 'tricks/rescue.yaml': null, 'tricks/tricks.table.yaml': null };
  const EASY: Readonly<Record<string, string | null>> = {
    ...NO_TRICKS,
    'tricks/easy.yaml': 'count: 1\ncost: 1\neffect: gain 3 oil\n',
  };

  it('does the effect of a card, when no effect of the game ever asks', async () => {
    const game = await running('to probe\n  resolve easy\n', EASY);

    game.set('oil', 1).call('probe');

    expect(game.get('oil')).toBe(4);
  });

  it('does nothing, when no card of the game has an effect', () => {
    expect(errorsOf(NO_TRICKS)).toEqual([]);
  });
});

it('plays a card as the kind above its own says', async () => {
  const charm = '  charm: { is: trick, folder: charms, printed: {} }\n  glade:';
  const game = await running('to probe\n  offer main-window\n', {
    'game.yaml': GAME.replace('  glade:', charm),
    'charms/lucky.yaml': 'count: 1 per player\nstarts: hand\ncost: 2\neffect: play in main-window, gain 9 oil\n',
  });
  const [lucky = -1] = game.things('lucky');
  game.set('oil', 5).put(lucky, 'hand');

  game.call('probe');
  game.answer(game.options[0] ?? -1);

  expect(game.get('oil')).toBe(5 - 2 + 9);
  expect(game.zone('discard')).toContain(lucky);
});

it.each([
  ['a function about maps', 'to block beast b\n  set b.tired to true\n', 'block'],
  ['a function', 'to count number n\n  gain n oil\n', 'count'],
  ['a function, as a procedure with a value', 'to rest giving number\n  return 1\n', 'rest'],
  ['a verb', 'to shuffle number n\n  gain n oil\n', 'shuffle'],
])('refuses a procedure with the name of %s, and offers another', (_name, rules, name) => {
  const errors = errorsOf({ 'rules/more.rules': rules });

  expect(errors).toEqual([expect.stringContaining('resolve/duplicate-name')]);
  expect(errors[0]).toContain(`\`do-${name}\``);
});

it('says that a thing of a loop is `it` in its `where`', () => {
  const body = (where: string): string => `to probe\n  for each p in players where ${where}, gain 1 oil\n`;
  const { diagnostics } = compileText({ 'rules/more.rules': body('p.oil > 2') });
  const [error] = diagnostics.filter(({ severity }) => severity === 'error');

  expect(error?.message).toContain('`its oil`');
  expect(error?.fix?.edits.map(({ text }) => text)).toEqual(['its oil']);
  expect(errorsOf({ 'rules/more.rules': body('p is you') })).toEqual([expect.stringContaining('here it is `it`')]);
  expect(errorsOf({ 'rules/more.rules': body('its oil > 2') })).toEqual([]);
});

it('says why a thing cannot start in a zone of things', () => {
  const errors = errorsOf({ 'beasts/lost.yaml': 'count: 1\nstarts: dwellers\nmight: 1\n' });

  expect(errors).toEqual([expect.stringContaining('load/start-in-thing')]);
  expect(errors[0]).toContain('zone of each glade');
});

describe('icons', () => {
  const files = (icon: string): Map<string, string> =>
    new Map(tinyGame()).set('lantern/beasts/lost.yaml', `count: 1 per player\nstarts: deck\nmight: 1\nicon: ${icon}\n`);
  const used = [...tinyGame().values()].flatMap((text) =>
    [...text.matchAll(/icon: ([a-z-]+)/g)].map(([, name]) => name ?? ''),
  );
  const known = new Set([...used, 'health-potion']);
  const reported = (icon: string, icons: ReadonlySet<string> | null): string[] =>
    compileGame(files(icon), TINY_GAME_ID, null, 'develop', icons).diagnostics.map(({ code, notes }) =>
      [code, ...notes].join(' '),
    );

  it('are refused with near ones, when the host says which there are', () => {
    expect(reported('helth-potion', known)).toEqual([expect.stringMatching(/^load\/unknown-icon .*health-potion/)]);
    expect(reported('health-potion', known)).toEqual([]);
  });

  it('are taken as they are, when nobody says', () => {
    expect(reported('helth-potion', null)).toEqual([]);
  });
});

describe('scenery', () => {
  const row = (scenery: string, icon = 'lantern'): Map<string, string> =>
    new Map(tinyGame()).set(
      'lantern/beasts/lost.yaml',
      `count: 1 per player\nstarts: deck\nmight: 1\n${icon === '' ? '' : `icon: ${icon}\n`}scenery: ${scenery}\n`,
    );
  const used = [...tinyGame().values()].flatMap((text) =>
    [...text.matchAll(/icon: ([a-z-]+)/g)].map(([, name]) => name),
  );
  const known = new Set(['lantern', 'two-coins', ...used.filter((name) => name !== undefined)]);
  const compiled = (files: ReadonlyMap<string, string>) => compileGame(files, TINY_GAME_ID, null, 'develop', known);
  const reported = (files: ReadonlyMap<string, string>): string[] =>
    compiled(files).diagnostics.map(({ code, span: { file, start, end }, message }) => {
      const text = files.get(file)?.slice(start, end) ?? '';
      return `${code} ${text}: ${message}`;
    });

  it('comes to the game as it is written, with the icons that it names', () => {
    const written =
      '{wall: rock, light: left, glow: 20, layers: [{icon: two-coins, at: [20, 80], size: 30, depth: near}]}';
    const { module } = compiled(row(written));
    const { scenery } = module?.meta.rows.find(({ name }) => name === 'lost') ?? {};

    expect(JSON.parse(JSON.stringify(scenery))).toEqual({
      wall: 'rock',
      light: 'left',
      glow: 20,
      layers: [{ icon: 'two-coins', at: [20, 80], size: 30, depth: 'near' }],
    });
    expect(iconsOfGame(module!.meta)).toContain('two-coins');
  });

  it('is refused at the word that is wrong', () => {
    const layer = (more: string): string[] => reported(row(`{layers: [{${more}}]}`));

    expect(layer('icon: two-coinz, at: [20, 80], size: 30')).toEqual([
      expect.stringMatching(/^load\/unknown-icon two-coinz:/),
    ]);
    expect(layer('at: [20, 180], size: 30')).toEqual([expect.stringMatching(/^load\/out-of-range 180:.*100/)]);
    expect(layer('at: [20], size: 30')).toEqual([expect.stringMatching(/^load\/too-few/)]);
    expect(layer('at: [20, 80], size: 3')).toEqual([expect.stringMatching(/^load\/out-of-range 3:/)]);
    expect(layer('at: [20, 80]')).toEqual([expect.stringMatching(/^load\/missing-key/)]);
    expect(reported(row('{wall: rocks}'))).toEqual([expect.stringMatching(/^load\/not-one-of rocks:.*wall/)]);
    expect(reported(row('{roof: rock}'))).toEqual([expect.stringMatching(/^load\/unknown-key roof:/)]);
  });

  it('needs the name of a symbol, where the row has no picture of its own', () => {
    const [withOwn, without] = ['lantern', ''].map((icon) =>
      reported(row('{layers: [{at: [50, 50], size: 60}]}', icon)),
    );

    expect(withOwn).toEqual([]);
    expect(without).toEqual([expect.stringMatching(/^load\/missing-key .*layer/)]);
  });

  it('of a kind in table.yaml is held to the same', () => {
    const table = (scenery: string): string[] =>
      reported(new Map(tinyGame()).set('lantern/table.yaml', `kinds: {beast: {scenery: ${scenery}}}\n`));

    expect(table('{wall: bricks, floor: boards}')).toEqual([]);
    expect(table('{layers: [{icon: two-coinz, at: [1, 2], size: 9}]}')).toEqual([
      expect.stringMatching(/^load\/unknown-icon/),
    ]);
  });
});

describe('phrases', () => {
  const RULES =
    'to probe\n  draw 1 from your deck to your hand\n  draw 1 from your deck to your discard\n  reveal first(your hand)\n  reveal first(your hand) to opponent\n';
  const reported = (phrases: string): string[] => {
    const { module } = compileText({
      'game.yaml': GAME.replace('phrases:', `phrases:\n${phrases}`),
      'rules/more.rules': RULES,
    });
    const events = (module?.meta.events ?? []).filter(({ name }) => name === 'draw' || name === 'reveal');
    return events.map(({ name, text }) => `${name}: ${text}`);
  };

  it('word what the log says of a draw and of a reveal', () => {
    const phrases =
      "  draw: '{you} takes one.'\n  draw-open: '{you} takes {thing}.'\n  reveal: 'Look: {thing}!'\n  reveal-to: '{to} peeks.'\n  look-at: '{you} peeks.'\n";
    expect(reported(phrases).toSorted()).toEqual([
      'draw: {you} takes one.',
      'draw: {you} takes {thing}.',
      'reveal: Look: {thing}!',
      'reveal: {to} peeks.',
      'reveal: {you} peeks.',
    ]);
  });

  it('silence them with a hyphen', () => {
    expect(reported("  draw: '-'\n  reveal: '-'\n  reveal-to: '-'\n  look-at: '-'\n")).toEqual([
      'draw: null',
      'reveal: null',
    ]);
  });

  it('silence a procedure with a hyphen', () => {
    const { module } = compileText({ 'game.yaml': GAME.replace("banish: '{b} is gone.'", "banish: '-'") });
    expect(module?.meta.events.map(({ name }) => name)).not.toContain('banish');
  });

  it.each([
    ["move: '{you} moves.'", 'load/unknown-name', '`move`'],
    ["draw: '{card} is drawn.'", 'load/unknown-slot', '{you}'],
    ["reveal: '{thing} for {to}.'", 'load/unknown-slot', '{thing}'],
  ])('are refused with what can stand there, when they say %j', (phrase, code, words) => {
    const errors = errorsOf({
      'game.yaml': GAME.replace('phrases:', `phrases:\n  ${phrase}`),
      'rules/more.rules': RULES,
    });
    expect(errors).toEqual([expect.stringContaining(code)]);
    expect(errors[0]).toContain(words);
  });
});

describe('prompts', () => {
  const asked = (
    prompts: string,
    rules = 'to walk beast m\n  let g = a glade in your grove\n  move m to g\n',
  ): string[] =>
    errorsOf({ 'game.yaml': GAME.replace('prompts: {', `prompts: { ${prompts},`), 'rules/more.rules': rules });

  it.each([
    ["walk.g: 'Where to with {m}, {you}?'"],
    ["walk.g: 'Where does {m} go?'"],
    ["rescue-window: 'Rescue {beast}?'"],
    ["rescue-window: '{you}, rescue {beast}?'"],
  ])('may name what is known when it is asked, as in %j', (prompts) => {
    expect(asked(prompts)).toEqual([]);
  });

  it.each([
    ["walk.g: 'To {g}?'", '`{you}`, `{m}`, `{active}` or `{day}`'],
    ["rescue-window: 'Rescue {b}?'", '`{you}`, `{dice}`, `{beast}`, `{active}` or `{day}`'],
    ["strike: 'Strike with {b}'", 'No slot can stand here'],
  ])('are refused with the slots that are filled, when they say %j', (prompts, words) => {
    const errors = asked(prompts);
    expect(errors).toEqual([expect.stringContaining('load/unknown-slot')]);
    expect(errors[0]).toContain(words);
  });
});

it.each([
  ['owner of a set', 'to probe\n  gain count(fighters of you of opponent) oil\n', 'parse/unexpected'],
  ['cause that is heard', 'when a beast is banished because duel because duel, gain 1 oil\n', 'check/twice'],
  ['window of a menu', 'to probe\n  choose\n    include main-window\n    include main-window\n', 'check/same-option'],
])('refuses a second %s, of which only one would count', (_what, rules, code) => {
  expect(errorsOf({ 'rules/more.rules': rules })).toEqual([expect.stringContaining(code)]);
});
