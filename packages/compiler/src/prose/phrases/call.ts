/** Functions in words: "the number of beasts in your hand", "the top card of your deck". */
import type { Call, Expression } from '../../content/tree/node.ts';
import type { BuiltInFunction } from '../../language/vocabulary/functions.ts';
import type { SpatialFunctionName } from '../../language/vocabulary/spatial.ts';
import { fill, withVerb, type Said, type Slots } from '../wording/inflect.ts';
import type { PhraseKey } from '../wording/locale/locale.ts';
import { zoneIn, zoneName } from './noun-phrase.ts';
import { spoken } from './spoken.ts';
import { argumentSlots, aspect, nameOf } from './call-things.ts';
import { joinWith, type Speech } from './speech.ts';
import { unsaid, declared, oneOf, say } from '../wording/words.ts';

/**
 * A function in words: built in, defined by the game, or a procedure that gives a value. Never
 * throws.
 */
export function callSaid(node: Call, speech: Speech): Said {
  const [first, other] = node.args;
  const aggregate = Object.hasOwn(aggregates, node.name) ? aggregates[node.name as BuiltIn] : undefined;
  if (first !== undefined && aggregate !== undefined)
    return aggregate({ first, second: other, detail: aspect(node.args, speech), speech });
  const own = declared(speech.words, 'values', node.name, 'main', true);
  if (own !== null) return { text: fill(speech.words.locale, own, argumentSlots(node, speech)) };
  const verb = declared(speech.words, 'verbs', node.name, 'do', true);
  if (verb !== null) return { text: fill(speech.words.locale, withVerb(verb), argumentSlots(node, speech)) };
  if (first === undefined) return { text: unsaid(speech.words, 'values', node.name) };
  if (first.kind === 'name' && node.args.length === 1 && speech.phrases.value(first, speech).own !== undefined) {
    const word = nameOf(node.name, speech);
    return { ...word, text: say(speech.words, 'field', { x: speech.phrases.value(first, speech), field: word }) };
  }
  const x = joinWith(
    speech,
    node.args.map((argument) => speech.phrases.value(argument, speech).text),
    'and',
  );
  return {
    text: say(speech.words, 'function', {
      name: fill(speech.words.locale, '{x:the}', { x: nameOf(node.name, speech) }),
      x,
    }),
    person: speech.model.facts.types.get(node)?.is === 'set' ? 'many' : 'one',
  };
}

/**
 * A built-in function: its first argument as a thing, as things of a set, and the field that the
 * second one reads.
 */
interface Aggregate {
  readonly first: Expression;
  readonly second: Expression | undefined;
  readonly detail: Said | null;
  readonly speech: Speech;
}

function members({ first, speech }: Aggregate, how: 'many' | 'bare' = 'many'): Said {
  const phrase = speech.phrases.things(first, speech);
  return phrase === null ? speech.phrases.value(first, speech) : spoken(phrase, how, speech);
}

const said = (key: PhraseKey, call: Aggregate, slots: Slots, person: 'one' | 'many' = 'one'): Said => ({
  text: say(call.speech.words, key, slots),
  person,
});

const detailed = (key: PhraseKey, plainKey: PhraseKey, call: Aggregate, person: 'one' | 'many' = 'one'): Said =>
  said(call.detail === null ? plainKey : key, call, { field: call.detail, x: members(call) }, person);

const second = ({ second: node, speech }: Aggregate): Said | null =>
  node === undefined ? null : speech.phrases.value(node, speech);

const spatial =
  (key: PhraseKey, person: 'one' | 'many' = 'many') =>
  (call: Aggregate): Said =>
    said(key, call, { x: call.speech.phrases.value(call.first, call.speech), y: second(call) }, person);

type BuiltIn = BuiltInFunction | SpatialFunctionName | 'opponent';

const aggregates: Readonly<Record<BuiltIn, (call: Aggregate) => Said>> = {
  count: (call) =>
    isChosen(call.first, call.speech)
      ? said('that-many', call, {})
      : said('count-of', call, { x: members(call, 'bare') }),
  sum: (call) => detailed('sum-of', 'sum-all', call),
  max: (call) => extreme(call, 'max-of', 'higher'),
  min: (call) => extreme(call, 'min-of', 'lower'),
  first: (call) => firstOf(call, 'top-of', 'first-of'),
  last: (call) => firstOf(call, 'bottom-of', 'last-of'),
  nth,
  rest: (call) => said('rest-of', call, { x: members(call) }, 'many'),
  most: (call) => said('most-of', call, { x: members(call), field: call.detail }, 'many'),
  least: (call) => said('least-of', call, { x: members(call), field: call.detail }, 'many'),
  distinct: (call) => detailed('distinct-by', 'distinct-of', call, 'many'),
  step: (call) => said('step', call, { n: call.speech.phrases.value(call.first, call.speech), table: second(call) }),
  opponent: (call) => said('opponent-of', call, { x: call.speech.phrases.value(call.first, call.speech) }),
  neighbours: spatial('neighbours'),
  corners: spatial('corners'),
  distance: spatial('distance', 'one'),
  range: spatial('range', 'one'),
  'in-sight': spatial('in-sight', 'one'),
  covered: spatial('covered', 'one'),
  reachable: spatial('reachable'),
  reach: spatial('reach'),
  way: spatial('way'),
  'way-cost': spatial('way-cost', 'one'),
  line: spatial('line'),
  block: spatial('block'),
  within: spatial('within'),
  ray: spatial('ray'),
  cone: spatial('cone'),
  beside: spatial('beside'),
  'tile-of': spatial('tile-of', 'one'),
  'plot-of': spatial('plot-of', 'one'),
  side: spatial('side', 'one'),
  'gates-of': spatial('gates-of'),
  between: spatial('between', 'one'),
  remainder: (call) =>
    said('remainder', call, { x: call.speech.phrases.value(call.first, call.speech), y: second(call) }),
  'still-in': (call) => said('still-in', call, { x: call.speech.phrases.value(call.first, call.speech) }),
  'row-of': (call) => said('row-of', call, { x: call.speech.phrases.value(call.first, call.speech) }),
  'kind-of': (call) => said('kind-of', call, { x: call.speech.phrases.value(call.first, call.speech) }),
  'next-player': (call) => said('next-player', call, { x: call.speech.phrases.value(call.first, call.speech) }),
};

function isChosen(node: Expression, speech: Speech): boolean {
  const referent = node.kind === 'name' ? speech.names.get(node.name) : undefined;
  return referent?.is === 'things' && referent.first === null;
}

function extreme(call: Aggregate, ofSet: PhraseKey, ofTwo: PhraseKey): Said {
  const { first, speech } = call;
  if (call.second !== undefined && speech.phrases.things(first, speech) === null) {
    return said(ofTwo, call, { x: speech.phrases.value(first, speech), y: second(call) });
  }
  return said(ofSet, call, { field: call.detail, x: members(call) });
}

/** The first of a pile is its top card; the first of things that are alike is just one of them. */
function firstOf(call: Aggregate, ofPile: PhraseKey, ofSet: PhraseKey): Said {
  const { first, speech } = call;
  const phrase = speech.phrases.things(first, speech);
  const zone = zoneIn(first, speech);
  if (phrase === null) return said(ofSet, call, { x: speech.phrases.value(first, speech) });
  if (zone !== null && zone.zone.visible === 'all')
    return said('ordinal-of', call, {
      n: ofPile === 'top-of' ? call.speech.words.locale.ordinals[0] : say(call.speech.words, 'last'),
      x: spoken(phrase, 'one-only', speech),
    });
  if (zone !== null && zone.zone.order === 'pile')
    return said(ofPile, call, { noun: oneOf(phrase.noun), x: zoneName(zone.zone, zone.owner, speech) });
  return phrase.noun.proper ? spoken(phrase, 'a', speech) : said(ofSet, call, { x: members(call) });
}

/** `nth(S, 2)`: "the second beast in your grove". */
function nth(call: Aggregate): Said {
  const { first, speech } = call;
  const phrase = speech.phrases.things(first, speech);
  const ordinal = call.second?.kind === 'number' ? speech.words.locale.ordinals[call.second.value - 1] : undefined;
  if (phrase === null || ordinal === undefined) return said('nth-of', call, { n: second(call), x: members(call) });
  return said('ordinal-of', call, { n: ordinal, x: spoken(phrase, 'one-only', speech) });
}
