/** The parts of a card as templates. */
import type { Glossary } from '@undercroft/view';
import { html, nothing, type TemplateResult } from 'lit';
import { hueOfIcon } from '../icon/icon-hues.ts';
import { hasIcon, icon } from '../icon/icon.ts';
import { richText } from '../text/rich-text.ts';
import { bustOf, sceneOf } from '@undercroft/pictures';
import { litPicture } from '../picture/picture.ts';
import { plaqueOfFace } from '../picture/plaque.ts';
import { sceneryPart } from './scenery.ts';
import { isSpent, type CardFace, type CardGauge, type CardMark, type CardStat } from './card-face.ts';
import { styled } from '../theme/styled.ts';

/** Its icon, or its first letter when it has none. */
function picture(face: CardFace): TemplateResult {
  if (face.icon !== null && hasIcon(face.icon)) return icon(face.icon);
  return html`<span class="initial">${[...face.title][0] ?? ''}</span>`;
}

/**
 * The place of a picture, in its surroundings when it has any.
 *
 * @param seen  as a card or as a room; null: flat, for paper
 * @param more  what lies over it
 */
function art(face: CardFace, seen: 'card' | 'room' | null, more: TemplateResult | typeof nothing): TemplateResult {
  const { scenery } = face;
  const lit = seen === null ? nothing : litPicture(sceneOf(face, seen), 'picture');
  if (scenery === null) return html`<span class="art" part="art">${picture(face)}${lit} ${more}</span>`;
  const { wall = 'plain', light = 'middle', glow } = scenery;
  const own = face.icon !== null && hasIcon(face.icon);
  return html`<span
    class=${`art scenic wall-${wall} light-${light} ${glow === undefined ? '' : 'lit'}`}
    style=${styled(glow === undefined ? nothing : `--glow: ${glow}`)}
    part="art"
    >${sceneryPart(scenery, face.icon)} ${own ? nothing : picture(face)}${lit} ${more}</span
  >`;
}

function tone({ change }: CardStat): string {
  if (change === 0) return '';
  return change > 0 ? 'raised' : 'lowered';
}

function badge(stat: CardStat | null): TemplateResult | typeof nothing {
  if (stat === null) return nothing;
  const hue = stat.icon === null ? null : hueOfIcon(stat.icon);
  return html`<span
    class="badge ${tone(stat)}"
    style=${styled(hue === null ? nothing : `--coin: ${hue}`)}
    part="value"
    title=${stat.title}
  >
    ${stat.icon === null ? nothing : icon(stat.icon)}${stat.value === '' ? nothing : html`<b>${stat.value}</b>`}
  </span>`;
}

function stamp(face: CardFace): TemplateResult | typeof nothing {
  if (!isSpent(face)) return nothing;
  const shown = face.stamp?.icon ?? null;
  return html`<span class="stamp" aria-hidden="true">
    ${icon(shown !== null && hasIcon(shown) ? shown : 'ui-lock')}
  </span>`;
}

/** What lies over all else in a state: bars before what is captured, and the sign of the state. */
function statePart(face: CardFace): TemplateResult {
  return html`${face.captured ? html`<span class="bars" aria-hidden="true"></span>` : nothing}${stamp(face)}`;
}

/** The side that says nothing. */
export function backSide(face: CardFace): TemplateResult {
  const name = face.icon !== null && hasIcon(face.icon) ? face.icon : 'ui-hidden';
  return html`<span class="weave" part="back" aria-hidden="true">${icon(name)}</span>`;
}

/** The whole card. @param lit  its picture may be a lit one: it is on a screen */
export function wholeCard(face: CardFace, glossary: Glossary, lit: boolean): TemplateResult {
  return html`<span class="head" part="head">
      ${badge(face.value)}
      <span class="title" part="title">${face.title}</span>
    </span>
    <span class="edge"></span>
    ${art(face, lit ? 'card' : null, html`${statePart(face)} ${lit ? numbersPart(face, SECOND) : nothing}`)}
    <span class="line" part="kind"><span class="kind">${face.kind}</span></span>
    ${textBox(face, glossary)} ${foot(face.stats, face.marks)}`;
}

function textBox({ text, flavour }: CardFace, glossary: Glossary): TemplateResult | typeof nothing {
  if (text === '' && flavour === null) return nothing;
  return html`<span class="box" part="text">
    ${text === '' ? nothing : html`<span class="text">${richText(text, glossary)}</span>`}
    ${flavour === null ? nothing : html`<span class="flavour">${flavour}</span>`}
  </span>`;
}

function foot(stats: readonly CardStat[], marks: readonly CardMark[]): TemplateResult | typeof nothing {
  if (stats.length + marks.length === 0) return nothing;
  return html`<span class="foot" part="numbers">
    ${stats.map(
      (stat) =>
        html`<span class="stat ${tone(stat)}" title=${stat.title}>
          ${stat.icon === null ? html`<span class="name">${stat.title}</span>` : icon(stat.icon)}${stat.value === '' ? nothing : html`<b>${stat.value}</b>`}
          ${stat.printed === null ? nothing : html`<s>${stat.printed}</s>`}
        </span>`,
    )}
    ${marks.map(
      (mark) =>
        html`<span class="stat mark"
          >${mark.icon === null ? nothing : icon(mark.icon)}<span>${mark.title}</span></span
        >`,
    )}
  </span>`;
}

/** Numbers besides the one in the corner that stand on a card too small for its foot. */
const SECOND = 1;

const isNumber = ({ value }: CardStat): boolean => /^\d|^[-−]\d/.test(value);

/** The first further numbers of a thing, each with its picture or name. @param most  how many */
export function numbersPart({ stats }: Pick<CardFace, 'stats'>, most: number): TemplateResult | typeof nothing {
  const shown = stats.filter(isNumber).slice(0, most);
  if (shown.length === 0) return nothing;
  return html`<span class="numbers">${shown.map((stat) => numberPart(stat))}</span>`;
}

function numberPart(stat: CardStat): TemplateResult {
  return html`<span class="number ${tone(stat)}" title=${stat.title}
    >${stat.icon === null ? html`<i>${stat.title}</i>` : icon(stat.icon)}<b>${stat.value}</b></span
  >`;
}

/** Pictures that are drawn one by one at most; more are a number beside one picture. */
export const MOST_PIPS = 5;

/** The plan of a room, without what lies in it. @param lit  as of a whole card */
export function tilePlate(face: CardFace, glossary: Glossary, lit: boolean): TemplateResult {
  return html`${art(face, lit ? 'room' : null, nothing)}
    <span
      class="plate ${face.short === null ? '' : 'numbered'}"
      style=${styled(`--pips: ${Math.min(MOST_PIPS, Number(face.pips?.value ?? 0))}`)}
      part="head"
    >
      ${face.short === null ? nothing : short(face, face.short)}
      <span class="title" part="title">${face.title}</span>
      ${badge(face.value)}
    </span>
    ${gist(face, glossary)} ${pips(face.pips)} ${statePart(face)}`;
}

/** Longest gist that is drawn on one line, in em; a longer one wraps as a sentence does. */
const MOST_BROAD = 12;

/** How long a gist is, in em: its pictures, its letters, and the spaces between its parts. */
function lengthOf(parts: readonly string[]): number {
  const pictures = parts.join('').match(/\[[^\]]*\]/gu) ?? [];
  const letters = parts.join('').replaceAll(/\[[^\]]*\]/gu, '').length;
  return 1.4 * pictures.length + 0.54 * letters + 0.26 * parts.length;
}

/** What its effect costs and brings; its parts stay whole. */
function gist({ gist: text }: CardFace, glossary: Glossary): TemplateResult | typeof nothing {
  if (text === null || text === '') return nothing;
  const parts = text.split(' ');
  const arrow = parts.indexOf('›');
  const long = lengthOf(parts);
  return html`<span class=${long > MOST_BROAD ? 'gist said' : 'gist'} style=${styled(`--long: ${long.toFixed(2)}`)}
    >${parts.map((part, n) => {
      if (n === arrow) return html`<span class="leads"></span> `;
      return html`<span class=${n < arrow ? 'cost' : ''}>${richText(part, glossary)}</span> `;
    })}</span
  >`;
}

/** The picture and a number that stand for the name. */
function short(face: CardFace, text: string): TemplateResult {
  return html`<span class=${text === '' ? 'short' : 'short known'}
    >${picture(face)}${text === '' ? nothing : html`<b>${text}</b>`}</span
  >`;
}

function pips(stat: CardStat | null): TemplateResult | typeof nothing {
  const many = Number(stat?.value ?? 0);
  if (stat === null || stat.icon === null || !(many > 0)) return nothing;
  const { icon: name, title } = stat;
  return html`<span class="pips" title=${`${title} ${many}`}>
    ${many > MOST_PIPS ? html`<b>${many}</b>${icon(name)}` : Array.from({ length: many }, () => icon(name))}
  </span>`;
}

/** How much is left, as a bar below the picture with a part for each. */
function bar({ title, now, of }: CardGauge): TemplateResult {
  const style = `--parts: ${of}; --left: ${Math.min(1, now / of)}`;
  const state = now * 2 <= of ? 'gauge hurt dire' : now < of ? 'gauge hurt' : 'gauge';
  return html`<span class=${state} style=${styled(style)} title=${`${title} ${now} / ${of}`}></span>`;
}

/** A token or a chip. @param lit  as of a whole card */
export function piece(face: CardFace, copies: number, lit: boolean): TemplateResult {
  return html`<span class="cut" part="cut"></span>
    <span class="art" part="art">${picture(face)}</span>
    ${lit ? html`${litPicture(plaqueOfFace(face), 'plaque')}${litPicture(bustOf(face), 'bust')}` : nothing}
    ${face.gauge === null || face.gauge.of < 2 ? nothing : bar(face.gauge)} ${badge(face.value)}
    ${copies > 1 ? html`<span class="copies"><i>×</i>${copies}</span>` : nothing} ${statePart(face)}`;
}
