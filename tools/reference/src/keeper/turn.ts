/**
 * The peaceful half of a turn of the hand-written keeper game: from Mining to Deploy, and the end
 * of the turn.
 */
import {
  CONTINUE,
  DONE,
  OVER,
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
import { beginConstruction } from './construct.ts';
import { throwDice, total } from './dice.ts';
import * as at from './layout.ts';
import { addRooms, addSpells, askMenu, hasTwin } from './listing.ts';
import * as s from './state.ts';
import * as step from './steps.ts';

// ------------------------------------------------------------------ Mining and Magic

export function mining(S: State): Status {
  const p = s.mine(S);
  S[at.TURNS]!++;
  const casino = S[p + at.P_TYPE + d.CASINO]! * Math.floor(S[p + at.P_UNITS]! / 5);
  throwDice(S, 1 + S[p + at.P_TYPE + d.GOLD_VEIN]! + casino, 6, step.MINED);
  return CONTINUE;
}

export function mined(S: State): Status {
  const p = s.mine(S);
  S[p + at.P_GOLD]! += total(S) + 2 * s.countType(S, p, d.TROLL);
  return go(S, step.GEMS);
}

export function gems(S: State): Status {
  const p = s.mine(S);
  if (S[at.ANSWERED] === 0) {
    begin();
    addSpells(S, p, d.GEMS, 0);
    return list.count === 0 ? go(S, step.MAGIC) : askMenu(S);
  }
  const answer = take(S);
  if (answer === DONE) return go(S, step.MAGIC);
  s.castSpell(S, p, answer & 0xffff);
  throwDice(S, 2, 6, step.GEMS_FOUND);
  return CONTINUE;
}

export function gemsFound(S: State): Status {
  S[s.mine(S) + at.P_GOLD]! += total(S);
  return go(S, step.GEMS);
}

export function magic(S: State): Status {
  S[at.TEMPLE_USED] = 0;
  throwDice(S, 1 + S[s.mine(S) + at.P_TYPE + d.MANA_SOURCE]!, 6, step.MAGIC_DONE);
  return CONTINUE;
}

export function magicDone(S: State): Status {
  const p = s.mine(S);
  S[p + at.P_MANA]! += total(S) + 2 * s.countType(S, p, d.WARLOCK);
  return go(S, step.TEMPLE);
}

export function temple(S: State): Status {
  const p = s.mine(S);
  if (S[at.ANSWERED] === 0) {
    if (S[p + at.P_TYPE + d.TEMPLE] === 0 || S[at.TEMPLE_USED] === 1 || S[p + at.P_UNITS]! < 2) {
      return go(S, step.SPELLS);
    }
    begin();
    addEntry(0, 0);
    return askMenu(S);
  }
  if (take(S) === DONE) return go(S, step.SPELLS);
  S[at.TEMPLE_USED] = 1;
  return go(S, step.SACRIFICE);
}

export function sacrifice(S: State): Status {
  const p = s.mine(S);
  let victim: number | undefined;
  if (S[at.ANSWERED] === 0) {
    begin();
    const first = p + at.P_UNIT;
    const end = first + S[p + at.P_UNITS]!;
    for (let i = first; i < end; i++) if (s.unitType(S[i]!) !== d.KEEPER && !hasTwin(S, first, i)) add(i);
    victim = onlyOption();
    if (victim === undefined) return ask(S, S[at.ACTIVE]!);
  } else victim = take(S);
  s.killCreature(S, victim);
  throwDice(S, 2, 6, step.SACRIFICED);
  return CONTINUE;
}

export function sacrificed(S: State): Status {
  S[s.mine(S) + at.P_MANA]! += total(S);
  return go(S, step.TEMPLE);
}

// ------------------------------------------------------------------ cards

export function spells(S: State): Status {
  const p = s.mine(S);
  s.drawSpells(S, p, 1 + S[p + at.P_TYPE + d.LIBRARY]!);
  S[at.EXTRA] = 0;
  return go(S, step.BUY_SPELL);
}

export function buySpell(S: State): Status {
  const p = s.mine(S);
  if (S[at.ANSWERED] === 0) {
    if (S[at.EXTRA] === 1 || S[p + at.P_MANA]! < 10 || (S[at.SPELLS_SIZE] === 0 && S[at.SPENT_SIZE] === 0)) {
      return go(S, step.DISCARD_SPELLS);
    }
    begin();
    addEntry(0, 0);
    return askMenu(S);
  }
  if (take(S) === DONE) return go(S, step.DISCARD_SPELLS);
  S[at.EXTRA] = 1;
  S[p + at.P_MANA]! -= 10;
  s.drawSpells(S, p, 1);
  return CONTINUE;
}

export function discardSpells(S: State): Status {
  const p = s.mine(S);
  if (S[at.ANSWERED] === 1) s.discardSpell(S, p, take(S));
  const size = S[p + at.P_SPELLS]!;
  if (size <= 5) return go(S, step.FATE);
  begin();
  for (let i = 0; i < size; i++) add(S[p + at.P_SPELL + i]!);
  return ask(S, S[at.ACTIVE]!);
}

export function fate(S: State): Status {
  const p = s.mine(S);
  s.drawCards(S, p, 1 + S[p + at.P_TYPE + d.TREASURY]!);
  S[at.EXTRA] = 0;
  return go(S, step.BUY_CARD);
}

export function buyCard(S: State): Status {
  const p = s.mine(S);
  if (S[at.ANSWERED] === 0) {
    if (S[at.EXTRA] === 1 || S[p + at.P_GOLD]! < 10 || (S[at.DECK_SIZE] === 0 && S[at.DISCARD_SIZE] === 0)) {
      return go(S, step.DISCARD_CARDS);
    }
    begin();
    addEntry(0, 0);
    return askMenu(S);
  }
  if (take(S) === DONE) return go(S, step.DISCARD_CARDS);
  S[at.EXTRA] = 1;
  S[p + at.P_GOLD]! -= 10;
  s.drawCards(S, p, 1);
  return CONTINUE;
}

export function discardCards(S: State): Status {
  const p = s.mine(S);
  if (S[at.ANSWERED] === 1) {
    const card = take(S);
    s.takeCard(S, p, card);
    s.discard(S, card);
  }
  const size = S[p + at.P_HAND]!;
  if (size <= 5) {
    S[at.EXTRA] = 0;
    S[at.USED] = 0;
    return go(S, step.BUILD);
  }
  begin();
  for (let i = 0; i < size; i++) add(S[p + at.P_CARD + i]!);
  return ask(S, S[at.ACTIVE]!);
}

// ------------------------------------------------------------------ Build

export function build(S: State): Status {
  const p = s.mine(S);
  if (S[at.ANSWERED] === 0) {
    begin();
    const free = S[at.USED]! < 1 + S[p + at.P_TYPE + d.STONE_BRIDGE]!;
    if (free || (S[at.EXTRA] === 0 && S[p + at.P_GOLD]! >= 10)) addBuildings(S, p, free ? 0 : 1);
    if (list.count > 0) return askMenu(S);
    return beginConstruction(S);
  }
  const answer = take(S);
  if (answer === DONE) return beginConstruction(S);
  if (answer >> 16 === 0) S[at.USED]!++;
  else {
    S[at.EXTRA] = 1;
    S[p + at.P_GOLD]! -= 10;
  }
  s.takeCard(S, p, answer & 0xffff);
  s.addRoom(S, p, answer & 0xffff);
  return CONTINUE;
}

function addBuildings(S: State, p: number, entry: number): void {
  const first = p + at.P_CARD;
  const end = first + S[p + at.P_HAND]!;
  for (let i = first; i < end; i++) {
    const card = S[i]!;
    if (card >= d.ROOM_CARDS) continue;
    const type = card >> 1;
    if (d.UNIQUE[type] === 1 && S[p + at.P_TYPE + type]! > 0) continue;
    addEntry(entry, card);
  }
}

// ------------------------------------------------------------------ Deploy and the end of the turn

export function deploy(S: State): Status {
  const p = s.mine(S);
  if (S[at.ANSWERED] === 0) {
    if (S[p + at.P_ROOMS]! < 2) return go(S, step.HERO);
    begin();
    const first = p + at.P_UNIT;
    const end = first + S[p + at.P_UNITS]!;
    for (let i = first; i < end; i++) {
      if ((S[i]! & at.DEPLOYED) === 0 && !hasTwin(S, first, i)) addEntry(0, i);
    }
    return list.count === 0 ? go(S, step.HERO) : askMenu(S);
  }
  const answer = take(S);
  if (answer === DONE) return go(S, step.HERO);
  S[at.CHOSEN] = answer & 0xffff;
  return go(S, step.DEPLOY_TO);
}

export function deployTo(S: State): Status {
  const p = s.mine(S);
  const cell = S[at.CHOSEN]!;
  let room: number | undefined;
  if (S[at.ANSWERED] === 0) {
    begin();
    addRooms(S, p, s.unitRoom(S[cell]!));
    room = onlyOption();
    if (room === undefined) return ask(S, S[at.ACTIVE]!);
  } else room = take(S);
  S[cell] = (S[cell]! & ~at.ROOM_MASK) | (room << at.ROOM_SHIFT) | at.DEPLOYED;
  return go(S, step.DEPLOY);
}

export function endTurn(S: State): Status {
  const p = s.mine(S);
  const rooms = S[p + at.P_ROOMS]! + 2 * S[p + at.P_TYPE + d.TORTURE_CHAMBER]!;
  if (
    rooms >= 15 &&
    S[p + at.P_UNITS]! >= 15 &&
    S[p + at.P_KILLS]! >= 15 &&
    S[p + at.P_GOLD]! >= 30 &&
    S[p + at.P_MANA]! >= 30
  ) {
    S[at.WINNER] = S[at.ACTIVE]!;
    S[at.REASON] = 3;
    return OVER;
  }
  S[at.ACTIVE] = 1 - S[at.ACTIVE]!;
  return go(S, step.MINING);
}
