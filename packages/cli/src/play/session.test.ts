import { botNamed } from '@undercroft/bots';
import type { UndoRule } from '@undercroft/contract';
import { Rng, createGame, type Game } from '@undercroft/engine';
import { tinyModule } from '@undercroft/engine/testing';
import { viewFor } from '@undercroft/view';
import { expect, it } from 'vitest';
import { recordedTerminal } from '../testing/terminal.ts';
import { boardText } from './board.ts';
import { TerminalSession } from './session.ts';
import { playWords } from './words.ts';

const module = tinyModule();
const nobody = [null, null];

function begin(): Game {
  return createGame(module, { players: 2, seed: 3, options: { wishes: false } });
}

async function play(
  game: Game,
  typed: readonly string[],
  bots: ConstructorParameters<typeof TerminalSession>[2] = nobody,
  lang = 'en',
  undo?: UndoRule,
): Promise<string> {
  const terminal = recordedTerminal('.', typed);
  await new TerminalSession(terminal, game, bots, { lang, undo }).play();
  return terminal.outText();
}

it('takes numbers, words and beginnings of words as answers', async () => {
  const game = begin();

  await play(game, ['1', 'pick a fruit', 'rest', 'pi']);

  expect(game.position).toBe(4);
  expect(game.answers[2]).toBe(-1);
});

it('asks again, when a line means nothing or several things', async () => {
  const game = begin();

  const out = await play(game, ['dance', 'store', '99']);

  expect(game.position).toBe(0);
  expect(out).toContain('`dance` is no answer here');
  expect(out).toMatch(/`store` can mean .+ and .+/);
});

it('says why something cannot be chosen', async () => {
  expect(await play(begin(), ['?'])).toContain('Gamble: Needs 1 point, you have 0.');
  expect(await play(begin(), ['? dance'])).toContain('Nothing like `dance` is held back here.');
});

it('takes back and gives again', async () => {
  const game = begin();

  await play(game, ['1', 'u'], nobody, 'en', 'free');
  expect(game.position).toBe(0);

  await play(game, ['r', 'u', 'u'], nobody, 'en', 'free');
  expect(game.position).toBe(0);
});

it('takes back what somebody has learned as the table has agreed: at once, after a yes, or not at all', async () => {
  const back = async (typed: readonly string[], undo?: UndoRule, bots = nobody): Promise<[number, string]> => {
    const game = begin();
    const out = await play(game, ['1', 'u', ...typed], bots, 'en', undo);
    return [game.position, out];
  };
  expect((await back([], 'free'))[0]).toBe(0);
  expect((await back(['y'], 'asked'))[0]).toBe(0);
  const [stays, asks] = await back(['n'], 'asked');
  expect(stays).toBe(1);
  expect(asks).toContain('Something hidden was seen since. Whoever chooses again knows that now.');
  const [barred, says] = await back([]);
  expect(barred).toBe(1);
  expect(says).toContain('That is not taken back here');
});

it('shows a card in full, and what is near to a name that is none', async () => {
  const out = await play(begin(), ['i quince', 'i quinec']);

  expect(out).toContain('Quince  Fruit, 3 of them');
  expect(out).toContain('bruise up to 2 fruits of others');
  expect(out).toContain('fruits/quince.yaml:1');
  expect(out).toContain('There is no card `quinec`, did you mean `Quince`?');
});

it('hides the cards of others from the person who is asked', async () => {
  const game = begin();
  const hidden = game.state.slice();

  const out = await play(game, []);

  expect(out).toMatch(/── Player 1 to act .*\n(?: {3}Yard.*\n)? {3}Hand: [A-Z]/);
  expect(out).toMatch(/── Player 2 .*\n {3}Hand: 2 face down/);
  expect([...game.state]).toEqual([...hidden]);
});

it('speaks the language of the game, in everything that it says by itself', async () => {
  const out = await play(begin(), ['danser', '? danser', 'u', 'r', 'h', 'i rien'], nobody, 'fr');

  expect(out).toMatch(/── Player 1 doit répondre /);
  expect(out).toContain('Hand\u202F: 2 face cachée');
  expect(out).toContain('`danser` n’est pas une réponse ici.');
  expect(out).toContain('  Rien comme `danser` n’est retenu ici.');
  expect(out).toContain('Il n’y a rien à reprendre.');
  expect(out).toContain('Il n’y a rien à redonner.');
  expect(out).toContain('reprend une réponse');
  expect(out).toContain('Il n’y a pas de carte `rien`');
  expect(out).not.toMatch(/to act|face down|There is/);
});

it('has the same slots in every language', () => {
  const slots = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([slot]) => slot).toSorted();
  const slotsIn = (lang: string): unknown[] => Object.entries(playWords(lang)).map(([key, text]) => [key, slots(text)]);

  for (const lang of ['de', 'fr']) {
    expect(slotsIn(lang)).toEqual(slotsIn('en'));
    expect(playWords(lang).lang).toBe(lang);
  }
  expect(playWords('xx')).toBe(playWords('en'));
});

it('shows only what lies on the table, when table.yaml says what that is', async () => {
  const { meta } = module;
  const extras = { table: { hand: [{ zone: 'hand' }] } };
  const out = await play(createGame({ ...module, meta: { ...meta, extras } }, { players: 2, seed: 3 }), []);

  expect(await play(begin(), [])).toContain('   Deck: ');
  expect(out).not.toContain('   Deck: ');
  expect(out).toContain('   Hand: ');
});

it('names what lies face down for the one who knows it', () => {
  const view = viewFor(module, begin().state, 0);
  const known = view.zones.find(({ things }) => things !== null && things.length > 0)?.things?.[0];
  if (known === undefined) throw new Error('nothing lies open');
  const zones = view.zones.map((zone) =>
    zone.things === null ? { ...zone, revealed: [{ place: 0, thing: known }] } : zone,
  );
  const words = playWords('en');
  const board = boardText({ meta: module.meta, paint: (_, text) => text, width: 100, words }, { ...view, zones });

  expect(board).toContain(`face down (${module.meta.rows[known.row]?.title}`);
});

it('speaks of several things of a row in the plural', () => {
  const view = viewFor(module, begin().state, 0);
  const zones = view.zones.map((zone) => ({ ...zone, things: zone.things && [...zone.things, ...zone.things] }));
  const basket = module.meta.rows.find(({ title }) => title === 'Basket');

  const board = boardText(
    { meta: module.meta, paint: (_, text) => text, words: playWords('en'), width: 100 },
    { ...view, zones },
  );

  expect(board).toContain(`   Yard: 2 ${basket?.pluralTitle}\n`);
});

it('plays bots by itself, tells what they did, and goes back to the own last question', async () => {
  const game = begin();
  const bot = botNamed('random')!({ game: module, seed: 1 });

  const out = await play(game, ['1', 'u', 'y', 'l'], [null, bot]);

  expect(out).toContain('Player 1 picks');
  expect(out).toContain('Player 2');
  expect(game.position).toBe(0);
});

it('plays to the end and tells who won', async () => {
  const bots = [1, 2].map((seed) => botNamed('random')!({ game: module, seed }));

  const out = await play(begin(), [], bots);

  expect(out).toMatch(/Player [12] wins\. A basket is full\.|Nobody wins\. Everybody is tired\./);
  expect(out).toContain('undercroft replay orchard --players 2 --seed=3');
});

it('offers hidden things by their place, and takes no name for them', async () => {
  const zones = module.meta.zones.map((zone) => ({ ...zone, visible: 'none' }) as const);
  const game = createGame({ ...module, meta: { ...module.meta, zones } }, { players: 2, seed: 1 });
  const rng = new Rng(1);
  while (!game.decision()!.prompt.startsWith('Bruise')) game.answer(rng.below(game.decision()!.options.length));
  const title = module.meta.rows[module.meta.things[game.decision()!.options[0]!.thing!]!]!.title;

  const out = await play(game, [title, 'q']);

  expect(out).toContain('a hidden fruit (1');
  expect(out).toContain(`\`${title}\` is no answer here`);
});

it('takes what is shown, when the title of one row is the name of another', async () => {
  const rows = module.meta.rows.map((row) => (row.name === 'pear' ? { ...row, title: 'Plum' } : row));
  const game = createGame(
    { ...module, meta: { ...module.meta, rows } },
    { players: 2, seed: 3, options: { wishes: false } },
  );
  const options = game.decision()?.options ?? [];
  const shown = options.find(({ label }) => label.includes('Worth 2'))!;

  const out = await play(game, ['plum', shown.label]);

  expect(out).toMatch(/`plum` can mean/);
  expect(game.answers[0]).toBe(shown.value);
});
