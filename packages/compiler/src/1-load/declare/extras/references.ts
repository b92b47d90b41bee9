// Names in declarations that mean something in the rules: procedures, windows, the turn. Checked once the rules are read.

import type { Choice, Item, May, Menu, Procedure } from '../../../ast/node.ts';
import { listedNumbers, MAY_BE_NONE, namedChoices } from '../../../ast/choices.ts';
import { walk, type AnyNode } from '../../../ast/walk.ts';
import { suggest } from '../../../diagnostics/suggest.ts';
import type { GameModel } from '../../../model/model.ts';
import type { Span } from '../../../source/span.ts';
import { entriesAt, mapAt, mapOf, nodeAt, scalarAt } from '../../read.ts';
import type { YamlEntry, YamlMap, YamlScalar } from '../../yaml/node.ts';
import { lookUp, reportUnknown, type LoadContext } from '../common/context.ts';

/**
 * Procedures of all `.rules` files.
 *
 * @throws never
 */
export function proceduresOf(programs: GameModel['programs']): readonly Procedure[] {
  return programs.flatMap(({ program }) =>
    program.items.filter((item): item is Procedure => item.kind === 'procedure'),
  );
}

/**
 * Checks what game.yaml says about procedures and windows.
 *
 * @param game  the root of game.yaml
 * @throws      never
 */
export function checkReferences(context: LoadContext, game: YamlMap, model: GameModel): void {
  if (hasUnreadLines(model)) return;
  const procedures = proceduresOf(model.programs);
  const start = scalarAt(game, 'start');
  const first = start === undefined ? undefined : lookUp(context, 'procedure', start, procedures);
  if (start !== undefined && first !== undefined && first.params.length > 0)
    context.report('load/start-procedure', start.span, { name: first.name });
  const afterRoll = scalarAt(game, 'after-roll');
  if (afterRoll !== undefined) lookUp(context, 'window', afterRoll, model.windows);
  const recommended = scalarAt(game, 'recommended');
  if (recommended !== undefined) lookUp(context, 'variant', recommended, model.variants);
  const turn = scalarAt(game, 'turn');
  const field = turn === undefined ? undefined : lookUp(context, 'global', turn, model.globals);
  if (turn !== undefined && field !== undefined && field.type.is !== 'player')
    context.report('load/turn-type', turn.span, { name: field.name });
  for (const scalar of resets(game)) lookUp(context, 'procedure', scalar, procedures);
  for (const entry of entriesAt(game, 'kinds')) {
    checkPlay(context, entry, procedures);
    checkMap(context, entry, model);
  }
  checkSentences(context, game, model);
}

/**
 * Checks `phrases:` and `prompts:` of game.yaml or of another language: what they are for, and the slots in them.
 *
 * @param root  the root of game.yaml or of a locale
 * @throws      never
 */
export function checkSentences(
  context: LoadContext,
  root: YamlMap,
  model: Pick<GameModel, 'kinds' | 'programs' | 'rows' | 'windows'>,
): void {
  if (hasUnreadLines(model)) return;
  const procedures = proceduresOf(model.programs);
  for (const entry of entriesAt(root, 'phrases')) checkPhrase(context, entry, procedures);
  checkPrompts(context, root, model, procedures);
}

/** Whether a line could not be read: it may be the procedure that is looked for. Never throws. */
export function hasUnreadLines({ programs }: Pick<GameModel, 'programs'>): boolean {
  return programs.some(({ program }) => program.items.some(({ kind }) => kind === 'error'));
}

/** Every `reset:` of a field, wherever fields stand. */
function resets(game: YamlMap): readonly YamlScalar[] {
  const fields = [
    ...entriesAt(game, 'globals'),
    ...entriesAt(game, 'counters'),
    ...entriesAt(mapAt(game, 'player'), 'fields'),
    ...entriesAt(game, 'kinds').flatMap(({ value }) => entriesAt(mapOf(value), 'fields')),
  ];
  return fields.flatMap(({ value }) => scalarAt(mapOf(value), 'reset') ?? []);
}

function checkPlay(context: LoadContext, { key, value }: YamlEntry, procedures: readonly Procedure[]): void {
  const scalar = scalarAt(mapOf(value), 'play');
  const procedure = scalar === undefined ? undefined : lookUp(context, 'procedure', scalar, procedures);
  if (scalar === undefined || procedure === undefined) return;
  const [card, ...others] = procedure.params;
  const fits = card !== undefined && card.label === null && others.every(({ type }) => type.optional);
  if (!fits) context.report('load/play-procedure', scalar.span, { name: procedure.name, kind: key });
}

function checkPhrase(context: LoadContext, { key, keySpan, value }: YamlEntry, procedures: readonly Procedure[]): void {
  const procedure = procedures.find(({ name }) => name === key);
  const slots = procedure?.params.map(({ name }) => name) ?? LOGGED_VERBS.get(key);
  if (slots === undefined) {
    const candidates = [...procedures.map(({ name }) => name), ...LOGGED_VERBS.keys()];
    reportUnknown(context, 'procedure or sentence of the log', key, keySpan, candidates);
  } else if (value.kind === 'scalar') checkSlots(context, value, ['you', ...slots]);
}

/** What the log tells of built-in verbs, with the slots of the sentence besides `you`. */
const LOGGED_VERBS: ReadonlyMap<string, readonly string[]> = new Map([
  ['draw', []],
  ['draw-open', ['thing']],
  ['reveal', ['thing']],
  ['reveal-to', ['thing', 'to']],
  ['look-at', ['thing']],
]);

/** Reports slots of a sentence that nothing fills. */
function checkSlots(context: LoadContext, scalar: YamlScalar, allowed: readonly string[]): void {
  const source = context.sources.lookup(scalar.span.file)?.text ?? '';
  const written = source.slice(scalar.span.start, scalar.span.end);
  for (const match of written.matchAll(/\{([^{}]*)\}/g)) {
    const slot = (match[1] ?? '').replace(/:(?:a|the)$|\|[^|]*\|[^|]*$/, '');
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

/** A prompt belongs to a menu's option, a window, a procedure, or a card that asks. */
function checkPrompts(
  context: LoadContext,
  root: YamlMap,
  model: Pick<GameModel, 'kinds' | 'programs' | 'rows' | 'windows'>,
  procedures: readonly Procedure[],
): void {
  const entries = entriesAt(root, 'prompts');
  if (entries.length === 0) return;
  const trees: readonly Item[] = [
    ...model.programs.flatMap(({ program }) => program.items),
    ...model.rows.flatMap(({ effect }) => effect?.items ?? []),
  ];
  const options = optionNames(trees);
  const ofCards = model.rows.flatMap(({ name, effect }) => (effect === null ? [] : [{ name, body: effect }]));
  const allowed = [
    ...options,
    ...numberKeys(trees),
    ...model.windows.flatMap(({ name }) => [name, `${name}.none`]),
    ...procedures.flatMap(({ name, body }) => (mayTakeNothing(body) ? [name, `${name}.none`] : [name])),
    ...ofCards.flatMap(({ name, body }) => (unnamed(body).length === 0 ? [] : [name])),
    ...[...procedures, ...ofCards].flatMap(({ name, body }) =>
      namedChoices(body).flatMap(([key, choice]) => keysOf(`${name}.${key}`, choice)),
    ),
  ];
  for (const { key, keySpan, value } of entries) {
    if (!allowed.includes(key)) reportUnknown(context, 'option, window or procedure', key, keySpan, allowed);
    else if (value.kind === 'scalar') {
      checkSlots(context, value, promptSlots(key, options, model, [...procedures, ...ofCards]));
      if (!options.has(key) && !IS_ANSWER.test(key)) checkAbout(context, value, key, procedures, model.kinds);
    }
  }
}

/** A question of a procedure that is given a thing names one, so that the table can show it beside the question. */
function checkAbout(
  context: LoadContext,
  { span, text }: YamlScalar,
  key: string,
  procedures: readonly Procedure[],
  kinds: GameModel['kinds'],
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
  const others = within.params.filter(({ type }) => !isThing(type.name)).map(({ name }) => name);
  const named = [...text.matchAll(/\{([^{}:|]+)/g)].flatMap(([, name = '']) => name);
  if (named.some((name) => name !== 'you' && !others.includes(name))) return;
  context.report('load/prompt-without-thing', span, { key, name: object.name, kind: object.type.name });
}

/**
 * What is filled in: in a question who is asked, in that of a window what it is about, in those of a procedure what it is given and the names that are
 * known where a choice stands; nothing in the name of an answer.
 */
function promptSlots(
  key: string,
  options: ReadonlySet<string>,
  { windows }: Pick<GameModel, 'windows'>,
  asking: readonly Asking[],
): readonly string[] {
  const window = windows.find(({ name }) => name === key);
  if (window !== undefined) return window.of === null ? ['you', DICE] : ['you', DICE, window.of];
  if (options.has(key) || IS_ANSWER.test(key)) return [];
  const [within, named] = key.split('.');
  const { params = [], body } = asking.find(({ name }) => name === within) ?? {};
  const asked = body === undefined ? undefined : named === undefined ? onlyMenu(body) : choiceNamed(body, named);
  const around = body === undefined || asked === undefined ? [] : namesAround(body, asked);
  return ['you', ...params.map(({ name }) => name), ...around];
}

/** A key of what an answer is called. */
const IS_ANSWER = /\.(?:none|-?\d+)$/;

/** Stands in the question of a window for what the dice show that lie on the table. */
const DICE = 'dice';

/** What may ask: a procedure, or a card. */
type Asking = Pick<Procedure, 'name'> & Partial<Pick<Procedure, 'params'>> & { readonly body: AnyNode };

const choiceNamed = (body: AnyNode, named: string): Choice | undefined =>
  namedChoices(body).find(([name]) => name === named)?.[1];

/** What a procedure or a card asks that has no name, when it is one; of several, each knows other names. */
function onlyMenu(body: AnyNode): Menu | May | undefined {
  const found = unnamed(body);
  return found.length === 1 ? found[0] : undefined;
}

function unnamed(body: AnyNode): readonly (Menu | May)[] {
  const found: (Menu | May)[] = [];
  walk(body, (node) => {
    if (node.kind === 'menu' || node.kind === 'may') found.push(node);
  });
  return found;
}

/** Whether something without a name is asked in it to which one may answer with nothing. */
function mayTakeNothing(body: AnyNode): boolean {
  let may = false;
  walk(body, (node) => {
    may ||= node.kind === 'may' || (node.kind === 'menu' && node.mode !== 'one');
  });
  return may;
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

/** What a choice can be asked with, and what the answer that takes nothing is called. */
function keysOf(key: string, { what }: Choice): readonly string[] {
  return MAY_BE_NONE.has(what) ? [key, `${key}.none`] : [key];
}

/** Names of the options of all menus. */
function optionNames(trees: readonly Item[]): Set<string> {
  const names = new Set<string>();
  for (const tree of trees)
    walk(tree, (node) => {
      if (node.kind === 'option') names.add(node.name);
    });
  return names;
}

/** What options with numbers can be called with each: `turn.1`. */
function numberKeys(trees: readonly Item[]): readonly string[] {
  const keys: string[] = [];
  for (const tree of trees)
    walk(tree, (node) => {
      if (node.kind === 'option') keys.push(...listedNumbers(node).map((n) => `${node.name}.${n}`));
    });
  return keys;
}

/** Reports rows that a map links and that are not rows of its kind. */
function checkMap(context: LoadContext, entry: YamlEntry, model: GameModel): void {
  const links = nodeAt(mapAt(mapOf(entry.value), 'map'), 'links');
  const rows = model.kinds.find(({ name }) => name === entry.key)?.rows ?? [];
  for (const pair of links?.kind === 'seq' ? links.items : []) {
    for (const end of pair.kind === 'seq' ? pair.items : []) {
      if (end.kind === 'scalar') lookUp(context, 'row of this kind', end, rows);
    }
  }
}
