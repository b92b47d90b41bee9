/** What came of running a scenario, and how that is told. */
import type { Change } from '../state/dump.ts';
import type { Scenario } from '../language/scenario.ts';
import type { Spot } from '../language/source.ts';
import type { Decision, Viewer } from '@undercroft/engine';
import type { Situation } from '../language/names.ts';

/** One thing that was not as the scenario says. */
export interface Failure {
  /** where in the scenario file */
  readonly at: Spot;
  readonly message: string;
  readonly expected?: string;
  readonly found?: string;
}

/** A decision that was open when the scenario ended or went wrong. */
export interface OpenDecision {
  /** counted from 0 */
  readonly player: number;
  readonly prompt: string;
  /** name of the window, or of the procedure or card that asks */
  readonly name: string;
  /** the answers as they may be written */
  readonly answers: readonly string[];
}

export interface ScenarioResult {
  readonly scenario: Scenario;
  readonly passed: boolean;
  readonly failures: readonly Failure[];
  /** what is asked at the end of one that failed */
  readonly open: OpenDecision | null;
  /** what changed between `given` and the end; of a scenario that passed nothing is told */
  readonly changes: readonly Change[];
  /** sentences of the log, in order */
  readonly sentences: readonly string[];
  /** of one that failed: why lasting effects did not begin, each once */
  readonly notBegun: readonly string[];
}

/** How many lines of each list are shown. */
const SHOWN = 24;

/**
 * A failed scenario as text: each failure with its line, then the open decision, what changed, and
 * the log.
 *
 * @returns lines without colours, ending in no newline; the empty string for a scenario that
 *   passed; never throws
 */
export function failureLines(result: ScenarioResult): string {
  if (result.passed) return '';
  const { scenario, failures, open, changes, sentences, notBegun } = result;
  const lines = [`${scenario.file}:${scenario.at.line} ${scenario.it}`];
  for (const { at, message, expected, found } of failures) {
    lines.push(`  ${scenario.file}:${at.line === 0 ? scenario.at.line : at.line}:${Math.max(1, at.column)} ${message}`);
    if (expected !== undefined) lines.push(`    expected ${expected}`);
    if (found !== undefined) lines.push(`    found    ${found}`);
  }
  lines.push(...notBegun.map((note) => `  ${note}`));
  if (open !== null) {
    lines.push(`  Open: player ${open.player + 1}, ${open.prompt} (${open.name})`);
    lines.push(...shortened(open.answers.map((answer) => `    - ${answer}`)));
  }
  if (changes.length > 0) {
    lines.push('  Changed since `given`:');
    lines.push(...shortened(changes.map(changeLine)));
  }
  if (sentences.length > 0) {
    lines.push('  Log:');
    lines.push(...shortened(sentences.map((sentence) => `    ${sentence}`)));
  }
  return lines.join('\n');
}

/** Longer values are told by what came and what went. */
const VALUE_LENGTH = 60;

function changeLine({ name, before = 'not in the game', after = 'not in the game' }: Change): string {
  if (before.length <= VALUE_LENGTH && after.length <= VALUE_LENGTH) return `    ${name}: ${before} -> ${after}`;
  const gone = itemsOnlyIn(before, after);
  const come = itemsOnlyIn(after, before);
  if (gone.length + come.length === 0) return `    ${name}: the same in another order`;
  return `    ${name}: ${[...gone.map((item) => `- ${item}`), ...come.map((item) => `+ ${item}`)].join(', ')}`;
}

/** Items of a written list, `[den, 2 imp]`, that another one has not; with their numbers. */
function itemsOnlyIn(list: string, other: string): string[] {
  const counts = (text: string): Map<string, number> => {
    const found = new Map<string, number>();
    for (const item of text.replaceAll(/^\[|\]$/g, '').split(', ')) {
      const { number, name } = /^(?:(?<number>\d+) )?(?<name>.*)$/.exec(item)!.groups as {
        number?: string;
        name: string;
      };
      if (name !== '') found.set(name, (found.get(name) ?? 0) + Number(number ?? 1));
    }
    return found;
  };
  const rest = counts(other);
  return [...counts(list)]
    .map(([name, count]) => [name, count - (rest.get(name) ?? 0)] as const)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => (count === 1 ? name : `${count} ${name}`));
}

function shortened(lines: readonly string[]): readonly string[] {
  return lines.length <= SHOWN ? lines : [...lines.slice(0, SHOWN), `    and ${lines.length - SHOWN} more`];
}

/** What came out of a run, besides the state. */
export interface Outcome {
  readonly situation: Situation;
  /** sentences of the log */
  readonly sentences: readonly string[];
  /** the position before anything ran */
  readonly begun: Situation;
  /** what the open decision is called, most exact name first; empty when none is open */
  readonly open: readonly string[];
  /** sentences of the log as a viewer reads them */
  readonly logOf: (viewer: Viewer) => readonly string[];
  /** labels of the answers that a viewer is offered; none when another is asked */
  readonly answersOf: (viewer: Viewer) => readonly string[];
}

/** What a decision may be called after `open:`, most exact first. */
export function openNames({ ask, prompt }: Decision): string[] {
  const entries = ask.what === 'menu' ? ask.entries.map(({ name }) => name) : [];
  return [...(ask.window === undefined ? [] : [ask.window]), ask.within, ask.prompt, prompt, ask.what, ...entries];
}
