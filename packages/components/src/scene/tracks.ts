import { isSortOf, type FieldMeta, type GameMeta } from '@undercroft/contract';
import type { GameView } from '@undercroft/view';
import type { TrackLayout } from '../layout/layout.ts';
import { numberSpaces, type TrackMarker, type TrackSpace } from '../track/spaces.ts';
import type { Words } from '../words/words.ts';
import { holdsNow } from './arranged.ts';
import { pictureOf, valueInWords } from './face.ts';

/** A number as a row of spaces. */
export interface TrackScene {
  readonly key: string;
  readonly label: string;
  readonly spaces: readonly TrackSpace[];
  /** its spaces are words, which need no name beside them */
  readonly words: boolean;
  /** of the players; none for a number of the game */
  readonly markers: readonly TrackMarker[];
  /** space of a number of the game; -1 for one of players, or when it is not on the track */
  readonly at: number;
}

/**
 * The tracks of a table.
 *
 * @throws never; those of fields that the game does not have, or that the viewer may not read, are
 *   left out
 */
export function tracksOf(meta: GameMeta, tracks: readonly TrackLayout[], view: GameView, words: Words): TrackScene[] {
  const shown = tracks.filter(({ when }) => holdsNow(meta, view, when));
  return shown.flatMap((track) => trackOf(meta, track, view, words) ?? []);
}

function trackOf(meta: GameMeta, track: TrackLayout, view: GameView, words: Words): TrackScene | null {
  const field = meta.fields.find(({ name, owner }) => name === track.of && typeof owner !== 'number');
  if (field === undefined) return null;
  const own = view.players.flatMap(({ seat, name, counters, fields }) => {
    const value = counters[track.of] ?? fields[track.of];
    return value === undefined ? [] : [{ seat, name, value }];
  });
  const now = view.globals[track.of];
  const values = field.owner === 'global' ? (now === undefined ? [] : [now]) : own.map(({ value }) => value);
  if (values.length === 0) return null;
  const named = namesOf(meta, field);
  const from = named === null ? (track.from ?? field.min ?? 0) : 0;
  const most = Math.max(track.to ?? field.max ?? from, ...values);
  const spaces = named === null ? numberSpaces(from, most) : named.map((value) => spaceOf(meta, field, value, words));
  const place = (value: number): number => (named === null ? (value < from ? -1 : value - from) : named.indexOf(value));
  if (track.hideEmpty && values.every((value) => place(value) < 0)) return null;
  return {
    key: track.of,
    label: track.title ?? field.title,
    spaces,
    words: named !== null,
    markers:
      field.owner === 'global' ? [] : own.map((one) => ({ ...plain, ...one, at: place(one.value), title: one.name })),
    at: field.owner === 'global' && now !== undefined ? place(now) : -1,
  };
}

const plain = { icon: null, hue: 60 } as const;

/**
 * What a field can hold that is no number: values of an enum, rows or kinds by their indexes; null
 * for numbers.
 */
function namesOf(meta: GameMeta, { type }: FieldMeta): readonly number[] | null {
  if (type.is === 'enum') return [...(meta.enums[type.of]?.values ?? []).keys()];
  if (type.is === 'row')
    return [...meta.rows.keys()].filter((row) => isSortOf(meta, meta.rows[row]?.kind ?? -1, type.of));
  if (type.is !== 'kind') return null;
  // Kinds without things of their own have nothing to show.
  const used = new Set(meta.rows.map(({ kind }) => kind));
  return [...meta.kinds.keys()].filter((kind) => used.has(kind) && isSortOf(meta, kind, type.of));
}

function spaceOf(meta: GameMeta, { type }: FieldMeta, value: number, words: Words): TrackSpace {
  const label = valueInWords(meta, type, value, words);
  return { label, title: label, icon: pictureOf(meta, type, value), legal: false };
}
