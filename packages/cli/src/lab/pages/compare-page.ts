/** The report of `compare` as a page. */
import { isSeen, listedMeasures, type CardChange, type JudgedChange } from '@undercroft/simulator';
import { count, counted, differenceCells, figure, percent, sentence } from '@undercroft/report';
import { htmlPage, htmlTable, intervalsPlot, type Section } from '@undercroft/report/html';
import { movedText, NO_PAIR_ENDED } from '../moved.ts';
import type { CompareResult } from '../results.ts';

/** Rows of the plot of choices. */
const ROWS_MAX = 30;

export function comparePage({ report, verdicts, shard }: CompareResult): string {
  const { base, name, pairs, measures, cards } = report;
  const listed = listedMeasures(measures).filter(isSeen);
  const facts = `${counted(pairs, 'pair')} of games, ${counted(shard.players, 'player')}, ${shard.bots.join(' and ')}, seed ${shard.seed}`;
  const limits = verdicts.length === 0 ? [] : [limitsOf(verdicts)];
  const nothing: Section = { heading: 'What differs', text: sentence(NO_PAIR_ENDED), body: [] };
  const told = pairs === 0 ? [nothing] : [differences(listed), choices(cards)];
  const sections = [...told, ...limits];
  return htmlPage({ title: `${base} against ${name}`, facts, sections });
}

function differences(listed: readonly JudgedChange[]): Section {
  const rows = listed.map(({ name, is, base, now, difference }) => [
    name,
    figure(is, base.mean),
    figure(is, now.mean),
    ...differenceCells(is, difference),
  ]);
  const intervals = listed
    .filter(({ name }) => name !== 'answers')
    .map(({ name, is, base, difference, p }) => {
      // Numbers count in units of their own: they are told in percent of what they were.
      const unit = is === 'share' ? 100 : 100 / Math.abs(base.mean || 1);
      const { mean, low, high } = difference;
      return {
        name: is === 'share' ? name : `${name}, in percent of before`,
        mean: mean * unit,
        low: low * unit,
        high: high * unit,
        sure: p <= 0.05,
        hint: differenceCells(is, difference).join(', '),
      };
    });
  const plot = intervalsPlot(intervals, { zero: 0, unit: 'points of 100; percent for numbers' });
  return {
    heading: 'What differs',
    text: `After less before, from games with the same seed. Colour: ${movedText(listed)}.`,
    body: [plot, htmlTable([['', 'before', 'after', 'difference', '95 % interval'], ...rows])],
  };
}

function choices(cards: readonly CardChange[]): Section {
  const moved = cards.filter(({ p }) => p <= 0.05);
  const rows = moved.slice(0, ROWS_MAX).map(({ name, difference: { mean, low, high }, base, now }) => ({
    name,
    mean: 100 * mean,
    low: 100 * low,
    high: 100 * high,
    sure: true,
    hint: `${percent(base.share)} to ${percent(now.share)} of games`,
  }));
  return {
    heading: 'Choices that moved',
    text: `In how many games of 100 somebody chose it, more or less than before: ${count(moved.length)} of ${count(cards.length)} choices moved beyond chance.`,
    body: rows.length === 0 ? [] : [intervalsPlot(rows, { zero: 0, unit: 'games of 100' })],
  };
}

function limitsOf(verdicts: CompareResult['verdicts']): Section {
  const rows = verdicts.map(({ gate, moved, sure }) => [
    gate,
    moved.length === 0 ? 'nothing' : moved.join(', '),
    sure ? 'yes' : 'too few games',
  ]);
  return {
    heading: 'Limits',
    text: 'What must not move.',
    body: [htmlTable([['limit', 'moved', 'sure'], ...rows])],
  };
}
