/** What the log says of a procedure when the game has no phrase for it. */
import type { Gain, Param, Procedure } from '../../content/tree/node.ts';
import type { FieldModel } from '../../content/model/model.ts';
import type { GameModel } from '../../language/game.ts';
import { fill, sentence, withVerb, type Said } from '../wording/inflect.ts';
import { countedNoun } from '../wording/counted-words.ts';
import { unsaid, commonNoun, declared, labelled, lowered, say, type Wording } from '../wording/words.ts';

const isThing = (param: Param, model: GameModel): boolean => model.kinds.some((kind) => kind.name === param.type.name);
const isCause = (param: Param): boolean => param.label === 'because';

/**
 * The log sentence of a procedure, with its parameters and `{you}` as slots.
 *
 * @returns the game's phrase when there is one; a phase is told by its name, a deed when it is done
 *   to a thing; null for anything else
 * @throws   never
 */
export function eventText(procedure: Procedure, model: GameModel, words: Wording): string | null {
  const phrase = words.phrase(procedure.name);
  if (phrase !== null) return phrase === '' ? null : phrase;
  if (procedure.gives !== null || procedure.params.some((param) => param.type.many)) return null;
  const named = procedure.params.filter((param) => !param.type.optional && !isCause(param));
  const slots: Record<string, Said> = { you: { text: '{you}', person: 'one' } };
  for (const param of named) slots[param.name] = { text: `{${param.name}}`, person: 'one' };
  const object = named.find((param) => param.label === null);
  if (object !== undefined) slots.x = { text: `{${object.name}}`, person: 'one' };
  const done = declared(words, 'verbs', procedure.name, 'done');
  if (done !== null) return done === '' ? null : sentence(fill(words.locale, done, slots, 'one'));
  const tail = procedure.name.split('-').at(-1) ?? '';
  const pattern = declared(words, 'verbs', procedure.name, 'do', true);
  if (pattern === null && words.locale.periodTails.includes(tail)) return period(procedure.name, tail, words);
  if (pattern === null && !named.some((param) => isThing(param, model))) return null;
  const does = pattern === null ? plainly(procedure, named, words) : withVerb(pattern);
  return sentence(say(words, 'log-does', { you: slots.you, x: fill(words.locale, does, slots, 'one') }));
}

/** What the log says of a counter: "{you} gains {amount} oil." Never throws. */
export function gainText(how: Gain['how'], counter: FieldModel, words: Wording): string {
  const title = lowered(words, words.titles[counter.name] ?? counter.title);
  const { branches } = countedNoun(words, counter.name, counter.title) ?? {};
  const noun = branches === undefined ? title : `{amount|${branches}}`;
  const x = say(words, how, { x: say(words, 'amount', { n: '{amount}', counter: noun }) }, 'one');
  return sentence(say(words, 'log-does', { you: { text: '{you}', person: 'one' }, x }));
}

/**
 * What the log says of a card that is drawn, null for nothing: "{you} draws {thing}." when all see
 * it come, else how many, "{you} draws {n} {n|card|cards}.". Never throws.
 *
 * @param isOpen it goes to a zone that all see
 */
export function drawnText(words: Wording, isOpen: boolean): string | null {
  const own = (isOpen ? words.phrase('draw-open') : null) ?? words.phrase('draw');
  if (own !== null) return own === '' ? null : own;
  const card = commonNoun(words, 'card');
  const drawn = isOpen
    ? { x: { text: '{thing}' } }
    : { n: '{n}', x: { text: `{n|${card.counted ?? `${card.one}|${card.many}`}}` } };
  const x = say(words, 'draw', drawn, 'one');
  return sentence(say(words, 'log-does', { you: { text: '{you}', person: 'one' }, x }));
}

/** Who is shown a thing: all players, one other player, or the viewer. */
export type ShownTo = 'all' | 'one' | 'you';

const SHOWN = { all: 'reveal', one: 'reveal-to', you: 'look-at' } as const;

/** What the log says of a thing that is revealed, null for nothing. Never throws. */
export function revealedText(words: Wording, who: ShownTo): string | null {
  const own = words.phrase(SHOWN[who]);
  if (own !== null) return own === '' ? null : own;
  const x = say(words, SHOWN[who], { x: { text: '{thing}' }, y: { text: '{to}' } }, 'one');
  return sentence(say(words, 'log-does', { you: { text: '{you}', person: 'one' }, x }));
}

/** "Night phase.", but "Turn of {you}." for `take-turn`. */
function period(name: string, tail: string, words: Wording): string {
  const [head = ''] = name.split('-');
  return sentence(
    words.locale.periodHeads.includes(head)
      ? say(words, 'log-turn', { period: unsaid(words, 'times', tail), you: '{you}' })
      : unsaid(words, 'times', name),
  );
}

/** "attack {r}", "duel {b} with {foe}", from the name and the labels. */
function plainly(procedure: Procedure, named: readonly Param[], words: Wording): string {
  const args = named.map((param) =>
    param.label === null ? `{${param.name}}` : labelled(words, param.label, { text: `{${param.name}}` }),
  );
  return [`<${unsaid(words, 'verbs', procedure.name)}>`, ...args].join(' ');
}
