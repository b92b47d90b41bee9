import { expect, it } from 'vitest';
import { metricsText } from './metrics.ts';

it('tells each number with what it means, as Prometheus reads it', () => {
  const text = metricsText({ isUp: true, sockets: 3, tables: 2, entries: 7, notStored: 0, threadsEnded: 1 });
  const lines = text.trimEnd().split('\n');

  expect(lines.slice(0, 3)).toEqual([
    '# HELP undercroft_up Whether tables can be reached.',
    '# TYPE undercroft_up gauge',
    'undercroft_up 1',
  ]);
  for (const line of lines) expect(line).toMatch(/^(# (HELP|TYPE) undercroft_[a-z_]+ .+|undercroft_[a-z_]+ [\d.]+)$/);
  expect(text).toContain('undercroft_entries_stored_total 7\n');
});
