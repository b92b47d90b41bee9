/**
 * The hand-written keeper game: begin, run to the next question, answer. A state is copied whole
 * with `set`.
 */
import { CONTINUE, OVER, random, seedRandom, shuffle, type State, type Status } from '../machine.ts';
import * as attack from './attack.ts';
import { construct, guardRoom, placeFitting } from './construct.ts';
import * as d from './data.ts';
import { slap, slapDie } from './dice.ts';
import * as duel from './duel.ts';
import * as at from './layout.ts';
import * as s from './state.ts';
import * as step from './steps.ts';
import * as summon from './summon.ts';
import * as traps from './traps.ts';
import * as turn from './turn.ts';

export { list, options, DECISION } from '../machine.ts';

/** Players of a game: so many, or so many, ... */
export const PLAYERS = [2];

/** A state that was not begun. */
export function createState(): State {
  return new Int32Array(at.SIZE);
}

/** Everything before the first turn. @param seed any int */
export function init(S: State, seed: number): void {
  S.fill(0);
  seedRandom(S, seed);
  S[at.WINNER] = -1;
  S[at.UNDER] = -1;
  S[at.HERO_CHAMPION] = -1;
  S[at.CHAMPION] = -1;
  S.fill(-1, at.DOOR_AT, at.DOOR_AT + d.PLACES);
  for (let type = 0; type < d.UNIT_TYPES; type++) S[at.CUP + type] = d.IN_CUP[type]!;
  S[at.CREATURE_CUP] = 56;
  S[at.HERO_CUP] = 49;
  for (let card = 0; card < d.DECK_CARDS; card++) S[at.DECK + card] = card;
  S[at.DECK_SIZE] = d.DECK_CARDS;
  for (let card = 0; card < d.SPELL_CARDS; card++) S[at.SPELLS + card] = card;
  S[at.SPELLS_SIZE] = d.SPELL_CARDS;
  shuffle(S, at.DECK, d.DECK_CARDS);
  shuffle(S, at.SPELLS, d.SPELL_CARDS);
  for (let player = 0; player < 2; player++) {
    const p = s.base(player);
    s.addRoom(S, p, d.HEART_CARD + player);
    s.enterPlay(S, p, d.KEEPER, d.HEART_CARD + player);
  }
  for (;;) {
    const first = random(S, 10);
    const second = random(S, 10);
    if (first === second) continue;
    S[at.ACTIVE] = first > second ? 0 : 1;
    break;
  }
  S[at.STEP] = step.MINING;
}

export function isOver(S: State): boolean {
  return S[at.WINNER]! >= 0;
}

/** Turns begun so far, of all players. */
export function turns(S: State): number {
  return S[at.TURNS]!;
}

/**
 * Goes on to the next question or the end. At a question without an answer it lists the same
 * answers again.
 */
export function run(S: State): Status {
  if (S[at.WINNER]! >= 0) return OVER;
  for (;;) {
    const status = S[at.STEP]! < step.FIRST_OF_ATTACK ? stepOfTurn(S) : stepOfAttack(S);
    if (status !== CONTINUE) return status;
  }
}

/** Answers and goes on. @param option one of those that were listed */
export function apply(S: State, option: number): Status {
  S[at.ANSWER] = option;
  S[at.ANSWERED] = 1;
  return run(S);
}

// prettier-ignore
function stepOfTurn(S: State): Status {
  switch (S[at.STEP]!) {
    case step.MINING: return turn.mining(S);
    case step.MINED: return turn.mined(S);
    case step.GEMS: return turn.gems(S);
    case step.GEMS_FOUND: return turn.gemsFound(S);
    case step.MAGIC: return turn.magic(S);
    case step.MAGIC_DONE: return turn.magicDone(S);
    case step.TEMPLE: return turn.temple(S);
    case step.SACRIFICE: return turn.sacrifice(S);
    case step.SACRIFICED: return turn.sacrificed(S);
    case step.SPELLS: return turn.spells(S);
    case step.BUY_SPELL: return turn.buySpell(S);
    case step.DISCARD_SPELLS: return turn.discardSpells(S);
    case step.FATE: return turn.fate(S);
    case step.BUY_CARD: return turn.buyCard(S);
    case step.DISCARD_CARDS: return turn.discardCards(S);
    case step.BUILD: return turn.build(S);
    case step.CONSTRUCT: return construct(S);
    case step.PAY_FITTING: return summon.pay(S, step.PLACE_FITTING);
    case step.PLACE_FITTING: return placeFitting(S);
    case step.GUARD_ROOM: return guardRoom(S);
    case step.SUMMON: return summon.summon(S);
    case step.SURCHARGE: return summon.surcharge(S);
    case step.PAY_CREATURE: return summon.pay(S, step.PLACE_CREATURE);
    case step.PLACE_CREATURE: return summon.placeCreature(S);
    case step.PAY_COUNTER: return summon.payCounter(S);
    case step.ARMY: return summon.army(S);
    case step.DEPLOY: return turn.deploy(S);
    case step.DEPLOY_TO: return turn.deployTo(S);
    case step.HERO: return attack.hero(S);
    case step.HERO_ROLLED: return attack.heroRolled(S);
    case step.MUSTER: return attack.muster(S);
    case step.END_TURN: return turn.endTurn(S);
    case step.SLAP: return slap(S);
    default: return slapDie(S);
  }
}

// prettier-ignore
function stepOfAttack(S: State): Status {
  switch (S[at.STEP]!) {
    case step.NEXT_ROOM: return attack.nextRoom(S);
    case step.WINDOW: return attack.window(S);
    case step.SLIP_TO: return attack.slipTo(S);
    case step.SECRET_WHO: return attack.secretWho(S);
    case step.BOLT: return attack.bolt(S);
    case step.POSSESSION: return attack.possession(S);
    case step.GATE_WHO: return attack.gateWho(S);
    case step.GATE_TO: return attack.gateTo(S);
    case step.BURNT: return attack.burnt(S);
    case step.QUAKED: return attack.quaked(S);
    case step.TRAPS: return traps.traps(S);
    case step.SPRING: return traps.spring(S);
    case step.ALARM: return traps.alarm(S);
    case step.ALARM_WHO: return traps.alarmWho(S);
    case step.DOOR: return traps.doorPhase(S);
    case step.DOOR_GONE: return traps.doorGone(S);
    case step.DUEL_START: return duel.duelStart(S);
    case step.VOLLEY: return duel.volley(S);
    case step.SHOTS: return duel.shots(S);
    case step.HIT: return duel.hit(S);
    case step.RAISE: return duel.raise(S);
    case step.DUEL: return duel.duel(S);
    case step.SETTLE: return duel.settle(S);
    case step.CREATURE_AVENGED: return duel.creatureAvenged(S);
    case step.HERO_AVENGED: return duel.heroAvenged(S);
    case step.CREATURE_LOST: return duel.creatureLost(S);
    case step.REGENERATED: return duel.regenerated(S);
    case step.AFTER_LOSS: return duel.afterLoss(S);
    case step.DUEL_END: return duel.duelEnd(S);
    default: return attack.war(S);
  }
}
