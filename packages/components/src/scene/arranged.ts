/**
 * What an area says of itself: when it is shown, and what it adds to the things that lie in it,
 * names of columns, numbers, a lock.
 */
import type { GameMeta, ZoneMeta } from '@undercroft/contract';
import type { GameView } from '@undercroft/view';
import type { StateRule } from '../layout/layout.ts';
import type { ZoneHead } from '../zone/zone.ts';
import { levelTitle, type FaceContext } from './face.ts';
import type { CardScene } from './card-scene.ts';

type Rows = readonly (readonly CardScene[])[];

/**
 * A column has the name of its value, and the picture of what lies first in it.
 *
 * @param column from 0
 * @throws never
 */
export function headOf(meta: GameMeta, by: string | null, [first]: readonly CardScene[], column: number): ZoneHead {
  return { title: levelTitle(meta, by, column + 1), icon: first?.face.icon ?? null };
}

/** Cards that look spent; backs never do. @throws never */
export function spent(rows: Rows): CardScene[][] {
  return rows.map((row) => row.map((card) => ({ ...card, face: { ...card.face, exhausted: !card.face.hidden } })));
}

/**
 * Cards with their numbers.
 *
 * @param hold they hold others: then those count in which something lies
 * @throws never
 */
export function numbered(rows: Rows, hold: boolean): CardScene[][] {
  let n = 0;
  return rows.map((row) => row.map((card) => (hold && card.inside.length === 0 ? card : { ...card, nth: ++n })));
}

/** Whether fields of the game have these values now. @throws never */
export function holdsNow(meta: GameMeta, view: GameView, rules: readonly StateRule[]): boolean {
  return rules.every(({ field, value }) => {
    const type = meta.fields.find(({ name, owner }) => name === field && owner === 'global')?.type;
    const now = view.globals[field];
    if (type === undefined || now === undefined) return false;
    if (type.is === 'flag') return String(now !== 0) === value;
    return (type.is === 'enum' ? meta.enums[type.of]?.values[now] : String(now)) === value;
  });
}

/** It can be chosen, or something that lies in it. @throws never */
export function canChoose(card: CardScene): boolean {
  return card.answers.length > 0 || card.inside.some(canChoose) || card.fittings.some(canChoose);
}

/**
 * Whether cards of a zone can hold pieces; there only those that hold some are numbered.
 * @throws never
 */
export function holdsPieces({ meta, layout }: FaceContext, { holds }: ZoneMeta): boolean {
  return holds.some((kind) => (layout.kinds.get(meta.kinds[kind]?.name ?? '')?.inside ?? []).length > 0);
}

/** The hue of what lies in a zone. @throws never */
export function hueOfZone({ meta, layout }: FaceContext, zone: ZoneMeta): number {
  const kind = meta.kinds[zone.holds[0] ?? -1];
  return (kind === undefined ? undefined : layout.kinds.get(kind.name))?.hue ?? 60;
}
