/** What a command is, and reading its arguments. */
import { parseArgs } from 'node:util';
import { listWords, nearHint } from '@undercroft/scenario';
import { UsageError } from './failure.ts';
import type { Terminal } from './terminal.ts';

/** One option of a command. */
export interface OptionSpec {
  readonly type: 'string' | 'boolean';
  /** what stands after it in the help: `n`, `file` */
  readonly value?: string;
  readonly short?: string;
  /** may be given more than once */
  readonly many?: boolean;
  readonly text: string;
}

/** Arguments as they were given. */
export interface CliArguments {
  readonly words: readonly string[];
  flag(name: string): boolean;
  /** the last one given */
  text(name: string): string | undefined;
  texts(name: string): readonly string[];
  /** a whole number in a range. @throws UsageError */
  number(name: string, range: NumberRange): number;
}

export interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly otherwise: number;
}

export interface CliCommand {
  readonly name: string;
  /** one line for the list of commands */
  readonly summary: string;
  /** what stands after the name: `<game> [options]` */
  readonly usage: string;
  /** sentences below the usage */
  readonly details?: string;
  /** `{game}` stands for a game that there is */
  readonly examples: readonly string[];
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** fewest and most words */
  readonly words: readonly [number, number];
  /** @returns exit code */
  run(terminal: Terminal, args: CliArguments): Promise<number>;
}

/** Reads the arguments of a command. @throws UsageError */
export function readArguments(command: CliCommand, given: readonly string[]): CliArguments {
  const options = Object.fromEntries(
    Object.entries(command.options).map(([name, { type, short, many }]) => [
      name,
      { type, ...(short === undefined ? {} : { short }), multiple: many === true || type === 'string' },
    ]),
  );
  const parsed = parse(command, given, options);
  const [fewest, most] = command.words;
  const words = parsed.positionals;
  if (words.length < fewest) throw new UsageError(`\`${command.name}\` needs ${command.usage}`);
  if (words.length > most) throw new UsageError(`\`${words[most]!}\` is one word too many for \`${command.name}\``);

  const texts = (name: string): readonly string[] => (parsed.values[name] ?? []) as readonly string[];
  const text = (name: string): string | undefined => texts(name).at(-1);
  return {
    words,
    texts,
    text,
    flag: (name) => parsed.values[name] === true,
    number: (name, range) => readNumber(name, text(name), range),
  };
}

type ParseOptions = Record<string, { type: 'string' | 'boolean'; short?: string; multiple?: boolean }>;

function parse(
  command: CliCommand,
  given: readonly string[],
  options: ParseOptions,
): { readonly values: Record<string, unknown>; readonly positionals: readonly string[] } {
  for (const [name, option] of Object.entries(options)) if (option.type === 'boolean') delete options[name]!.multiple;
  try {
    return parseArgs({ args: [...given], options, allowPositionals: true, strict: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const unknown = /Unknown option '(-{1,2}([^' ]+))/.exec(message);
    if (unknown === null) throw new UsageError(message.split('. ')[0]!);
    const near = nearHint(unknown[2]!, Object.keys(options)).replace('`', '`--');
    throw new UsageError(`\`${command.name}\` has no option \`${unknown[1]!}\`${near}`);
  }
}

function readNumber(name: string, text: string | undefined, { min, max, otherwise }: NumberRange): number {
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (/^-?\d+$/.test(text) && value >= min && value <= max) return value;
  throw new UsageError(`--${name} takes a whole number from ${min} to ${max}, not \`${text}\``);
}

/** The page that `--help` prints. @param game  stands in the examples */
export function helpOf(command: CliCommand, game: string): string {
  const lines = [`undercroft ${command.name} ${command.usage}`.trimEnd(), '', command.summary];
  if (command.details !== undefined) lines.push('', command.details);
  const names = Object.entries({ ...command.options, help: HELP }).map(([name, option]) => {
    const short = option.short === undefined ? '' : `-${option.short}, `;
    return [`  ${short}--${name}${option.value === undefined ? '' : ` ${option.value}`}`, option.text] as const;
  });
  const width = Math.max(...names.map(([left]) => left.length));
  lines.push('', 'Options', ...names.map(([left, text]) => `${left.padEnd(width)}  ${text}`));
  lines.push(
    '',
    command.examples.length === 1 ? 'Example' : 'Examples',
    ...command.examples.map((line) => `  ${line.replaceAll('{game}', game)}`),
  );
  return `${lines.join('\n')}\n`;
}

const HELP: OptionSpec = { type: 'boolean', short: 'h', text: 'This page.' };

/**
 * Sees to it that a word is one of those there are.
 *
 * @param missing `there is no paper`.
 * @throws UsageError with what may have been meant
 */
export function requireOneOf(word: string, known: readonly string[], missing: string): void {
  if (known.includes(word)) return;
  const near = nearHint(word, known);
  const list = known.length > 8 ? '' : `; there ${known.length === 1 ? 'is' : 'are'} ${listWords(known)}`;
  throw new UsageError(`${missing} \`${word}\`${near}${list}`);
}
