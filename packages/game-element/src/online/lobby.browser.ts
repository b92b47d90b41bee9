/** What the host settles in the lobby is what all visitors read there, and what is played. */
import { wordsFor } from '@undercroft/components';
import { localise, type GameMeta } from '@undercroft/contract';
import { tinyModule } from '@undercroft/engine/testing';
import { OnlineTable, outlookOf, type Request, type TableSetup } from '@undercroft/table';
import { render } from 'lit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lobby } from './lobby.ts';
import { onlineWord } from './words.ts';

const module = tinyModule();
const SETUP: TableSetup = {
  game: module.meta.id,
  content: module.meta.hash,
  seats: 2,
  options: {},
  variant: null,
  seed: 'lobby',
  salt: 'salt',
  commitment: 'commitment',
  undo: 'asked',
  host: 'mark-0',
  takeOverAfter: 120_000,
};

const LESSON = { name: 'first', title: 'First steps', text: '', players: 2, seed: 1, options: [], moments: [] };

/** The text of an element, with plain spaces. */
const textOf = ({ textContent }: Element): string => textContent.replaceAll(/\s+/g, ' ').trim();

/** The lobby of one table as two visitors see it. */
class Lobbies {
  readonly table = new OnlineTable(module, SETUP);
  readonly pages = [document.createElement('div'), document.createElement('div')] as const;
  readonly refused: string[] = [];
  readonly learned: unknown[] = [];
  readonly #lang: string;
  readonly #meta: GameMeta;
  #keys = 0;

  constructor(lang: string) {
    this.#lang = lang;
    this.#meta = { ...localise(module.meta, lang), lessons: [LESSON] };
    document.body.append(...this.pages);
    this.draw();
  }

  draw(): void {
    for (const [visitor, page] of this.pages.entries()) {
      const mark = `mark-${visitor}`;
      const parts = lobby({
        meta: this.#meta,
        outlook: outlookOf(this.table, { mark }, this.#lang),
        present: [],
        name: 'Ann',
        link: 'http://localhost/t/x',
        ownLink: 'http://localhost/t/x#secret',
        copied: null,
        words: wordsFor(this.#lang),
        say: (key, params) => onlineWord(this.#lang, key, params),
        ask: (request) => this.#ask(mark, request as Request),
        setName: () => {},
        copy: () => {},
        share: null,
        learn: (plan) => this.learned.push(plan.lesson),
      });
      render(parts, page);
    }
  }

  #ask(mark: string, request: Request): void {
    const { reply } = this.table.request({ mark }, { ...request, key: `k${this.#keys++}` });
    if (reply.is === 'refused') this.refused.push(reply.why);
    this.draw();
  }

  /** What a visitor reads of the terms, by name. */
  terms(visitor: 0 | 1): Record<string, string> {
    const [names, values] = ['dt', 'dd'].map((kind) => [...this.pages[visitor].querySelectorAll(`.terms ${kind}`)]);
    return Object.fromEntries(names!.map((name, i) => [textOf(name), textOf(values![i]!)]));
  }

  /** The host chooses a line of a list. */
  choose(label: string, line: string): void {
    const lists = [...this.pages[0].querySelectorAll('select')];
    const list = lists.find((one) => (one.ariaLabel ?? one.closest('label')?.textContent ?? '').includes(label))!;
    list.selectedIndex = [...list.options].findIndex((option) => textOf(option) === line);
    list.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

let lobbies: Lobbies;
beforeEach(() => (lobbies = new Lobbies('en')));
afterEach(() => document.body.replaceChildren());

it('shows everybody what is agreed, and lets the host alone change it', () => {
  const [host, guest] = lobbies.pages;

  expect(lobbies.terms(1)).toEqual({
    'Kind of game': 'As in the rulebook',
    Time: 'as much as players like',
    'A player who is away': 'is played by a bot after 2 minutes',
    'Going back': 'after dice or hidden cards when the others agree',
    'Visitors without a seat': 'watch, and see what everybody sees',
    'What may be said': 'Ready-made phrases',
  });
  expect(lobbies.terms(0)).toEqual(lobbies.terms(1));
  expect([host.querySelectorAll('.terms select').length, guest.querySelectorAll('.terms select').length]).toEqual([
    5, 0,
  ]);
});

it('tells all what the host has chosen', () => {
  lobbies.choose('Time', '30 minutes for the whole game');
  lobbies.choose('A player who is away', 'is waited for');
  lobbies.choose('Going back', 'not after dice or hidden cards');
  lobbies.choose('Visitors without a seat', 'see nothing of the game');
  lobbies.choose('What may be said', 'Everything');
  lobbies.pages[0].querySelectorAll<HTMLInputElement>('[name=variant]')[1]!.click();
  const wishes = lobbies.pages[0].querySelector<HTMLInputElement>('[type=checkbox]')!;
  wishes.click();

  expect(lobbies.refused).toEqual([]);
  expect(lobbies.terms(1)).toMatchObject({
    'Kind of game': 'Short',
    Time: '30 minutes for the whole game',
    'A player who is away': 'is waited for',
    'Going back': 'not after dice or hidden cards',
    'Visitors without a seat': 'see nothing of the game',
    'What may be said': 'Everything',
  });
  expect(Object.keys(lobbies.terms(1))).toHaveLength(7);
  expect(lobbies.table.terms).toMatchObject({ variant: 'short', isWatched: false, clock: { perGame: 1_800_000 } });
});

it('waits for players who have days to answer, instead of letting bots play', () => {
  lobbies.choose('Time', '3 days for each question');

  expect(lobbies.table.terms).toMatchObject({ clock: { perMove: 3 * 86_400_000 }, takeOverAfter: null });
});

it('keeps a number that is out of range', () => {
  const goal = lobbies.pages[0].querySelector<HTMLInputElement>('[type=number]')!;
  goal.value = '9999';
  goal.dispatchEvent(new Event('change', { bubbles: true }));

  expect(lobbies.table.terms.options).toEqual({});
});

it('lets the host keep a seat for a person, or give it to a bot whose strength all see', () => {
  lobbies.choose('Who plays seat 2', 'Bot, learning (easy)');
  expect(lobbies.table.seats[1]).toMatchObject({ is: 'bot', bot: 'sensible:24~40' });
  expect(lobbies.pages[1].querySelectorAll('li')[1]!.textContent).toContain('Bot, learning (easy)');
  lobbies.choose('Who plays seat 2', 'Person');

  expect(lobbies.table.seats[1]).toEqual({ is: 'free' });
});

it('offers the lessons of the game while people wait', () => {
  const [, guest] = lobbies.pages;
  guest.querySelector<HTMLButtonElement>('.lesson')!.click();

  expect(lobbies.learned).toEqual(['first']);
});

it('speaks French', () => {
  lobbies = new Lobbies('fr');
  lobbies.choose('Temps', '1 jour par question');

  expect(lobbies.terms(1)).toMatchObject({
    Temps: '1 jour par question',
    'Un joueur absent': 'est attendu',
  });
});
