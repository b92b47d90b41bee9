/** From words to a command and from what it throws to an exit code. */
import { ChangedMeanwhile } from '@undercroft/content-files';
import { GameError } from '@undercroft/engine';
import { nearHint } from '@undercroft/scenario';
import { helpOf, readArguments, type CliCommand } from './command.ts';
import { commands } from './commands/index.ts';
import { EXIT, FindingError, systemReason, UsageError } from './failure.ts';
import { exampleGame } from './node-host.ts';
import { painter, safeTerminal, type Terminal } from './terminal.ts';
import { version } from './version.ts';

/**
 * Runs one command line.
 *
 * @param given words after the program's name
 * @param of    gets nothing but letters, see `safeTerminal`
 * @returns 0 clean, 1 something was found, 2 wrong usage or refused by the system, 3 a mistake of
 *   ours; never throws
 */
export async function main(given: readonly string[], of: Terminal): Promise<number> {
  const terminal = safeTerminal(of);
  const paint = painter(terminal.errColour);
  try {
    return await dispatch(given, terminal);
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.err(`${paint('red', 'usage:')} ${error.message}\n`);
      const name = commands.some((command) => command.name === given[0]) ? ` ${given[0]!}` : '';
      terminal.err(`\`undercroft${name} --help\` tells more.\n`);
      return EXIT.usage;
    }
    const isFinding = error instanceof FindingError || error instanceof ChangedMeanwhile;
    if (isFinding || (error instanceof GameError && error.code !== 'internal')) {
      terminal.err(`${paint('red', 'error:')} ${error instanceof GameError ? error.report : error.message}\n`);
      return EXIT.findings;
    }
    const refused = systemReason(error, terminal.cwd);
    if (refused !== null) {
      terminal.err(`${paint('red', 'error:')} ${refused}\n`);
      return EXIT.usage;
    }
    terminal.err(`${paint('red', 'This is a mistake in Undercroft, not in your content.')}\n`);
    terminal.err(`Please report it with the command you ran and these lines:\n`);
    terminal.err(`  undercroft ${given.join(' ')}\n`);
    terminal.err(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    if (error instanceof GameError && error.replay !== null) terminal.err(`${error.replay}\n`);
    return EXIT.bug;
  }
}

async function dispatch(given: readonly string[], terminal: Terminal): Promise<number> {
  const [name, ...rest] = given;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    const asked = name === 'help' && rest[0] !== undefined ? find(rest[0]) : undefined;
    terminal.out(asked === undefined ? overview() : helpOf(asked, exampleGame(terminal.cwd)));
    return name === undefined ? EXIT.usage : EXIT.clean;
  }
  if (name === '--version' || name === '-v') {
    terminal.out(`undercroft ${version()}, Node ${process.versions.node}\n`);
    return EXIT.clean;
  }
  const command = find(name);
  if (rest.includes('--help') || rest.includes('-h')) {
    terminal.out(helpOf(command, exampleGame(terminal.cwd)));
    return EXIT.clean;
  }
  return await command.run(terminal, readArguments(command, rest));
}

function find(name: string): CliCommand {
  const command = commands.find((one) => one.name === name);
  if (command !== undefined) return command;
  const near = nearHint(
    name,
    commands.map((one) => one.name),
  );
  throw new UsageError(`there is no command \`${name}\`${near}`);
}

function overview(): string {
  const width = Math.max(...commands.map((command) => command.name.length));
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return [
    'undercroft <command> ...',
    '',
    'A workshop for games about keeping a dungeon.',
    '',
    ...lines,
    '',
    '`undercroft <command> --help` tells what a command can do, with an example; `--version` which version this is.',
    'Exit codes: 0 clean, 1 something was found, 2 wrong usage or a file that the system refuses, 3 a mistake of ours.',
    '',
  ].join('\n');
}
