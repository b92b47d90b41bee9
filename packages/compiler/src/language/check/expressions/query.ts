// Sets: nouns and zones with `of`, `in`, `where`.

import type { Facts } from '../../facts/facts.ts';
import type { PlayerWord } from '../../facts/ref.ts';
import type { Expression, NameUse, Quantifier, Query } from '../../../content/tree/node.ts';
import type { Type } from '../../../content/model/model.ts';
import { checkCondition } from '../common/require.ts';
import type { Environment } from '../common/environment.ts';
import { formsOf, memberOfNoun } from './name.ts';
import { checkNames } from './names.ts';
import { branchesOf, nounRef } from './operator.ts';
import { looking } from '../common/looking.ts';
import { checkPlace } from './place.ts';
import { definite, describe, DICE, ERROR, FLAG, membersOf, PLAYER, setOf } from '../common/types.ts';

/** `any beasts in grove`, `no tricks in g`. */
export function checkQuantifier(quantifier: Quantifier, environment: Environment): Type {
  checkSet(quantifier.set, environment);
  return FLAG;
}

/** Checks an expression that must be a set; gives the type of its members. */
export function checkSet(set: Expression, environment: Environment, expected: Type | null = null): Type {
  const type = environment.expression(set, environment, expected);
  const members = membersOf(type);
  if (members !== null) return members;
  environment.report('check/not-a-set', set.at, { found: describe(type) });
  return ERROR;
}

/**
 * The type of a query.
 *
 * @param one  whether one of them is chosen, so that the noun is singular
 */
export function checkQuery(query: Query, environment: Environment, one: boolean): Type {
  const base =
    query.base.kind === 'name' && (one || isNounOfPlace(environment.facts, query.base))
      ? checkChosenNoun(query.base, environment, one)
      : query.base.kind === 'names'
        ? checkNames(query.base, environment, one)
        : environment.expression(query.base, environment);
  environment.facts.types.set(query.base, base);
  if (query.owner !== null) checkOwner(query, base, environment);
  if (base.is === 'player') return checkOpponent(query, environment);
  const members = membersOf(base);
  if (members === null || base.is === 'error') {
    if (base.is !== 'error') environment.report('check/not-a-set', query.base.at, { found: describe(base) });
    checkSuffixes(query, ERROR, environment);
    return ERROR;
  }
  if (query.owner !== null) reportOwnerless(query, base, members, environment);
  const narrowed = checkSuffixes(query, members, environment);
  return base.is === 'zone' && query.places.length === 0 && query.where === null && query.called === null
    ? base
    : setOf(narrowed);
}

function isNounOfPlace(facts: Facts, base: NameUse): boolean {
  return facts.refs.get(base)?.to === 'thrown-dice' && base.name !== 'thrown-dice';
}

function checkOwner(query: Query, base: Type, environment: Environment): void {
  if (query.owner === null) return;
  const owner = environment.expression(query.owner, looking(environment, 'the owner of a set'));
  const ofDice = base.is === 'set' && base.of.is === 'dice';
  if (
    definite(owner).is === 'player' ||
    base.is === 'error' ||
    owner.is === 'error' ||
    (ofDice && membersOf(owner)?.is === 'dice')
  )
    return;
  environment.report('check/not-an-owner', query.owner.at, {
    found: describe(owner),
    isSet: definite(membersOf(owner) ?? owner).is === 'player' && owner.is === 'set',
    isThing: definite(owner).is === 'thing',
  });
}

function checkOpponent(query: Query, environment: Environment): Type {
  if (query.where !== null || query.places.length > 0 || query.owner === null) {
    environment.report('check/not-a-set', query.base.at, { found: describe(PLAYER) });
    checkSuffixes(query, PLAYER, environment);
  }
  return PLAYER;
}

/** Words for players that are those of a player. */
const OF_PLAYER: ReadonlySet<PlayerWord> = new Set(['others', 'partners', 'rivals']);

function reportOwnerless(query: Query, base: Type, members: Type, environment: Environment): void {
  const ref = environment.facts.refs.get(query.base);
  const isOfPlayer = ref?.to === 'player-word' && OF_PLAYER.has(ref.word);
  if (members.is === 'thing' || members.is === 'error' || members.is === 'dice' || isOfPlayer) return;
  environment.report('check/no-owner', query.base.at, { found: describe(base) });
}

/** Checks places and test; gives the type of the members that pass the test. */
function checkSuffixes(query: Query, members: Type, environment: Environment): Type {
  for (const place of query.places) checkPlace(place, members, looking(environment, 'the place of a set'));
  const local = environment.facts.locals.get(query);
  if (local !== undefined) environment.facts.types.set(local, members);
  if (query.where === null) return members;
  const inside = looking({ ...environment, flow: environment.flow.copy() }, 'a `where`');
  checkCondition(query.where, inside);
  return local === undefined ? members : branchesOf(query.where, inside).whenTrue.typeOf(local);
}

/**
 * What a decision chooses from: the noun is singular where one is chosen, and plural where more
 * are.
 */
export function checkChosen(from: Expression, environment: Environment, one: boolean): Type {
  const type =
    from.kind === 'name' && one
      ? checkChosenNoun(from, environment, one)
      : from.kind === 'query'
        ? checkQuery(from, environment, one)
        : from.kind === 'names'
          ? checkNames(from, environment, one)
          : environment.expression(from, environment);
  environment.facts.types.set(from, type);
  const members = membersOf(type);
  if (members === null && type.is !== 'error')
    environment.report('check/not-a-set', from.at, { found: describe(type) });
  return members ?? ERROR;
}

function checkChosenNoun(use: NameUse, environment: Environment, one: boolean): Type {
  const { report } = environment;
  const ref = environment.facts.refs.get(use);
  if (ref?.to === 'enum') return setOf({ is: 'enum', of: ref.enum });
  if (ref?.to === 'player-word' && use.name === 'player') return setOf(PLAYER);
  if (isNounOfPlace(environment.facts, use)) {
    if (use.name !== (one ? 'die' : 'dice')) {
      const right = one ? 'die' : 'dice';
      report(
        one ? 'check/plural' : 'check/singular',
        use.at,
        { name: use.name, singular: right, plural: right },
        { edits: [{ span: use.at, text: right }] },
      );
    }
    return setOf(DICE);
  }
  const noun = nounRef(environment.facts, use);
  if (noun === undefined) return environment.expression(use, environment);
  const { one: singular, many } = formsOf(noun, use.name);
  if (use.name === many && singular !== many)
    report('check/plural', use.at, { name: many, singular }, { edits: [{ span: use.at, text: singular }] });
  return setOf(memberOfNoun(noun, environment.facts));
}
