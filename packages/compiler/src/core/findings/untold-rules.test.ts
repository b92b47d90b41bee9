import { expect, it } from 'vitest';
import { compileText } from '../../testing/compile-text.ts';

const NEWT = 'count: 1 per player\nstarts: deck\nmight: 1\ncost: 1\n';

/**
 * Ids that are reported, with the file of each. The rulebook tells NT-ONE, and none that the tiny
 * game cites.
 */
function untold(rulebook: string, files: Readonly<Record<string, string>>): string[] {
  const { diagnostics } = compileText({
    'rulebook.yaml': `${rulebook}chapters:\n  - {id: aim, title: Aim, text: Win., rules: [NT-ONE]}\n`,
    ...files,
  });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return diagnostics.flatMap(({ code, message, span }) => {
    const id = /NT-\w+/.exec(message)?.[0];
    return code === 'check/untold-rule' && id !== undefined ? [`${span.file}: ${id}`] : [];
  });
}

it('finds an id that a card cites and no chapter tells, once', () => {
  const files = {
    'beasts/newt.yaml': `${NEWT}rules: [NT-ONE, NT-TWO]\n`,
    'beasts/toad.yaml': `${NEWT}rules: [NT-TWO]\n`,
  };
  expect(untold('complete: true\n', files)).toEqual(['lantern/beasts/newt.yaml: NT-TWO']);
});

it('finds ids of effects and of procedures', () => {
  const files = {
    'beasts/newt.yaml': `${NEWT}effect: |\n  when a beast is banished\n    rule NT-TWO\n    gain 1 oil\n`,
    'rules/more.rules': 'to doze\n  rule NT-ONE\n  rule NT-SIX\n  gain 1 oil\n',
  };
  expect(untold('complete: true\n', files)).toEqual([
    'lantern/beasts/newt.yaml: NT-TWO',
    'lantern/rules/more.rules: NT-SIX',
  ]);
});

it.each(['', 'complete: false\n'])('finds nothing where the rulebook is not said to be complete: %j', (rulebook) => {
  expect(untold(rulebook, { 'beasts/newt.yaml': `${NEWT}rules: [NT-TWO]\n` })).toEqual([]);
});
