// Names in declarations that mean something in the rules: procedures, windows, the turn. Checked
// once the rules are read.

import type { Procedure } from '../../../tree/node.ts';
import { fieldPhrasesOf, type FieldPhrase } from '../../../model/field-phrases.ts';
import { openGlobals } from '../../../model/open-globals.ts';
import { walk } from '../../../tree/walk.ts';
import type { GameContent } from '../../../model/model.ts';
import { entriesAt, mapAt, mapOf, nodeAt, scalarAt } from '../../read.ts';
import type { YamlEntry, YamlMap, YamlScalar } from '../../yaml/node.ts';
import { lookUp, reportUnknown, type LoadContext } from '../common/context.ts';
import { checkPrompts, checkSlots } from './prompt-references.ts';
import { checkWordSlots } from './word-slots.ts';

/**
 * Procedures of all `.rules` files.
 *
 * @throws never
 */
export function proceduresOf(programs: GameContent['programs']): readonly Procedure[] {
  return programs.flatMap(({ program }) =>
    program.items.filter((item): item is Procedure => item.kind === 'procedure'),
  );
}

/**
 * Options that the rules and the cards offer, each as often as it stands there.
 *
 * @throws never
 */
export function optionsOf({ programs, rows }: Pick<GameContent, 'programs' | 'rows'>): readonly { name: string }[] {
  const options: { name: string }[] = [];
  const effects = rows.flatMap(({ effect }) => (effect === null ? [] : [effect]));
  for (const tree of [...programs.map(({ program }) => program), ...effects])
    walk(tree, (node) => {
      if (node.kind === 'option') options.push(node);
    });
  return options;
}

/**
 * Checks what game.yaml says about procedures and windows.
 *
 * @param game  the root of game.yaml
 * @throws      never
 */
export function checkReferences(context: LoadContext, game: YamlMap, model: GameContent): void {
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
 * Checks `phrases:` and `prompts:` of game.yaml or of another language: what they are for, and the
 * slots in them.
 *
 * @param root  the root of game.yaml or of a locale
 * @throws      never
 */
export function checkSentences(
  context: LoadContext,
  root: YamlMap,
  model: Pick<GameContent, 'globals' | 'kinds' | 'programs' | 'rows' | 'windows'>,
): void {
  if (hasUnreadLines(model)) return;
  const procedures = proceduresOf(model.programs);
  const ofFields = fieldPhrasesOf(model.kinds);
  const globals = openGlobals(model.globals).map(({ name }) => name);
  for (const entry of entriesAt(root, 'phrases')) checkPhrase(context, entry, { procedures, ofFields, globals });
  checkPrompts(context, root, model, procedures);
  checkWordSlots(context, root, model);
}

/** Whether a line could not be read: it may be the procedure that is looked for. Never throws. */
export function hasUnreadLines({ programs }: Pick<GameContent, 'programs'>): boolean {
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

function checkPhrase(
  context: LoadContext,
  { key, keySpan, value }: YamlEntry,
  { procedures, ofFields, globals }: Speakable,
): void {
  const procedure = procedures.find(({ name }) => name === key);
  const ofField = ofFields.find(({ name }) => name === key);
  const slots = procedure?.params.map(({ name }) => name) ?? LOGGED_VERBS.get(key) ?? ofField?.slots;
  if (slots === undefined) {
    const named = key.includes('.') ? ofFields : [];
    const candidates = [...[...procedures, ...named].map(({ name }) => name), ...LOGGED_VERBS.keys()];
    reportUnknown(context, 'procedure or sentence of the log', key, keySpan, candidates);
  } else if (value.kind === 'scalar') checkSlots(context, value, [...new Set(['you', ...slots, ...globals])]);
}

/** What sentences of the log can be about, and the globals that stand in any of them. */
interface Speakable {
  readonly procedures: readonly Procedure[];
  readonly ofFields: readonly FieldPhrase[];
  readonly globals: readonly string[];
}

/** What the log tells of built-in verbs, with the slots of the sentence besides `you`. */
const LOGGED_VERBS: ReadonlyMap<string, readonly string[]> = new Map([
  ['draw', ['n']],
  ['draw-open', ['thing']],
  ['reveal', ['thing']],
  ['reveal-to', ['thing', 'to']],
  ['look-at', ['thing']],
]);

/** Reports rows that a map links and that are not rows of its kind. */
function checkMap(context: LoadContext, entry: YamlEntry, model: GameContent): void {
  const links = nodeAt(mapAt(mapOf(entry.value), 'map'), 'links');
  const rows = model.kinds.find(({ name }) => name === entry.key)?.rows ?? [];
  for (const pair of links?.kind === 'seq' ? links.items : []) {
    for (const end of pair.kind === 'seq' ? pair.items : []) {
      if (end.kind === 'scalar') lookUp(context, 'row of this kind', end, rows);
    }
  }
}
