import type { GameMeta } from '@undercroft/contract';
import type { GameView, ToldDieView, ValuePart } from '@undercroft/view';
import { html, nothing, type TemplateResult } from 'lit';
import type { BattleSide } from '../battle/battle.ts';
import { blankFace } from '../card/card-face.ts';
import type { Die } from '../dice/dice.ts';
import type { BeatSide } from '../playback/beats.ts';
import type { Playback } from '../playback/playback.ts';
import type { Question } from '../scene/questions.ts';
import type { Scene } from '../scene/scene.ts';
import type { Glossary } from '../text/rich-text.ts';
import type { Words } from '../words/words.ts';
import type { Closeup } from './closeup.ts';
import type { ValueInWords } from './inspector.ts';
import type { Selection } from './selection.ts';

/** Dice that lie on the table. @throws never */
export function diceOf({ decision, dice, viewer }: GameView, scene: Scene): Die[] {
  const legal = decision?.player === viewer ? decision.answers.map((answer) => answer.thing) : [];
  return dice.map((die) => ({ ...toldDie(die, scene), thing: die.id, legal: legal.includes(die.id) }));
}

function toldDie({ sides, value, thrower }: Pick<ToldDieView, 'sides' | 'value' | 'thrower'>, scene: Scene): Die {
  const face = scene.faces.get(thrower);
  const label = face === undefined || face.hidden ? null : face.title;
  return { sides, value, thing: -1, hue: face?.hue ?? 80, label, legal: false };
}

/** What is being shown, over the lower edge of the field. @throws never */
export function stagePart(
  playback: Playback,
  scene: Scene,
  meta: GameMeta,
  name: (seat: number) => string,
  words: Words,
): TemplateResult | typeof nothing {
  const { beat, place } = playback;
  if (beat === null) return nothing;
  const where = scene.faces.get(beat.place);
  const caption = beat.text === '' || beat.dice.length > 0 ? '' : beat.text;
  return html`<uc-stage
    class="stage"
    caption=${caption === '' && beat.dice.length > 0 ? words.say('stage.dice') : caption}
    who=${beat.player < 0 ? '' : name(beat.player)}
    seat=${beat.player}
    place=${where === undefined || where.hidden ? '' : where.title}
    .sides=${beat.sides.map((side) => sideOf(side, scene, meta))}
    .dice=${beat.dice.map((die) => toldDie(die, scene))}
    .open=${playback.revealed}
    ?held=${playback.paused}
    at=${place.at}
    of=${place.of}
  ></uc-stage>`;
}

function sideOf({ thing, total, parts, dice, won }: BeatSide, scene: Scene, meta: GameMeta): BattleSide {
  const known = scene.faces.get(thing);
  const row = meta.rows[meta.things[thing] ?? -1];
  const face = known ?? { ...blankFace, title: row?.title ?? '', icon: row?.icon ?? null, hidden: row === undefined };
  return {
    face,
    total,
    parts: parts.map(({ title, value }) => ({ title, icon: null, value })),
    dice: dice.map((die) => ({ ...toldDie(die, scene), hue: face.hue })),
    won,
    note: '',
  };
}

/** A thing at reading size: why it cannot be chosen, where its numbers come from, what can be done with it. @throws never */
export function inspectorPart(
  { thing, pinned, open }: Closeup,
  selection: Selection,
  scene: Scene,
  question: Question | null,
  meta: GameMeta,
  glossary: Glossary,
  card: (thing: number) => HTMLElementTagNameMap['uc-card'] | null,
  explain: ((thing: number, attribute: number) => readonly ValuePart[]) | null,
): TemplateResult | typeof nothing {
  if (!open) return nothing;
  const face = scene.faces.get(thing);
  const element = card(thing);
  if (face === undefined || element === null || face.hidden) return nothing;
  const allowed = selection.answersOf(thing);
  const answers = (question?.groups ?? [])
    .flatMap((group) => group.answers)
    .filter((answer) => allowed.includes(answer.index));
  return html`<uc-inspector
    .face=${face}
    .glossary=${glossary}
    .near=${element.getBoundingClientRect()}
    .reason=${element.reason}
    .values=${explain === null ? [] : valuesOf(meta, thing, explain)}
    .answers=${pinned ? answers.map(({ index, label }) => ({ index, label })) : []}
    ?pinned=${pinned}
  ></uc-inspector>`;
}

/** Attributes of a thing that something has changed, each with all it is made of. */
function valuesOf(
  meta: GameMeta,
  thing: number,
  explain: (thing: number, attribute: number) => readonly ValuePart[],
): ValueInWords[] {
  const row = meta.rows[meta.things[thing] ?? -1];
  if (row === undefined) return [];
  const found: ValueInWords[] = [];
  for (let kind = meta.kinds[row.kind]; kind !== undefined; kind = meta.kinds[kind.parent])
    for (const index of kind.attributes) {
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
          title: from === 'row' ? (meta.rows[source]?.title ?? null) : null,
        })),
      });
    }
  return found;
}
