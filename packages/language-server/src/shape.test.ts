import { tinyGame } from '@undercroft/compiler/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  DocumentFormattingRequest,
  DocumentSymbolRequest,
  FoldingRangeRequest,
  InlayHintRequest,
  SelectionRangeRequest,
  SemanticTokensRequest,
  WorkspaceSymbolRequest,
  type DocumentSymbol,
} from 'vscode-languageserver';
import { TestClient } from './testing/client.ts';

const RULES = 'lantern/rules/play.rules';
const GAME = 'lantern/game.yaml';
const MOTH = 'lantern/beasts/moth.yaml';
let client: TestClient;

beforeEach(async () => {
  client = await TestClient.over(tinyGame());
  await client.write(RULES);
});
afterEach(() => client.close());

const document = (path: string) => ({ textDocument: { uri: client.uri(path) } });

it('lists procedures and functions, when asked for the outline of rules', async () => {
  const found = (await client.connection.sendRequest(DocumentSymbolRequest.type, document(RULES))) as DocumentSymbol[];

  expect(found.map(({ name }) => name).slice(0, 3)).toEqual(['play-game', 'set-up', 'starter']);
  expect(found.map(({ name }) => name)).toContain('lead');
});

it('puts fields under their kind, when asked for the outline of game.yaml', async () => {
  const found = (await client.connection.sendRequest(DocumentSymbolRequest.type, document(GAME))) as DocumentSymbol[];
  const beast = found.find(({ name }) => name === 'beast');

  expect(beast?.children?.map(({ name }) => name)).toEqual(expect.arrayContaining(['might', 'cost', 'tired']));
});

it('finds what is declared anywhere, when asked by some letters', async () => {
  const found = await client.connection.sendRequest(WorkspaceSymbolRequest.type, { query: 'wind' });

  expect(found?.map(({ name }) => name)).toEqual(['main-window', 'roll-window', 'rescue-window', 'windfall']);
});

it('folds procedures and loops, when asked', async () => {
  const found = await client.connection.sendRequest(FoldingRangeRequest.type, document(RULES));

  expect(found).toContainEqual({ startLine: 1, endLine: 11 });
  expect(found).toContainEqual({ startLine: 4, endLine: 8 });
});

it('selects more and more, when asked to widen', async () => {
  const { position } = client.place(RULES, 'best) is 1');
  const [first] = (await client.connection.sendRequest(SelectionRangeRequest.type, {
    ...document(RULES),
    positions: [position],
  }))!;
  const words: string[] = [];
  for (let one = first; one !== undefined; one = one.parent) words.push(client.words(client.uri(RULES), one.range));

  expect(words.slice(0, 3).map((text) => text.replace(`${RULES}: `, ''))).toEqual([
    'best',
    'count(best)',
    'count(best) is 1',
  ]);
});

it('colours every name, when asked for tokens', async () => {
  const { data } = (await client.connection.sendRequest(SemanticTokensRequest.type, document(RULES)))!;

  expect(data.length % 5).toBe(0);
  expect(data.length / 5).toBeGreaterThan(150);
});

it('shows what a card will say, when asked for notes beside the text', async () => {
  const hints = await client.connection.sendRequest(InlayHintRequest.type, {
    ...document(MOTH),
    range: { start: { line: 0, character: 0 }, end: { line: 9, character: 0 } },
  });

  expect(hints).toHaveLength(1);
  expect(hints?.[0]?.position.line).toBe(4);
  expect(hints?.[0]?.label).toMatch(/gain 1 \[embers\]/);
});

it('lays a file out, when asked to', async () => {
  const text = 'to  go\n    gain 1 oil -- all of it\n    draw 1 from your deck to your hand\n';
  const path = 'lantern/rules/more.rules';
  await client.write(path, text);
  const edits = await client.connection.sendRequest(DocumentFormattingRequest.type, {
    ...document(path),
    options: { tabSize: 2, insertSpaces: true },
  });

  expect(client.edited(client.uri(path), edits ?? [])).toBe(
    'to go\n  gain 1 oil -- all of it\n  draw 1 from your deck to your hand\n',
  );
});
