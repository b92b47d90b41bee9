/** Duels of the hand-written keeper game: shots, the duel, and who falls. */
import { CONTINUE, DONE, OVER, begin, list, random, take, type State, type Status, go } from '../machine.ts';
import { openDuelWindow } from './attack.ts';
import * as d from './data.ts';
import { throwDice } from './dice.ts';
import * as at from './layout.ts';
import { addSpells, askMenu } from './listing.ts';
import * as s from './state.ts';
import * as step from './steps.ts';

function isUndecided(S: State, p: number): boolean {
  return S[at.BAND_SIZE]! > 0 && s.unitsIn(S, p, S[at.UNDER]!) > 0;
}

export function duelStart(S: State): Status {
  return isUndecided(S, s.mine(S)) ? openDuelWindow(S) : go(S, step.WAR);
}

// ------------------------------------------------------------------ shots

export function volley(S: State): Status {
  const p = s.mine(S);
  if (!isUndecided(S, p)) return go(S, step.WAR);
  let heroes = 0;
  for (let i = 0; i < S[at.BAND_SIZE]!; i++) heroes += d.SHOOTS[S[at.BAND + i]! & at.TYPE_MASK]!;
  const there = S[at.UNDER]! << at.ROOM_SHIFT;
  const end = p + at.P_UNIT + S[p + at.P_UNITS]!;
  let creatures = 0;
  for (let i = p + at.P_UNIT; i < end; i++) {
    if ((S[i]! & at.ROOM_MASK) === there) creatures += d.SHOOTS[S[i]! & at.TYPE_MASK]!;
  }
  S[at.SHOT_HEROES] = heroes;
  throwDice(S, heroes + creatures, 6, step.SHOTS);
  return CONTINUE;
}

/** Heroes are hit first. */
export function shots(S: State): Status {
  const heroes = S[at.SHOT_HEROES]!;
  let hits = 0;
  for (let i = 0; i < heroes; i++) if (S[at.DIE + i] === 6) hits++;
  for (let i = heroes; i < S[at.DICE]!; i++) {
    if (S[at.DIE + i] === 6 && S[at.BAND_SIZE]! > 0) s.killHero(S, at.BAND + random(S, S[at.BAND_SIZE]!));
  }
  S[at.HITS] = hits;
  return go(S, step.HIT);
}

export function hit(S: State): Status {
  const p = s.mine(S);
  if (S[at.HITS] === 0) return go(S, isUndecided(S, p) ? step.DUEL : step.WAR);
  S[at.HITS]!--;
  if (s.unitsIn(S, p, S[at.UNDER]!) === 0) return CONTINUE;
  S[at.RAISED_THEN] = step.HIT;
  S[at.STEP] = step.RAISE;
  return kill(S, s.randomUnit(S, p, S[at.UNDER]!, false));
}

function kill(S: State, cell: number): Status {
  s.killCreature(S, cell);
  return S[at.WINNER]! >= 0 ? OVER : CONTINUE;
}

/** The unit that fell last may be raised. */
export function raise(S: State): Status {
  const p = s.mine(S);
  if (S[at.ANSWERED] === 0) {
    begin();
    addSpells(S, p, d.RAISE, 0);
    return list.count === 0 ? go(S, S[at.RAISED_THEN]!) : askMenu(S);
  }
  const answer = take(S);
  if (answer !== DONE) {
    s.castSpell(S, p, answer & 0xffff);
    s.raiseDead(S, p, S[at.FALLEN]!);
  }
  return go(S, S[at.RAISED_THEN]!);
}

// ------------------------------------------------------------------ the duel

export function duel(S: State): Status {
  const p = s.mine(S);
  const hero = S[at.HERO_CHAMPION]! >= 0 ? S[at.HERO_CHAMPION]! : s.randomHero(S);
  const isForced = S[at.CHAMPION]! >= 0 && s.unitRoom(S[S[at.CHAMPION]!]!) === S[at.UNDER];
  const creature = isForced ? S[at.CHAMPION]! : s.randomUnit(S, p, S[at.UNDER]!, true);
  S[at.HERO_CHAMPION] = -1;
  S[at.CHAMPION] = -1;
  S[at.DUEL_HERO] = hero;
  S[at.DUEL_CREATURE] = creature;
  S[at.FALLEN] = -1;
  const dice = 2 + d.HORDE[s.unitType(S[hero]!)]! + d.HORDE[s.unitType(S[creature]!)]!;
  throwDice(S, dice, 10, step.SETTLE);
  return CONTINUE;
}

function edge(ours: number, theirs: number): number {
  if (ours <= theirs) return 0;
  return ours >= 2 * theirs ? 2 : 1;
}

function highest(S: State, first: number, n: number): number {
  return n === 1 ? S[at.DIE + first]! : Math.max(S[at.DIE + first]!, S[at.DIE + first + 1]!);
}

/** What changes the force of all heroes, or of all creatures, in the room under attack. */
let heroBonus = 0;
let creatureBonus = 0;
let creatures = 0;

function weigh(S: State, p: number): void {
  heroBonus = -2 * S[at.FEARS]!;
  creatureBonus = S[p + at.P_TYPE + d.TRAINING_ROOM]! + 2 * S[at.OMENS]!;
  creatures = 0;
  for (let i = 0; i < S[at.BAND_SIZE]!; i++) {
    const type = s.unitType(S[at.BAND + i]!);
    if (type === d.CLERIC) creatureBonus--;
    else if (type === d.LORD) heroBonus++;
  }
  const there = S[at.UNDER]! << at.ROOM_SHIFT;
  const end = p + at.P_UNIT + S[p + at.P_UNITS]!;
  for (let i = p + at.P_UNIT; i < end; i++) {
    if ((S[i]! & at.ROOM_MASK) !== there) continue;
    creatures++;
    const type = s.unitType(S[i]!);
    creatureBonus += d.MASTER[type]!;
    if (type === d.BILE_DEMON) heroBonus--;
    else if (type === d.CLERIC) creatureBonus--;
    else if (type === d.LORD) heroBonus++;
  }
}

export function settle(S: State): Status {
  const p = s.mine(S);
  const hero = S[at.DUEL_HERO]!;
  const creature = S[at.DUEL_CREATURE]!;
  const heroType = s.unitType(S[hero]!);
  const creatureType = s.unitType(S[creature]!);
  const heroDice = 1 + d.HORDE[heroType]!;
  weigh(S, p);
  const heroes = S[at.BAND_SIZE]!;
  const heroTotal = d.FORCE[heroType]! + heroBonus + highest(S, 0, heroDice) + edge(heroes, creatures);
  const creatureDie = highest(S, heroDice, 1 + d.HORDE[creatureType]!);
  const creatureTotal = d.FORCE[creatureType]! + creatureBonus + creatureDie + edge(creatures, heroes);
  S[at.AVENGED] = 0;
  if (heroTotal === creatureTotal) {
    s.killHero(S, hero);
    S[at.AFTER_LOSS] = step.DUEL_END;
    return go(S, step.CREATURE_LOST);
  }
  if (heroTotal > creatureTotal) {
    S[at.AFTER_LOSS] = step.AFTER_LOSS;
    if (creatureType === d.DWARF) throwDice(S, 1, 6, step.CREATURE_AVENGED);
    else S[at.STEP] = step.CREATURE_LOST;
    return CONTINUE;
  }
  if (heroType !== d.DWARF) return heroLost(S, false);
  throwDice(S, 1, 6, step.HERO_AVENGED);
  return CONTINUE;
}

export function creatureAvenged(S: State): Status {
  S[at.AVENGED] = S[at.DIE]! >= 4 ? 1 : 0;
  return go(S, step.CREATURE_LOST);
}

export function creatureLost(S: State): Status {
  const creature = S[at.DUEL_CREATURE]!;
  if (d.REGENERATES[s.unitType(S[creature]!)] === 1) {
    throwDice(S, 1, 6, step.REGENERATED);
    return CONTINUE;
  }
  S[at.STEP] = S[at.AFTER_LOSS]!;
  return kill(S, creature);
}

export function regenerated(S: State): Status {
  const creature = S[at.DUEL_CREATURE]!;
  S[at.STEP] = S[at.AFTER_LOSS]!;
  if (S[at.DIE]! < 4) return kill(S, creature);
  S[creature]! |= at.DOWN;
  s.rouse(S);
  return CONTINUE;
}

/** The hero has won: it dies too, or it stands. */
export function afterLoss(S: State): Status {
  const hero = S[at.DUEL_HERO]!;
  if (S[at.AVENGED] === 1) s.killHero(S, hero);
  else if (d.SLAYS[s.unitType(S[hero]!)] === 1) S[at.HERO_CHAMPION] = hero;
  else {
    S[hero]! |= at.DOWN;
    s.rouse(S);
  }
  return go(S, step.DUEL_END);
}

export function heroAvenged(S: State): Status {
  return heroLost(S, S[at.DIE]! >= 4);
}

function heroLost(S: State, avenged: boolean): Status {
  const creature = S[at.DUEL_CREATURE]!;
  s.killHero(S, S[at.DUEL_HERO]!);
  S[at.STEP] = step.DUEL_END;
  if (avenged) return kill(S, creature);
  if (d.SLAYS[s.unitType(S[creature]!)] === 1) S[at.CHAMPION] = creature;
  else {
    S[creature]! |= at.DOWN;
    s.rouse(S);
  }
  return CONTINUE;
}

export function duelEnd(S: State): Status {
  if (S[at.FALLEN]! < 0) return go(S, step.DUEL_START);
  S[at.RAISED_THEN] = step.DUEL_START;
  return go(S, step.RAISE);
}
