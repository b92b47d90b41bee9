import { tinyGame } from '@undercroft/compiler/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CodeActionRequest, DiagnosticSeverity } from 'vscode-languageserver';
import { TestClient } from './testing/client.ts';

const RULES = 'lantern/rules/play.rules';
let client: TestClient;

beforeEach(async () => {
  client = await TestClient.over(tinyGame());
});
afterEach(() => client.close());

it('says what is wrong with code and place, when a file is opened and changed', async () => {
  expect(await client.write(RULES)).toEqual([]);

  const [first, ...others] = await client.write(RULES, client.text(RULES).replace('  set-up\n', '  set-upp\n'));

  expect(others).toEqual([]);
  expect(first).toMatchObject({
    source: 'undercroft',
    code: 'resolve/unknown-verb',
    severity: DiagnosticSeverity.Error,
    range: { start: { line: 3, character: 2 }, end: { line: 3, character: 9 } },
  });
});

it('tells of a file that nobody has opened, when the cause stands in another one', async () => {
  await client.write(RULES);
  const game = client.text('lantern/game.yaml').replace('embers: { title: Embers', 'sparks: { title: Embers');
  await client.write('lantern/game.yaml', game);

  expect(client.found(RULES).map(({ code }) => code)).toContain('resolve/unknown-counter');
});

it('takes back what it said, when the mistake is mended in another file', async () => {
  const game = client.text('lantern/game.yaml');
  await client.write(RULES);
  await client.write('lantern/game.yaml', game.replace('embers: { title: Embers', 'sparks: { title: Embers'));
  await client.write('lantern/game.yaml', game);

  expect(client.found(RULES)).toEqual([]);
});

it.each([
  { what: 'a verb', path: RULES, from: '  set-up\n', to: '  set-upp\n', wrong: 'set-upp' },
  { what: 'a counter', path: RULES, from: 'gain 1 embers', to: 'gain 1 ember', wrong: 'ember\n' },
  { what: 'a key of YAML', path: 'lantern/beasts/owl.yaml', from: 'starts:', to: 'start:', wrong: 'start:' },
  { what: 'a zone in YAML', path: 'lantern/beasts/owl.yaml', from: 'starts: deck', to: 'starts: dek', wrong: 'dek' },
])('offers a repair that mends $what, when it is misspelt', async ({ path, from, to, wrong }) => {
  const sound = client.text(path);
  await client.write(path);
  expect((await client.write(path, sound.replace(from, to))).length).toBeGreaterThan(0);

  const { textDocument, position } = client.place(path, wrong, 1);
  const actions = await client.connection.sendRequest(CodeActionRequest.type, {
    textDocument,
    range: { start: position, end: position },
    context: { diagnostics: [] },
  });

  const mended = (actions ?? []).map((action) => {
    const edits = 'edit' in action ? (action.edit?.changes?.[textDocument.uri] ?? []) : [];
    return client.edited(textDocument.uri, edits);
  });
  expect(mended).toContain(sound);
});

it('answers nothing and stays alive, when a file belongs to no game', async () => {
  const actions = await client.connection.sendRequest(CodeActionRequest.type, {
    textDocument: { uri: 'file:///elsewhere/a.yaml' },
    range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
    context: { diagnostics: [] },
  });

  expect(actions).toBeNull();
});
