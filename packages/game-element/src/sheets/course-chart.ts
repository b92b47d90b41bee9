import { withMinus, type Words, styled } from '@undercroft/components';
import { html, svg, type TemplateResult } from 'lit';
import type { Course } from '../turning/course.ts';

const WIDTH = 560;
const HEIGHT = 150;
const EDGE = 8;

/** Lines that differ in more than colour. */
const dashes = ['', '9 5', '2 4', '12 4 2 4'] as const;

/** A small picture of the turning points: a line for every player. */
export function courseChart(words: Words, { is, values }: Course, names: readonly string[]): TemplateResult {
  const all = values.flat();
  const low = is === 'chance' ? 0 : Math.min(0, ...all);
  const high = is === 'chance' ? 1 : Math.max(1, ...all);
  const x = (index: number): number => EDGE + (index * (WIDTH - 2 * EDGE)) / Math.max(1, values.length - 1);
  const y = (value: number): number => HEIGHT - EDGE - ((value - low) * (HEIGHT - 2 * EDGE)) / (high - low);
  const points = (seat: number): string =>
    values.map((row, index) => `${x(index).toFixed(1)},${y(row[seat] ?? 0).toFixed(1)}`).join(' ');
  const shown = (value: number | undefined): string => {
    if (value === undefined) return '…';
    return is === 'chance' ? `${Math.round(value * 100)} %` : withMinus(value);
  };
  const title = words.say(is === 'score' ? 'end.course-score' : 'end.course-chance');
  const lines = names.map((name, seat) =>
    words.say('end.course-of', { name, values: values.map((row) => shown(row[seat] ?? 0)).join(', ') }),
  );
  return html`<figure class="course" aria-busy=${values.length === 0}>
    <figcaption>${title}</figcaption>
    <div class="plot">
      <span class="scale" aria-hidden="true">${shown(high)}</span>
      <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${`${title}. ${lines.join('. ')}`}>
        ${[0, 0.5, 1].map((part) => svg`<line class="grid" x1=${EDGE} x2=${WIDTH - EDGE} y1=${y(low + part * (high - low))} y2=${y(low + part * (high - low))}></line>`)}
        ${names.map((_, seat) => svg`<polyline class="line" style=${styled(`--seat: var(--uc-seat-${seat % 4}, var(--uc-accent))`)} stroke-dasharray=${dashes[seat % 4] ?? ''} points=${points(seat)}></polyline>`)}
      </svg>
      <span class="scale low" aria-hidden="true">${shown(low)}</span>
    </div>
    <ul class="legend">
      ${names.map((name, seat) => html`<li><svg viewBox="0 0 34 8" width="34" height="8" aria-hidden="true">${svg`<line class="line" x1="1" x2="33" y1="4" y2="4" style=${styled(`--seat: var(--uc-seat-${seat % 4}, var(--uc-accent))`)} stroke-dasharray=${dashes[seat % 4] ?? ''}></line>`}</svg>${name}<b>${shown(values.at(-1)?.[seat])}</b></li>`)}
    </ul>
  </figure>`;
}
