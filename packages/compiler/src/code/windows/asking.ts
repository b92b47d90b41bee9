/** Decisions: listing the legal answers, asking, and going on with the answer. */
import type { Choice, Expression } from '../../content/tree/node.ts';
import { cell, isOut, S, TOP } from '../js/cells.ts';
import * as js from '../js/code.ts';
import type { Js, JsStatement, Operand } from '../js/code.ts';
import type { Context, ListSlot, CodeScene } from '../js/context.ts';
import { value } from '../values/expressions.ts';
import type { FrameBuilder } from '../game/frame-builder.ts';
import type { Frame, GameEmit } from '../game/game-emit.ts';
import { each } from '../values/loops.ts';
import type { SetPlan } from '../game/set-plan.ts';
import { planOf } from '../values/plans.ts';
import { elementType, memberType } from '../layout/set-kinds.ts';
import { allAlike, eachOption } from './alike.ts';
import { listing } from '../values/listing.ts';
import { add, askNow, beginAbout, OFFERED, ONLY, taken, unanswered } from './question.ts';
import { countAsUnseen } from './unseen.ts';
import { noneText, promptText } from '../texts/texts.ts';
import { withWays } from './walked.ts';

/** More than anything that can be chosen from. */
const ANY_NUMBER = 65_535;

/** Its parts are prepared before: see `prepare`. */
export function askChoice(frame: Frame, context: Context, choice: Choice): void {
  if (choice.random) return randomList(frame, context, choice);
  if (choice.what === 'one' || choice.what === 'some') {
    const plan = choice.from ? planOf(frame.game, context, choice.from) : null;
    if (plan && choice.from && allAlike(frame.game, plan, choice.from)) return takeAny(frame, context, choice, plan);
  }
  const player = choice.by ? value(frame.game, context, choice.by) : context.you;
  const ask = registerAsk(frame.game, context.scene, choice);
  if (choice.what === 'number') return askNumber(frame, context, choice, ask, player);
  if (choice.what === 'one' || choice.what === 'up-to-one') return askOne(frame, context, choice, ask, player);
  askSeveral(frame, context, choice, ask, player);
}

/** Takes the first of equal things without a question. */
function takeAny(frame: Frame, context: Context, choice: Choice, plan: SetPlan): void {
  const { game, builder } = frame;
  const { writer } = context;
  if (choice.what === 'one') {
    const chosen = builder.cellOf(game.facts.types.get(choice));
    writer.line(js.assign(chosen, -1));
    each(game, context, plan, 'x', (thing, inner) => inner.writer.line(js.assign(chosen, thing), js.leave()));
    return context.setValue(choice, chosen);
  }
  const { base, count } = builder.listOf(memberType(game.facts.types.get(choice)));
  const most = context.local('most');
  writer.line(js.constants([most, howMany(game, context, choice)]));
  game.calls.list();
  game.calls.keepList();
  writer.line(js.assign(base, TOP), js.assign(count, 0));
  each(game, context, plan, 'x', (thing, inner) => {
    inner.writer.line(js.when(js.binary('>=', count, most), js.leave()), ...append(thing, count));
  });
  context.setValue(choice, { base, count });
}

function howMany(game: GameEmit, context: Context, choice: Choice): Operand {
  return choice.count ? value(game, context, choice.count) : ANY_NUMBER;
}

/** Puts a thing at the end of the list at the top. */
function append(thing: Js, count: Js): readonly JsStatement[] {
  return [js.assign(cell(js.next(TOP)), thing), js.increment(count)];
}

function registerAsk(game: GameEmit, scene: CodeScene, choice: Choice): number {
  return game.ask(
    scene,
    {
      what: choice.what,
      prompt: promptText(game, scene, choice),
      type: game.valueMeta(elementType(game.facts.types.get(choice.from) ?? game.facts.types.get(choice))),
      entries: [],
      none: noneText(game, scene, choice),
      ...(choice.byTeam ? { anyOf: 'team' as const } : {}),
    },
    choice.at,
  );
}

function randomList(frame: Frame, context: Context, choice: Choice): void {
  frame.game.calls.keepList();
  const { base, count } = frame.builder.listOf(memberType(frame.game.facts.types.get(choice)));
  context.writer.line(js.assign(base, TOP), js.assign(count, listing(frame.game, context, choice)));
  context.setValue(choice, { base, count });
}

/** Begins a question: from here the code runs when it is asked and again when it is answered. */
export function question(builder: FrameBuilder): void {
  const label = builder.label();
  builder.mark(label);
  builder.resumeAt(label);
}

/**
 * A question with one answer: `list` writes the offers, and the result when no question is needed.
 */
function askSingle(
  frame: Frame,
  context: Context,
  choice: Choice,
  opening: { readonly ask: number; readonly player: Js; readonly none: number },
  list: (answer: Js) => void,
): void {
  const { writer } = context;
  const { size } = frame.builder;
  const answer = frame.builder.cell();
  const end = frame.builder.label();
  question(frame.builder);
  writer.if(
    unanswered(),
    () => {
      const { ask, player, none } = opening;
      if (frame.game.units.leavesOut) frame.builder.jumpIf(isOut(player), end, js.assign(answer, none));
      writer.line(...beginAbout(frame.game, context, ask, player));
      list(answer);
    },
    js.assign(answer, taken()),
  );
  if (frame.game.units.leavesOut) frame.builder.mark(end);
  frame.builder.holds(size, frame.game.facts.types.get(choice));
  context.setValue(choice, answer);
}

function askOne(frame: Frame, context: Context, choice: Choice, ask: number, player: Js): void {
  const { game } = frame;
  const { writer } = context;
  // Of an enum there is no none.
  const none = frame.game.facts.types.get(choice.from)?.is === 'enum' ? 0 : -1;
  askSingle(frame, context, choice, { ask, player, none }, (answer) => {
    const { from } = choice;
    const unseen = from ? countAsUnseen(game, context, planOf(game, context, from)) : null;
    if (from)
      withWays(game, from, null, (note) =>
        eachOption(game, context, planOf(game, context, from), 'x', (thing, inner) => {
          inner.writer.line(add(thing));
          note(inner, thing, thing);
        }),
      );
    if (choice.what === 'up-to-one') {
      const some = js.binary('>', unseen ?? OFFERED, 0);
      writer.line(js.when(some, js.group(add(-1), askNow())));
      writer.line(js.assign(answer, -1));
    } else if (unseen === null) askOrTake(context, answer, -1);
    else {
      // Others see neither how many can be chosen, nor whether they are alike.
      const nothing = js.when(js.equal(OFFERED, 0), add(-1));
      writer.line(js.when(js.binary('>', unseen, 1), js.group(nothing, askNow())));
      writer.line(js.assign(answer, js.conditional(js.equal(OFFERED, 1), ONLY, -1)));
    }
  });
}

function askNumber(frame: Frame, context: Context, choice: Choice, ask: number, player: Js): void {
  const { game } = frame;
  const { writer } = context;
  const low = choice.low ? value(game, context, choice.low) : 0;
  const high = choice.high ? value(game, context, choice.high) : 0;
  const [n, last] = [js.name('n'), js.name('high')];
  askSingle(frame, context, choice, { ask, player, none: 0 }, (answer) => {
    const start = js.variables([n, low], [last, high]);
    writer.line(js.loop({ start, test: js.binary('<=', n, last), step: js.increment(n) }, add(n)));
    askOrTake(context, answer, 0);
  });
}

/**
 * Asks when there is a choice; the only answer is taken.
 *
 * @param none what holds when there is none
 */
function askOrTake({ writer }: Context, answer: Js, none: number): void {
  writer.line(js.when(js.binary('>', OFFERED, 1), askNow()));
  writer.line(js.assign(answer, js.conditional(js.equal(OFFERED, 1), ONLY, none)));
}

/**
 * Offers what is not chosen yet; of things that are all the same, one.
 *
 * @returns how many are left, each of those that are the same counted
 */
function listLeft(frame: Frame, context: Context, from: Expression, chosen: ListSlot): Js {
  const { game } = frame;
  const left = context.local('left');
  context.writer.line(js.variables([left, 0]));
  eachOption(
    game,
    context,
    planOf(game, context, from),
    'x',
    (thing, inner) => inner.writer.line(add(thing)),
    (thing, inner) => {
      inner.writer.line(js.when(js.call('listHas', S, chosen.base, chosen.count, thing), js.skip()));
      inner.writer.line(js.increment(left));
    },
  );
  return left;
}

function askSeveral(frame: Frame, context: Context, choice: Choice, ask: number, player: Js): void {
  const { game, builder } = frame;
  const { writer } = context;
  const { base, count } = builder.listOf(memberType(game.facts.types.get(choice)));
  const most = builder.cell();
  const end = builder.label();
  const optional = choice.what === 'up-to' || choice.what === 'any-number';
  game.calls.list();
  game.calls.keepList();
  writer.line(js.assign(base, TOP), js.assign(count, 0), js.assign(most, howMany(game, context, choice)));
  const again = builder.label();
  const several = (least: Operand, possible: Js): JsStatement => js.run(js.call('several', count, least, possible));
  // Others see neither how many can be chosen, nor whether they are alike: what they can count
  // decides whether it is asked.
  const askUnseen = (unseen: Js, left: Js): void => {
    const remaining = js.binary('-', unseen, count);
    builder.jumpIf(js.binary('<=', remaining, 0), end);
    const possible = js.call(js.property('Math', 'min'), most, js.binary('+', count, left));
    if (optional) return writer.line(several(0, possible), add(-1), askNow());
    const least = choice.what === 'order' ? js.number(1) : js.binary('-', most, count);
    writer.if(js.and(js.binary('<=', remaining, least), js.binary('>', OFFERED, 0)), () => {
      writer.line(...append(ONLY, count));
      builder.go(again);
    });
    builder.jumpIf(js.binary('<=', remaining, least), end);
    writer.line(several(possible, possible), js.when(js.equal(OFFERED, 0), add(-1)), askNow());
  };
  builder.mark(again);
  builder.resumeAt(again);
  writer.if(unanswered(), () => {
    builder.jumpIf(js.binary('>=', count, most), end);
    if (game.units.leavesOut) builder.jumpIf(isOut(player), end);
    writer.line(...beginAbout(frame.game, context, ask, player));
    const unseen = choice.from ? countAsUnseen(game, context, planOf(game, context, choice.from)) : null;
    const left = choice.from ? listLeft(frame, context, choice.from, { base, count }) : OFFERED;
    if (unseen !== null) return askUnseen(unseen, left);
    builder.jumpIf(js.equal(OFFERED, 0), end);
    // A question never asks for more than there is, for example for an order, which has no number
    // of its own.
    const possible = js.call(js.property('Math', 'min'), most, js.binary('+', count, left));
    if (optional) return writer.line(several(0, possible), add(-1), askNow());
    // Without a choice the next one is taken: when all are needed that are left, or when they are
    // all the same.
    const allNeeded = js.binary('<=', left, js.binary('-', most, count));
    const forced = js.or(js.equal(OFFERED, 1), choice.what === 'order' ? js.FALSE : allNeeded);
    writer.if(forced, () => {
      writer.line(...append(ONLY, count));
      builder.go(again);
    });
    writer.line(several(possible, possible), askNow());
  });
  writer.scope(() => {
    const answer = js.name('answer');
    writer.line(js.constants([answer, taken()]));
    builder.jumpIf(js.binary('<', answer, 0), end);
    writer.line(...append(answer, count));
    builder.go(again);
  });
  builder.mark(end);
  context.setValue(choice, { base, count });
}
