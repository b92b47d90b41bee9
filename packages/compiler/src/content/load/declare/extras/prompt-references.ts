// Questions in game.yaml and other languages: what each is for, and the slots in them. Checked once
// the rules are read.

import type { Choice, May, Menu, Procedure } from '../../../tree/node.ts';
import { asksIn, listedNumbers, MAY_BE_NONE, namedChoices } from '../../../tree/choices.ts';
import { walk, type AnyNode } from '../../../tree/walk.ts';
import { suggest } from '../../../../diagnostics/suggest.ts';
import type { GameContent, Type } from '../../../model/model.ts';
import { openGlobals } from '../../../model/open-globals.ts';
import type { Span } from '../../../../diagnostics/source/span.ts';
import { slotNames } from '../../../slots.ts';
import { entriesAt } from '../../read.ts';
import type { YamlMap, YamlScalar } from '../../yaml/node.ts';
import { reportUnknown, type LoadContext } from '../common/context.ts';

/** Reports slots of a sentence that nothing fills. Never throws. */
export function checkSlots(context: LoadContext, scalar: YamlScalar, allowed: readonly string[]): void {
  reportSlots(context, scalar, allowed, (slot) => slot.replace(/:(?:a|the)(?:-[a-z]+)?$|(?:\|[^|]*){2,}$/, ''));
}

/** Checks the slots of a word of `words:`; they may have a form, `{x:own}`. Never throws. */
export function checkSlotsOf(context: LoadContext, scalar: YamlScalar, allowed: readonly string[]): void {
  reportSlots(context, scalar, allowed, (slot) => /^[\w-]*/.exec(slot)?.[0] ?? '');
}

function reportSlots(
  context: LoadContext,
  scalar: YamlScalar,
  allowed: readonly string[],
  nameIn: (slot: string) => string,
): void {
  const source = context.sources.lookup(scalar.span.file)?.text ?? '';
  const written = source.slice(scalar.span.start, scalar.span.end);
  for (const match of written.matchAll(/\{([^{}]*)\}/g)) {
    const slot = nameIn(match[1] ?? '');
    if (allowed.includes(slot)) continue;
    const near = suggest(slot, allowed);
    const at: Span = {
      file: scalar.span.file,
      start: scalar.span.start + match.index,
      end: scalar.span.start + match.index + match[0].length,
    };
    context.report(
      'load/unknown-slot',
      at,
      { slot, near, allowed },
      near.length > 0 ? { edits: [{ span: at, text: `{${near[0]}}` }] } : {},
    );
  }
}

/**
 * Checks `prompts:` of game.yaml or of another language: a prompt belongs to a menu's option, a
 * window, a procedure, or a card that asks.
 *
 * @param root  the root of game.yaml or of a locale
 * @throws      never
 */
export function checkPrompts(
  context: LoadContext,
  root: YamlMap,
  model: Pick<GameContent, 'globals' | 'kinds' | 'programs' | 'rows' | 'windows'>,
  procedures: readonly Procedure[],
): void {
  const entries = entriesAt(root, 'prompts');
  if (entries.length === 0) return;
  const asking = collectAsking(model, procedures);
  for (const { key, keySpan, value } of entries) {
    if (!isAsked(key, asking)) {
      // A card or procedure that asks by other keys: by the names of its choices.
      const own = [...new Set((asking.bodies.get(key.split('.')[0] ?? '') ?? []).flatMap(keysOf))];
      const near = own.length > 0 && !key.includes('.') ? own : undefined;
      reportUnknown(context, 'option, window or procedure', key, keySpan, allKeys(asking), near);
    } else if (value.kind === 'scalar') {
      checkSlots(context, value, promptSlots(key, asking));
      if (!asking.options.has(key) && !IS_ANSWER.test(key)) checkAbout(context, value, key, procedures, model);
    }
  }
}

/** What may ask: a procedure, or a card. */
type Asking = Pick<Procedure, 'name'> & Partial<Pick<Procedure, 'params'>> & { readonly body: AnyNode };

/** All that a game can ask. */
interface AskingOfGame {
  /**
   * names of the options of all menus, and what those with numbers are called with each: `turn.1`
   */
  readonly options: ReadonlySet<string>;
  readonly windows: GameContent['windows'];
  /** by name; a procedure comes before a card */
  readonly bodies: ReadonlyMap<string, readonly Asking[]>;
  /** those that all see */
  readonly globals: readonly string[];
}

function collectAsking(
  { globals, programs, rows, windows }: Pick<GameContent, 'globals' | 'programs' | 'rows' | 'windows'>,
  procedures: readonly Procedure[],
): AskingOfGame {
  const cards = rows.flatMap(({ name, effect }): Asking[] => (effect === null ? [] : [{ name, body: effect }]));
  const trees = [...programs.map(({ program }) => program), ...cards.map(({ body }) => body)];
  const offered = trees.flatMap((tree) => asksIn(tree).options);
  const options = new Set(
    offered.flatMap((option) => [option.name, ...listedNumbers(option).map((n) => `${option.name}.${n}`)]),
  );
  const bodies = Map.groupBy([...procedures, ...cards], ({ name }) => name);
  return { options, windows, bodies, globals: openGlobals(globals).map(({ name }) => name) };
}

/** Whether there is something that a prompt with this key is for. */
function isAsked(key: string, { options, windows, bodies }: AskingOfGame): boolean {
  if (options.has(key) || windows.some(({ name }) => key === name || key === `${name}.none`)) return true;
  return (bodies.get(key.split('.')[0] ?? '') ?? []).some((asking) => keysOf(asking).includes(key));
}

/** Every key that a prompt of the game can have. */
function allKeys({ options, windows, bodies }: AskingOfGame): readonly string[] {
  const ofWindows = windows.flatMap(({ name }) => [name, `${name}.none`]);
  return [...options, ...ofWindows, ...[...bodies.values()].flat().flatMap(keysOf)];
}

/**
 * What a procedure or a card can be asked with: as a whole, by its choices, and what the answer
 * that takes nothing is called.
 */
function keysOf({ name, params, body }: Asking): readonly string[] {
  const { unnamed } = asksIn(body);
  const isProcedure = params !== undefined;
  const mayTakeNothing = unnamed.some((asked) => asked.kind === 'may' || asked.mode !== 'one');
  return [
    ...(unnamed.length > 0 ? [name] : []),
    ...(isProcedure && mayTakeNothing ? [`${name}.none`] : []),
    ...namedChoices(body).flatMap(([label, { what }]) =>
      MAY_BE_NONE.has(what) ? [`${name}.${label}`, `${name}.${label}.none`] : [`${name}.${label}`],
    ),
  ];
}

/**
 * Reports a question that names no thing though its procedure is given one, because the table shows
 * that thing beside the question.
 */
function checkAbout(
  context: LoadContext,
  { span, text }: YamlScalar,
  key: string,
  procedures: readonly Procedure[],
  { globals, kinds }: Pick<GameContent, 'globals' | 'kinds'>,
): void {
  const within = procedures.find(({ name }) => name === key.split('.')[0]);
  const [object] = within?.params ?? [];
  const isThing = (name: string): boolean => kinds.some((kind) => kind.name === name);
  if (
    within === undefined ||
    object === undefined ||
    object.label !== null ||
    object.type.many ||
    !isThing(object.type.name)
  )
    return;
  const others = [
    ...within.params.filter(({ type }) => !isThing(type.name)).map(({ name }) => name),
    ...globals.filter(({ type }) => !mayBeThing(type)).map(({ name }) => name),
  ];
  if (slotNames(text).some((name) => name !== 'you' && !others.includes(name))) return;
  context.report('load/prompt-without-thing', span, { key, name: object.name, kind: object.type.name });
}

function mayBeThing(type: Type): boolean {
  return type.is === 'thing' || (type.is === 'optional' && type.of.is === 'thing');
}

/**
 * What is filled in: in a question who is asked and globals that all see, in that of a window what
 * it is about, in those of a procedure what it is given and the names that are known where a choice
 * stands; nothing in the name of an answer.
 */
function promptSlots(key: string, { options, windows, bodies, globals }: AskingOfGame): readonly string[] {
  const window = windows.find(({ name }) => name === key);
  if (window !== undefined) return ['you', DICE, ...(window.of === null ? [] : [window.of]), ...globals];
  if (options.has(key) || IS_ANSWER.test(key)) return [];
  const [within, named] = key.split('.');
  const { params = [], body }: Partial<Asking> = bodies.get(within ?? '')?.[0] ?? {};
  const asked = body === undefined ? undefined : named === undefined ? onlyMenu(body) : choiceNamed(body, named);
  const around = body === undefined || asked === undefined ? [] : namesAround(body, asked);
  return ['you', ...new Set([...params.map(({ name }) => name), ...around, ...globals])];
}

/** A key of what an answer is called. */
const IS_ANSWER = /\.(?:none|-?\d+)$/;

/** Stands in the question of a window for what the dice show that lie on the table. */
const DICE = 'dice';

const choiceNamed = (body: AnyNode, named: string): Choice | undefined =>
  namedChoices(body).find(([name]) => name === named)?.[1];

/**
 * What a procedure or a card asks that has no name, when it is one; of several, each knows other
 * names.
 */
function onlyMenu(body: AnyNode): Menu | May | undefined {
  const { unnamed } = asksIn(body);
  return unnamed.length === 1 ? unnamed[0] : undefined;
}

/** Names that are declared around a question before it: by `let`, by an option or a loop. */
function namesAround(body: AnyNode, { at }: Choice | Menu | May): readonly string[] {
  const holds = ({ at: all }: { readonly at: Span }): boolean => all.start <= at.start && at.end <= all.end;
  const names: string[] = [];
  walk(body, (node) => {
    if (!holds(node)) return;
    if (node.kind === 'block')
      for (const one of node.statements)
        if (one.kind === 'let' && one.at.end <= at.start) names.push(...one.names.map(({ name }) => name));
    if (node.kind === 'option' && node.each !== null) names.push(node.each.name);
    if (node.kind === 'for-each') names.push(node.name);
  });
  return names;
}
