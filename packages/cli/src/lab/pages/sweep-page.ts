/** The report of `sweep` as a page. */
import { counted, sentence } from '@undercroft/report';
import { curvePlot, type CurvePoint, htmlFigure, htmlPage, htmlTable } from '@undercroft/report/html';
import { figureText, hasEnded, NO_POINT_ENDED, shortPath, shownMeasures, type SweepResult } from '../swept.ts';
import { meansWish } from '../limits/wishes.ts';

export function sweepPage({ sweep, points, wishes, suggestion, shard }: SweepResult): string {
  const shown = shownMeasures(points, wishes);
  const heads = [...sweep.numbers.map(({ path }) => shortPath(path)), ...shown, ...wishes.map(({ text }) => text), ''];
  const rows = points.map((point, i) => [
    ...point.values.map(String),
    ...shown.map((name) => figureText(point.figures.find((one) => one.name === name)!)),
    ...point.met.map((met, wish) => (met ? (point.sure[wish]! ? 'surely' : 'yes') : 'no')),
    i === 0 ? 'as it is' : i === suggestion ? 'suggested' : '',
  ]);
  const facts = `${counted(shard.games, 'game')} at each of ${counted(points.length, 'point')}, ${counted(shard.players, 'player')}, ${shard.bots.join(' and ')}, seed ${shard.seed}`;
  const title = `Sweep of ${sweep.game}`;
  if (!hasEnded(shard))
    return htmlPage({ title, facts, sections: [{ heading: 'Curves', text: sentence(NO_POINT_ENDED), body: [] }] });
  const sections = [
    {
      heading: 'Curves',
      text: 'A blue strip holds the true figure in 19 of 20 cases, a yellow one is what is wished. Point at a dot for its figures.',
      body: [`<div class="plots">${shown.map((name) => curve({ sweep, points, wishes }, name)).join('')}</div>`],
    },
    { heading: 'Every point', text: 'Surely: the whole interval meets the wish.', body: [htmlTable([heads, ...rows])] },
  ];
  return htmlPage({ title, facts, sections });
}

/**
 * A measure along the first number; the second makes lines, the third pictures; others stand where
 * they are nearest to now.
 */
function curve({ sweep, points, wishes }: Pick<SweepResult, 'sweep' | 'points' | 'wishes'>, name: string): string {
  const [x, lines, panels, ...rest] = sweep.numbers;
  const { is } = points[0]!.figures.find((one) => one.name === name)!;
  const unit = is === 'share' ? 100 : 1;
  const drawn = points.filter(
    ({ values }) =>
      [x, lines, panels].every((number, i) => number === undefined || number.values.includes(values[i]!)) &&
      rest.every(({ now, values: tried }, i) => values[i + 3] === (tried.includes(now) ? now : tried[0])),
  );
  const data = drawn
    // A dot at 0 would be read as a figure.
    .filter(({ figures }) => figures.find((one) => one.name === name)!.count > 0)
    .map(({ values, figures }): CurvePoint => {
      const { mean, low, high } = figures.find((one) => one.name === name)!;
      return {
        value: values[0]!,
        mean: unit * mean,
        low: unit * low,
        high: unit * high,
        line: lines === undefined ? '' : String(values[1]!),
        panel: panels === undefined ? '' : String(values[2]!),
      };
    })
    .toSorted((a, b) => Number(a.line) - Number(b.line) || a.value - b.value);
  const wish = wishes.find((one) => meansWish(one.what, name));
  const names = {
    x: shortPath(x!.path),
    y: is === 'share' ? `${name}, percent` : name,
    line: lines === undefined ? '' : shortPath(lines.path),
    panel: panels === undefined ? '' : shortPath(panels.path),
  };
  const plot = curvePlot(data, names, wish === undefined ? null : [unit * wish.from, unit * wish.to]);
  return htmlFigure(lines === undefined ? name : `${name}, a line for each ${names.line}`, plot);
}
