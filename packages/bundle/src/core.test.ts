import { expect, it } from 'vitest';
import { coreModules, CORE, takenBy } from './core.ts';

const RULES = 'export const meta = { id: "toy" };';

it('finds what a page takes from the packages that need no page', () => {
  const page = `import{createGame as a,loadGame as b}from"@undercroft/engine";import{x}from"elsewhere";a(b,x);`;

  expect([...takenBy(page)]).toEqual([
    ['@undercroft/contract', []],
    ['@undercroft/engine', ['createGame', 'loadGame']],
    ['@undercroft/view', []],
    ['@undercroft/bots', []],
  ]);
});

it('makes one function of rules, engine and bots, which a worker can run from its text', async () => {
  const taken = takenBy(`import{Rng}from"@undercroft/engine";import{serveBots}from"@undercroft/bots";Rng;serveBots;`);
  const modules = await coreModules(RULES, taken, []);
  const { core, make } = (await import(`data:text/javascript,${encodeURIComponent(modules[CORE]!)}`)) as {
    core: { module: { meta: unknown }; Rng: unknown; serveBots: unknown };
    make: { toString(): string };
  };

  expect(core.module.meta).toEqual({ id: 'toy' });
  expect([typeof core.Rng, typeof core.serveBots]).toEqual(['function', 'function']);
  expect(modules['@undercroft/engine']).toContain('export const { Rng } = core;');

  const scope: { onmessage?: (event: { data: unknown }) => void; postMessage(reply: unknown): void } = {
    postMessage: (reply) => replies.push(reply),
  };
  const replies: unknown[] = [];
  // What a worker does with the text.
  const worker = (await import(
    `data:text/javascript,${encodeURIComponent(`export default (${make.toString()})({});`)}`
  )) as { default: { work(scope: unknown): void } };
  worker.default.work(scope);
  scope.onmessage?.({ data: { id: 3, is: 'judge', states: [new Int32Array(1)], players: 2 } });
  expect(replies).toMatchObject([{ id: 3, index: -1 }]);
});

it('holds the way of thinking that the game asks for and no other', async () => {
  const taken = takenBy(`import{serveBots}from"@undercroft/bots";serveBots;`);
  const sizes = await Promise.all(
    [[], ['plans'], ['searches'], ['pursues']].map(async (conditions) => {
      const modules = await coreModules(RULES, taken, conditions);
      return modules[CORE]!.length;
    }),
  );

  expect(sizes[1]).toBeLessThan(sizes[0]!);
  expect(sizes[2]).toBeLessThan(sizes[0]!);
  expect(sizes[3]).toBeLessThan(sizes[0]!);
  expect(new Set(sizes).size).toBe(4);
});
