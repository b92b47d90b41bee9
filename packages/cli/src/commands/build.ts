import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { countSeverities } from '@undercroft/compiler';
import type { CliCommand } from '../command.ts';
import { compileFolder, printDiagnostics } from '../compiled.ts';
import { EXIT, shownPath } from '../failure.ts';
import { makeFolder } from '../folders.ts';
import { findGames } from '../node-host.ts';

export const build: CliCommand = {
  name: 'build',
  summary: 'Compiles a game into one JavaScript module.',
  usage: '[game|folder] [options]',
  details: 'Writes <game>.js, <game>.js.map (from the running code to the line of the content) and <game>.meta.json.',
  examples: ['undercroft build {game} --out dist'],
  options: { out: { type: 'string', value: 'folder', text: 'Where to write; default dist/games.' } },
  words: [0, 1],
  run: async (terminal, args) => {
    const out = resolve(terminal.cwd, args.text('out') ?? 'dist/games');
    let failed = false;
    for (const game of findGames(terminal.cwd, args.words[0])) {
      const compiled = compileFolder(terminal.cwd, game);
      printDiagnostics(terminal, [compiled], 'pretty');
      if (compiled.module === null) {
        terminal.err(`${game.id} is not built: ${countSeverities(compiled.diagnostics)}\n`);
        failed = true;
        continue;
      }
      const { code, map, meta } = compiled.module;
      makeFolder(out);
      const stem = join(out, game.id);
      const text = `${code}//# sourceMappingURL=${game.id}.js.map\n`;
      writeFileSync(`${stem}.js`, text);
      writeFileSync(`${stem}.js.map`, map);
      writeFileSync(`${stem}.meta.json`, `${JSON.stringify(meta)}\n`);
      terminal.out(`${shownPath(terminal.cwd, `${stem}.js`)}  ${Math.ceil(text.length / 1024)} kB  ${meta.hash}\n`);
    }
    return await Promise.resolve(failed ? EXIT.findings : EXIT.clean);
  },
};
