import { tinyGame } from '@undercroft/compiler/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  CompletionRequest,
  CompletionResolveRequest,
  PrepareRenameRequest,
  RenameRequest,
  SignatureHelpRequest,
  type CompletionItem,
  type CompletionList,
} from 'vscode-languageserver';
import { TestClient } from './testing/client.ts';

const RULES = 'lantern/rules/play.rules';
const GAME = 'lantern/game.yaml';
const OWL = 'lantern/beasts/owl.yaml';
let client: TestClient;

beforeEach(async () => {
  client = await TestClient.over(tinyGame(), {
    names: new Set(['oil-drum', 'flame', 'paw-print', 'owl']),
    shapeOf: (name) => (name === 'owl' ? { path: 'm1 2h6v5z', grid: 8 } : null),
  });
  await client.write(RULES);
});
afterEach(() => client.close());

/** What could stand at the `|` of a text. */
async function completions(path: string, text: string): Promise<CompletionItem[]> {
  await client.write(path, text.replace('|', ''));
  const lines = text.slice(0, text.indexOf('|')).split('\n');
  const answer = (await client.connection.sendRequest(CompletionRequest.type, {
    textDocument: { uri: client.uri(path) },
    position: { line: lines.length - 1, character: lines.at(-1)!.length },
  })) as CompletionList;
  return answer.items;
}

async function labels(path: string, text: string): Promise<string[]> {
  return (await completions(path, text)).map(({ label }) => label);
}

it.each([
  { what: 'counters', line: '  gain 3 |', has: ['oil', 'embers'], hasNot: ['deck', 'summon'] },
  { what: 'verbs and procedures', line: '  |', has: ['summon', 'shuffle', 'gain', 'let'], hasNot: [] },
  {
    what: 'members of a thing',
    line: '  set b.|',
    has: ['mood', 'tired', 'might', 'owner'],
    hasNot: ['strikes', 'oil'],
  },
  { what: 'what a player has', line: '  shuffle your |', has: ['deck', 'hand', 'fighters'], hasNot: ['tired'] },
  { what: 'kinds that have rows', line: '  let named = a row of |', has: ['beast', 'card'], hasNot: ['deck', 'mood'] },
  { what: 'what a name begins with', line: '  let named = a |', has: ['row', 'kind', 'beast'], hasNot: [] },
  { what: 'windows', line: '  offer |', has: ['main-window', 'rescue-window'], hasNot: ['deck'] },
  { what: 'reasons', line: '  end-game because |', has: ['bright', 'dusk'], hasNot: ['deck'] },
  { what: 'rules', line: '  rule |', has: ['LT-GAME-01', 'LT-CARD-01'], hasNot: ['deck'] },
  { what: 'locals', line: '  let foe = b\n  banish |', has: ['b', 'foe'], hasNot: [] },
  { what: 'what was begun', line: '  shu|', has: ['shuffle'], hasNot: ['gain'] },
  { what: 'labels', line: '  move b |', has: ['to'], hasNot: [] },
])('offers $what, when the line ends in `$line`', async ({ line, has, hasNot }) => {
  const found = await labels(RULES, `${client.text(RULES)}\nto try-it beast b\n${line}`);

  expect(found).toEqual(expect.arrayContaining(has));
  expect(found.filter((label) => hasNot.includes(label))).toEqual([]);
});

it('offers participles, when a hook is being written', async () => {
  const found = await labels(RULES, `${client.text(RULES)}\nwhen a beast is |`);

  expect(found).toEqual(expect.arrayContaining(['banished', 'struck', 'summoned']));
});

it.each([
  {
    what: 'keys that are not there yet',
    text: 'starts: deck\n|\nmight: 2\n',
    has: ['cost', 'effect', 'icon'],
    hasNot: ['might'],
  },
  { what: 'a key that was begun', text: 'starts: deck\nfla|\nmight: 2\n', has: ['flavour'], hasNot: ['icon'] },
  { what: 'zones', text: 'starts: |\nmight: 2\n', has: ['deck', 'hand', 'grove'], hasNot: ['might'] },
  { what: 'values of an enum', text: 'starts: deck\nmight: 2\nmood: |\n', has: ['calm', 'wild'], hasNot: [] },
  { what: 'icons', text: 'starts: deck\nmight: 2\nicon: o|\n', has: ['oil-drum', 'owl'], hasNot: ['flame'] },
  { what: 'rule ids', text: 'starts: deck\nmight: 2\nrules: [|]\n', has: ['LT-CARD-01'], hasNot: [] },
  { what: 'rules inside YAML', text: 'might: 2\neffect: when a |\n', has: ['beast', 'card'], hasNot: [] },
  {
    what: 'rules in a block',
    text: 'might: 2\neffect: >-\n  play in main-window\n    gain 2 |\n',
    has: ['oil'],
    hasNot: ['deck'],
  },
])('offers $what, when YAML is being written', async ({ text, has, hasNot }) => {
  const found = await labels(OWL, text);

  expect(found).toEqual(expect.arrayContaining(has));
  expect(found.filter((label) => hasNot.includes(label))).toEqual([]);
});

it('shows the picture of an icon, when the one offer is looked at, and no earlier', async () => {
  const offers = await completions(OWL, 'starts: deck\nmight: 2\nicon: o|\n');
  const owl = offers.find(({ label }) => label === 'owl')!;
  const asked = await client.connection.sendRequest(CompletionResolveRequest.type, owl);
  const [, picture = ''] = /^!\[owl\]\(data:image\/svg\+xml;base64,([\w+/=]+)\)$/.exec(valueOf(asked)) ?? [];

  expect(JSON.stringify(offers)).not.toContain('data:image');
  expect(atob(picture)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 8 8"><rect width="8" height="8" fill="#fff"/><path fill-rule="evenodd" d="m1 2h6v5z"/></svg>',
  );
});

it('leaves an offer as it is, when there is no picture for it', async () => {
  const offers = await completions(OWL, 'starts: deck\nmight: 2\nicon: o|\n');
  const barrel = offers.find(({ label }) => label === 'oil-drum')!;
  const key = (await completions(OWL, 'starts: deck\n|\nmight: 2\n')).find(({ label }) => label === 'icon')!;

  for (const offer of [barrel, key])
    expect(await client.connection.sendRequest(CompletionResolveRequest.type, offer)).toEqual(offer);
});

function valueOf({ documentation }: CompletionItem): string {
  return typeof documentation === 'object' ? documentation.value : '';
}

it('offers keys in braces with what they mean, when game.yaml is being written', async () => {
  const text = client
    .text(GAME)
    .replace('deck: { holds: card,', 'deck: { holds: card, vi|,')
    .replace('visible: none, ', '');
  const [first] = await completions(GAME, text);

  expect(first).toMatchObject({ label: 'visible' });
  expect(JSON.stringify(first?.documentation)).toContain('Everybody sees it.');
});

it('still knows the names of the game, when a line above is broken', async () => {
  const broken = client.text(RULES).replace('  set-up\n', '  set up (((\n');
  const found = await labels(RULES, `${broken}\nto try-it beast b\n  gain 1 |`);

  expect(found).toEqual(expect.arrayContaining(['oil', 'embers']));
});

it('tells what a verb takes, when its parts are being written', async () => {
  await client.write(RULES, `${client.text(RULES)}\nto try-it beast b\n  banish b because duel `);
  const help = await client.connection.sendRequest(
    SignatureHelpRequest.type,
    client.place(RULES, 'because duel ', 13, 2),
  );

  expect(help?.signatures[0]?.label).toBe('to banish beast b because cause why by beast? killer');
  expect(help?.activeParameter).toBe(1);
});

interface RenameCase {
  readonly path: string;
  readonly words: string;
  readonly to: string;
  readonly has: Readonly<Record<string, readonly string[]>>;
}

const RENAMES: readonly RenameCase[] = [
  {
    path: GAME,
    words: 'hand: {',
    to: 'satchel',
    has: {
      [GAME]: ['satchel: {', 'count(your satchel)'],
      [RULES]: ['your deck to your satchel'],
      [OWL]: ['to your satchel'],
    },
  },
  {
    path: RULES,
    words: 'banish foe',
    to: 'chase',
    has: {
      [RULES]: ['to chase beast b', 'chase foe because duel'],
      'lantern/beasts/moth.yaml': ['a beast is chased because duel'],
      [GAME]: ["chase: '{b} is gone.'"],
    },
  },
  {
    path: RULES,
    words: 'foe = up',
    to: 'rival',
    has: { [RULES]: ['let rival = up', 'duel b with rival', 'with beast foe'] },
  },
  {
    path: GAME,
    words: 'beast:',
    to: 'animal',
    has: { [GAME]: ['animal:', 'is: animals in glades'], [RULES]: ['to strike (struck) animal b'] },
  },
];

it.each(RENAMES)('renames $words wherever it stands, when it becomes $to', async ({ path, words, to, has }) => {
  const edit = await client.connection.sendRequest(RenameRequest.type, { ...client.place(path, words), newName: to });

  for (const [file, texts] of Object.entries(has)) {
    const after = client.edited(client.uri(file), edit?.changes?.[client.uri(file)] ?? []);
    for (const text of texts) expect(after).toContain(text);
  }
});

it('refuses a new name, when it is taken', async () => {
  const request = client.connection.sendRequest(RenameRequest.type, {
    ...client.place(GAME, 'hand: {'),
    newName: 'deck',
  });

  await expect(request).rejects.toThrow(/deck/);
});

it('renames no word of the language', async () => {
  expect(await client.connection.sendRequest(PrepareRenameRequest.type, client.place(RULES, 'shuffle'))).toBeNull();
});
