/** Summoning in the hand-written keeper game, and paying in gold or in mana. */
import {
  CONTINUE,
  DONE,
  add,
  addEntry,
  ask,
  begin,
  list,
  onlyOption,
  take,
  type State,
  type Status,
  go,
} from '../machine.ts';
import * as d from './data.ts';
import * as at from './layout.ts';
import { addRooms, addSpells, askMenu } from './listing.ts';
import * as s from './state.ts';
import * as step from './steps.ts';

const SUMMON = 0;
const SUMMON_FOR_FIVE = 1;
const BUY_COUNTER = 2;
const CAST_ARMY = 3;
const CAST_CALL = 4;
// Bits of the cell EXTRA.
const SUMMONED = 1;
const BOUGHT = 2;

export function beginSummoning(S: State): Status {
  const p = s.mine(S);
  S[at.EXTRA] = 0;
  S[at.USED] = 0;
  s.drawCreatures(S, p, 1 + S[p + at.P_TYPE + d.LAIR]!);
  return go(S, step.SUMMON);
}

function isPayable(price: number, gold: number, mana: number): boolean {
  return gold >= price || mana >= price;
}

/** Whether a surcharge of five can be paid in one currency so that the price can still be paid. */
function isPayableAfterFive(S: State, p: number, currency: number, price: number): boolean {
  const gold = S[p + at.P_GOLD]! - (currency === d.GOLD ? 5 : 0);
  const mana = S[p + at.P_MANA]! - (currency === d.MANA ? 5 : 0);
  return gold >= 0 && mana >= 0 && isPayable(price, gold, mana);
}

function priceOf(S: State, p: number, type: number): number {
  return Math.max(d.FORCE[type]! - S[p + at.P_TYPE + d.HATCHERY]!, 0);
}

function addCreatures(S: State, p: number): void {
  const atPrice = S[at.USED]! < 1 + S[p + at.P_TYPE + d.PORTAL]!;
  if (!atPrice && (S[at.EXTRA]! & SUMMONED) !== 0) return;
  for (let type = 0; type < d.FIRST_HERO; type++) {
    if (S[p + at.P_PILE + type] === 0) continue;
    const price = priceOf(S, p, type);
    if (atPrice) {
      if (isPayable(price, S[p + at.P_GOLD]!, S[p + at.P_MANA]!)) addEntry(SUMMON, type);
    } else if (isPayableAfterFive(S, p, d.GOLD, price) || isPayableAfterFive(S, p, d.MANA, price)) {
      addEntry(SUMMON_FOR_FIVE, type);
    }
  }
}

export function summon(S: State): Status {
  const p = s.mine(S);
  if (S[at.ANSWERED] === 0) {
    begin();
    addCreatures(S, p);
    const canBuy = (S[at.EXTRA]! & BOUGHT) === 0 && S[at.CREATURE_CUP]! > 0;
    if (canBuy && isPayable(5, S[p + at.P_GOLD]!, S[p + at.P_MANA]!)) addEntry(BUY_COUNTER, 0);
    if (S[at.CUP + d.UNDEAD]! > 0) addSpells(S, p, d.ARMY, CAST_ARMY);
    if (S[at.CREATURE_CUP]! > 0) addSpells(S, p, d.CALL, CAST_CALL);
    return list.count === 0 ? endSummoning(S) : askMenu(S);
  }
  const answer = take(S);
  if (answer === DONE) return endSummoning(S);
  return act(S, p, answer >> 16, answer & 0xffff);
}

function act(S: State, p: number, entry: number, argument: number): Status {
  switch (entry) {
    case SUMMON:
      S[at.USED]!++;
      S[at.CHOSEN] = argument;
      S[at.PRICE] = priceOf(S, p, argument);
      return go(S, step.PAY_CREATURE);
    case SUMMON_FOR_FIVE:
      S[at.EXTRA]! |= SUMMONED;
      S[at.CHOSEN] = argument;
      S[at.PRICE] = priceOf(S, p, argument);
      return go(S, step.SURCHARGE);
    case BUY_COUNTER:
      S[at.EXTRA]! |= BOUGHT;
      S[at.PRICE] = 5;
      return go(S, step.PAY_COUNTER);
    case CAST_ARMY:
      s.castSpell(S, p, argument);
      S[at.LEFT] = 3;
      return go(S, step.ARMY);
    default:
      s.castSpell(S, p, argument);
      s.drawCreatures(S, p, 3);
      return CONTINUE;
  }
}

function endSummoning(S: State): Status {
  s.clearFlag(S, s.base(0), at.DEPLOYED);
  s.clearFlag(S, s.base(1), at.DEPLOYED);
  return go(S, step.DEPLOY);
}

export function surcharge(S: State): Status {
  const p = s.mine(S);
  let currency: number | undefined;
  if (S[at.ANSWERED] === 0) {
    begin();
    if (isPayableAfterFive(S, p, d.GOLD, S[at.PRICE]!)) add(d.GOLD);
    if (isPayableAfterFive(S, p, d.MANA, S[at.PRICE]!)) add(d.MANA);
    currency = onlyOption();
    if (currency === undefined) return ask(S, S[at.ACTIVE]!);
  } else currency = take(S);
  S[p + currency]! -= 5;
  return go(S, step.PAY_CREATURE);
}

/** Pays the cell PRICE in one of both currencies. */
export function pay(S: State, next: number): Status {
  const p = s.mine(S);
  const price = S[at.PRICE]!;
  if (price === 0) return go(S, next);
  let currency: number | undefined;
  if (S[at.ANSWERED] === 0) {
    begin();
    if (S[p + at.P_GOLD]! >= price) add(d.GOLD);
    if (S[p + at.P_MANA]! >= price) add(d.MANA);
    currency = onlyOption();
    if (currency === undefined) return ask(S, S[at.ACTIVE]!);
  } else currency = take(S);
  S[p + currency]! -= price;
  return go(S, next);
}

export function payCounter(S: State): Status {
  const status = pay(S, step.SUMMON);
  if (status === CONTINUE) s.drawCreatures(S, s.mine(S), 1);
  return status;
}

/** A room of the active player; a single room is taken without a question. */
function chooseRoom(S: State, p: number): number {
  if (S[at.ANSWERED] === 1) return take(S);
  begin();
  addRooms(S, p, -1);
  return onlyOption() ?? -1;
}

export function placeCreature(S: State): Status {
  const p = s.mine(S);
  const room = chooseRoom(S, p);
  if (room < 0) return ask(S, S[at.ACTIVE]!);
  S[p + at.P_PILE + S[at.CHOSEN]!]!--;
  s.enterPlay(S, p, S[at.CHOSEN]!, room);
  return go(S, step.SUMMON);
}

export function army(S: State): Status {
  if (S[at.LEFT]! <= 0) return go(S, step.SUMMON);
  const p = s.mine(S);
  const room = chooseRoom(S, p);
  if (room < 0) return ask(S, S[at.ACTIVE]!);
  S[at.LEFT]!--;
  s.raiseUndead(S, p, room);
  return CONTINUE;
}
