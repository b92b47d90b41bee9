/** What mutation testing found, for people and for programs. */
import { table, painter, type Terminal } from '../terminal.ts';
import { countsOf, type MutationResult, type Tried } from './mutate.ts';

export function printMutants(terminal: Terminal, result: MutationResult, seconds: number): void {
  const paint = painter(terminal.outColour);
  const { counted, caught, marked, refused, same } = countsOf(result);
  const share = counted === 0 ? 100 : (100 * caught) / counted;
  const survivors = survivorsOf(result);
  for (const one of survivors) printSurvivor(terminal, result.game, one);
  for (const mark of result.marks) terminal.err(`${paint('red', 'mark')} ${result.game}/${mark}\n`);
  for (const { mutant, outcome } of result.tried)
    if (outcome.status === 'broken')
      terminal.err(
        `${paint('red', 'a mistake in Undercroft, please report it:')} ${result.game}/${mutant.path}:${mutant.line} with ` +
          `${mutant.change}: ${outcome.reason}\n`,
      );
  const colour = survivors.length === 0 ? 'green' : 'red';
  terminal.out(
    `${result.game}: ${paint(colour, `${caught} of ${counted} ${counted === 1 ? 'mutant' : 'mutants'} caught (${share.toFixed(1)} %)`)}, ` +
      `${survivors.length} survived, ${marked} marked as equivalent; ${refused} did not compile, ${same} came to the same code` +
      ` (${Math.round(seconds)} s)\n`,
  );
  if (counted > 0) terminal.out(byMutator(result));
}

/** Survivors without a mark. */
export function survivorsOf({ tried }: MutationResult): Tried[] {
  return tried.filter(({ outcome, mark }) => outcome.status === 'survived' && mark === null);
}

function printSurvivor(terminal: Terminal, game: string, one: Tried): void {
  const paint = painter(terminal.outColour);
  const { path, line, column, source, change } = one.mutant;
  terminal.out(`${paint('bold', `${game}/${path}:${line}:${column}`)} ${paint('yellow', change)}\n`);
  terminal.out(`  ${paint('dim', source)}\n  ${adviceFor(one)}\n`);
}

/** What would catch it. */
export function adviceFor({ mutant, running }: Tried): string {
  if (running === 0) return 'No scenario runs this line: write one that does.';
  const who =
    running === null
      ? 'No scenario notices'
      : running === 1
        ? 'One scenario runs it and does not notice'
        : `${running} scenarios run it and none notices`;
  return `${who}: ${WANTED[mutant.mutation.mutator]}`;
}

const WANTED: Readonly<Record<Tried['mutant']['mutation']['mutator'], string>> = {
  number: 'one is wanted whose result differs when this number is one greater.',
  data: 'one is wanted that uses this value and looks at what comes of it.',
  comparison: 'one is wanted that stands right at the bound, or on its other side.',
  'and-or': 'one is wanted in which one side holds and the other does not.',
  arithmetic: 'one is wanted in which both sides matter to the result.',
  condition: 'one is wanted in which the condition does not hold (or, for the same change the other way round, does).',
  target: 'one is wanted in which it matters who is meant, or how many are taken.',
  order: 'one is wanted in which what comes first changes what comes second; is there none, mark it as equivalent.',
  line: 'one is wanted that expects what this line does.',
  twice: 'one is wanted that counts what this line does, so that doing it twice shows.',
  wider: 'one is wanted in which the part that was left out does not hold.',
  fewer: 'one is wanted that reaches this number, so that a smaller one shows.',
  period: 'one is wanted that goes on until the effect has ended, or that uses it again in the next period.',
  visibility: 'one is wanted that says in `sees` what another player may see.',
};

function byMutator(result: MutationResult): string {
  const groups = [...Map.groupBy(result.tried, ({ mutant }) => mutant.mutation.mutator)].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const rows = groups.flatMap(([mutator, tried]) => {
    const { counted, caught, survived } = countsOf({ tried });
    return counted === 0 ? [] : [[`  ${mutator}`, String(counted), String(caught), String(survived)]];
  });
  return table([['  what is changed', 'mutants', 'caught', 'survived'], ...rows], [true, false, false, false]);
}

/** Plain JSON: counts, and every mutant that counts. */
export function mutantsJson(result: MutationResult): unknown {
  return {
    game: result.game,
    mutants: result.mutants,
    tried: result.tried.length,
    ...countsOf(result),
    wrongMarks: result.marks,
    results: result.tried
      .filter(({ outcome }) => outcome.status !== 'refused' && outcome.status !== 'same')
      .map((one) => {
        const { mutant, outcome, mark } = one;
        const { path, line, column, source, change, mutation } = mutant;
        const by = result.scenarios[outcome.by];
        return {
          file: path,
          line,
          column,
          source,
          mutator: mutation.mutator,
          change,
          status: outcome.status === 'survived' && mark !== null ? 'marked' : outcome.status,
          ...(by === undefined ? {} : { by: by.it, reason: outcome.reason }),
          ...(outcome.status !== 'survived'
            ? {}
            : mark === null
              ? { advice: adviceFor(one) }
              : { because: mark.because }),
        };
      }),
  };
}
