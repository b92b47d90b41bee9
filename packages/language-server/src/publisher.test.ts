import { tinyGame } from '@undercroft/compiler/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { HoverRequest } from 'vscode-languageserver';
import { ROOT, TestClient } from './testing/client.ts';

const RULES = 'lantern/rules/play.rules';
const GAME = 'lantern/game.yaml';
const OWL = 'lantern/beasts/owl.yaml';
let client: TestClient;

beforeEach(async () => {
  client = await TestClient.over(tinyGame());
});
afterEach(() => client.close());

/** What was told since the last call: file, version and codes, in order. */
function told(): string[] {
  return client.heard
    .splice(0)
    .map(({ uri, version, diagnostics }) =>
      [uri.slice(ROOT.length + 1), `v${version ?? '-'}`, ...diagnostics.map(({ code }) => code)].join(' '),
    );
}

it('tells of the file that is typed in before the game is looked at, and not a second time', async () => {
  await client.write(RULES);
  told();

  await client.type(OWL, client.text(OWL).replace('pay 1 oil', 'pay 1 oill'));
  const first = told();
  await client.settled(OWL);

  expect(first).toEqual([`${OWL} v1 resolve/unknown-counter`]);
  expect(told()).toEqual([]);
});

it('tells of other files when the keys rest, though nobody asks', async () => {
  await client.write(RULES);
  await client.write(GAME);
  told();

  void client.type(GAME, client.text(GAME).replace('embers: { title: Embers', 'sparks: { title: Embers'));
  await client.hears(RULES);

  expect(told()[0]).toMatch(`${GAME} v2 `);
  expect(client.found(RULES).map(({ code }) => code)).toContain('resolve/unknown-counter');
});

it('takes an error back at once, when the file that had it is whole again', async () => {
  const sound = client.text(RULES);
  await client.write(RULES);
  await client.write(RULES, sound.replace('gain 1 embers', 'gain 1 ember'));
  told();

  await client.type(RULES, sound);

  expect(told()).toEqual([`${RULES} v3`]);
});

it('says nothing about a text that is not there any more, when one types on', async () => {
  const sound = client.text(RULES);
  await client.write(RULES);
  told();

  const broken = client.type(RULES, sound.replace('gain 1 embers', 'gain 1 ember'));
  const mended = client.type(RULES, `${sound}\n-- mended\n`);
  await Promise.race([broken, mended]);
  await client.settled(RULES);

  // Each is told with the version that it is about, and the last one is about the last text.
  expect(told().at(-1)).toBe(`${RULES} v3`);
  expect(client.found(RULES)).toEqual([]);
});

it('does not take warnings away while one types, when the file has no error', async () => {
  const unused = `${client.text(RULES)}\nto linger\n  let nothing = 1\n`;
  expect((await client.write(RULES, unused)).map(({ code }) => code)).toEqual(['check/unused']);
  told();

  await client.write(RULES, `${unused}\n-- still\n`);

  expect(told()).toEqual([`${RULES} v2 check/unused`]);
});

it('answers a question after it has told what it knows of the text', async () => {
  await client.write(RULES);
  told();

  void client.type(RULES, client.text(RULES).replace('gain 1 embers', 'gain 1 ember'));
  await client.connection.sendRequest(HoverRequest.type, client.place(RULES, 'take-turn\n'));

  expect(told()).toEqual([`${RULES} v2 resolve/unknown-counter`]);
});
