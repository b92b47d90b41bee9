/**
 * What is true of every sound state of every game. docs/invariants.md numbers these; the numbers
 * stand in the messages.
 */
import {
  HEADER,
  MAX_PLAYERS,
  NONE,
  STATUS,
  type FieldMeta,
  type GameModule,
  type ValueMeta,
} from '@undercroft/contract';
import { placeOfSite } from './game-error.ts';
import { hashState } from './hash.ts';
import { thingLabel, zoneLabel } from './labels.ts';
import { fieldSubjects, isDie, isOfKind, metaIndex } from './meta-index.ts';
import { movableThings } from './zones.ts';

/**
 * A state is unsound: a mistake of the engine or the compiler, or, for INV-09, of the rules that a
 * game says it keeps.
 */
export class InvariantError extends Error {
  readonly violations: readonly string[];

  constructor(violations: readonly string[], stateHash: string, replay: string | null) {
    super(`state ${stateHash} is unsound:\n  ${violations.join('\n  ')}${replay === null ? '' : `\n  ${replay}`}`);
    this.name = 'InvariantError';
    this.violations = violations;
  }
}

/**
 * Checks a state at a decision or at the end.
 *
 * @returns one sentence a violation, empty for a sound state; never throws
 */
export function checkInvariants(module: GameModule, state: Int32Array): string[] {
  const { size } = module.meta.layout;
  if (state.length !== size) return [`INV-01 the state has ${state.length} cells, not ${size}`];
  return [...header(module, state), ...outcomes(module, state), ...zones(module, state), ...fields(module, state)];
}

/**
 * Tries what the content says that always holds (`invariants:` of game.yaml), for each player as
 * `you`.
 *
 * @returns one sentence a violation with its place; empty when all hold or the game says nothing;
 *   never throws
 */
export function checkContent(module: GameModule, state: Int32Array): string[] {
  const { meta } = module;
  const found: string[] = [];
  for (const [index, { name: invariant, site }] of (meta.invariants ?? []).entries()) {
    const place = placeOfSite(meta, site);
    const where = place === null ? '' : ` (${place.file}:${place.line})`;
    for (let player = 0; player < state[HEADER.players]; player++) {
      if (module.invariant?.(state, index, player) === false)
        found.push(`INV-09 ${invariant} does not hold for player ${player + 1}${where}`);
    }
  }
  return found;
}

/**
 * @throws InvariantError when the state is not sound, or does not keep what the content says that
 *   always holds
 */
export function assertInvariants(module: GameModule, state: Int32Array, replay: string | null = null): void {
  const violations = [...checkInvariants(module, state), ...checkContent(module, state)];
  if (violations.length > 0) throw new InvariantError(violations, hashState(state), replay);
}

function header({ meta }: GameModule, state: Int32Array): string[] {
  const { layout } = meta;
  const found: string[] = [];
  const range = (what: string, value: number, min: number, max: number): void => {
    if (value < min || value > max) found.push(`INV-02 ${what} is ${value}, not ${min} to ${max}`);
  };
  range('status', state[HEADER.status], STATUS.decision, STATUS.over);
  range('number of players', state[HEADER.players], meta.players.min, meta.players.max);
  range('top of the frame stack', state[HEADER.top], layout.frames, layout.size);
  // A game that has ended leaves the procedure that ended it where it was.
  if (state[HEADER.status] === STATUS.decision) {
    range('innermost frame', state[HEADER.frame], layout.frames, state[HEADER.top] - 1);
  }
  range('answered', state[HEADER.answered], 0, 0);
  range('ending', state[HEADER.ending], NONE, meta.endings.length - 1);
  range('scripted dice used', state[HEADER.diceUsed], 0, state[HEADER.diceScripted]);
  range('scripted picks used', state[HEADER.picksUsed], 0, state[HEADER.picksScripted]);
  range('dice on the table', state[HEADER.dice], 0, layout.maxDice);
  range('lasting effects', state[HEADER.lasting], 0, layout.lastingMax);
  if (state[HEADER.ending] >= 0 && state[HEADER.status] !== STATUS.over)
    found.push('INV-03 the game has an ending but goes on');
  return found;
}

function outcomes({ meta }: GameModule, state: Int32Array): string[] {
  const found: string[] = [];
  const players = state[HEADER.players];
  for (let player = 0; player < MAX_PLAYERS; player++) {
    const outcome = state[HEADER.outcome + player];
    const reason = state[HEADER.outcomeReason + player];
    const who = `player ${player + 1}`;
    if (outcome < 0 || outcome > 2) found.push(`INV-04 the outcome of ${who} is ${outcome}, not 0 to 2`);
    if (reason < NONE || reason >= meta.endings.length)
      found.push(`INV-04 the reason for the outcome of ${who} is ${reason}`);
    if (player >= players && outcome !== 0) found.push(`INV-04 ${who} does not play but has an outcome`);
  }
  return found;
}

function zones(module: GameModule, state: Int32Array): string[] {
  const { layout } = module.meta;
  const found: string[] = [];
  const met = new Uint8Array(layout.things);
  for (let zone = 0; zone < layout.zones; zone++) found.push(...walkZone(module, state, zone, met));
  for (let thing = 0; thing < movableThings(module.meta); thing++) {
    const zone = state[layout.zoneOf + thing];
    if (zone < NONE || zone >= layout.zones)
      found.push(`INV-05 ${name(module, thing)} says it lies in zone ${zone}, which does not exist`);
    else if ((zone === NONE) !== (met[thing] === 0))
      found.push(`INV-05 ${name(module, thing)} lies in no zone but says ${zone}`);
  }
  return found;
}

/** One walk along the links of a zone, in both directions at once. */
function walkZone(module: GameModule, state: Int32Array, zone: number, met: Uint8Array): string[] {
  const { meta } = module;
  const { layout } = meta;
  const index = metaIndex(meta);
  // Made when something is wrong: it would be most of the work of a check.
  const where = (): string => zoneLabel(meta, zone);
  const found: string[] = [];
  let last: number = NONE;
  let length = 0;
  for (let thing = state[layout.head + zone]; thing !== NONE; thing = state[layout.next + thing]) {
    if (thing < 0 || thing >= movableThings(meta))
      return [...found, `INV-05 ${where()} links to ${thing}, which is no thing that can lie there`];
    if (met[thing] === 1)
      return [...found, `INV-05 ${name(module, thing)} is linked twice, the second time in ${where()}`];
    met[thing] = 1;
    length++;
    if (state[layout.zoneOf + thing] !== zone)
      found.push(`INV-05 ${name(module, thing)} is linked in ${where()} but says ${state[layout.zoneOf + thing]}`);
    if (state[layout.prev + thing] !== last)
      found.push(`INV-06 ${name(module, thing)} in ${where()} has a wrong link back`);
    if (index.mayHold[index.zoneDef[zone] * layout.things + thing] !== 1)
      found.push(`INV-07 ${where()} may not hold ${name(module, thing)}`);
    last = thing;
  }
  if (layout.brief !== undefined && zone >= layout.brief) return found;
  if (state[layout.tail + zone] !== last)
    found.push(`INV-06 ${where()} ends with ${state[layout.tail + zone]}, not ${last}`);
  if (state[layout.count + zone] !== length)
    found.push(`INV-06 ${where()} counts ${state[layout.count + zone]} things, not ${length}`);
  return found;
}

function fields(module: GameModule, state: Int32Array): string[] {
  const found: string[] = [];
  for (const field of module.meta.fields) {
    const [first, end] = fieldSubjects(module.meta, field, state[HEADER.players]);
    for (let subject = first; subject < end; subject++) {
      const value = state[field.offset + subject];
      if (!fits(module, state, field, value))
        found.push(`INV-08 ${field.name} of ${subjectName(module, field, subject)} is ${value}`);
    }
  }
  return found;
}

function fits(module: GameModule, state: Int32Array, field: FieldMeta, value: number): boolean {
  if (field.type.is === 'number') return value >= (field.min ?? value) && value <= (field.max ?? value);
  return (field.type.optional === true && value === NONE) || isValue(module, state, field.type, value);
}

function isValue({ meta }: GameModule, state: Int32Array, type: ValueMeta, value: number): boolean {
  switch (type.is) {
    case 'number':
      return true;
    case 'flag':
      return value === 0 || value === 1;
    case 'player':
      // A global that was not set yet may name no player.
      return value >= NONE && value < state[HEADER.players];
    case 'enum':
      return value >= 0 && value < meta.enums[type.of].values.length;
    case 'row':
      return isNamed(meta, meta.rows[value]?.kind, type.of);
    case 'kind':
      return isNamed(meta, meta.kinds[value] && value, type.of);
    case 'thing':
      if (type.of >= 0) return isOfKind(meta, value, type.of);
      return (value >= 0 && value < meta.layout.things) || isDie(meta, value);
  }
}

/** Whether a kind is one, or is a sort of it. */
function isNamed({ kinds }: GameModule['meta'], kind: number | undefined, of: number): boolean {
  for (let at = kind ?? NONE; at >= 0; at = kinds[at].parent) if (at === of) return true;
  return false;
}

function name({ meta }: GameModule, thing: number): string {
  return `${thingLabel(meta, thing)} (thing ${thing})`;
}

function subjectName(module: GameModule, { owner }: FieldMeta, subject: number): string {
  if (owner === 'global') return 'the game';
  return owner === 'player' ? `player ${subject + 1}` : name(module, subject);
}
