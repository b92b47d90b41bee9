/**
 * A state as a page of text, and the difference between two states in words. For people who look
 * for a mistake.
 */
import { HEADER, NONE, type FieldMeta, type GameMeta, type GameModule } from '@undercroft/contract';
import { cellsInUse, hashState } from './hash.ts';
import { playerLabel, thingLabel, valueLabel, zoneLabel } from './labels.ts';
import { fieldSubjects } from './meta-index.ts';
import { movableThings, thingsIn } from './zones.ts';

/**
 * A state as a page of text: players, zones, and fields that differ from their initial value. Never
 * throws for a sound state.
 */
export function dump({ meta }: GameModule, state: Int32Array): string {
  const status = ['running', 'decision', 'over'][state[HEADER.status]] ?? 'unknown';
  const lines = [
    `${meta.title} (${meta.hash}), seed ${state[HEADER.seed]}, ${state[HEADER.answers]} answers, ${status}, state ${hashState(state)}`,
  ];
  const options = meta.options.map(
    ({ name, type }, i) => `${name} ${valueLabel(meta, type, state[meta.layout.options + i])}`,
  );
  if (options.length > 0) lines.push(`options: ${options.join(', ')}`);
  lines.push(...globals(meta, state));
  for (let player = 0; player < state[HEADER.players]; player++) lines.push(playerLine(meta, state, player));
  for (let zone = 0; zone < meta.layout.zones; zone++) {
    const things = thingsIn(meta, state, zone);
    if (things.length > 0)
      lines.push(
        `${zoneLabel(meta, zone)} (${things.length}): ${things.map((thing) => describeThing(meta, state, thing)).join(', ')}`,
      );
  }
  const dice = Array.from({ length: state[HEADER.dice] }, (_, i) =>
    thingLabel(meta, meta.layout.firstDie + i, { state }),
  );
  if (dice.length > 0) lines.push(`dice: ${dice.join(', ')}`);
  lines.push(`lasting effects ${state[HEADER.lasting]}, frames ${state[HEADER.top] - meta.layout.frames} cells`);
  return lines.join('\n');
}

function globals(meta: GameMeta, state: Int32Array): string[] {
  const own = meta.fields.filter((field) => field.owner === 'global');
  return own.length === 0 ? [] : [`globals: ${own.map((field) => fieldText(meta, state, field, 0)).join(', ')}`];
}

function playerLine(meta: GameMeta, state: Int32Array, player: number): string {
  const own = meta.fields
    .filter((field) => field.owner === 'player')
    .map((field) => fieldText(meta, state, field, player));
  const outcome = ['playing', 'won', 'lost'][state[HEADER.outcome + player]] ?? 'unknown';
  return `${playerLabel(player)} (${outcome}): ${own.join(', ')}`;
}

function fieldText(meta: GameMeta, state: Int32Array, field: FieldMeta, subject: number): string {
  return `${field.name} ${valueLabel(meta, field.type, state[field.offset + subject])}`;
}

/**
 * A thing with its number within its row and the fields that are not as they began: "Oak #2 [bent
 * yes]".
 */
function describeThing(meta: GameMeta, state: Int32Array, thing: number): string {
  const changed = meta.fields.filter(
    (field) => isFieldOf(meta, field, thing) && state[field.offset + thing] !== field.initial,
  );
  const fields = changed.map((field) => fieldText(meta, state, field, thing));
  return fields.length === 0 ? preciseName(meta, thing) : `${preciseName(meta, thing)} [${fields.join(', ')}]`;
}

function isFieldOf(meta: GameMeta, { owner }: FieldMeta, thing: number): boolean {
  return typeof owner === 'number' && thing >= meta.kinds[owner].first && thing < meta.kinds[owner].end;
}

function preciseName(meta: GameMeta, thing: number): string {
  const row = meta.rows[meta.things[thing]];
  return row.end - row.first > 1 ? `${row.title} #${thing - row.first + 1}` : row.title;
}

/**
 * What is different in `after`, a line each: fields with old and new value, things that moved,
 * order within zones, and what is no business of players (random generator, frames) by name only.
 *
 * @returns empty when the states are the same position; never throws for sound states of the same
 *   game
 */
export function diff({ meta }: GameModule, before: Int32Array, after: Int32Array): string[] {
  return [
    ...headerDiff(meta, before, after),
    ...fieldDiff(meta, before, after),
    ...zoneDiff(meta, before, after),
    ...restDiff(meta, before, after),
  ];
}

function headerDiff(meta: GameMeta, before: Int32Array, after: Int32Array): string[] {
  const lines: string[] = [];
  const change = (what: string, cell: number, words: (value: number) => string = String): void => {
    if (before[cell] !== after[cell]) lines.push(`${what}: ${words(before[cell])} -> ${words(after[cell])}`);
  };
  change('status', HEADER.status, (value) => ['running', 'decision', 'over'][value] ?? String(value));
  change('ending', HEADER.ending, (value) => meta.endings[value]?.name ?? 'none');
  change('answers', HEADER.answers);
  change('dice on the table', HEADER.dice);
  change('lasting effects', HEADER.lasting);
  for (let player = 0; player < after[HEADER.players]; player++) {
    change(
      `outcome of ${playerLabel(player)}`,
      HEADER.outcome + player,
      (value) => ['playing', 'won', 'lost'][value] ?? String(value),
    );
  }
  if ([0, 1, 2, 3].some((i) => before[HEADER.rng + i] !== after[HEADER.rng + i])) lines.push('random generator: used');
  for (const [i, { name, type }] of meta.options.entries()) {
    change(`option ${name}`, meta.layout.options + i, (value) => valueLabel(meta, type, value));
  }
  return lines;
}

function fieldDiff(meta: GameMeta, before: Int32Array, after: Int32Array): string[] {
  const lines: string[] = [];
  for (const field of meta.fields) {
    const [first, end] = fieldSubjects(meta, field, after[HEADER.players]);
    for (let subject = first; subject < end; subject++) {
      const cell = field.offset + subject;
      if (before[cell] === after[cell]) continue;
      const whose =
        field.owner === 'global'
          ? ''
          : ` of ${field.owner === 'player' ? playerLabel(subject) : preciseName(meta, subject)}`;
      lines.push(
        `${field.name}${whose}: ${valueLabel(meta, field.type, before[cell])} -> ${valueLabel(meta, field.type, after[cell])}`,
      );
    }
  }
  return lines;
}

function zoneDiff(meta: GameMeta, before: Int32Array, after: Int32Array): string[] {
  const { zoneOf, zones } = meta.layout;
  const things = movableThings(meta);
  const lines: string[] = [];
  const touched = new Set<number>();
  for (let thing = 0; thing < things; thing++) {
    const [from, to] = [before[zoneOf + thing], after[zoneOf + thing]];
    if (from === to) continue;
    lines.push(`${preciseName(meta, thing)}: ${zoneLabel(meta, from)} -> ${zoneLabel(meta, to)}`);
    touched.add(from).add(to);
  }
  for (let zone = 0; zone < zones; zone++) {
    if (touched.has(zone)) continue;
    if (String(thingsIn(meta, before, zone)) !== String(thingsIn(meta, after, zone)))
      lines.push(`order of ${zoneLabel(meta, zone)}: changed`);
  }
  return lines;
}

function restDiff(meta: GameMeta, before: Int32Array, after: Int32Array): string[] {
  const { frames, lasting, lastingMax, lastingStride } = meta.layout;
  const lines: string[] = [];
  if (differs(before, after, lasting, lasting + lastingMax * lastingStride))
    lines.push('records of lasting effects: changed');
  const top = Math.max(cellsInUse(before), cellsInUse(after));
  if (before[HEADER.frame] !== after[HEADER.frame] || differs(before, after, frames, top))
    lines.push('running procedures: changed');
  return lines;
}

function differs(before: Int32Array, after: Int32Array, from: number, to: number): boolean {
  for (let cell = from; cell < to; cell++) if ((before[cell] ?? NONE) !== (after[cell] ?? NONE)) return true;
  return false;
}
