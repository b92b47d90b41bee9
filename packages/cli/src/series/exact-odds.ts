/** `odds --exact`: all ways in which dice can fall, instead of games that are played. */
import type { GameMeta } from '@undercroft/contract';
import {
  ChanceError,
  CHANCES_LIMIT,
  chancesOf,
  evaluate,
  fractionValue,
  inOrder,
  showFraction,
  showReading,
  type Chances,
  type Scenario,
  type Situation,
} from '@undercroft/scenario';
import { toGameError } from '@undercroft/engine';
import { percent } from '@undercroft/report';
import { FindingError } from '../failure.ts';
import { jsonText, painter, table, type Terminal } from '../terminal.ts';

export interface ExactOdds {
  readonly scenario: Scenario;
  /** from where it is played */
  readonly situation: Situation;
  readonly show: readonly string[];
  /** answers that are given wherever they are offered */
  readonly always: readonly string[];
}

/** @throws FindingError when chances cannot be told, or a rule fails */
export function tellExactOdds(terminal: Terminal, asked: ExactOdds, json: boolean): void {
  const { scenario, situation, show, always } = asked;
  const found = show.map((text) => ({ text, chances: inOrder(chances(situation, text, always)) }));
  if (json) {
    terminal.out(jsonText(jsonOf(situation.names.meta, asked, found), 2));
    return;
  }
  const paint = painter(terminal.outColour);
  terminal.out(`${paint('bold', scenario.it)}\nexact: every way the dice can fall\n`);
  for (const { text, chances: all } of found) {
    terminal.out(`\n${paint('bold', text)}\n`);
    const rows = [...all].map(([value, share]) => [`  ${value}`, showFraction(share), percent(fractionValue(share))]);
    terminal.out(table([['', 'chance', ''], ...rows], [true, false, false]));
  }
}

function chances(situation: Situation, text: string, always: readonly string[]): Chances {
  try {
    return chancesOf(situation, (end) => showReading(end, evaluate(end, text).reading), always);
  } catch (error) {
    if (error instanceof ChanceError) throw new FindingError(`${error.message} (at most ${CHANCES_LIMIT} are tried)`);
    throw new FindingError(toGameError(situation.game.meta, error, { replay: null, stateHash: '-' }).message);
  }
}

function jsonOf(
  meta: GameMeta,
  { scenario, always }: ExactOdds,
  found: readonly { readonly text: string; readonly chances: Chances }[],
): unknown {
  return {
    version: 1,
    game: meta.id,
    hash: meta.hash,
    it: scenario.it,
    exact: true,
    always,
    expressions: found.map(({ text, chances: all }) => ({
      show: text,
      values: [...all].map(([value, share]) => ({ value, chance: showFraction(share), share: fractionValue(share) })),
    })),
  };
}
