import { tinyGame } from '@undercroft/compiler/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DefinitionRequest, HoverRequest, ReferencesRequest, type Location } from 'vscode-languageserver';
import { TestClient, type At } from './testing/client.ts';

const RULES = 'lantern/rules/play.rules';
const GAME = 'lantern/game.yaml';
let client: TestClient;

beforeEach(async () => {
  client = await TestClient.over(tinyGame());
  await client.write(RULES);
});
afterEach(() => client.close());

async function definition(at: At): Promise<string[]> {
  const found = (await client.connection.sendRequest(DefinitionRequest.type, at)) as Location[];
  return found.map(({ uri, range }) => client.words(uri, range));
}

async function hover(at: At): Promise<string> {
  const found = await client.connection.sendRequest(HoverRequest.type, at);
  return (found?.contents as { value?: string } | undefined)?.value ?? '';
}

it.each([
  { words: 'take-turn\n', is: `${RULES}: take-turn` },
  { words: 'main-window', is: `${GAME}: main-window` },
  { words: 'embers\n', is: `${GAME}: embers` },
  { words: 'hand\n', is: `${GAME}: hand` },
  { words: 'b.tired', inside: 3, is: `${GAME}: tired` },
  { words: 'foe is none', is: `${RULES}: foe` },
  { words: 'beasts in your hand', is: `${GAME}: beast` },
  { words: 'mood of a beast', is: `${GAME}: mood` },
  { words: 'calm\n', is: `${GAME}: calm` },
  { words: 'cause why', is: `${GAME}: cause` },
  { words: 'dusk\n', is: `${GAME}: dusk` },
  { words: 'lead(ours', is: `${RULES}: lead` },
])('leads to the declaration, when asked at `$words` of the rules', async ({ words, inside = 0, is }) => {
  expect(await definition(client.place(RULES, words, inside))).toEqual([is]);
});

it.each([
  { path: 'lantern/beasts/owl.yaml', words: 'deck', is: `${GAME}: deck` },
  { path: GAME, words: 'play-trick', is: `${RULES}: play-trick` },
  { path: GAME, words: 'take-turn', is: `${RULES}: take-turn` },
  { path: GAME, words: 'embers * 3', is: `${GAME}: embers` },
  { path: GAME, words: 'type: mood', inside: 6, is: `${GAME}: mood` },
  { path: GAME, words: 'roll-window', is: `${GAME}: roll-window` },
])('leads from YAML to the declaration, when asked at `$words`', async ({ path, words, inside = 0, is }) => {
  expect(await definition(client.place(path, words, inside))).toEqual([is]);
});

it('leads from what is named to its kind, in rules and in a type', async () => {
  await client.write(
    RULES,
    `${client.text(RULES)}\nto guess row of beast r\n  let named = a row of trick\n  if named is nudge and r is moth, gain 1 oil\n`,
  );
  expect(await definition(client.place(RULES, 'beast r\n'))).toEqual([`${GAME}: beast`]);
  expect(await definition(client.place(RULES, 'trick\n  if'))).toEqual([`${GAME}: trick`]);
  expect(await hover(client.place(RULES, 'named is'))).toContain('a row of trick');
  await client.write(GAME, client.text(GAME).replace('day: { type: number }', 'day: { type: row of beast? }'));
  expect(await definition(client.place(GAME, 'beast? }'))).toEqual([`${GAME}: beast`]);
});

it('finds every use in rules and YAML, when asked for references', async () => {
  const found = await client.connection.sendRequest(ReferencesRequest.type, {
    ...client.place(GAME, 'discard: {'),
    context: { includeDeclaration: false },
  });

  expect(found?.map(({ uri, range }) => client.words(uri, range))).toEqual([
    `${GAME}: discard`,
    `${RULES}: discard`,
    `${RULES}: discard`,
    'lantern/tricks/tricks.table.yaml: discard',
    'lantern/tricks/tricks.table.yaml: discard',
  ]);
});

it.each([
  { what: 'a procedure', path: RULES, words: 'strike b', has: 'to strike (struck) beast b' },
  { what: 'a built-in verb', path: RULES, words: 'shuffle', has: 'The order of a zone becomes random.' },
  { what: 'a local', path: RULES, words: 'margin >=', has: 'Here a number.' },
  { what: 'a field', path: RULES, words: 'tired to', has: 'a yes or no' },
  { what: 'a key of YAML', path: 'lantern/beasts/owl.yaml', words: 'starts', has: 'The zone in which they begin' },
  { what: 'a zone', path: GAME, words: 'hand: {', has: 'the owner sees them' },
])('tells what $what is, when pointed at', async ({ path, words, has }) => {
  expect(await hover(client.place(path, words))).toContain(has);
});

it('tells what the rulebook says of a rule, of a long chapter the beginning, and where else it is named', async () => {
  const path = 'lantern/beasts/moth.yaml';
  const chapter = (id: string, rules: string, text: string): string =>
    `  - { id: ${id}, title: About ${id}, rules: [${rules}], text: ["${text}", Then rest.] }\n`;
  await client.write(
    'lantern/rulebook.yaml',
    `chapters:\n${chapter('moths', 'LT-CARD-01', 'Moths seek light.')}${chapter('owls', 'LT-DUEL-01', 'word '.repeat(400))}`,
  );
  const told = await hover(client.place(path, 'LT-CARD-01'));

  expect(told).toContain('*About moths*\n\nMoths seek light.\n\nThen rest.\n\n');
  expect(told).not.toContain('owls');
  expect(told).toContain('`lantern/scenarios/duel.yaml`');
  const long = await hover(client.place('lantern/scenarios/duel.yaml', 'LT-DUEL-01'));
  expect(long).toMatch(/word …\n/);
  expect(long.length).toBeLessThan(1500);
});

it('tells the text of a card, when its name is pointed at', async () => {
  const rules = `${client.text(RULES)}\nto test-it\n  if any nudge in discard of opponent, gain 1 oil\n`;
  await client.write(RULES, rules);

  expect(await hover(client.place(RULES, 'nudge'))).toMatch(/\*\*nudge\*\* \(row of trick\)[^]*en: /);
});

it('knows the names of effects, when they stand in folded YAML with an error elsewhere in the file', async () => {
  const path = 'lantern/beasts/owl.yaml';
  await client.write(path, 'starts: deck\nmight: many\neffect: >\n  your fighters have\n  +1 might\n');

  expect(await definition(client.place(path, 'fighters'))).toEqual([`${GAME}: fighters`]);
});
