import { ownOf, type GameMeta } from '@undercroft/contract';
import type { ValuePart } from '@undercroft/view';
import { html, nothing, type TemplateResult } from 'lit';
import type { BattlePart, BattleSide } from '../../battle/battle.ts';
import type { FightSide, FightLine, FightNumber } from '../../battle/fight.ts';
import '../../battle/moment.ts';
import type { CastMember } from '../../battle/moment.ts';
import { blankFace, type CardFace, type CardShape } from '../../card/card-face.ts';
import type { AnimationStep, StepSide } from '../../playback/animation-steps.ts';
import { sumsOf, type FightChange, type FightShown } from '../../playback/fight.ts';
import type { Playback } from '../../playback/playback.ts';
import '../../playback/stage.ts';
import { faceOfRow } from '../../scene/face.ts';
import { hostOf } from '../../scene/host-of.ts';
import type { Scene } from '../../scene/scene.ts';
import { capital } from '../../words/capital.ts';
import type { Words } from '../../words/words.ts';
import { dieOf } from '../../scene/dice-on-table.ts';
import type { TableDrawing } from './drawing.ts';

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

/** From this weight on something is a scene of its own. */
const SCENE = 2;

/**
 * Whether what is shown takes the table for itself: a duel, or something that the game calls
 * weighty.
 */
export function isScene({ animationStep, fight }: Playback): boolean {
  if (animationStep === null) return false;
  return fight !== null || animationStep.sides.length === 2 || animationStep.weight >= SCENE;
}

/**
 * A scene in the middle of the table, while the rest of it is dark; pressing it goes on.
 *
 * @throws never
 */
export function arenaPart(playback: Playback, context: StageContext): TemplateResult | typeof nothing {
  const { animationStep: step, revealed } = playback;
  if (step === null || !isScene(playback)) return nothing;
  if (playback.fight !== null)
    return html`<div class="arena" @click=${goOn}>${fightPart(playback.fight, playback.fought, context)}</div>`;
  const set = setOf(step.place, context) ?? roomOf(step, context);
  const at = capital(set?.title ?? '');
  return html`<div class="arena" @click=${goOn}>
    ${
      step.sides.length === 2
        ? html`<uc-battle
            grand
            at=${at}
            .set=${set}
            .sides=${step.sides.map((side) => sideOf(side, step.sides, context))}
            .open=${revealed}
          ></uc-battle>`
        : html`<uc-moment
            caption=${step.text}
            at=${at}
            .set=${set}
            .cast=${step.show.map((shown) => figuresOf(shown, set === null ? -1 : step.place, step, context))}
            .dice=${step.dice.map((die) => dieOf(die, faceOf(die.thrower, context)))}
            .lost=${step.lost < 0 ? null : faceOf(step.lost, context)}
            .glossary=${context.drawing.glossary}
          ></uc-moment>`
    }
  </div>`;
}

/** What a fight is played in front of: the room on a square, because its floor shows nothing. */
function fieldOf(place: number, context: StageContext): CardFace | null {
  const room = hostOf(context.scene, place)?.inside.find(({ face, shape }) => shape === 'tile' && !face.hidden);
  if (room === undefined && isSquare(place, context)) return null;
  const set = setOf(room?.thing ?? place, context);
  return set === null ? null : { ...set, damaged: false };
}

/** Both sides, the blows until now and how it ended. */
function fightPart(fight: FightShown, fought: boolean, context: StageContext): TemplateResult {
  const { place } = fight.on;
  const set = fieldOf(place, context);
  return html`<uc-fight
    at=${capital(context.drawing.spots.get(place) ?? set?.title ?? '')}
    .set=${set}
    .sides=${fightSidesOf(fight, context)}
    .lines=${fight.blows.map((blow): FightLine => {
      const numbers = blow.changes.map((change) => numberOf(change, context));
      const fallen = blow.fallen.map((thing) => faceOf(thing, context).title);
      return { face: blow.thing < 0 ? null : faceOf(blow.thing, context), text: blow.text, numbers, fallen };
    })}
    .outcome=${fight.outcome}
    ?open=${fought}
    ?taken=${fight.taken}
  ></uc-fight>`;
}

/**
 * Those who attack are called as where they lie, those who hold out by the player they fight for.
 */
function fightSidesOf({ blows, sides, on }: FightShown, context: StageContext): FightSide[] {
  const zoneTitle = (names: readonly string[]): string =>
    context.meta.zones.find(({ name }) => name === names[0])?.title ?? '';
  const titles = [zoneTitle(on.one), on.seat < 0 ? zoneTitle(on.other) : context.name(on.seat)];
  const last = blows.at(-1)?.thing ?? -1;
  return sides.map((side, n) => ({
    title: titles[n] ?? '',
    fighters: side.map((thing) => ({
      face: faceOf(thing, context),
      numbers: sumsOf({ blows }, thing).map((change) => ({ ...numberOf(change, context), who: '' })),
      acts: thing === last,
      fallen: blows.some(({ fallen }) => fallen.includes(thing)),
    })),
  }));
}

function numberOf({ amount, icon, thing, title }: FightChange, context: StageContext): FightNumber {
  return { who: thing < 0 ? '' : faceOf(thing, context).title, title, icon, amount };
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

/** On a board of tiles, the room in which one of those stands whom it is about; null: none does. */
function roomOf({ place, show, sides }: AnimationStep, { drawing, meta }: StageContext): CardFace | null {
  const about = [...sides.map(({ thing }) => thing), ...show].toReversed();
  const rooms = [...about, place].map((thing) => drawing.rooms.get(Number(thing)));
  const row = meta.rows[rooms.find((one) => one !== undefined) ?? -1];
  const { layout } = drawing;
  return row === undefined || layout === null ? null : faceOfRow({ meta, layout }, row);
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
function figuresOf(
  shown: number | string,
  place: number,
  { arrow, events }: AnimationStep,
  context: StageContext,
): CastMember[] {
  const { meta } = context;
  if (shown === place) return [];
  const own = typeof shown === 'number' ? meta.rows[meta.things[shown] ?? -1]?.kind : undefined;
  const zone = typeof shown === 'string' ? meta.zones.find(({ name }) => name === shown) : undefined;
  const shape = shapeOf(own ?? zone?.holds[0], context);
  // With the sound of a fall, all that is shown has fallen but the one who struck.
  const falls = events.some(({ name }) => context.drawing.layout?.drama.get(name)?.sound === 'fall');
  const fallen = falls && shape === 'token' && shown !== arrow?.from;
  return facesOf(shown, context).map((face) => ({ face, shape, fallen }));
}

/**
 * A thing that the viewer knows of, or all that lies in a zone of the table; squares are seen where
 * they are.
 */
function facesOf(shown: number | string, context: StageContext): CardFace[] {
  if (typeof shown === 'number') {
    const face = faceOf(shown, context);
    return face.hidden || (isSquare(shown, context) && face.text === '') ? [] : [face];
  }
  const area = context.scene.shared.find((one) => one.key === `${shown}--1`);
  return (area?.rows ?? []).flat().flatMap(({ face, things }) => things.map(() => face));
}

/** Whether a thing is a space that a map makes. */
function isSquare(thing: number, { meta }: StageContext): boolean {
  return meta.rows[meta.things[thing] ?? -1]?.spot !== undefined;
}

/** Of a thing that is not on the table any more as it was last seen, else what is printed. */
function faceOf(thing: number, { scene, drawing, meta }: StageContext): CardFace {
  const known = [scene.faces.get(thing), drawing.seen.get(thing)].find((face) => face?.hidden === false);
  const row = meta.rows[meta.things[thing] ?? -1];
  const printed = row === undefined ? { hidden: true } : { title: row.title, icon: row.icon, text: row.text };
  return known ?? { ...blankFace, ...printed };
}

/** What equal totals come to, where they help neither; empty for all others. */
function evenWords(sides: readonly StepSide[], words: Words): string {
  const [one, other] = sides;
  if (one === undefined || other === undefined || one.total === null || one.total !== other.total) return '';
  return words.say(one.falls && other.falls ? 'battle.even-both' : 'battle.even');
}

function sideOf(
  { thing, total, parts, dice, counts, won, tie }: StepSide,
  sides: readonly StepSide[],
  context: StageContext,
): BattleSide {
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
    note: tie ? context.words.say('battle.tie') : won === null ? evenWords(sides, context.words) : '',
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
export function attributesOf(meta: GameMeta, first: number): number[] {
  const kind = meta.kinds[first];
  return kind === undefined ? [] : [...kind.attributes, ...attributesOf(meta, kind.parent)];
}
