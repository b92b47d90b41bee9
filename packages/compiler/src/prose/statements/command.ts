/** Commands: the built-in verbs, and the procedures of the game as verbs. */
import type { ZoneModel } from '../../content/model/model.ts';
import { tilesOf } from '../../content/model/tiles.ts';
import type { Command, Expression, Procedure } from '../../content/tree/node.ts';
import type { Mood, PhraseKey } from '../wording/locale/locale.ts';
import { fill, moodOf, verbForm, withVerb, type Said, type Slots } from '../wording/inflect.ts';
import {
  BUILT_IN_VERBS,
  isBuiltInVerb,
  type Verb,
  type VerbPlace,
  type VerbSpeaker,
} from '../../language/vocabulary/verbs.ts';
import { meaningOf } from '../phrases/meaning.ts';
import { choiceSaid, zoneIn, zoneName } from '../phrases/noun-phrase.ts';
import { spoken } from '../phrases/spoken.ts';
import { thisPlace, type Speech } from '../phrases/speech.ts';
import { value } from '../phrases/value.ts';
import { unsaid, commonNoun, declared, labelled, manyOf, nounOf, oneOf, say } from '../wording/words.ts';

/** What is said, and whether it has a subject of its own. */
export interface VerbPhrase {
  readonly text: string;
  readonly own: boolean;
}

const does = (text: string): VerbPhrase => ({ text, own: false });

/** The thing or things that a command is about. */
export function objectSaid(node: Expression, speech: Speech, each: boolean): Said {
  if (node.kind === 'choice') return choiceSaid(node, speech);
  const phrase = each || isPlural(node, speech) ? speech.phrases.things(node, speech) : null;
  return phrase === null ? value(node, speech) : spoken(phrase, each ? 'each' : 'many', speech);
}

function isPlural(node: Expression, speech: Speech): boolean {
  return node.kind === 'query' || (node.kind === 'your' && zoneIn(node, speech) === null);
}

/** How a cause is said behind an event: "in a duel", "by trickery". */
export function causeSaid(node: Expression, speech: Speech): string {
  const { words, model } = speech;
  if (node.kind !== 'name') return say(words, 'because', { x: value(node, speech) });
  const meaning = meaningOf(node, speech, true);
  if (meaning.is === 'local') return '';
  const own = declared(words, 'causes', node.name, 'main', true);
  if (own !== null) return own;
  if (model.procedures?.has(node.name) === true)
    return say(words, 'because-in', { x: unsaid(words, 'causes', node.name) });
  return say(words, 'because-by', { x: unsaid(words, 'causes', node.name) });
}

/** A command as a verb phrase in a mood. Never throws. */
export function commandPhrase(node: Command, speech: Speech, mood: Mood): VerbPhrase {
  if (!isProcedure(node, speech) && isBuiltInVerb(node.verb)) {
    const { says }: Pick<Verb<string, PhraseKey>, 'says'> = BUILT_IN_VERBS[node.verb];
    return says(new CommandSpeaker(node, speech, mood));
  }
  return procedurePhrase(node, speech, mood);
}

function isProcedure(node: Command, speech: Speech): boolean {
  const procedure = speech.model.facts.procedures.get(node);
  return procedure !== undefined && procedure !== null ? true : speech.model.procedures?.has(node.verb) === true;
}

function procedurePhrase(node: Command, speech: Speech, mood: Mood): VerbPhrase {
  const { words } = speech;
  const procedure = speech.model.facts.procedures.get(node) ?? speech.model.procedures?.get(node.verb);
  const own = declared(words, 'verbs', node.verb, 'do', true);
  const object = node.object === null ? null : objectSaid(node.object, speech, node.each);
  if (own !== null) return does(fill(words.locale, withVerb(own), slotsOf(node, procedure, object, speech), mood));
  const rest = node.args.map((argument) =>
    argument.label === 'because'
      ? causeSaid(argument.value, speech)
      : labelled(words, argument.label, objectSaid(argument.value, speech, false)),
  );
  const verb = verbForm(words.locale, unsaid(words, 'verbs', node.verb), mood);
  return does([verb, object?.text, ...rest].filter((part) => part !== undefined && part !== '').join(' '));
}

function slotsOf(node: Command, procedure: Procedure | undefined, object: Said | null, speech: Speech): Slots {
  const slots: Record<string, Said | string | null> = { you: speech.you, x: object };
  for (const param of procedure?.params ?? []) {
    if (param.label === null) slots[param.name] = object;
    const argument = node.args.find((each) => each.label === param.label);
    if (argument !== undefined)
      slots[param.name] =
        argument.label === 'because' ? causeSaid(argument.value, speech) : objectSaid(argument.value, speech, false);
  }
  for (const argument of node.args)
    slots[argument.label] =
      argument.label === 'because' ? causeSaid(argument.value, speech) : objectSaid(argument.value, speech, false);
  return slots;
}

/** Says a built-in verb; which of its phrases is said when stands in its file. */
class CommandSpeaker implements VerbSpeaker<PhraseKey, Said, VerbPhrase> {
  readonly #node: Command;
  readonly #speech: Speech;
  readonly #mood: Mood;

  constructor(node: Command, speech: Speech, mood: Mood) {
    this.#node = node;
    this.#speech = speech;
    this.#mood = mood;
  }

  get sides(): 4 | 6 {
    return tilesOf(this.#speech.model)?.shape.hexagons === undefined ? 4 : 6;
  }

  object(): Said {
    return this.things('object') ?? this.#speech.you;
  }

  things(slot: VerbPlace): Said | null {
    const node = this.#at(slot);
    return node === null ? null : objectSaid(node, this.#speech, slot === 'object' && this.#node.each);
  }

  value(slot: VerbPlace): Said | null {
    const node = this.#at(slot);
    return node === null ? null : value(node, this.#speech);
  }

  does(key: PhraseKey, parts: Slots): VerbPhrase {
    return does(say(this.#speech.words, key, parts, this.#mood));
  }

  ends(key: PhraseKey): VerbPhrase {
    const x = (this.#node.each ? this.things('object') : this.value('object')) ?? this.#speech.you;
    return { text: say(this.#speech.words, key, { x }, moodOf(x)), own: true };
  }

  happens(key: PhraseKey): VerbPhrase {
    return { text: say(this.#speech.words, key), own: true };
  }

  /** The game may have a verb of its own for a zone: `moves: {discard: discard {x}}`. */
  moves(key: PhraseKey, inOrder: PhraseKey, to: VerbPlace): VerbPhrase {
    const speech = this.#speech;
    const { words } = speech;
    const { object } = this.#node;
    const goal = this.#at(to);
    const ordered = object?.kind === 'choice' && object.what === 'order' && object.from !== null ? object.from : null;
    const x = ordered === null ? this.object() : objectSaid(ordered, speech, false);
    if (goal === null) return this.does(key, { x, y: '' });
    const zone = zoneIn(goal, speech);
    const own = zone === null ? null : declared(words, 'moves', zone.zone.name, 'main', true);
    if (zone !== null && own !== null)
      return does(fill(words.locale, withVerb(own), { x, you: zone.owner ?? speech.you }, this.#mood));
    const y = zone === null ? goalSaid(goal, speech) : zoneName(zone.zone, zone.owner, speech);
    return this.does(ordered === null ? key : inOrder, { x, y });
  }

  /**
   * "draw 2 cards": where from and where to go without saying when there is only one hidden pile to
   * draw from.
   */
  draws(key: PhraseKey, byCount: PhraseKey, named: PhraseKey): VerbPhrase {
    const speech = this.#speech;
    const { words, model } = speech;
    const { object } = this.#node;
    const [source, goal] = ['from', 'to'].map((slot) => {
      const node = this.#at(slot);
      return node === null ? null : zoneIn(node, speech);
    });
    const count = this.value('object') ?? { text: '1' };
    const [kind] = source?.zone.holds ?? [];
    const noun =
      kind !== undefined && source?.zone.holds.length === 1
        ? nounOf(words, model, kind.name)
        : commonNoun(words, 'card');
    const one = count.text === '1';
    const x = one ? oneOf(noun) : manyOf(noun);
    const n = one ? '' : count.text;
    const drawn = one ? { ...x, text: fill(words.locale, '{x:a}', { x }) } : x;
    if (!source || !goal) return this.does(key, { n, x: drawn });
    const piles = model.zones.filter(
      ({ order, visible, holds }) => order === 'pile' && visible === 'none' && holds.some((held) => held === kind),
    );
    const obvious = source.zone.order === 'pile' && isOfHand(goal.zone) && piles.length === 1;
    const isCount = object === null || object.kind === 'number' || object.kind === 'name' || object.kind === 'dice';
    if (obvious) return isCount ? this.does(key, { n, x: drawn }) : this.does(byCount, { n: count, x: drawn });
    const [from, to] = [source, goal].map(({ zone, owner }) => zoneName(zone, owner, speech));
    return this.does(named, { n, x: drawn, from, to });
  }

  #at(slot: VerbPlace): Expression | null {
    if (slot === 'object') return this.#node.object;
    return this.#node.args.find(({ label }) => label === slot)?.value ?? null;
  }
}

function goalSaid(goal: Expression, speech: Speech): Said {
  return goal.kind === 'here'
    ? thisPlace(speech)
    : goal.kind === 'choice'
      ? choiceSaid(goal, speech)
      : value(goal, speech);
}

/** Whether only the owner, or the owner's side, sees what lies in a zone. */
function isOfHand({ visible }: ZoneModel): boolean {
  return visible === 'owner' || visible === 'team';
}
