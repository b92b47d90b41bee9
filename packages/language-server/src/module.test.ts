import { tinyGame } from '@undercroft/compiler/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  FORM_REQUEST,
  MODULE_REQUEST,
  RELEASE_REQUEST,
  SAVED_NOTIFICATION,
  TEXTS_REQUEST,
  TRIAL_PROCEDURE,
  TRIAL_REQUEST,
  type BuiltModule,
  type EditForm,
  type GameTexts,
  type ReleasedGame,
  type TrialModule,
} from './requests.ts';
import { ROOT, TestClient } from './testing/client.ts';

const RULES = 'lantern/rules/play.rules';
let client: TestClient;

const built = async (path = RULES): Promise<BuiltModule | null> =>
  await client.connection.sendRequest(MODULE_REQUEST, { uri: client.uri(path) });

beforeEach(async () => {
  client = await TestClient.over(tinyGame());
});
afterEach(() => client.close());

it('gives the game as it is edited, as code', async () => {
  const before = await built();
  await client.write('lantern/game.yaml', client.text('lantern/game.yaml').replace('title: Embers', 'title: Sparks'));
  const after = await built('lantern/game.yaml');

  expect(before?.code).toContain('Embers');
  expect(after?.code).toContain('Sparks');
  expect(after?.code).not.toContain('Embers');
});

it('gives no code and says why, while something is wrong', async () => {
  await client.write(RULES, client.text(RULES).replace('  set-up\n', '  set-upp\n'));

  expect(await built()).toMatchObject({
    code: null,
    findings: [{ code: 'resolve/unknown-verb', severity: 'error', file: RULES, line: 4 }],
  });
});

it('gives the game for players, as a function, and none while something is wrong', async () => {
  const released = async (): Promise<ReleasedGame | null> =>
    await client.connection.sendRequest(RELEASE_REQUEST, { uri: client.uri(RULES) });
  const game = await released();
  await client.write(RULES, client.text(RULES).replace('  set-up\n', '  set-upp\n'));

  expect(game?.meta.title).toBe('Lantern');
  expect(game?.rules).toMatch(/^function \(\) \{[^]*Embers[^]*\}$/);
  expect(game?.rules).not.toContain('io.reached[');
  expect(await released()).toBeNull();
});

it('gives nothing for a file of no game', async () => {
  expect(await built('elsewhere/game.yaml')).toBeNull();
});

const tried = async (effect: string): Promise<TrialModule | null> =>
  await client.connection.sendRequest(TRIAL_REQUEST, { uri: client.uri(RULES), effect });

it('gives the game with something more to be tried, and leaves the game as it is', async () => {
  expect((await tried('gain 3 oil\nif any your fighters, gain 1 embers'))?.code).toContain(TRIAL_PROCEDURE);
  expect((await built())?.code).not.toContain(TRIAL_PROCEDURE);
});

it('says what is wrong with what is to be tried', async () => {
  expect(await tried('gain 3 oli')).toMatchObject({ code: null, wrong: [expect.stringContaining('`oli`')] });
});

it('gives the texts of the game as they are edited', async () => {
  await client.write(RULES, `${client.text(RULES)}-- more\n`);
  const found = await client.connection.sendRequest<GameTexts>(TEXTS_REQUEST, { uri: client.uri('lantern/game.yaml') });

  expect(found).toMatchObject({ game: 'lantern', root: ROOT });
  expect(found.texts[RULES]).toContain('-- more');
  expect(Object.keys(found.texts).toSorted()).toEqual([...tinyGame().keys()].toSorted());
});

it('takes in what is saved beside the editor, a whole new game among it', async () => {
  await client.connection.sendNotification(SAVED_NOTIFICATION, {
    uri: client.uri('lantern/game.yaml'),
    text: client.text('lantern/game.yaml').replace('title: Embers', 'title: Sparks'),
  });
  for (const [path, text] of tinyGame())
    await client.connection.sendNotification(SAVED_NOTIFICATION, { uri: client.uri(`deep/${path}`), text });

  expect((await built())?.code).toContain('Sparks');
  expect((await built('deep/lantern/game.yaml'))?.code).toContain('Embers');
  await client.connection.sendNotification(SAVED_NOTIFICATION, { uri: client.uri('lantern/game.yaml'), text: null });
  expect(await built()).toBeNull();
});

it('gives what stands at a place as a form, with what is wrong in each field', async () => {
  const path = 'lantern/tricks/rescue.yaml';
  await client.write(path, client.text(path).replace('cost: 2', 'cost: many'));
  const uri = client.uri(path);
  const form = await client.connection.sendRequest<EditForm>(FORM_REQUEST, { uri, offset: 0 });
  const cost = form.fields.find(({ key }) => key === 'cost');

  expect(cost).toMatchObject({
    value: 'many',
    place: { line: 3, column: 1 },
    wrong: [expect.stringContaining('cost')],
  });
  expect(form.fields.find(({ key }) => key === 'starts')).toMatchObject({ value: 'deck', wrong: [] });
  expect(await client.connection.sendRequest(FORM_REQUEST, { uri: client.uri(RULES), offset: 0 })).toBeNull();
});
