/** Plots as SVG, drawn by Observable Plot without a browser. */
import * as Plot from '@observablehq/plot';
import { document } from '#document';
import type { Histogram } from '@undercroft/simulator';

const BETTER = '#1d7f55';
const WORSE = '#c2452d';
const SURE = '#2f6fd0';
const PLAIN = '#7d7d86';
const WISHED = '#d8a200';

/** @param told the text for screen readers */
function draw(told: string, options: Plot.PlotOptions): string {
  const picture = Plot.plot({
    marginBottom: 42,
    style: { fontSize: '12px' },
    ...options,
    document,
  });
  // Parts without a role must have no names of their own: the picture has one.
  for (const part of picture.querySelectorAll('g[aria-label]')) {
    part.setAttribute('data-mark', part.getAttribute('aria-label') ?? '');
    part.removeAttribute('aria-label');
  }
  const svg = picture.matches('svg') ? picture : picture.querySelector(':scope > svg')!;
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', told);
  // With the namespace, a picture that is saved by itself is a valid SVG file.
  return picture.outerHTML.replaceAll('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
}

/** Width of a plot on a page with room for it, and on a phone, in pixels. */
const WIDE = 860;
const NARROW = 340;

/**
 * A plot drawn twice: its writing has one size on every screen, and the page shows the one that
 * fits (`REPORT_STYLE`).
 */
function forEachWidth(drawn: (width: typeof WIDE | typeof NARROW) => string): string {
  return `<div class="wide">${drawn(WIDE)}</div>\n<div class="narrow">${drawn(NARROW)}</div>`;
}

/** A figure with its interval. */
export interface IntervalRow {
  readonly name: string;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  /** whether it is told in colour */
  readonly sure: boolean;
  /** what is told when one points at it */
  readonly hint: string;
}

/** Longest name that is written beside a row. */
const NAME_MAX = 58;

/**
 * Intervals below each other, with a line at a value that means "no difference".
 *
 * @param unit   what the axis counts
 * @param judged whether more is better
 */
export function intervalsPlot(
  rows: readonly IntervalRow[],
  { zero, unit, judged = false }: { zero: number; unit: string; judged?: boolean },
): string {
  // Places are numbers: two rows may have one name.
  const shown = rows.map((row, place) => ({ ...row, place }));
  const names = rows.map(({ name }) => shortened(name));
  const longest = Math.max(...names.map((name) => name.length), 4);
  const judgement = (mean: number): string => (mean >= zero ? BETTER : WORSE);
  const colour = ({ sure, mean }: IntervalRow): string => (sure ? (judged ? judgement(mean) : SURE) : PLAIN);
  const told = rows.map(
    ({ name, mean, low, high }) => `${name}: ${mean.toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)})`,
  );
  const y = { type: 'point', domain: shown.map(({ place }) => place), label: null, tickSize: 0 } as const;
  const marks = [
    Plot.ruleX([zero], { strokeOpacity: 0.6 }),
    Plot.ruleY(shown, { x1: 'low', x2: 'high', y: 'place', stroke: colour, strokeWidth: 2 }),
    Plot.dot(shown, { x: 'mean', y: 'place', fill: colour, r: 4, title: 'hint' }),
  ];
  return forEachWidth((width) =>
    draw(`${unit}. ${told.join('; ')}`, {
      width,
      ...(width === WIDE
        ? {
            height: 50 + 22 * shown.length,
            marginLeft: 20 + 6.1 * longest,
            x: { label: unit, grid: true },
            y: { ...y, tickFormat: (place: number) => names[place]! },
            marks,
          }
        : {
            height: 70 + 40 * shown.length,
            marginLeft: 14,
            marginRight: 14,
            x: { label: unit, grid: true, ticks: 5 },
            y: { ...y, axis: null },
            // There is no room beside the rows: each has its name above it.
            marks: [...marks, Plot.text(shown, { y: 'place', text: ({ place }) => names[place]!, ...ABOVE })],
          }),
    }),
  );
}

const ABOVE = { frameAnchor: 'left', textAnchor: 'start', dx: -8, dy: -14 } as const;

/** The end says which one it is, the beginning where it is asked. */
function shortened(name: string): string {
  if (name.length <= NAME_MAX) return name;
  const end = Math.ceil(NAME_MAX / 2);
  return `${name.slice(0, NAME_MAX - end - 1)}…${name.slice(-end)}`;
}

/** Bars of a histogram. */
const BARS_MAX = 40;

/** How often values came out, as bars. */
export function histogramPlot(histogram: Histogram, label: string): string {
  const range = histogram.length === 0 ? 0 : histogram.at(-1)![0] - histogram[0]![0];
  const width = Math.max(1, Math.ceil(range / BARS_MAX));
  const bars = Map.groupBy(histogram, ([value]) => Math.floor(value / width));
  const drawn = [...bars].map(([bar, values]) => ({
    from: bar * width - 0.5,
    to: (bar + 1) * width - 0.5,
    games: values.reduce((sum, [, times]) => sum + times, 0),
  }));
  const told = drawn.map(({ from, to, games }) => `${from + 0.5}${to - from > 1 ? ` to ${to - 0.5}` : ''}: ${games}`);
  return draw(`${label}, and in how many games: ${told.join('; ')}`, {
    width: 420,
    height: 200,
    x: { label, ...wholeNumbers(drawn[0]?.from ?? 0, drawn.at(-1)?.to ?? 0) },
    // The label stands above the highest number, not on it.
    y: { label: 'games', grid: true, insetTop: 12 },
    marks: [Plot.rectY(drawn, { x1: 'from', x2: 'to', y: 'games', fill: PLAIN }), Plot.ruleY([0])],
  });
}

/** Fewest values that an axis has room for: one bar alone is no wall. */
const VALUES_MIN = 8;

/** An axis of values that are whole numbers. @param from, to  the edges of its bars */
function wholeNumbers(from: number, to: number): { domain: [number, number]; ticks?: number[] } {
  const more = Math.max(0, Math.ceil((VALUES_MIN - (to - from)) / 2));
  const domain: [number, number] = [from - more, to + more];
  const span = domain[1] - domain[0];
  // Of few values, fractions would be told as well.
  return span > 2 * VALUES_MIN
    ? { domain }
    : { domain, ticks: Array.from({ length: span }, (_, i) => domain[0] + 0.5 + i) };
}

/** A figure at a value of a number, with its interval; of several lines one each `line`. */
export interface CurvePoint {
  readonly value: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly line: string;
  /** which of several pictures beside each other it is in */
  readonly panel: string;
}

/** What a plot of curves is called. */
export interface CurveNames {
  readonly x: string;
  readonly y: string;
  readonly line: string;
  readonly panel: string;
}

/** A figure along a number. @param wish range that is wished, drawn as a strip */
export function curvePlot(
  points: readonly CurvePoint[],
  { x, y, line, panel }: CurveNames,
  wish: readonly [number, number] | null,
): string {
  const lines = [...new Set(points.map((point) => point.line))];
  const several = lines.length > 1;
  const count = new Set(points.map((point) => point.panel)).size;
  const panels = count > 1;
  const stroke = several ? 'line' : SURE;
  // An axis without a range has a single number with all its digits.
  const isFlat = points.every(({ low, high }) => low === points[0]!.mean && high === low);
  const title = ({ mean, low, high }: CurvePoint): string =>
    `${mean.toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)})`;
  const told = points.map(
    (point) => `${[point.panel, point.line, point.value].filter((part) => part !== '').join(', ')}: ${title(point)}`,
  );
  const drawn = (width: number): string => {
    // Pictures beside each other stand below each other where there is no room.
    const isStack = panels && width === NARROW;
    const common = { x: 'value', z: 'line', ...(panels ? { [isStack ? 'fy' : 'fx']: 'panel' } : {}) };
    return draw(`${y} along ${x}: ${told.join('; ')}`, {
      width,
      height: isStack ? 80 + 150 * count : 260,
      ...(isStack ? { marginRight: 60 } : {}),
      x: { label: x, ticks: [...new Set(points.map(({ value }) => value))].slice(0, 12), tickFormat: 'd' },
      y: {
        label: y,
        grid: true,
        insetTop: 12,
        ...(isFlat ? { domain: [points[0]!.mean - 1, points[0]!.mean + 1] } : {}),
      },
      ...(panels ? { [isStack ? 'fy' : 'fx']: { label: panel } } : {}),
      ...(several ? { color: { legend: true, label: line, type: 'categorical', domain: lines } } : {}),
      marks: [
        ...(wish === null ? [] : [Plot.rect([wish], { y1: '0', y2: '1', fill: WISHED, fillOpacity: 0.18 })]),
        // Strips over strips tell nothing.
        ...(several ? [] : [Plot.areaY(points, { ...common, y1: 'low', y2: 'high', fill: stroke, fillOpacity: 0.15 })]),
        Plot.lineY(points, { ...common, y: 'mean', stroke, strokeWidth: 2 }),
        Plot.dot(points, { ...common, y: 'mean', fill: stroke, r: 3, title }),
      ],
    });
  };
  return panels ? forEachWidth(drawn) : drawn(420);
}
