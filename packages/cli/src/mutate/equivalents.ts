/** Mutants without a visible effect, as the content marks them. */
import { parseYaml, sourceFile, type YamlEntry } from '@undercroft/compiler';
import { FindingError } from '../failure.ts';
import type { Mutant } from './mutants.ts';

/** The file of a game that marks them. */
export const MARKS_FILE = 'equivalents.yaml';

/** One mark. */
export interface Mark {
  /** inside the game */
  readonly file: string;
  /** the line as it stands there */
  readonly line: string;
  /** what becomes of what: `1 -> 2` */
  readonly change: string;
  readonly because: string;
  /**
   * the line above it, where it stands in several places of which the mark means some; null: all of
   * them
   */
  readonly above: string | null;
  /**
   * which of the same changes on its line it means, from the left, 1 or more; null: all of them
   */
  readonly nth: number | null;
  /** how many changes it speaks of, 1 or more */
  readonly places: number;
  /** where the mark stands in its file, from 1 */
  readonly at: number;
}

const KEYS = ['file', 'line', 'change', 'because'] as const;
const ALL_KEYS: ReadonlySet<string> = new Set([...KEYS, 'above', 'nth', 'places']);

/**
 * Reads the marks of a game.
 *
 * @throws FindingError with the line, when one is not as it must be
 */
export function readEquivalents(text: string, shown: string): Mark[] {
  const read = parseYaml(sourceFile(shown, text));
  const [wrong] = read.diagnostics;
  if (wrong !== undefined) throw new FindingError(`${shown}: line ${lineOf(text, wrong.span.start)} is no YAML`);
  const { root } = read.value;
  if (root === undefined || (root.kind === 'scalar' && root.value === null)) return [];
  if (root.kind !== 'seq') throw new FindingError(`${shown}: a list of marks, each with ${KEYS.join(', ')}`);
  return root.items.map((item) => {
    const at = lineOf(text, item.span.start);
    const entries: readonly YamlEntry[] = item.kind === 'map' ? item.entries : [];
    const textOf = (key: string): string | null => {
      const value = entries.find((entry) => entry.key === key)?.value;
      return value?.kind === 'scalar' && value.text.trim() !== '' ? value.text.trim() : null;
    };
    const [file, line, change, because] = KEYS.map((key) => {
      const found = textOf(key);
      if (found !== null) return found;
      throw new FindingError(`${shown}:${at}: a mark needs ${KEYS.join(', ')}; \`${key}\` is missing`);
    }) as [string, string, string, string];
    const unknown = entries.find(({ key }) => !ALL_KEYS.has(key));
    if (unknown !== undefined) throw new FindingError(`${shown}:${at}: a mark has no \`${unknown.key}\``);
    const wholeOf = (key: string, says: string): number | null => {
      const value = textOf(key);
      if (value === null || /^[1-9]\d*$/.test(value)) return value === null ? null : Number(value);
      throw new FindingError(`${shown}:${at}: \`${key}\` says ${says}: a number from 1 on`);
    };
    const places = wholeOf('places', 'in how many places the change is the same game') ?? 1;
    const nth = wholeOf('nth', 'which of the same changes on its line is meant, from the left');
    return { file, line, change, because, above: textOf('above'), nth, places, at };
  });
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Whether a mark speaks of a mutant. */
export function isMarked({ file, line, change, above, nth }: Mark, mutant: Mutant): boolean {
  const isChange = mutant.path === file && mutant.source === line && mutant.change === change;
  return isChange && (above === null || mutant.above === above) && (nth === null || mutant.nth === nth);
}
