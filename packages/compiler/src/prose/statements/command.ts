/** Commands: the built-in verbs, and the procedures of the game as verbs. */
import type { Command, Expression, Procedure } from '../../content/tree/node.ts';
import type { Mood } from '../wording/locale/locale.ts';
import { fill, moodOf, verbForm, withVerb, type Said, type Slots } from '../wording/inflect.ts';
import { isBuiltInVerb, type BuiltInVerb } from '../../language/vocabulary/verbs.ts';
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
  if (!isProcedure(node, speech) && isBuiltInVerb(node.verb)) return builtIn[node.verb](node, speech, mood);
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

type CommandPhrase = (node: Command, speech: Speech, mood: Mood) => VerbPhrase;

const argument = (node: Command, label: string): Expression | undefined =>
  node.args.find((each) => each.label === label)?.value;

/** The built-in verbs that have a phrase. */
const builtIn: Readonly<Record<BuiltInVerb, CommandPhrase>> = {
  move,
  draw,
  shuffle: (node, speech, mood) => onObject('shuffle', node, speech, mood),
  reroll: (node, speech, mood) => onObject('reroll', node, speech, mood),
  resolve: (node, speech, mood) => onObject('resolve', node, speech, mood),
  reveal,
  hide: (node, speech, mood) => onObject('hide', node, speech, mood),
  win: (node, speech) => ending('win', node, speech),
  eliminate: (node, speech) => ending('eliminate', node, speech),
  'end-game': (_, speech) => ({ text: say(speech.words, 'end-game'), own: true }),
  refill,
  rotate,
};

function reveal(node: Command, speech: Speech, mood: Mood): VerbPhrase {
  const to = argument(node, 'to');
  if (to === undefined || node.object === null) return onObject('reveal', node, speech, mood);
  const x = objectSaid(node.object, speech, node.each);
  return does(say(speech.words, 'reveal-to', { x, y: objectSaid(to, speech, false) }, mood));
}

function onObject(
  key: 'shuffle' | 'reroll' | 'resolve' | 'reveal' | 'hide',
  node: Command,
  speech: Speech,
  mood: Mood,
): VerbPhrase {
  const x = node.object === null ? speech.you : objectSaid(node.object, speech, node.each);
  return does(say(speech.words, key, { x }, mood));
}

function ending(key: 'win' | 'eliminate', node: Command, speech: Speech): VerbPhrase {
  const x =
    node.object === null ? speech.you : node.each ? objectSaid(node.object, speech, true) : value(node.object, speech);
  return { text: say(speech.words, key, { x }, moodOf(x)), own: true };
}

/** The game may have a verb of its own for a zone: `moves: {discard: discard {x}}`. */
function move(node: Command, speech: Speech, mood: Mood): VerbPhrase {
  const { words } = speech;
  const goal = argument(node, 'to');
  const object = node.object === null ? null : objectSaid(node.object, speech, node.each);
  const ordered =
    node.object?.kind === 'choice' && node.object.what === 'order' && node.object.from !== null
      ? node.object.from
      : null;
  const x = ordered === null ? (object ?? speech.you) : objectSaid(ordered, speech, false);
  if (goal === undefined) return does(say(words, 'move', { x, y: '' }, mood));
  const zone = zoneIn(goal, speech);
  const own = zone === null ? null : declared(words, 'moves', zone.zone.name, 'main', true);
  if (zone !== null && own !== null)
    return does(fill(words.locale, withVerb(own), { x, you: zone.owner ?? speech.you }, mood));
  const y = zone === null ? goalSaid(goal, speech) : zoneName(zone.zone, zone.owner, speech);
  return does(say(words, ordered === null ? 'move' : 'move-order', { x, y }, mood));
}

function goalSaid(goal: Expression, speech: Speech): Said {
  return goal.kind === 'here'
    ? thisPlace(speech)
    : goal.kind === 'choice'
      ? choiceSaid(goal, speech)
      : value(goal, speech);
}

/** "draw 2 cards": where from and where to go without saying when there is only one hidden pile to draw from. */
function draw(node: Command, speech: Speech, mood: Mood): VerbPhrase {
  const { words, model } = speech;
  const [from, to] = [argument(node, 'from'), argument(node, 'to')];
  const source = from === undefined ? null : zoneIn(from, speech);
  const goal = to === undefined ? null : zoneIn(to, speech);
  const count = node.object === null ? { text: '1' } : value(node.object, speech);
  const [kind] = source?.zone.holds ?? [];
  const noun =
    kind !== undefined && source?.zone.holds.length === 1 ? nounOf(words, model, kind.name) : commonNoun(words, 'card');
  const one = count.text === '1';
  const x = one ? oneOf(noun) : manyOf(noun);
  const n = one ? '' : count.text;
  const drawn = one ? { ...x, text: fill(words.locale, '{x:a}', { x }) } : x;
  const obvious =
    source !== null &&
    goal !== null &&
    source.zone.order === 'pile' &&
    goal.zone.visible === 'owner' &&
    model.zones.filter(
      (zone) => zone.order === 'pile' && zone.visible === 'none' && zone.holds.some((held) => held === kind),
    ).length === 1;
  const isCount =
    node.object === null || node.object.kind === 'number' || node.object.kind === 'name' || node.object.kind === 'dice';
  if (!isCount && obvious) return does(say(words, 'draw-as-many', { n: count, x: drawn }, mood));
  if (obvious || source === null || goal === null) return does(say(words, 'draw', { n, x: drawn }, mood));
  return does(
    say(
      words,
      'draw-from',
      { n, x: drawn, from: zoneName(source.zone, source.owner, speech), to: zoneName(goal.zone, goal.owner, speech) },
      mood,
    ),
  );
}

function refill(node: Command, speech: Speech, mood: Mood): VerbPhrase {
  const x = node.object === null ? speech.you : value(node.object, speech);
  const [n, from] = [argument(node, 'to'), argument(node, 'from')];
  return does(
    say(
      speech.words,
      'refill',
      { x, n: n === undefined ? '' : value(n, speech), from: from === undefined ? null : value(from, speech) },
      mood,
    ),
  );
}

/** A tile is turned by quarters. */
function rotate(node: Command, speech: Speech, mood: Mood): VerbPhrase {
  const x = node.object === null ? speech.you : objectSaid(node.object, speech, node.each);
  const by = argument(node, 'by');
  return does(say(speech.words, 'rotate', { x, n: by === undefined ? 1 : value(by, speech) }, mood));
}
