// Reads a page about a diagnostic: its heading and the examples that a test can try.

/**
 * Whether an example must give the code of its page, or must give nothing at all; `with` goes along
 * with every example of the page.
 */
export type ExampleRole = 'wrong' | 'right' | 'with';

/** One fenced block of a page. */
export interface PageExample {
  readonly role: ExampleRole;
  /** File of the tiny game that the text stands in. */
  readonly path: string;
  /**
   * The text of the file; for a `diff` the lines to change; null when the file is to be taken away.
   */
  readonly text: string | null;
  readonly isDiff: boolean;
  /** The only code that a wrong example gives, when it is named. */
  readonly code: string | undefined;
}

/** What stands on a page. */
export interface ErrorPage {
  readonly title: string;
  readonly code: string;
  readonly severity: string;
  readonly examples: readonly PageExample[];
}

const DEFAULT_PATHS: Readonly<Record<string, string>> = {
  yaml: 'beasts/newt.yaml',
  rules: 'rules/more.rules',
  diff: 'game.yaml',
  missing: 'game.yaml',
};
const FENCE = /^```(\w+) (wrong|right|with)((?: \S+)*)\n(?:([^]*?)\n)??```$/gm;

/**
 * Reads a page. Blocks that can be tried look like this: three backticks, then
 *
 * - `yaml wrong`: the text of `beasts/newt.yaml`, or of the file that is named behind it;
 * - `rules wrong`: the text of `rules/more.rules`, or of the file that is named;
 * - `diff wrong`: lines with `-` in `game.yaml`, or in the file that is named, become the lines
 *   with `+`; lines with `+` alone are added;
 * - `missing wrong game.yaml`: the file is not there.
 *
 * `right` in place of `wrong` says that nothing is reported, `with` that the file goes along with
 * every example. `times=900` repeats the last line, `escaped` turns `\u{200B}` into the character,
 * `code=check/late` names the only code that a wrong example gives.
 *
 * @throws never
 */
export function readErrorPage(page: string): ErrorPage {
  const examples = [...page.matchAll(FENCE)].map(([, sort = '', role = '', words = '', body = '']): PageExample => {
    const options = words
      .trim()
      .split(' ')
      .filter((word) => word !== '');
    const named = options.find((option) => /^[^=]*[./][^=]*$/.test(option)) ?? DEFAULT_PATHS[sort] ?? 'game.yaml';
    const path = options.includes('escaped') ? unescape(named) : named;
    const times = Number(/times=(\d+)/.exec(words)?.[1] ?? 1);
    const text = repeatLastLine(`${options.includes('escaped') ? unescape(body) : body}\n`, times);
    const code = /code=(\S+)/.exec(words)?.[1];
    return { role: role as ExampleRole, path, text: sort === 'missing' ? null : text, isDiff: sort === 'diff', code };
  });
  return {
    title: /^# (.*)$/m.exec(page)?.[1] ?? '',
    code: /^`([a-z]+\/[a-z0-9-]+)`/m.exec(page)?.[1] ?? '',
    severity: /^`[a-z]+\/[a-z0-9-]+`, (\w+)$/m.exec(page)?.[1] ?? '',
    examples,
  };
}

function repeatLastLine(text: string, times: number): string {
  const start = text.lastIndexOf('\n', text.length - 2) + 1;
  return text.slice(0, start) + text.slice(start).repeat(times);
}

function unescape(text: string): string {
  return text
    .replaceAll(/\\u\{([0-9A-F]+)\}/g, (_all, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(String.raw`\t`, '\t');
}

/**
 * Puts the changes of a diff into a text.
 *
 * @returns  undefined when the lines with `-` do not stand in the text
 * @throws   never
 */
export function applyDiff(text: string, diff: string): string | undefined {
  const lines = diff.split('\n').filter((line) => line !== '');
  const take = (sign: string): string =>
    lines
      .filter((line) => line.startsWith(sign))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const before = take('-');
  if (before === '') return `${text}${take('+')}`;
  return text.includes(before) ? text.replace(before, () => take('+')) : undefined;
}

/**
 * The text of a file as an example wants it.
 *
 * @param before  the text of the file in the game without the example, empty when there is none
 * @returns null when the file is to be taken away, undefined when the lines that a diff changes do
 *   not stand there
 * @throws        never
 */
export function textOfExample(before: string, { text, isDiff }: PageExample): string | null | undefined {
  return isDiff && text !== null ? applyDiff(before, text) : text;
}
