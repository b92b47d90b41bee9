// Texts that the compiler made of each game and starter, held against a stored file, so that a
// change of the compiler that loses or changes one shows which.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileGame } from '@undercroft/compiler';
import type { GameMeta } from '@undercroft/contract';
import { compiledGame, contentIds } from '@undercroft/games';
import { allTexts } from '@undercroft/starters';
import { expect, it } from 'vitest';

const STORED = fileURLToPath(new URL('texts/', import.meta.url));
const ACCEPT = 'npx vitest run --project content tools/told/texts.test.ts --update';
const isWanted = (id: string): boolean => [undefined, id].includes(process.env['UNDERCROFT_GAME']);

function starterMeta(id: string, texts: Readonly<Record<string, string>>): GameMeta {
  const files = new Map(Object.entries(texts).map(([path, text]) => [`${id}/${path}`, text]));
  const { module } = compileGame(files, id);
  if (module === null) throw new Error(`the starter ${id} does not compile`);
  return module.meta;
}

const games: ReadonlyMap<string, () => GameMeta> = new Map([
  ...contentIds().map((id) => [id, () => compiledGame(id).meta] as const),
  ...Object.entries(allTexts()).map(([id, texts]) => [`starter-${id}`, () => starterMeta(id, texts)] as const),
]);

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

for (const [id, meta] of games) {
  it.runIf(isWanted(id))(`says of ${id} what its stored file says`, async () => {
    await expect(saidOf(meta())).toMatchFileSnapshot(
      `${STORED}${id}.golden.txt`,
      `texts of ${id} changed. Read each line; when all are meant: ${ACCEPT}`,
    );
  });
}

it('stores texts of no game that is gone', () => {
  const stored = readdirSync(STORED).map((name) => name.replace('.golden.txt', ''));

  expect(stored.toSorted()).toEqual([...games.keys()].toSorted());
});
