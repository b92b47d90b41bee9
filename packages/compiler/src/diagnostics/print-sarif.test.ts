import { expect, it } from 'vitest';
import { sourceFile, sourceLookup } from './source/file.ts';
import { makeDiagnostic } from './collector.ts';
import { toSarif } from './print-sarif.ts';

const TEXT = 'title: a\ncsot: 2\n';
const at = { file: 'beasts/old owl.yaml', start: 9, end: 13 };
const finding = makeDiagnostic(
  'load/unknown-key',
  at,
  { key: 'csot', owner: 'card', near: ['cost'], allowed: ['cost'] },
  { edits: [{ span: at, text: 'cost' }], related: [{ span: { ...at, start: 0, end: 5 }, message: 'here' }] },
);

interface Log {
  readonly version: string;
  readonly runs: readonly [{ readonly tool: { driver: { rules: unknown[] } }; readonly results: unknown[] }];
}

it('says rule, level, place, other places and repair, when a diagnostic has them', () => {
  const { version, runs } = toSarif([finding], sourceLookup([sourceFile(at.file, TEXT)])) as Log;

  expect(version).toBe('2.1.0');
  expect(runs[0].tool.driver.rules).toMatchObject([{ id: 'load/unknown-key' }]);
  expect(runs[0].results).toMatchObject([
    {
      ruleId: 'load/unknown-key',
      ruleIndex: 0,
      level: 'error',
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'beasts/old%20owl.yaml' },
            region: { startLine: 2, startColumn: 1, endLine: 2, endColumn: 5 },
          },
        },
      ],
      relatedLocations: [{ message: { text: 'here' } }],
      fixes: [{ artifactChanges: [{ replacements: [{ insertedContent: { text: 'cost' } }] }] }],
    },
  ]);
});

it('has a run without results, when nothing is wrong', () => {
  const { runs } = toSarif([], sourceLookup([])) as Log;

  expect(runs[0].results).toEqual([]);
});
