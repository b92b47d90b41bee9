/**
 * What each zone of every game lets be seen is held by a scenario: another `visible:` makes one fail.
 */
import { fileURLToPath } from 'node:url';
import { compileGame } from '@undercroft/compiler';
import { gamesIn, readGame } from '@undercroft/content-files';
import { runScenario } from '@undercroft/scenario';
import { expect, it } from 'vitest';
import { moduleFromText } from '../src/module-from-text.ts';
import { scenariosOf } from '../src/scenario-files.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Every zone of a game.yaml, shown to others than it is shown to. */
function changes(text: string): { readonly name: string; readonly text: string }[] {
  return text.split('\n').flatMap((line, at, lines) => {
    const zone = /^ +([\w-]+): \{holds:/.exec(line)?.[1];
    if (zone === undefined) return [];
    const now = /visible: (\w+)/.exec(line)?.[1] ?? 'all';
    // Of a zone that belongs to nobody, `owner` means `none`.
    const others = ['all', 'none', ...(line.includes('of: player') ? ['owner'] : [])].filter((one) => one !== now);
    return others.map((visible) => {
      const bare = line.replace(/, visible: \w+/, '');
      const changed = bare.replace(/\}\s*$/, `, visible: ${visible}}`);
      return { name: `${zone} visible: ${visible}`, text: lines.with(at, changed).join('\n') };
    });
  });
}

for (const game of gamesIn(`${root}/content`)) {
  const files = readGame(game);
  const path = `${game.id}/game.yaml`;
  const { scenarios } = scenariosOf(root, game);
  const looking = scenarios.filter(({ node }) => JSON.stringify(node).includes('"sees"'));

  it.each(changes(files.get(path)!))(`${game.id}: a scenario fails with $name`, async ({ text }) => {
    const { diagnostics, module } = compileGame(new Map(files).set(path, text), game.id);
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    // Players who choose in secret need what they choose from to be hidden: the compiler says so before any scenario does.
    if (errors.length > 0) return expect(errors.map(({ code }) => code)).toContain('check/not-secret');
    const changed = await moduleFromText(module!.code);

    const failed = looking.flatMap((scenario) => runScenario(changed, scenario).failures);

    expect(failed.map(({ message }) => message)).toContainEqual(expect.stringMatching(/^(player \d|spectator) sees /));
  });
}
