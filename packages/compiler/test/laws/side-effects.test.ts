// The law of side effects: whatever a kind of node, a built-in verb or a period changes is in the
// table of `src/language/facts/side-effects.ts`, is heard by hooks, is refused where players answer
// in secret, and is kept in its bounds. What changes is measured in the state, not read off the
// table.

import type { GameModule } from '@undercroft/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Node } from '../../src/content/tree/node.ts';
import { sideEffectsOf, type SideEffect } from '../../src/language/facts/side-effects.ts';
import { walk } from '../../src/content/tree/walk.ts';
import { fieldsOf } from '../../src/core/reactions.ts';
import type { GameModel } from '../../src/language/game.ts';
import { changedIn, citedIn, citing, compileUse, errorsOf, heardIn, inSecret, lookedUp, runUse } from './changes.ts';
import { BOARD_USES, EXPRESSION_USES, RESET, STATEMENT_USES, VERB_USES, type Use } from './uses.ts';

/** What the nodes of a use do, and what those of the construct alone do. */
function saidOf(model: GameModel, use: Use, isIt: (node: Node) => boolean): { all: SideEffect[]; own: SideEffect[] } {
  const added = ['more.rules', 'tiles.rules', ...Object.keys(use.files ?? {})];
  const trees: Node[] = [
    ...model.programs.filter(({ path }) => added.some((file) => path.endsWith(file))).map(({ program }) => program),
    ...model.rows.flatMap(({ file, effect }) => (added.some((path) => file.endsWith(path)) ? (effect ?? []) : [])),
  ];
  const all: SideEffect[] = [];
  const own: SideEffect[] = [];
  let found = false;
  for (const tree of trees)
    walk(tree, (node) => {
      const effects = sideEffectsOf(model.facts, node);
      all.push(...effects);
      if (!isIt(node)) return;
      found = true;
      own.push(...effects);
    });
  expect(found, 'the construct stands in its use').toBe(true);
  return { all, own };
}

/**
 * Whether the table says that a field, or the place of a thing, may change: by itself, as a period
 * that begins, or by rules that are not named.
 */
function isSaid(model: GameModel, all: readonly SideEffect[], what: string): boolean {
  return all.some((effect) => {
    if (effect.does === 'turn-tile') return true;
    if (effect.does === 'call') {
      const period = effect.procedure?.name;
      return period === undefined || fieldsOf(model).some(({ name, resetBy }) => name === what && resetBy === period);
    }
    return what === 'place' ? effect.does === 'move' : effect.does === 'write' && effect.field.name === what;
  });
}

/** Effects behind which the code does not go on. */
const ENDS: ReadonlySet<SideEffect['does']> = new Set(['end-game', 'return'] as const);

/** @param name the kind or verb, for its use on a board */
function holdTheLaw(name: string, use: Use, isIt: (node: Node) => boolean): void {
  let changed: readonly string[] = [];
  let model: GameModel;
  let isUndone = false;

  beforeAll(async () => {
    const compiled = compileUse(use);
    model = compiled.model as GameModel;
    const run = await runUse(use, compiled);
    changed = changedIn(run);
    isUndone = run.again.every((value, cell) => value === run.state[cell]);
  });

  it('changes nothing but what the table says', () => {
    const { all, own } = saidOf(model, use, isIt);

    expect(changed.filter((one) => !isSaid(model, all, one.split(' ')[0] ?? ''))).toEqual([]);
    const changes = own.some(({ does }) => does === 'write' || does === 'move' || does === 'turn-tile');
    if (changes && use.idle === undefined) expect(changed).not.toEqual([]);
    if (own.some(({ does }) => does === 'write')) expect(use.beyond ?? [], 'tries to leave bounds').not.toEqual([]);
  });

  it('is heard in all that it changes, each thing once', async () => {
    expect(heardIn(await runUse(use, compileUse(use, true)))).toEqual(changed);
  });

  it('is refused in secret, when it changes what others see', () => {
    const refused = changed.length > 0 ? errorsOf(compileUse(inSecret(use))) : ['check/not-secret'];

    expect(refused.join()).toContain('check/not-secret');
  });

  it('can be undone: from the state before, the same is done again', () => {
    expect(isUndone).toBe(true);
  });

  it('is reached, with its blocks and what stands behind it, or refused', async () => {
    const cited = citing(use);
    const compiled = compileUse(cited);
    if (errorsOf(compiled).join().includes('check/unreachable')) return;
    const { own } = saidOf(compiled.model as GameModel, cited, isIt);
    const { inside, behind } = citedIn(await runUse(cited, compiled), use);

    expect([inside, behind || own.some(({ does }) => ENDS.has(does))]).toEqual([true, true]);
  });

  it('changes what is looked up on a board, at once', async () => {
    const { own } = saidOf(model, use, isIt);
    const places = own.filter(
      (effect) =>
        effect.does === 'move' || effect.does === 'turn-tile' || (effect.does === 'write' && effect.target !== null),
    );
    if (places.length === 0) return;
    const [before, behind, later] = await lookedUp(BOARD_USES[name] ?? `no use of ${name} on a board`);

    expect(behind).toBe(later);
    expect(behind).not.toBe(before);
  });

  it.each(use.beyond ?? [])('keeps the bounds: %s', async (lines) => {
    const { module, state } = await runUse(use, compileUse({ ...use, lines }));

    expect(outsideOf(module, state)).toEqual([]);
  });
}

/** Fields of the first things and players that are not within their bounds. */
function outsideOf({ meta }: GameModule, state: Int32Array): string[] {
  return meta.fields.flatMap(({ name, owner, offset, min, max }) => {
    const kind = typeof owner === 'number' ? meta.kinds[owner] : undefined;
    const cells = state.subarray(offset + (kind?.first ?? 0), offset + (kind?.end ?? 1));
    return [...cells]
      .filter((value) => value < (min ?? value) || value > (max ?? value))
      .map((value) => `${name} ${value}`);
  });
}

describe.each(Object.entries(STATEMENT_USES))('the statement `%s`', (kind, use) => {
  holdTheLaw(kind, use, (node) => node.kind === kind);
});

describe.each(Object.entries(VERB_USES))('the verb `%s`', (verb, use) => {
  holdTheLaw(verb, use, (node) => node.kind === 'command' && node.verb === verb);
});

describe.each(Object.entries(EXPRESSION_USES))('the expression `%s`', (kind, use) => {
  holdTheLaw(kind, use, (node) => node.kind === kind);
});

describe('what a period sets back', () => {
  holdTheLaw('reset', RESET, (node) => node.kind === 'command');
});
