import { expect, it } from 'vitest';
import type { Rule } from '../rule.ts';
import { changesets } from './changesets.ts';
import { circles } from './circles.ts';
import { comments } from './comments.ts';
import { decisions } from './decisions.ts';
import { anchors, docLinks } from './doc-links.ts';
import { declaredIn, gameNouns, nounsOf } from './game-nouns.ts';
import { GLOSSARY, glossary } from './glossary.ts';
import { machinePaths } from './machine-paths.ts';
import { conflicts, markers } from './markers.ts';
import { oneMeaning } from './one-meaning.ts';
import { patience } from './patience.ts';
import { FOLDER_FILES_MAX, orderOfRooms, rooms } from './rooms.ts';
import { spoken } from './spoken.ts';
import { styleAttributes } from './style-attributes.ts';

/** Runs a rule on files given as path and text, and tells where it found something. */
function places(rule: Rule, files: Readonly<Record<string, string>>): string[] {
  return rule(Object.entries(files).map(([path, text]) => ({ path, text }))).map(({ path, line }) => `${path}:${line}`);
}

it('reports a folder of one source file too many, tests not counted', () => {
  const folder = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => [`packages/a/src/${name}/f${index}.ts`, ''] as const);
  const tests = [...folder('fits', FOLDER_FILES_MAX)].map(([path]) => [path.replace('.ts', '.test.ts'), ''] as const);
  const files = [...folder('fits', FOLDER_FILES_MAX), ...tests, ...folder('over', FOLDER_FILES_MAX + 1)];

  expect(places(rooms, Object.fromEntries(files))).toEqual(['packages/a/src/over/:1']);
});

it('reports folders beside each other that import in both directions, types too and by a third, where that is rarest', () => {
  const files = {
    'packages/a/src/one/a.ts': "import type { B } from '../two/b.ts';",
    'packages/a/src/one/b.ts': "import type { B } from '../two/b.ts';",
    'packages/a/src/two/b.ts': "\nimport { c } from '../three/deep/c.ts';",
    'packages/a/src/three/deep/c.ts': "export type { D } from '../../one/d.ts';",
    'packages/a/src/three/c.ts': "import { d } from '../one/d.ts';",
    'packages/a/src/one/d.ts': "import { e } from '../four/e.ts';",
    'packages/a/src/one/d.test.ts': "import { f } from '../five/f.ts';",
    'packages/a/src/five/f.ts': "import { a } from '../one/a.ts';",
    'packages/a/src/index.ts': "export * from './one/a.ts';",
  };

  expect(places(rooms, files)).toEqual(['packages/a/src/two/b.ts:2']);
});

it('reports an import against the order of the rooms of the compiler, of types and late ones too', () => {
  const src = 'packages/compiler/src';
  const files = {
    [`${src}/content/a.ts`]: "import { d } from '../diagnostics/d.ts';\nimport type { T } from '../language/t.ts';",
    [`${src}/language/b.ts`]: "import { a } from '../content/a.ts';\nexport const late = () => import('../code/c.ts');",
    [`${src}/core/c.ts`]: "import { b } from '../language/b.ts';\nexport * from '../prose/p.ts';",
    [`${src}/code/c.ts`]: "import { c } from '../core/c.ts';\nimport type { P } from '../prose/deep/p.ts';",
    [`${src}/prose/p.ts`]: "import { b } from '../language/b.ts';\nexport type Core = import('../core/c.ts').Core;",
    [`${src}/diagnostics/d.ts`]: "\nimport { compile } from '../compile.ts';",
    [`${src}/tooling/t.ts`]: "import { compile } from '../compile.ts';\nimport '../code/c.ts';",
    [`${src}/attic/a.ts`]: "import { d } from '../diagnostics/d.ts';",
    [`${src}/content/a.test.ts`]: "import { c } from '../code/c.ts';",
    [`${src}/compile.ts`]: "import { c } from './code/c.ts';",
  };

  expect(places(orderOfRooms, files)).toEqual(
    ['content/a.ts', 'language/b.ts', 'core/c.ts', 'code/c.ts', 'prose/p.ts', 'diagnostics/d.ts']
      .map((path) => `${src}/${path}:2`)
      .concat(`${src}/attic/a.ts:1`),
  );
});

it('reports a term that is not declared where the glossary says, and a word that was replaced', () => {
  const page = [
    '| `Lamp` | gives light | `packages/a/src/lamp.ts` |',
    '| `Torch` | burns | `packages/a/src/lamp.ts` |',
    '| ~~candle~~ | lamp |',
    '| ~~night light~~ | lamp |',
  ].join('\n');
  const files = {
    [GLOSSARY]: page,
    'packages/a/src/lamp.ts': 'export interface Lamp {}\n/** A candle. */',
    'packages/a/src/b.ts': 'const candles = 3;',
    'docs/a.md': 'a night\nlight',
    'docs/decisions/a.md': 'candle',
  };

  expect(places(glossary, files)).toEqual(['docs/glossary.md:2', 'packages/a/src/lamp.ts:2', 'docs/a.md:1']);
});

it('reports a type whose name is exported by another file too, and not what tests make up', () => {
  const files = {
    'packages/a/src/plan.ts': 'export interface Plan {}\nexport const plan = 1;',
    'packages/a/src/plan.test.ts': 'export interface Plan {}',
    'packages/b/src/testing/plan.ts': 'export interface Plan {}',
    'packages/b/src/graph.ts': 'export const plan = 2;\nexport type Plan = number;',
    'tools/c/plan.ts': 'export interface Plan {}',
  };

  expect(places(oneMeaning, files)).toEqual(['packages/b/src/graph.ts:2']);
});

it('reports a note to come back later, wherever it stands', () => {
  const note = ['TO', 'DO'].join('');

  expect(places(markers, { 'docs/a.md': `one\n${note}: two`, 'docs/b.md': 'mastodon, toDo' })).toEqual(['docs/a.md:2']);
});

it('reports what a merge has left, also behind a formatter', () => {
  const [ours, between, theirs] = ['<', '=', '>'].map((sign) => sign.repeat(7));
  const files = {
    'docs/a.md': `one\n${ours} HEAD\ntwo\n${between}\nthree\n${theirs} other\n`,
    'docs/b.md': `| ${between}   |\n\n${'> '.repeat(7)}f9d27bf4\n`,
    'docs/c.md': 'A title\n========\n\n> > a quotation\n',
  };

  expect(places(conflicts, files)).toEqual(['docs/a.md:2', 'docs/a.md:4', 'docs/a.md:6', 'docs/b.md:1', 'docs/b.md:3']);
});

it('reports a path of one machine, and not one from the root of the repository', () => {
  const files = {
    'docs/a.md': 'see /home/ann/notes',
    'tools/b.ts': "read('/tmp/x')",
    'tools/c.ts': "read('./tmp/x'); fetch('https://example.org/home/x')",
    'tools/d.test.ts': "read('/tmp/x')",
  };

  expect(places(machinePaths, files)).toEqual(['docs/a.md:1', 'tools/b.ts:1']);
});

it('reports a style that a page with a strict policy ignores', () => {
  const files = {
    'packages/components/src/a.ts': 'html`<i style=${`--n: ${n}`}></i>`',
    'packages/components/src/b.ts': 'html`<i\n  style="--n: 1"></i>`',
    'packages/components/src/c.ts': 'html`<i style=${styled(`--n: ${n}`)} data-style="x"></i>`',
    'packages/components/src/d.browser.ts': 'html`<i style=${n}></i>`',
    'packages/components/src/d.stories.ts': 'html`<i style=${n}></i>`',
    'packages/workbench/src/e.ts': 'html`<i style=${n}></i>`',
  };

  expect(places(styleAttributes, files)).toEqual(['packages/components/src/a.ts:1', 'packages/components/src/b.ts:2']);
});

it('reports a sentence that players read outside the packs of words', () => {
  const files = {
    'packages/engine/src/a.ts': "\nexport const reason = (text?: string) => text ?? 'Not possible now.';",
    'packages/components/src/b.ts':
      'export const c = (n: number) => html`<p class="one two">${n}</p><b>Take it back</b>`;',
    'packages/view/src/c.ts': 'export const d = (n: number) => `Needs ${n} of these.`;',
    'packages/view/src/d.ts': "throw new Error('There is no such thing.'); new GameUseError('at', 'It is gone.');",
    'packages/components/src/words/en.ts': "export const en = { now: 'Not possible now.' };",
    'packages/components/src/e.ts':
      'export const e = (n: string) => html`<p class="one two">${n}</p>${say("some-key")}`;',
    'packages/compiler/src/f.ts': "export const message = 'There is no such card.';",
  };

  expect(places(spoken, files)).toEqual([
    'packages/engine/src/a.ts:2',
    'packages/components/src/b.ts:1',
    'packages/view/src/c.ts:1',
  ]);
});

it('reports a test that fails when the machine is busy', () => {
  const clock = ['performance', 'now()'].join('.');
  const files = {
    'packages/a/src/a.test.ts': `await ${['vi', 'waitFor'].join('.')}(() => expect(a).toBe(1));`,
    'packages/a/src/b.browser.ts': `const start = ${clock};`,
    'tools/c.test.ts': `\nit('is quick', { ${['timeout', ' 1000'].join(':')} }, () => {});`,
    'vitest.config.ts': `export default { ${['retry', ' 2'].join(':')} };`,
    'packages/a/src/d.ts': `const start = ${clock};`,
    'packages/a/src/e.test.ts': 'await expect.poll(() => a).toBe(1);',
  };

  expect(places(patience, files)).toEqual([
    'packages/a/src/a.test.ts:1',
    'packages/a/src/b.browser.ts:1',
    'tools/c.test.ts:2',
    'vitest.config.ts:1',
  ]);
});

it('takes nouns from the folders and files of content', () => {
  const nouns = nounsOf(['content/cellar/cards/iron-gate.card.yaml', 'content/cellar/game.yaml', 'packages/x/moth.ts']);

  expect(nouns).toEqual(expect.arrayContaining(['cellar', 'iron-gate']));
  expect(nouns).not.toContain('moth');
  expect(nouns).not.toContain('cards');
});

it('reports a noun of a game in a package, however it is spelled', () => {
  const files = {
    'content/cellar/cards/iron-gate.card.yaml': '',
    'content/cellar/monsters/moth.monster.yaml': '',
    'packages/a/src/camel.ts': 'const mothCount = 0;',
    'packages/a/src/upper.ts': 'const MOTH_COUNT = 0;',
    'packages/a/src/joined.ts': '// an\n// iron gate',
    'packages/a/src/pascal.ts': 'class IronGate {}',
    'packages/a/src/other.ts': 'const mothers = "iron, gate";',
    'packages/a/src/made-up.test.ts': 'const moth = 0;',
    'packages/a/src/of-a-game.test.ts': "play('cellar')",
    'tools/a.ts': 'const moth = 0;',
  };

  expect(places(gameNouns, files)).toEqual([
    'packages/a/src/camel.ts:1',
    'packages/a/src/upper.ts:1',
    'packages/a/src/joined.ts:2',
    'packages/a/src/pascal.ts:1',
    'packages/a/src/of-a-game.test.ts:1',
  ]);
});

it('reports what the files of a game declare, where packages speak: in comments, strings and documents', () => {
  const files = {
    'content/cellar/game.yaml': `title: Cellar
players: { min: 2, max: 2 }
start: play-game
counters: { pepper: { icon: x } }
kinds:
  jar: { folder: jars, zones: { brim: { holds: jar } } }
zones: { top-shelf: { holds: jar } }
sets: { pickles: { one: pickle, is: jars } }
`,
    'content/cellar/jars/jars.table.yaml': 'rows:\n  sour-plum: {}\n  n1: {}\n',
    'packages/a/src/a.ts': 'const jar = 1;\n// a jar\nconst b = "the pickles";\n/* of the\n top shelf */',
    'packages/a/src/b.ts': 'const brim = `sour_plum ${pepper}`; // n1',
    'packages/a/README.md': 'Speaks of pepper.',
    'packages/a/src/made-up.test.ts': '// a jar',
    'tools/a.ts': '// a jar',
  };

  expect(declaredIn(Object.entries(files).map(([path, text]) => ({ path, text })))).toEqual([
    'brim',
    'jar',
    'jars',
    'pepper',
    'pickle',
    'pickles',
    'sour-plum',
    'top-shelf',
  ]);
  expect(places(gameNouns, files)).toEqual([
    'packages/a/src/a.ts:2',
    'packages/a/src/a.ts:3',
    'packages/a/src/a.ts:5',
    'packages/a/src/b.ts:1',
    'packages/a/src/b.ts:1',
    'packages/a/README.md:1',
  ]);
});

it('reports a link to a page or a heading that is not there', () => {
  const files = {
    'docs/a.md': '# A\n[fine](b.md#two-words)\n[gone](c.md)\n[no heading](b.md#three)\n[web](https://example.org)',
    'docs/b.md': '# B\n## Two words\n[up](../docs/a.md)\n[folder](../docs)\n`[in code](nowhere.md)`',
  };

  expect(places(docLinks, files)).toEqual(['docs/a.md:3', 'docs/a.md:4']);
});

it('reports a path in backticks that does not exist', () => {
  const files = {
    'docs/map.md': '`packages/a/src/b.ts`\n`packages/a/src/gone.ts`\n`packages/<name>/src`',
    'packages/a/src/b.ts': '',
  };

  expect(places(docLinks, files)).toEqual(['docs/map.md:2']);
});

it('makes anchors as code hosts do', () => {
  const text = '# What, *why* & how?\n## Same\n## Same\n```\n# not a heading\n```\n### 1. `code_name`';

  expect([...anchors(text)]).toEqual(['what-why--how', 'same', 'same-1', '1-code_name']);
});

it('reports comments that are too wide or hide their actor, and no code, no long address and no text', () => {
  const wide = 'many words '.repeat(10);
  const files = {
    'packages/a/src/a.ts': `// ${wide}\n/** ${wide} */\n * fits`,
    'packages/a/src/b.ts': `const text = '${wide}'; // short\n// https://example.invalid/${'long/'.repeat(20)}\n// oxlint-disable-next-line ${wide}`,
    'packages/a/src/c.ts': ['// Who', 'ever is asked\n', "const seen = 'no", "body'; // a word of a game"].join(''),
    'docs/a.md': ['// some', 'body'].join(''),
  };

  expect(places(comments, files)).toEqual(['packages/a/src/a.ts:1', 'packages/a/src/a.ts:2', 'packages/a/src/c.ts:1']);
});

it('reports a circle of files by late imports once, and none of types or of tests', () => {
  const files = {
    'packages/a/src/page.ts': "import { go } from './links.ts';\nexport const late = () => import('./more/part.ts');",
    'packages/a/src/links.ts': "import type { Page } from './page.ts';\nexport const go = 1;",
    'packages/a/src/more/part.ts': "import {\n  one,\n} from '../page.ts';",
    'packages/a/src/page.test.ts': "import './page.test.ts';",
  };

  expect(places(circles, files)).toEqual(['packages/a/src/page.ts:1']);
});

it('reports decisions whose number is taken, or follows a gap, and headings with another number', () => {
  const files = {
    'docs/decisions/0001-a.md': '# 0001: a',
    'docs/decisions/0002-b.md': '# 0003: b',
    'docs/decisions/0002-c.md': '# 0002: c',
    'docs/decisions/0003-d.md': '# 0003: d',
  };

  expect(places(decisions, files)).toEqual([
    'docs/decisions/0002-b.md:1',
    'docs/decisions/0002-c.md:1',
    'docs/decisions/0003-d.md:1',
  ]);
});

it('reports a changeset of a package that does not exist', () => {
  const files = {
    'packages/a/package.json': '{\n  "name": "@house/a",\n  "dependencies": {}\n}\n',
    'packages/b/package.json': '{\n  "name": "b"\n}\n',
    '.changeset/good.md': "---\n'@house/a': patch\nb: minor\n---\n\nnote: c\n",
    '.changeset/wrong.md': "---\n'b': minor\n'house': patch\n---\n\nOne\n",
  };

  expect(places(changesets, files)).toEqual(['.changeset/wrong.md:3']);
});
