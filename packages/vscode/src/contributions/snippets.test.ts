import { compileGame } from '@undercroft/compiler';
import type { GameModule } from '@undercroft/contract';
import { textsOf } from '@undercroft/starters';
import { scenarioResults } from '@undercroft/workbench/scenarios';
import { expect, it } from 'vitest';
import { RULES_SNIPPETS, YAML_SNIPPETS, plainText, type Snippet } from './snippets.ts';

const texts = new Map(Object.entries(textsOf('duel')).map(([path, text]) => [`duel/${path}`, text]));
const card = 'title: Lantern\ncount: 2 per player\nstarts: deck\ncost: 1\nicon: lantern\n';

/** The game with a snippet where it belongs. */
function withSnippet(snippet: Snippet): Map<string, string> {
  const text = plainText(snippet);
  const rules = `${texts.get('duel/rules/play.rules')}\n`;
  if (/^(?:to|define) /.test(text)) return new Map([...texts, ['duel/rules/play.rules', rules + text]]);
  if (text.startsWith('title:')) return new Map([...texts, ['duel/tricks/lantern.yaml', text]]);
  if (/^effect: .*(?: here | this is )/.test(text))
    return new Map([...texts, ['duel/monsters/lantern.yaml', `${card}might: 1\n${text}`]]);
  if (text.startsWith('effect:')) return new Map([...texts, ['duel/tricks/lantern.yaml', card + text]]);
  if (text.startsWith('- it:')) return new Map([...texts, ['duel/scenarios/more.yaml', text]]);
  return new Map([
    ...texts,
    ['duel/rules/play.rules', `${rules}to try-it\n  ${text.trim().replaceAll('\n', '\n  ')}\n`],
  ]);
}

it.each(Object.entries({ ...RULES_SNIPPETS, ...YAML_SNIPPETS }))(
  'inserts what is right as it stands: %s',
  async (_name, snippet) => {
    const files = withSnippet(snippet);
    const { diagnostics, module } = compileGame(files, 'duel');
    expect(diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([]);
    const game = (await import(`data:text/javascript,${encodeURIComponent(module?.code ?? '')}`)) as GameModule;
    const results = scenarioResults(game, Object.fromEntries(files));

    expect(results.filter(({ told }) => told !== '')).toEqual([]);
    expect(results.length).toBeGreaterThan(8);
  },
);
