import type { DramaRule, SideRule } from './layout.ts';
import { stepSounds } from './step-sounds.ts';
import { names, oneOf, record, text } from './read-plain.ts';

/**
 * How events are shown, by event.
 *
 * @param raw `drama` of `table.yaml`, of any shape
 * @throws never
 */
export function readDrama(raw: Readonly<Record<string, unknown>>): Map<string, DramaRule> {
  return new Map(Object.entries(raw).map(([event, rule]) => [event, readRule(record(rule))]));
}

function readRule(raw: Readonly<Record<string, unknown>>): DramaRule {
  const sides = Array.isArray(raw['sides']) ? raw['sides'].map(readSide).filter((side) => side !== null) : [];
  const weight = raw['weight'];
  return {
    at: text(raw['at']),
    until: names(raw['until']) ?? [],
    from: text(raw['from']),
    to: text(raw['to']),
    show: names(raw['show']) ?? [],
    lost: text(raw['lost']),
    sides: sides.length === 2 ? sides : [],
    fight: raw['fight'] === undefined ? null : readFight(record(raw['fight'])),
    heading: raw['heading'] === true,
    sound: oneOf(stepSounds, raw['sound']),
    digest: raw['digest'] === true,
    weight: typeof weight === 'number' && weight >= 0 ? weight : 1,
  };
}

function readFight(raw: Readonly<Record<string, unknown>>): DramaRule['fight'] {
  return { one: names(raw['one']) ?? [], other: names(raw['other']) ?? [] };
}

function readSide(value: unknown): SideRule | null {
  const raw = record(value);
  const thing = text(raw['thing']);
  if (thing === null) return null;
  const dice = raw['dice'];
  return {
    thing,
    total: text(raw['total']),
    parts: Array.isArray(raw['parts']) ? raw['parts'].map(readPart).filter((part) => part !== null) : [],
    dice: typeof dice === 'number' ? dice - 1 : -1,
    counts: text(raw['counts']),
    ties: raw['ties'] === true,
  };
}

function readPart(value: unknown): SideRule['parts'][number] | null {
  const raw = record(value);
  const is = text(raw['is']);
  return is === null ? null : { is, title: text(raw['title']) ?? is, of: text(raw['of']) };
}
