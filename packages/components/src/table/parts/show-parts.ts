import type { GameMeta } from '@undercroft/contract';
import type { Glossary } from '@undercroft/view';
import { html, nothing, type TemplateResult } from 'lit';
import type { CardFace } from '../../card/card-face.ts';
import { explainedIn, wordsOf } from '../../explained/explained.ts';
import { icon } from '../../icon/icon.ts';
import '../../log/log.ts';
import type { LogEntry } from '../../log/log.ts';
import { beginningsIn, foldsIn } from './beginnings.ts';
import { withPlaceNames } from '../../log/place-names.ts';
import { boxOf } from '../../page/boxes.ts';
import type { Pace } from '../../playback/pace.ts';
import type { Question } from '../../scene/questions.ts';
import type { Scene } from '../../scene/scene.ts';
import { hostOf } from '../../scene/host-of.ts';
import type { Words } from '../../words/words.ts';
import type { Closeup } from '../input/closeup.ts';
import type { TableDrawing } from './drawing.ts';
import './inspector.ts';
import type { Lying, ValueInWords } from './inspector.ts';
import { logBelow } from './log-below.ts';
import type { PartContext } from './parts.ts';
import type { Selection } from '../input/selection.ts';
import { attributesOf, type Explain } from './stage-part.ts';

/** What the parts of a table need to know, of what is drawn, what is chosen, and the rest. */
export function contextOf(
  { ahead, explained, fresh, glossary, staged }: TableDrawing,
  { carrying: { places }, counts, things: chosen }: Selection,
  {
    playing,
    ...rest
  }: Omit<PartContext, keyof TableDrawing | 'chosen' | 'counts' | 'goals' | 'lays'> & { readonly playing: boolean },
): PartContext {
  const drawn = { explained, glossary, staged, fresh: playing ? new Set<number>() : fresh, lays: ahead?.lays ?? [] };
  return { ...rest, ...drawn, marks: [...rest.marks, ...places], chosen, counts, goals: new Set(places) };
}

/** Places for notices; how the game ended is told after what led to it. */
export const noticesPart = (playing: boolean): TemplateResult =>
  html`<slot></slot>${playing ? nothing : html`<slot name="result"></slot>`}`;

/**
 * A thing at reading size: why it cannot be chosen, where its numbers come from, what can be done
 * with it.
 *
 * @param passes questions before it comes up in this turn, 0: it does not
 * @throws never
 */
export function inspectorPart(
  { thing, pinned, open }: Closeup,
  selection: Selection,
  scene: Scene,
  question: Question | null,
  meta: GameMeta,
  glossary: Glossary,
  card: (thing: number) => HTMLElement | null,
  explain: Explain | null,
  passes: number,
): TemplateResult | typeof nothing {
  if (!open) return nothing;
  const shown = lookedAt(scene, meta, thing);
  const face = scene.faces.get(shown);
  const element = card(thing);
  if (face === undefined || element === null || face.hidden) return nothing;
  const allowed = selection.answersOf(thing);
  // A bare square says what it is by itself; only where it has several answers there is something
  // to look at.
  if (shown === thing && isSilentSquare(scene, meta, thing) && allowed.length < 2) return nothing;
  const answers = (question?.groups ?? [])
    .flatMap(({ answers: here, squares = [] }) => [...here, ...squares])
    .filter((answer) => allowed.includes(answer.index));
  return html`<uc-inspector
    .face=${face}
    .glossary=${glossary}
    .near=${boxOf(element)}
    .reason=${scene.legal.reasons.get(thing) ?? scene.legal.asides.get(thing) ?? ''}
    .lying=${lyingIn(scene, thing).filter((one) => one.face !== face)}
    .terms=${wordsOf(textsOf(face), explainedIn(meta))}
    .values=${explain === null ? [] : valuesOf(meta, shown, explain)}
    .answers=${pinned ? answers.map(({ index, label }) => ({ index, label })) : []}
    .later=${pinned && allowed.length === 0 ? { thing, passes } : { thing: -1, passes }}
    ?pinned=${pinned}
  ></uc-inspector>`;
}

/** What a whole card says. */
function textsOf({ kind, text, marks, stats, value }: CardFace): string[] {
  const numbers = [value, ...stats].filter((stat) => stat !== null);
  return [text, kind, ...numbers.flatMap(({ title, value: now }) => [title, now]), ...marks.map(({ title }) => title)];
}

/** A square of a map that says nothing itself. */
function isSilentSquare({ faces }: Scene, meta: GameMeta, thing: number): boolean {
  return meta.rows[meta.things[thing] ?? -1]?.spot !== undefined && faces.get(thing)?.text === '';
}

/** What a closer look is at: of a square that says nothing itself, what lies on it. */
function lookedAt(scene: Scene, meta: GameMeta, thing: number): number {
  if (!isSilentSquare(scene, meta, thing)) return thing;
  const known = hostOf(scene, thing)?.inside.find(({ face }) => !face.hidden);
  return known?.things[0] ?? thing;
}

/** What lies in a thing, each sort once with its number. */
function lyingIn(scene: Scene, thing: number): Lying[] {
  const host = hostOf(scene, thing);
  return [...(host?.inside ?? []), ...(host?.fittings ?? [])].map(({ face, shape, things }) => {
    return { face, shape, copies: Math.max(1, things.length) };
  });
}

/** All things for which one card stands, that one among them. @throws never */
export function stackOf(scene: Scene | null, thing: number): readonly number[] {
  return (scene === null ? undefined : hostOf(scene, thing))?.things ?? [thing];
}

/** Attributes of a thing that something has changed, each with all it is made of. */
function valuesOf(meta: GameMeta, thing: number, explain: Explain): ValueInWords[] {
  const row = meta.rows[meta.things[thing] ?? -1];
  if (row === undefined) return [];
  const found: ValueInWords[] = [];
  for (const index of attributesOf(meta, row.kind)) {
    const attribute = meta.attributes[index];
    if (attribute === undefined || attribute.params > 0 || attribute.type.is !== 'number') continue;
    const parts = explain(thing, index);
    if (parts.length < 2) continue;
    const total = parts.reduce((sum, part) => sum + part.amount, 0);
    found.push({
      title: attribute.title,
      total,
      parts: parts.map(({ from, row: source, amount }) => ({
        amount,
        from,
        title: meta.rows[source]?.title ?? null,
      })),
    });
  }
  return found;
}

/** What of a table its log shows. */
export interface LogSource {
  readonly meta: GameMeta | null;
  readonly log: readonly LogEntry[];
  readonly names: readonly string[];
  readonly moment: number;
  readonly nth: number;
  readonly sources: boolean;
  /** unless it is off, the table reads aloud what it plays back */
  readonly pace: Pace;
}

/** What happened, in sentences. @param untold  sentences that are not said yet @throws never */
export function logPart(
  words: Words,
  table: LogSource,
  { explained, layout, spots }: TableDrawing,
  untold: number,
): TemplateResult {
  const { log, meta } = table;
  const told = log.slice(0, Math.max(0, log.length - untold));
  const { heads, passing, phases } = beginningsIn(told, layout);
  const folds = meta === null || layout === null ? [] : foldsIn(meta, layout, told, spots, words);
  return html`<uc-log
    .entries=${withPlaceNames(told, spots, words)}
    .heads=${heads}
    .explained=${explained}
    .phases=${phases}
    .passing=${passing}
    .folds=${folds}
    .names=${table.names}
    moment=${table.moment}
    nth=${table.nth}
    ?sources=${table.sources}
    ?told=${table.pace !== 'off'}
    ${logBelow()}
  ></uc-log>`;
}

/** Opens and closes the log, where it has no place beside the question. @throws never */
export function readButton(words: Words, open: boolean, toggle: () => void): TemplateResult {
  const label = words.say(open ? 'log.close' : 'log.title');
  return html`<button
    class="button quiet read"
    type="button"
    aria-expanded=${open ? 'true' : 'false'}
    aria-label=${label}
    title=${label}
    @click=${toggle}
  >
    ${icon(open ? 'ui-close' : 'ui-log')}
  </button>`;
}
