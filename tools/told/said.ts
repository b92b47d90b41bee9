// Texts that the compiler made of a game, held against a stored file, so that a change of the
// compiler that loses or changes one shows which.
import { fileURLToPath } from 'node:url';
import type { GameMeta } from '@undercroft/contract';
import { expect } from 'vitest';

/** Folder of the stored files. */
export const STORED = fileURLToPath(new URL('texts/', import.meta.url));
const ACCEPT = 'npx vitest run --project content --project unit tools/told --update';

/** Expects of a game the texts that its stored file has. */
export async function expectStoredTexts(id: string, meta: GameMeta): Promise<void> {
  await expect(saidOf(meta)).toMatchFileSnapshot(
    `${STORED}${id}.golden.txt`,
    `texts of ${id} changed. Read each line; when all are meant: ${ACCEPT}`,
  );
}

type Said = string | null | undefined;

/** One line a thing; its parts are set apart by bars. */
function line(what: string, ...parts: readonly Said[]): string {
  const said = parts.filter((part) => part !== null && part !== undefined && part !== '');
  return `${what}: ${said.join(' | ').replaceAll(/\s*\n\s*/g, ' / ')}`;
}

/** What the compiler says of a game. Sorted, so that moving a file or a rule changes nothing. */
function saidOf(meta: GameMeta): string {
  const lines = [
    ...meta.kinds.map(({ name, title }) => line(`kind ${name}`, title)),
    // Places of maps are as many as their map has, and `told.test.ts` reads their names.
    ...meta.rows
      .filter(({ spot }) => spot === undefined)
      .map(({ name, title, pluralTitle, when, gist, text, kind }) =>
        line(`${meta.kinds[kind]?.name ?? 'thing'} ${name}`, title, pluralTitle, when, gist, text),
      ),
    ...[...meta.fields, ...meta.attributes].map(({ name, title }) => line(`value ${name}`, title)),
    ...meta.zones.map(({ name, title }) => line(`zone ${name}`, title)),
    ...meta.asks.map(({ within, prompt, none, entries }) =>
      line(
        `question of ${within}`,
        prompt,
        ...entries.flatMap(({ label, numbers = {} }) => [label, ...Object.values(numbers)]),
        none,
      ),
    ),
    ...meta.reasons.map(({ text }) => line('reason', text)),
    ...meta.events.flatMap(({ name, text }) => (text === null || text === '' ? [] : [line(`log of ${name}`, text)])),
    ...meta.endings.map(({ text }) => line('ending', text)),
  ];
  return `${[...new Set(lines)].toSorted().join('\n')}\n`;
}
