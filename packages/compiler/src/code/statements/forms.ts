/**
 * Parts of statements that differ between code that can stop, which has a frame, and code that runs
 * through.
 */
import type { Expression } from '../../language/ast/node.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import { identifier } from '../js/names.ts';
import type { Writing } from '../hooks/hearing.ts';
import { prepare } from './prepare.ts';

/**
 * Computes first what an expression asks, throws or calls; code that runs through has nothing of
 * the kind.
 */
export function prepareValue({ context, frame }: Writing, expression: Expression): void {
  if (frame !== null) prepare(frame, context, expression);
}

/** Keeps a value under a name of the author. @returns where it is read and written */
export function keepValue({ game, context, frame }: Writing, wish: string, given: Js): Js {
  const kept = frame === null ? game.local(`${identifier(wish)}_`) : frame.builder.cell();
  context.writer.line(frame === null ? js.variables([kept, given]) : js.assign(kept, given));
  return kept;
}

/** Keeps a value that does not change while the code of `body` runs. */
export function withValue(
  { game, context, frame }: Writing,
  wish: string,
  given: () => Js,
  body: (kept: Js) => void,
): void {
  const { writer } = context;
  if (frame !== null) {
    const kept = frame.builder.cell();
    writer.line(js.assign(kept, given()));
    return body(kept);
  }
  const kept = game.local(wish);
  writer.scope(() => {
    writer.line(js.constants([kept, given()]));
    body(kept);
  });
}

/** A branch that runs when its test holds and no test before it did. */
interface TestedBranch {
  readonly test: () => Js;
  readonly body: () => void;
}

/** Writes branches in order, and the code that runs when no test holds. */
export function choose(
  { context, frame }: Writing,
  branches: readonly TestedBranch[],
  otherwise: (() => void) | null,
): void {
  if (frame === null) return context.writer.choose(branches, otherwise);
  const { builder } = frame;
  const end = builder.label();
  for (const { test, body } of branches) {
    const next = builder.label();
    builder.jumpIf(js.not(test()), next);
    body();
    builder.go(end);
    builder.mark(next);
  }
  otherwise?.();
  builder.mark(end);
}
