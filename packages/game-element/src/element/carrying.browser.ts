/** Several things are taken up and go to one place: a gesture for what the rules ask one by one. */
import type { CardElement } from '@undercroft/components';
import { compileGame } from '@undercroft/compiler';
import type { GameModule } from '@undercroft/contract';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { memoryStore } from '../session/store.ts';
import { DungeonGameElement } from './dungeon-game.ts';

const GAME = `title: Ferry
players: { min: 1, max: 2 }
start: play-game
kinds:
  animal: { folder: animals, fields: { carried: { type: flag } } }
  island:
    folder: islands
    printed: { room: { type: number } }
    zones: { shore: { holds: animal } }
zones:
  pasture: { holds: animal }
  sea: { holds: island }
reasons: { done: All is done. }
`;
const RULES = `to play-game
  each player
    choose repeatedly
      option carry for each beast in pasture
        carry beast to an island where count(its shore) < its room
  each player
    let beast = an animal
    let isle = an island
    move beast to isle.shore
  each player
    choose
      option rest
        end-game because done
      option play-on
        end-game because done

to carry animal beast to island isle
  set beast.carried to true
  move beast to isle.shore
`;
const TABLE = `shared:
  - { zone: sea, size: large }
  - { zone: pasture }
kinds:
  island: { shape: tile, inside: [shore] }
  animal: { shape: token }
`;

let module: GameModule;
beforeAll(async () => {
  const animals = ['goat', 'hen', 'cow'].map((name): [string, string] => [
    `ferry/animals/${name}.yaml`,
    `title: ${name}\nstarts: pasture\n`,
  ]);
  const islands = [1, 3].map((room): [string, string] => [
    `ferry/islands/isle-${room}.yaml`,
    `title: Isle ${room}\nstarts: sea\nroom: ${room}\n`,
  ]);
  const files = [
    ['ferry/game.yaml', GAME],
    ['ferry/rules/play.rules', RULES],
    ['ferry/table.yaml', TABLE],
  ] as const;
  const { diagnostics, module: compiled } = compileGame(new Map([...files, ...animals, ...islands]), 'ferry');
  if (compiled === null) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  module = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(compiled.code)}`)) as GameModule;
});

afterEach(() => document.body.replaceChildren());

async function open(): Promise<DungeonGameElement> {
  const element = new DungeonGameElement();
  const plan = { seats: [{ is: 'human' }], names: ['Ann'], seed: 1, options: {}, variant: null };
  Object.assign(element, { store: memoryStore(), pace: 'off', plan, module });
  element.style.height = '640px';
  document.body.append(element);
  await drawn(element);
  return element;
}

async function drawn(game: DungeonGameElement): Promise<void> {
  await game.updateComplete;
  const table = game.shadowRoot!.querySelector('uc-table')!;
  await table.updateComplete;
  await table.shadowRoot!.querySelector('uc-prompt')!.updateComplete;
}

const table = (game: DungeonGameElement): ShadowRoot => game.shadowRoot!.querySelector('uc-table')!.shadowRoot!;
const prompt = (game: DungeonGameElement): ShadowRoot => table(game).querySelector('uc-prompt')!.shadowRoot!;
const card = (game: DungeonGameElement, title: string): CardElement =>
  [...table(game).querySelectorAll<CardElement>('uc-card')].find(({ face }) => face.title === title)!;
const buttons = (game: DungeonGameElement): string[] =>
  [...prompt(game).querySelectorAll('.answer .words')].map((one) => one.textContent.trim());

async function press(game: DungeonGameElement, ...titles: readonly string[]): Promise<void> {
  for (const title of titles) {
    card(game, title).shadowRoot!.querySelector('button')!.click();
    await drawn(game);
  }
}

it('takes several things up, lights the places of all of them, and takes the whole back at once', async () => {
  const game = await open();
  expect(prompt(game).querySelector('.detail')!.textContent).toContain('press several');
  await press(game, 'goat', 'hen');
  expect(game.session!.position).toBe(0);
  expect(prompt(game).querySelector('.detail')!.textContent).toBe('Taken up: goat, hen');
  expect(card(game, 'Isle 3').legal).toBe(true);
  expect(buttons(game)).toEqual(['Isle 1', 'Isle 3', 'Put back']);

  await press(game, 'Isle 3');
  expect(game.session!.position).toBe(4);
  expect(card(game, 'Isle 3').querySelectorAll('uc-card')).toHaveLength(2);

  game.undo();
  await drawn(game);
  expect(game.session!.position).toBe(0);
});

it('puts back with Escape or a second press, and goes where a key of the panel says', async () => {
  const game = await open();
  await press(game, 'goat', 'hen', 'goat');
  expect(prompt(game).querySelector('.detail')!.textContent).toBe('Taken up: hen');
  await userEvent.keyboard('{Escape}');
  await drawn(game);
  expect(buttons(game)).toContain('Done');

  card(game, 'cow').focus();
  await userEvent.keyboard('{Enter}');
  await drawn(game);
  await userEvent.keyboard('2');
  await drawn(game);
  expect(card(game, 'Isle 3').querySelectorAll('uc-card')).toHaveLength(1);
});

it('says what did not go there, and why', async () => {
  const game = await open();
  await press(game, 'goat', 'hen', 'Isle 1');

  expect(card(game, 'Isle 1').querySelectorAll('uc-card')).toHaveLength(1);
  expect(game.shadowRoot!.querySelector('.notice')!.textContent).toContain('hen did not go to Isle 1');
});

it('takes nothing up, when the question does not come again', async () => {
  const game = await open();
  prompt(game).querySelector<HTMLButtonElement>('.ends .answer')!.click();
  await drawn(game);
  await press(game, 'goat');

  expect(game.session!.position).toBe(2);
});
