/**
 * The pending question and its legal answers as plain objects, read from the module's scratch
 * memory after a `run`.
 */
import {
  DISABLED_RECORD,
  DISABLED_SIZE,
  NONE,
  menuArgument,
  menuEntry,
  ownOf,
  type AskMeta,
  type GameMeta,
  type GameModule,
  type OptionIndex,
  type OptionValue,
  type ValueMeta,
} from '@undercroft/contract';
import { answerersOf } from '../state/answerers.ts';
import { offeredAt } from './playout.ts';
import { GameUseError } from '../state/game-error.ts';
import {
  diceLabel,
  engineWords,
  fillSlots,
  filled,
  thingLabel,
  valueLabel,
  type LabelOptions,
} from '../state/labels.ts';
import { tellApart } from './tell-apart.ts';
import type { Option } from './option.ts';

/** Something that cannot be chosen now, and why. */
export interface DisabledOption {
  readonly option: Option;
  /** a sentence: "Needs 5 embers, you have 3." */
  readonly reason: string;
  /** place in the content that forbids it, -1 unknown */
  readonly site: number;
}

/** Who is asked what. */
export interface OpenQuestion {
  /** who is asked */
  readonly player: number;
  readonly ask: AskMeta;
}

/** A pending question with its answers, in words. */
export interface Decision extends OpenQuestion {
  /** answers given before it */
  readonly position: number;
  /** index into `meta.asks` */
  readonly askIndex: number;
  readonly prompt: string;
  /** thing a window is about */
  readonly about: number | null;
  /** for questions that take several things one after the other: taken so far, fewest, most */
  readonly taken: number;
  readonly min: number;
  readonly max: number;
  readonly options: readonly Option[];
}

/** Reads who is asked what, after a `run`. */
export function readQuestion({ io, meta }: GameModule): OpenQuestion {
  return { player: io.player, ask: meta.asks[io.ask] };
}

/**
 * Reads the decision that `run` has just listed. Call it before anything else runs on the same
 * module.
 */
export function readDecision(
  module: GameModule,
  state: Int32Array,
  position: number,
  labels: LabelOptions = {},
): Decision {
  const { io, meta } = module;
  const ask = meta.asks[io.ask];
  const words = { ...labels, state };
  const about = io.about === NONE ? null : io.about;
  const options: Option[] = [];
  const count = labels.blind === true ? 0 : io.count;
  for (let i = 0; i < count; i++) options.push(readOption(module, ask, i, io.options[i], words));
  return {
    position,
    player: io.player,
    ask,
    askIndex: io.ask,
    prompt: promptOf(module, ask, about, words),
    about,
    taken: io.taken,
    min: io.min,
    max: io.max,
    options: tellApart(meta, options, words),
  };
}

/** A question once for each player who may answer it: the same object for the one who is asked. */
export function forSide<Q extends OpenQuestion>(meta: GameMeta, state: Int32Array, question: Q): readonly Q[] {
  return answerersOf(meta, state, question.ask, question.player).map((player) =>
    player === question.player ? question : { ...question, player },
  );
}

/** Reads what cannot be chosen, after a `run` with `io.explain`. */
export function readDisabled(module: GameModule, state: Int32Array, labels: LabelOptions = {}): DisabledOption[] {
  const { io, meta } = module;
  const ask = meta.asks[io.ask];
  const words = { ...labels, state };
  const found: DisabledOption[] = [];
  for (let i = 0; i < io.disabledCount; i++) {
    const at = i * DISABLED_SIZE;
    const value = io.disabled[at + DISABLED_RECORD.option];
    const text = meta.reasons[io.disabled[at + DISABLED_RECORD.reason]];
    const values = [io.disabled[at + DISABLED_RECORD.first], io.disabled[at + DISABLED_RECORD.second]];
    found.push({
      option: readOption(module, ask, -1, value, words),
      reason: text
        ? fillSlots(
            text.text,
            (slot) => slotLabel(module, text.slots, values, slot, { ...words, inside: isInside(text.text, slot) }),
            engineWords(meta).plurals,
          )
        : engineWords(meta).impossible,
      site: text?.site ?? -1,
    });
  }
  return found;
}

function slotLabel(
  module: GameModule,
  slots: readonly ValueMeta[],
  values: readonly number[],
  slot: string,
  words: LabelOptions,
): string | null {
  const type = slots[Number(slot)];
  return type === undefined ? null : valueLabel(module.meta, type, values[Number(slot)] ?? 0, words);
}

/**
 * The question with what its names stand for. A part in brackets is left out when what it names is
 * none.
 */
function promptOf(module: GameModule, ask: AskMeta, about: number | null, words: LabelOptions): string {
  if (!ask.prompt.includes('{')) return ask.prompt;
  const isNone = (slot: string): boolean => saidAt(module, ask, slot)?.value === NONE;
  const prompt = ask.prompt.replaceAll(/ ?\(([^()]*)\)/g, (part, inner: string) => {
    const slots = [...inner.matchAll(/\{([^{}:|]+)/g)].map(([, slot = '']) => slot);
    if (slots.length === 0) return part;
    return slots.some(isNone) ? '' : part.replace(/[()]/g, '');
  });
  return fillSlots(
    prompt,
    (slot) => promptSlot(module, ask, slot, about, { ...words, inside: isInside(prompt, slot) }),
    engineWords(module.meta).plurals,
  );
}

/** Whether a slot stands behind the beginning of a sentence. */
const isInside = (sentence: string, slot: string): boolean => !sentence.startsWith(`{${slot}}`);

/** The value of a name in a prompt; undefined when it is none of the procedure. */
function saidAt(
  { io }: GameModule,
  { says = [] }: AskMeta,
  slot: string,
): { readonly type: ValueMeta; readonly value: number } | undefined {
  const at = says.findIndex(({ name }) => name === slot);
  return at < 0 ? undefined : { type: says[at].type, value: io.says[at] };
}

function promptSlot(
  module: GameModule,
  ask: AskMeta,
  slot: string,
  about: number | null,
  words: LabelOptions,
): string | null {
  if (slot === 'you') return valueLabel(module.meta, { is: 'player' }, module.io.player, words);
  if (slot === 'dice') return diceLabel(module.meta, words.state);
  const [name = '', article] = slot.split(':');
  const said = saidAt(module, ask, name);
  if (said === undefined) return about === null ? null : thingLabel(module.meta, about, { ...words, article });
  if (said.type.is !== 'thing' && words.blind === true) return '…';
  return valueLabel(module.meta, said.type, said.value, { ...words, article });
}

function readOption(module: GameModule, ask: AskMeta, index: number, value: number, words: LabelOptions): Option {
  const bare: Option = {
    index,
    value,
    label: '',
    thing: null,
    player: null,
    number: null,
    entry: null,
    row: null,
    site: null,
  };
  if (value === NONE && ask.none !== null) return { ...bare, label: ask.none };
  if (ask.what === 'menu' || ask.what === 'window') return readMenuOption(module, ask, bare, words);
  if (ask.what === 'may' && ask.type.is !== 'thing')
    return { ...bare, label: capital(value > 0 ? engineWords(module.meta).yes : engineWords(module.meta).no) };
  const label = valueLabel(module.meta, ask.type, value, words);
  return {
    ...bare,
    label: ask.type.is === 'flag' || ask.type.is === 'enum' ? capital(label) : label,
    ...pointsAt(module, ask.type, value),
  };
}

function readMenuOption(module: GameModule, ask: AskMeta, bare: Option, words: LabelOptions): Option {
  const entryIndex = menuEntry(bare.value);
  const entry = ask.entries[entryIndex];
  if (entry === undefined) return { ...bare, label: ask.none ?? engineWords(module.meta).done };
  const argument = menuArgument(bare.value);
  const row = entry.row < 0 ? null : entry.row;
  const known = { ...bare, entry: entryIndex, site: entry.site, row };
  if (entry.argument === null || (argument === NONE && entry.argument.is !== 'number'))
    return { ...known, label: entry.label };
  const own = entry.argument.is === 'number' ? ownOf(entry.numbers ?? {}, String(argument)) : undefined;
  if (own !== undefined) return { ...known, number: argument, label: own };
  const word = valueLabel(module.meta, entry.argument, argument, words);
  const points = pointsAt(module, entry.argument, argument);
  const merged = { ...known, ...points, row: row ?? points.row };
  if (/\{[^{}]+\}/.test(entry.label))
    return { ...merged, label: fillSlots(entry.label, () => word, engineWords(module.meta).plurals) };
  const isNamed = entry.label.startsWith(word) && /^(?:$|\s*:)/.test(entry.label.slice(word.length));
  return {
    ...merged,
    label: isNamed ? entry.label : filled(engineWords(module.meta).about, { label: entry.label, word }),
  };
}

function pointsAt(
  module: GameModule,
  type: ValueMeta,
  value: number,
): Pick<Option, 'thing' | 'player' | 'number' | 'row'> {
  const nothing = { thing: null, player: null, number: null, row: null };
  if (type.is === 'number' || type.is === 'enum' || type.is === 'flag') return { ...nothing, number: value };
  if (value === NONE) return nothing;
  if (type.is === 'row') return { ...nothing, row: value };
  if (type.is === 'kind') return { ...nothing, number: value };
  if (type.is === 'player') return { ...nothing, player: value };
  const row = module.meta.things[value] ?? -1;
  return { ...nothing, thing: value, row: row < 0 ? null : row };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Position of an answer in the list in `module.io`.
 *
 * @param asked gives what is asked, for the message
 * @throws GameUseError 'not-offered'
 */
export function indexOffered(
  module: GameModule,
  answer: OptionIndex | { readonly value: OptionValue },
  asked: () => Decision | null | undefined,
): OptionIndex {
  const index = typeof answer === 'number' ? answer : offeredAt(module, answer.value);
  if (!Number.isInteger(index) || index < 0 || index >= module.io.count) throw notOffered(answer, asked());
  return index;
}

/** An answer that is not in the list, in a sentence with some that are. */
function notOffered(answer: number | { readonly value: number }, decision?: Decision | null): GameUseError {
  const { prompt = '', options = [] } = decision ?? {};
  const asked = typeof answer === 'number' ? `answer ${answer}` : `the answer with value ${answer.value}`;
  const some = options.slice(0, 8).map((option) => `${option.index} ${option.label}`);
  const rest = options.length > 8 ? `, and ${options.length - 8} more` : '';
  return new GameUseError(
    'not-offered',
    `${asked} is not offered for "${prompt}"; there are ${some.join(', ')}${rest}`,
  );
}
