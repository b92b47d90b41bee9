/** What the log says of one event. */
import { TEAM_ANSWER, type EventMeta, type GameMeta } from '@undercroft/contract';
import { engineWords, fillSlots, filled, playerLabel, thingLabel, valueLabel, type LabelOptions } from './labels.ts';
import { metaIndex } from './meta-index.ts';

/** A die as the event `roll` tells it. */
export interface RolledDie {
  readonly value: number;
  readonly sides: number;
  /** thing it was thrown for, -1 none */
  readonly thrower: number;
  /** which of the groups that were thrown together it belongs to, from 0 */
  readonly group: number;
}

/** A place of a map that a sentence names. */
export interface PlaceSaid {
  readonly thing: number;
  /** what the sentence calls it, letter by letter but for a capital at its beginning */
  readonly said: string;
}

/** Ints of one die among the arguments of the event `roll`; the third is a thing. */
export const DIE_STRIDE = 4;

/** The dice of a throw. @param args of the event `roll` */
export function diceIn(args: readonly number[]): RolledDie[] {
  return Array.from({ length: Math.floor(args.length / DIE_STRIDE) }, (_, i) => {
    const [value, sides, thrower, group] = args.slice(i * DIE_STRIDE, (i + 1) * DIE_STRIDE);
    return { value, sides, thrower, group };
  });
}

/**
 * The sentence of an event.
 *
 * @param places  by thing: the space that is told of it
 * @param named   filled with the places of a map that it names, in the order in which it does
 * @returns null when players are not told of it
 */
export function sentence(
  meta: GameMeta,
  { name, text, slots }: EventMeta,
  you: number,
  args: readonly number[],
  words: LabelOptions,
  places: ReadonlyMap<number, number>,
  named: PlaceSaid[] = [],
): string | null {
  if (text === null) return ownSentence(meta, name, you, args, words);
  const said: number[] = [];
  const placed = (label: string, thing: number): string => {
    const on = places.get(thing);
    if (on === undefined || said.includes(thing) || words.mayName?.(thing) === false) return label;
    said.push(thing);
    const space = thingLabel(meta, on, { inside: true });
    named.push({ thing: on, said: space });
    return `${label} (${space})`;
  };
  const standsFor = (thing: number): number => shownIn(slots, args, thing);
  const found = fillSlots(
    text,
    (mark) => {
      const [slot = '', article] = mark.split(':');
      if (slot === 'you') return you < 0 ? engineWords(meta).nobody : playerLabel(you, words.names, meta);
      const index = /^\d+$/.test(slot) ? Number(slot) : slots.findIndex((one) => one.name === slot);
      const type = slots[index]?.type;
      if (type === undefined || args[index] === undefined) return null;
      const label = valueLabel(meta, type, args[index], { ...words, article, inside: true, standsFor });
      if (type.is === 'thing' && isPlace(meta, args[index])) named.push({ thing: args[index], said: label });
      return type.is === 'thing' ? placed(label, args[index]) : label;
    },
    engineWords(meta).plurals,
  );
  return beginsWithThing(text, slots) ? found.charAt(0).toUpperCase() + found.slice(1) : found;
}

/** Whether a thing is a space, a plot or a gate of a map. */
function isPlace(meta: GameMeta, thing: number): boolean {
  return meta.kinds[metaIndex(meta).kindOf[thing]]?.board !== undefined;
}

/**
 * Whether a sentence begins with what a thing is called: "a hidden card" then has a capital; what a
 * player is called stays as it is.
 */
function beginsWithThing(text: string, slots: EventMeta['slots']): boolean {
  if (!text.startsWith('{')) return false;
  const head = /^\{([\w-]+)/.exec(text)?.[1];
  return slots.find((slot) => slot.name === head)?.type.is === 'thing';
}

/** The thing that one stood for when an event was told: `figure.stands-for` of its slots. */
function shownIn(slots: EventMeta['slots'], args: readonly number[], thing: number): number {
  for (let i = 0; i < slots.length; i++) {
    if (args[i] !== thing || slots[i].type.is !== 'thing') continue;
    const shown = args[slots.findIndex(({ name }) => name === `${slots[i].name}.stands-for`)] ?? -1;
    if (shown >= 0) return shown;
  }
  return thing;
}

function rollText(meta: GameMeta, you: number, shown: readonly number[], names?: readonly string[]): string {
  const { dice, rolls } = engineWords(meta);
  const values = shown.join(', ');
  return you < 0 ? filled(dice, { values }) : filled(rolls, { you: playerLabel(you, names, meta), values });
}

/**
 * What the engine tells by itself: dice, each value an argument; the end of the game, its ending
 * the last argument; and who answers for a side.
 */
function ownSentence(
  meta: GameMeta,
  name: string,
  you: number,
  args: readonly number[],
  { names }: LabelOptions,
): string | null {
  if (name === 'roll') {
    const values = diceIn(args).map((die) => die.value);
    return rollText(meta, you, values, names);
  }
  if (name === TEAM_ANSWER) return filled(engineWords(meta).answersForTeam, { you: playerLabel(you, names, meta) });
  return name === 'end' ? (meta.endings[args.at(-1) ?? -1]?.text ?? null) : null;
}
