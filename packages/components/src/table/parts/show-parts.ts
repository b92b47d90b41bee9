import { ownOf } from '@undercroft/contract';
import type { GameMeta } from '@undercroft/contract';
import type { Glossary, ValuePart } from '@undercroft/view';
import { html, nothing, type TemplateResult } from 'lit';
import type { BattlePart, BattleSide } from '../../battle/battle.ts';
import '../../battle/moment.ts';
import type { CastMember } from '../../battle/moment.ts';
import { blankFace, type CardFace, type CardShape } from '../../card/card-face.ts';
import { explainedIn, wordsOf } from '../../explained/explained.ts';
import { icon } from '../../icon/icon.ts';
import '../../log/log.ts';
import type { LogEntry } from '../../log/log.ts';
import { beginningsIn } from './beginnings.ts';
import { withPlaceNames } from '../../log/place-names.ts';
import { boxOf } from '../../page/boxes.ts';
import type { StepSide } from '../../playback/animation-steps.ts';
import type { Pace } from '../../playback/pace.ts';
import type { Playback } from '../../playback/playback.ts';
import '../../playback/stage.ts';
import type { Question } from '../../scene/questions.ts';
import type { Scene } from '../../scene/scene.ts';
import type { CardScene } from '../../scene/card-scene.ts';
import type { Words } from '../../words/words.ts';
import type { Closeup } from '../input/closeup.ts';
import type { TableDrawing } from './drawing.ts';
import './inspector.ts';
import type { Lying, ValueInWords } from './inspector.ts';
import { dieOf } from './dice.ts';
import { logBelow } from './log-below.ts';
import type { PartContext } from './parts.ts';
import type { Selection } from '../input/selection.ts';

/**
 * Where the value of an attribute of a thing comes from, both as in the metadata.
 *
 * @param before before what is shown happened
 */
export type Explain = (thing: number, attribute: number, before?: boolean) => readonly ValuePart[];

/** What the stage is made of besides what is played. */
export interface StageContext {
  readonly drawing: TableDrawing;
  readonly scene: Scene;
  readonly meta: GameMeta;
  readonly name: (seat: number) => string;
  readonly explain: Explain | null;
  readonly words: Words;
}

/** What the parts of a table need to know, of what is drawn, what is chosen, and the rest. */
export function contextOf(
  { ahead, explained, fresh, glossary }: TableDrawing,
  { carrying: { places }, counts, things: chosen }: Selection,
  {
    playing,
    ...rest
  }: Omit<PartContext, keyof TableDrawing | 'chosen' | 'counts' | 'goals' | 'lays'> & { readonly playing: boolean },
): PartContext {
  const drawn = { explained, glossary, fresh: playing ? new Set<number>() : fresh, lays: ahead?.lays ?? [] };
  return { ...rest, ...drawn, marks: [...rest.marks, ...places], chosen, counts, goals: new Set(places) };
}

/** What is being shown, in the place of the question. @throws never */
export function stagePart(playback: Playback, context: StageContext): TemplateResult | typeof nothing {
  const { animationStep, place } = playback;
  const { scene, drawing, name, words } = context;
  if (animationStep === null) return nothing;
  const where = scene.faces.get(animationStep.place);
  const thrown = animationStep.sides.length === 0 && animationStep.events[0]?.name === 'roll';
  // A scene shows them on the table.
  const pictures = isScene(playback) ? { show: [], dice: [] } : animationStep;
  return html`<uc-stage
    class="stage"
    caption=${thrown ? words.say('stage.dice') : animationStep.text}
    who=${animationStep.player < 0 ? '' : name(animationStep.player)}
    seat=${animationStep.player}
    place=${where === undefined || where.hidden ? '' : where.title}
    .cast=${pictures.show.map((shown) => facesOf(shown, context))}
    .glossary=${drawing.glossary}
    .dice=${pictures.dice.map((die) => dieOf(die, faceOf(die.thrower, context)))}
    ?held=${playback.paused}
    at=${place.at}
    of=${place.of}
  ></uc-stage>`;
}

/** Places for notices; how the game ended is told after what led to it. */
export const noticesPart = (playing: boolean): TemplateResult =>
  html`<slot></slot>${playing ? nothing : html`<slot name="result"></slot>`}`;

/** From this weight on something is a scene of its own. */
const SCENE = 2;

/**
 * Whether what is shown takes the table for itself: a duel, or something that the game calls
 * weighty.
 */
export function isScene({ animationStep }: Playback): boolean {
  return animationStep !== null && (animationStep.sides.length === 2 || animationStep.weight >= SCENE);
}

/**
 * A scene in the middle of the table, while the rest of it is dark; pressing it goes on.
 *
 * @throws never
 */
export function arenaPart(playback: Playback, context: StageContext): TemplateResult | typeof nothing {
  const { animationStep: step, revealed } = playback;
  if (step === null || !isScene(playback)) return nothing;
  const set = setOf(step.place, context);
  const at = set?.title ?? '';
  return html`<div class="arena" @click=${goOn}>
    ${
      step.sides.length === 2
        ? html`<uc-battle
            grand
            at=${at}
            .set=${set}
            .sides=${step.sides.map((side) => sideOf(side, context))}
            .open=${revealed}
          ></uc-battle>`
        : html`<uc-moment
            caption=${step.text}
            at=${at}
            .set=${set}
            .cast=${step.show.map((shown) => figuresOf(shown, set === null ? -1 : step.place, context))}
            .dice=${step.dice.map((die) => dieOf(die, faceOf(die.thrower, context)))}
            .glossary=${context.drawing.glossary}
          ></uc-moment>`
    }
  </div>`;
}

const goOn = (event: Event): unknown =>
  event.currentTarget?.dispatchEvent(new CustomEvent('uc-step', { bubbles: true, composed: true }));

/** What a scene is played in front of; a piece is no place. @param place  a thing, or -1 */
function setOf(place: number, context: StageContext): CardFace | null {
  const face = context.scene.faces.get(place);
  if (face === undefined || face.hidden) return null;
  const shape = shapeOf(context.meta.rows[context.meta.things[place] ?? -1]?.kind, context);
  return shape === 'token' ? null : face;
}

/** Shape of a kind in a scene: what is a chip on the table has room for a token. */
function shapeOf(kind: number | undefined, { drawing, meta }: StageContext): CardShape {
  const shape = drawing.layout?.kinds.get(meta.kinds[kind ?? -1]?.name ?? '')?.shape ?? 'card';
  return shape === 'chip' ? 'token' : shape;
}

/**
 * What stands in a scene, with the shape that it has on the table; the place is what the scene is
 * played in front of.
 */
function figuresOf(shown: number | string, place: number, context: StageContext): CastMember[] {
  const { meta } = context;
  if (shown === place) return [];
  const own = typeof shown === 'number' ? meta.rows[meta.things[shown] ?? -1]?.kind : undefined;
  const zone = typeof shown === 'string' ? meta.zones.find(({ name }) => name === shown) : undefined;
  const shape = shapeOf(own ?? zone?.holds[0], context);
  return facesOf(shown, context).map((face) => ({ face, shape }));
}

/**
 * A thing that the viewer knows of, or all that lies in a zone of the table; squares are seen where
 * they are.
 */
function facesOf(shown: number | string, context: StageContext): CardFace[] {
  if (typeof shown === 'number') {
    const face = faceOf(shown, context);
    const isSquare = context.meta.rows[context.meta.things[shown] ?? -1]?.spot !== undefined;
    return face.hidden || (isSquare && face.text === '') ? [] : [face];
  }
  const area = context.scene.shared.find((one) => one.key === `${shown}--1`);
  return (area?.rows ?? []).flat().flatMap(({ face, things }) => things.map(() => face));
}

/** Of a thing that is not on the table any more as it was last seen, else what is printed. */
function faceOf(thing: number, { scene, drawing, meta }: StageContext): CardFace {
  const known = [scene.faces.get(thing), drawing.seen.get(thing)].find((face) => face?.hidden === false);
  const row = meta.rows[meta.things[thing] ?? -1];
  const printed = row === undefined ? { hidden: true } : { title: row.title, icon: row.icon, text: row.text };
  return known ?? { ...blankFace, ...printed };
}

function sideOf({ thing, total, parts, dice, counts, won, tie }: StepSide, context: StageContext): BattleSide {
  const face = faceOf(thing, context);
  const best = counts === null ? -1 : dice.findIndex((die) => die.value === counts);
  return {
    face,
    total,
    parts: parts.flatMap((part) => sourcesOf(part, thing, context)),
    dice: dice.map((die, index) => ({
      ...dieOf(die, faceOf(die.thrower, context)),
      hue: face.hue,
      pale: best >= 0 && index !== best,
    })),
    won,
    note: tie ? context.words.say('battle.tie') : '',
  };
}

/** A number of a duel; the value of an attribute as what is printed, and what was added to it. */
function sourcesOf(
  { title, value, of }: StepSide['parts'][number],
  thing: number,
  { meta, explain, words }: StageContext,
): BattlePart[] {
  const row = meta.rows[meta.things[thing] ?? -1];
  const part = { title, icon: null, value };
  if (of === null || row === undefined) return [part];
  const attribute = attributesOf(meta, row.kind).find((index) => meta.attributes[index]?.name === of) ?? -1;
  const known = attribute < 0 || explain === null ? [] : [explain(thing, attribute), explain(thing, attribute, true)];
  // What is in force now may not be what was in force then: only sources that explain the same
  // change are told.
  const sources = known.find(
    (parts) => parts.length > 1 && value === parts.reduce((sum, { amount }) => sum + amount, 0),
  );
  if (sources !== undefined)
    return sources.map(({ from, row: source, amount }) => ({
      title: from === 'base' ? title : (meta.rows[source]?.title ?? words.say('battle.effects')),
      icon: meta.rows[source]?.icon ?? null,
      value: amount,
    }));
  const printed = ownOf(row.printed, of) ?? value;
  if (printed === value) return [part];
  return [
    { ...part, value: printed },
    { title: words.say('battle.effects'), icon: null, value: value - printed },
  ];
}

/** Attributes of a kind and of those that it is a sort of. */
function attributesOf(meta: GameMeta, first: number): number[] {
  const kind = meta.kinds[first];
  return kind === undefined ? [] : [...kind.attributes, ...attributesOf(meta, kind.parent)];
}

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

/** Where a thing is drawn. */
function hostOf({ players, shared, hand, offered }: Scene, thing: number): CardScene | undefined {
  const areas = [
    ...players.flatMap((player) => player.areas),
    ...shared,
    ...hand,
    ...(offered === null ? [] : [offered]),
  ];
  const all = (card: CardScene): CardScene[] => [card, ...[...card.inside, ...card.fittings].flatMap(all)];
  return areas
    .flatMap(({ rows }) => rows.flat(1))
    .flatMap(all)
    .find((card) => card.things.includes(thing));
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
export function logPart(table: LogSource, { explained, layout, spots }: TableDrawing, untold: number): TemplateResult {
  const told = table.log.slice(0, Math.max(0, table.log.length - untold));
  const { heads, phases } = beginningsIn(told, layout);
  return html`<uc-log
    .entries=${withPlaceNames(told, spots)}
    .heads=${heads}
    .explained=${explained}
    .phases=${phases}
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
