/** Sets, zones and choices as nouns: "one of your beasts with might 3 or more in the grove". */
import type { Facts } from '../../language/facts/facts.ts';
import { wordTable } from '@undercroft/contract';
import type { Choice, Expression, NameUse, Query } from '../../content/tree/node.ts';
import type { RowModel, ZoneModel } from '../../content/model/model.ts';
import { determined, fill, type Said } from '../wording/inflect.ts';
import { among, callThings } from './call-things.ts';
import { meaningOf, type Meaning } from './meaning.ts';
import { namedNoun, namesNoun, rowsChosen } from './named.ts';
import { qualified } from './qualify.ts';
import { spoken, type HowMany } from './spoken.ts';
import { mention, pronoun, thisPlace, type NounPhrase, type PlaceWords, type Speech } from './speech.ts';
import { commonNoun, declared, kindNoun, nounOf, oneOf, rowNoun, say, type Noun } from '../wording/words.ts';

function phraseOf(noun: Noun, owner: Said | null = null, places: readonly PlaceWords[] = []): NounPhrase {
  return { noun, owner, before: [], places, having: [], close: [], after: [], where: [] };
}

/** What the things of a zone are called. */
function memberNoun(zone: ZoneModel, speech: Speech): Noun {
  const own = declared(speech.words, 'nouns', zone.name, 'member');
  if (own !== null) return nounOf(speech.words, speech.model, own);
  const [kind] = zone.holds;
  return zone.holds.length === 1 && kind !== undefined
    ? kindNoun(speech.words, kind)
    : commonNoun(speech.words, 'card');
}

/** "your hand", "the grove", "that glade's coins". */
export function zoneName(zone: ZoneModel, owner: Said | null, speech: Speech): Said {
  const noun = nounOf(speech.words, speech.model, zone.name);
  const one = oneOf(noun);
  const { locale } = speech.words;
  const text =
    owner === null
      ? fill(locale, '{x:the}', { x: one })
      : say(speech.words, 'the-own', { own: fill(locale, '{x:own}', { x: owner }), owner, noun: one });
  const gender = one.gender === undefined ? {} : { gender: one.gender };
  return noun.plural === true ? { text, person: 'many', ...gender } : { text, ...gender };
}

function placeWords(name: string | null, said: Said, speech: Speech): PlaceWords {
  const { words } = speech;
  const shape = (form: 'in' | 'from'): string => {
    const own = name === null ? null : declared(words, 'nouns', name, form);
    return own === null ? say(words, form, { x: said }) : fill(words.locale, own, { x: said });
  };
  return { in: shape('in'), from: shape('from') };
}

/** The zone that an expression names, with its owner: `hand of p`, `your hand`, `grove`. */
export function zoneIn(node: Expression, speech: Speech): { zone: ZoneModel; owner: Said | null } | null {
  if (node.kind === 'your') {
    const meaning = meaningOf({ kind: 'name', id: node.id, at: node.at, name: node.name }, speech);
    return meaning.is === 'zone' ? { zone: meaning.zone, owner: speech.you } : null;
  }
  if (node.kind === 'name') {
    const meaning = meaningOf(node, speech);
    return meaning.is === 'zone' ? { zone: meaning.zone, owner: null } : null;
  }
  if (node.kind === 'field') {
    const zone =
      speech.model.kinds.flatMap((kind) => kind.zones).find((each) => each.name === node.name) ??
      speech.model.zones.find((each) => each.name === node.name);
    return zone === undefined ? null : { zone, owner: speech.phrases.value(node.of, speech) };
  }
  if (node.kind === 'query' && node.where === null && node.places.length === 0) {
    const base = zoneIn(node.base, speech);
    return base === null || node.owner === null
      ? base
      : { zone: base.zone, owner: speech.phrases.value(node.owner, speech) };
  }
  return null;
}

/**
 * What the game says of a zone, or of a function that gives a set, when something is in it or when
 * nothing is; null when it says nothing.
 */
export function fullnessSaid(set: Expression, speech: Speech, holds: boolean): string | null {
  const given = set.kind === 'name' && meaningOf(set, speech).is === 'unknown' ? set.name : undefined;
  const name = zoneIn(set, speech)?.zone.name ?? given;
  const own = name === undefined ? null : declared(speech.words, 'tests', name, holds ? 'some' : 'none');
  return own === null ? null : fill(speech.words.locale, own, { you: speech.you });
}

/** "in your hand", "in the haunted glade", "in glades in your grove". */
export function placeOf(node: Expression, speech: Speech): PlaceWords {
  const zone = zoneIn(node, speech);
  if (zone !== null) return placeWords(zone.zone.name, zoneName(zone.zone, zone.owner, speech), speech);
  if (node.kind === 'here') return placeWords(null, thisPlace(speech), speech);
  const said = speech.phrases.value(node, speech);
  const isSet = node.kind === 'name' && said.person === 'many' && speech.phrases.things(node, speech) === null;
  return isSet
    ? { in: say(speech.words, 'among', { x: said }), from: say(speech.words, 'among', { x: said }) }
    : placeWords(null, said, speech);
}

function fromMeaning(meaning: Meaning, node: NameUse, speech: Speech): NounPhrase | null {
  if (meaning.is === 'local') return localThings(meaning, node, speech);
  if (meaning.is === 'kind') return phraseOf(kindNoun(speech.words, meaning.kind));
  if (meaning.is === 'set') return phraseOf(nounOf(speech.words, speech.model, meaning.set.one));
  if (meaning.is === 'row') return phraseOf(rowNoun(speech.words, meaning.row));
  if (meaning.is === 'enum') return phraseOf(nounOf(speech.words, speech.model, meaning.enum.name));
  if (meaning.is === 'zone') return phraseOf(memberNoun(meaning.zone, speech), null, [placeOf(node, speech)]);
  return playersOf(meaning, node.name, speech);
}

const SIDES = { partners: 'partner', rivals: 'rival' } as const;

/** Players as members of a set: "player", "other player". */
function playersOf(meaning: Meaning, name: string, speech: Speech): NounPhrase | null {
  const word = meaning.is === 'player-word' ? meaning.word : meaning.is === 'unknown' ? name : '';
  if (word === 'partners' || word === 'rivals')
    return { ...phraseOf(commonNoun(speech.words, SIDES[word])), owner: speech.you };
  if (!PLAYER_SETS.has(word)) return null;
  const phrase = phraseOf(commonNoun(speech.words, 'player'));
  return word === 'others' ? { ...phrase, before: [say(speech.words, 'other')] } : phrase;
}

/** Things that have a name: "beasts among them". */
function localThings(meaning: Extract<Meaning, { is: 'local' }>, node: NameUse, speech: Speech): NounPhrase | null {
  const { later, is, noun } = meaning.referent;
  if (is !== 'things') return null;
  if (noun === undefined) return among(node, speech);
  const place = say(speech.words, 'among', { x: later });
  return phraseOf(noun, null, [{ in: place, from: place }]);
}

/** A set as a noun phrase. */
export function things(node: Expression, speech: Speech): NounPhrase | null {
  if (node.kind === 'name')
    return isDie(node.name) ? phraseOf(dieNoun(speech)) : fromMeaning(meaningOf(node, speech), node, speech);
  if (node.kind === 'your' || node.kind === 'field') {
    const zone = zoneIn(node, speech);
    if (zone !== null)
      return phraseOf(memberNoun(zone.zone, speech), null, [
        placeWords(zone.zone.name, zoneName(zone.zone, zone.owner, speech), speech),
      ]);
    if (node.kind === 'field') return null;
    const base = fromMeaning(
      meaningOf({ kind: 'name', id: node.id, at: node.at, name: node.name }, speech),
      { kind: 'name', id: node.id, at: node.at, name: node.name },
      speech,
    );
    return base === null ? null : { ...base, owner: speech.you };
  }
  if (node.kind === 'names') return phraseOf(namesNoun(node, speech));
  if (node.kind === 'call') return callThings(node, speech);
  return node.kind === 'query' ? fromQuery(node, speech) : null;
}

const PLAYER_SETS: ReadonlySet<string> = new Set(['player', 'players', 'others', 'everyone']);

const isDie = (name: string): boolean => name === 'die' || name === 'dice';

function dieNoun(speech: Speech): Noun {
  return commonNoun(speech.words, 'a-die');
}

const isThrown = (node: Expression | null): boolean => node?.kind === 'name' && node.name === 'thrown-dice';

/** `a beast in your fighters`: a set of things of that kind, not a place. */
function isMembers(facts: Facts, place: Expression, query: Query): boolean {
  const [placed, found] = [facts.types.get(place), facts.types.get(query)].map((type) =>
    type?.is === 'set' && type.of.is === 'thing' ? type.of.of : null,
  );
  for (let kind = found ?? null; kind !== null; kind = kind.parent) if (kind === placed) return place.kind !== 'name';
  return false;
}

function fromQuery(node: Query, speech: Speech): NounPhrase | null {
  const zone = zoneIn({ ...node, where: null, places: [] }, speech);
  const base =
    zone === null
      ? things(node.base, speech)
      : phraseOf(memberNoun(zone.zone, speech), null, [
          placeWords(zone.zone.name, zoneName(zone.zone, zone.owner, speech), speech),
        ]);
  if (base === null) return null;
  if (isThrown(node.owner)) {
    const words = say(speech.words, 'just-thrown');
    const thrown = { ...base, after: [...base.after, { one: words, many: words }] };
    return node.where === null ? thrown : qualified(thrown, node.where, node.called ?? 'it', speech);
  }
  const owner = zone === null && node.owner !== null ? speech.phrases.value(node.owner, speech) : base.owner;
  const [only, ...others] = node.places;
  const members =
    only !== undefined && others.length === 0 && isMembers(speech.model.facts, only, node)
      ? things(only, speech)
      : null;
  if (members !== null)
    return node.where === null ? members : qualified(members, node.where, node.called ?? 'it', speech);
  const places = node.places.map((place) => placeOf(place, speech));
  const phrase = { ...base, owner, places: [...base.places, ...places] };
  return node.where === null ? phrase : qualified(phrase, node.where, node.called ?? 'it', speech);
}

const HOW: Readonly<Record<string, HowMany>> = wordTable({
  one: 'a',
  some: 'some',
  'up-to': 'up-to',
  'up-to-one': 'up-to-one',
  'any-number': 'any-number',
});

/** Who is asked: "your opponent", "your side". */
export function askedSaid({ byTeam }: { readonly byTeam: boolean }, by: Expression, speech: Speech): Said {
  const who = speech.phrases.value(by, speech);
  return byTeam ? { text: say(speech.words, 'side-of', { x: who }), person: 'one' } : who;
}

/** A decision as a noun: "up to 3 cards in your hand", "a number from 0 to 3". */
export function choiceSaid(node: Choice, speech: Speech): Said {
  const { words, phrases } = speech;
  const chosen = (said: Said): Said =>
    node.by === null
      ? said
      : { ...said, text: say(words, 'chosen-by', { x: said, y: askedSaid(node, node.by, speech) }) };
  if (node.what === 'number') {
    return chosen({
      text: say(words, 'number-from-to', {
        low: node.low === null ? 0 : phrases.value(node.low, speech),
        high: node.high === null ? 0 : phrases.value(node.high, speech),
      }),
    });
  }
  if (node.from === null) return pronoun(speech, 'it');
  const rows = namedRow(node, speech);
  if (rows !== null) return chosen({ text: say(words, 'the-name-of', { x: rows }), person: 'one' });
  const sorts = node.what === 'one' || node.what === 'up-to-one' ? sortsOf(node.from, speech) : null;
  if (sorts !== null) return chosen(sorts);
  const phrase = phrases.things(node.from, speech);
  if (node.what === 'order')
    return chosen({
      text: say(words, 'order-of', {
        x: phrase === null ? phrases.value(node.from, speech) : spoken(phrase, 'many', speech),
      }),
    });
  if (phrase === null)
    return chosen({ text: say(words, 'of', { x: say(words, 'that-number'), y: phrases.value(node.from, speech) }) });
  const kept = node.count === null ? null : allBut(node.count, node.from, speech);
  if (kept !== null) return chosen(spoken(phrase, 'all-but', speech, { n: kept }));
  const count = node.count === null ? null : countText(node.count, speech);
  const how =
    count === '1' && node.what === 'some'
      ? 'a'
      : count === '1' && node.what === 'up-to'
        ? 'up-to-one'
        : (HOW[node.what] ?? 'a');
  return chosen(spoken(phrase, how, speech, { ...(count === null ? {} : { n: count }), random: node.random }));
}

/**
 * What the row is of that is chosen by its name, with what narrows it down: "a beast with cost 3 or
 * more". Null for any other choice.
 */
export function namedRow(node: Choice, speech: Speech): Said | null {
  const names = rowsChosen(node);
  if (names === null) return null;
  const phrase = phraseOf(namedNoun(names, speech));
  const where = node.from?.kind === 'query' ? node.from.where : null;
  const called = (node.from?.kind === 'query' ? node.from.called : null) ?? 'it';
  const full = where === null ? phrase : qualified(phrase, where, called, speech);
  const how = node.what === 'one' ? 'a' : 'up-to-one';
  return spoken(full, how, speech, { random: node.random });
}

/** `(count(S) - 5) S`: "all but 5". */
function allBut(count: Expression, from: Expression, speech: Speech): string | null {
  if (count.kind !== 'binary' || count.operator !== '-' || count.left.kind !== 'call' || count.left.name !== 'count')
    return null;
  const [set] = count.left.args;
  const [all, rest] = [set, from].map((each) =>
    each === undefined
      ? null
      : speech.phrases
          .things(each, speech)
          ?.places.map((place) => place.in)
          .join(' '),
  );
  return all !== null && all === rest ? speech.phrases.value(count.right, speech).text : null;
}

/**
 * `cards where it is hare and C or it is wolf and D`: "a hare if C, or a wolf if D". Null when it
 * is not one sort or another.
 */
function sortsOf(node: Expression, speech: Speech): Said | null {
  if (node.kind !== 'query' || node.where?.kind !== 'binary' || node.where.operator !== 'or') return null;
  const parts = [node.where.left, node.where.right].map((where) => sortOf({ ...node, where }, speech));
  const [x, y] = parts;
  return x && y ? { text: say(speech.words, 'last-or', { x, y }), person: 'one' } : null;
}

function sortOf(node: Query, speech: Speech): Said | null {
  const more = sortsOf(node, speech);
  if (more !== null) return more;
  const all = speech.phrases.things({ ...node, where: null }, speech);
  const phrase = speech.phrases.things(node, speech);
  return all === null || phrase === null || phrase.noun.one === all.noun.one ? null : spoken(phrase, 'a', speech);
}

/** Is it chosen from one sort or another? */
export const isSorted = (node: Expression, speech: Speech): boolean => sortsOf(node, speech) !== null;

/**
 * A choice of all but a few: what is chosen from, and how many are left. Null for any other choice.
 */
export function leftOver(node: Choice, speech: Speech): { x: Said; n: string } | null {
  const phrase = node.from === null ? null : speech.phrases.things(node.from, speech);
  const n = node.count === null || node.from === null ? null : allBut(node.count, node.from, speech);
  return phrase === null || n === null ? null : { x: spoken(phrase, 'many', speech), n };
}

/** "3", "that many", "as many as your draws". */
function countText(node: Expression, speech: Speech): string {
  const text = speech.phrases.value(node, speech).text;
  if (node.kind === 'number' || node.kind === 'dice') return text;
  const { words } = speech;
  return text === say(words, 'that-number') || node.kind === 'name' ? say(words, 'that-many') : text;
}

/** The one thing of a row, by its name. */
function theOnly(row: RowModel, speech: Speech): Said {
  const noun = rowNoun(speech.words, row);
  return { ...oneOf(noun), text: determined(speech.words.locale, 'the', noun.one, noun.gender) };
}

/** A name in a sentence, as the thing, player, set or value it stands for. */
export function nameSaid(node: NameUse, speech: Speech): Said | null {
  const meaning = meaningOf(node, speech);
  if (meaning.is === 'local') return mention(meaning.referent);
  if (meaning.is === 'row' && node.name === meaning.row.name) return theOnly(meaning.row, speech);
  const phrase = fromMeaning(meaning, node, speech);
  if (meaning.is === 'zone') return zoneName(meaning.zone, null, speech);
  return phrase === null ? null : spoken(phrase, 'many', speech);
}
