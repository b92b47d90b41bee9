/**
 * Games of `content` as projects of nx: a new game is compiled and tested from its first file on.
 * And the stages of `npm test` as targets of the repository, so that one whose inputs did not
 * change is taken from the cache.
 */
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { GAME_TARGET, stages } from '../ci/stages.ts';

/** What this file says to nx of a project; see its `TargetConfiguration`. */
interface Target {
  readonly command: string;
  readonly cache: true;
  readonly inputs: readonly unknown[];
  readonly outputs: readonly string[];
  readonly dependsOn?: readonly unknown[];
}

type Projects = Record<string, { readonly name?: string; readonly targets: Readonly<Record<string, Target>> }>;

const scope = '@undercroft/';

/** Packages that some packages need, themselves among them, as their manifests declare. */
function needed(root: string, names: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (name: string): void => {
    if (!name.startsWith(scope) || found.has(name)) return;
    found.add(name);
    const manifest = readFileSync(join(root, 'packages', name.slice(scope.length), 'package.json'), 'utf8');
    Object.keys((JSON.parse(manifest) as { dependencies?: object }).dependencies ?? {}).forEach(add);
  };
  for (const name of names) add(scope + name);
  return [...found];
}

function gameTargets(root: string, id: string): Readonly<Record<string, Target>> {
  const own = '{projectRoot}/**/*';
  const sources = (...names: string[]): unknown => ({ input: 'production', projects: needed(root, names) });
  const compiled = `{workspaceRoot}/packages/engine/generated/games/${id}`;
  const generated = { projects: [`${scope}compiler`], target: 'generate' };
  return {
    compile: {
      command: `node packages/games/compile.ts ${id}`,
      cache: true,
      inputs: [own, sources('games'), '{workspaceRoot}/packages/games/compile.ts'],
      outputs: [`${compiled}.js`, `${compiled}.release.js`, `${compiled}.json`],
      dependsOn: [generated],
    },
    [GAME_TARGET]: {
      command: `node tools/ci/stage.ts content-${id} UNDERCROFT_GAME=${id} npx vitest run --project content`,
      cache: true,
      inputs: [
        own,
        sources('games', 'bots', 'scenario', 'simulator', 'view'),
        '{workspaceRoot}/packages/{engine,view}/src/testing/**/*',
        '{workspaceRoot}/packages/{cli,compiler,games}/{src,test}/**/*',
        '{workspaceRoot}/packages/starters/{src,files}/**/*',
        '{workspaceRoot}/tools/{clicks,told}/**/*',
        '{workspaceRoot}/vitest.config.ts',
        '{workspaceRoot}/tools/patience.ts',
      ],
      outputs: [`{workspaceRoot}/.nx/stages/content-${id}*.json`],
      dependsOn: ['compile', generated],
    },
  };
}

/** The stages of the repository, or of a package. */
function stageTargets(folder?: string): Readonly<Record<string, Target>> {
  return Object.fromEntries(
    stages
      .filter((stage) => stage.of === folder)
      .map(({ name, command, inputs, after }) => [
        name,
        {
          command: `node tools/ci/stage.ts ${name} ${command}`,
          cache: true,
          inputs: ['sharedGlobals', '{workspaceRoot}/tools/ci/**/*', ...inputs],
          outputs: [`{workspaceRoot}/.nx/stages/${name}*.json`],
          dependsOn: after,
        },
      ]),
  );
}

/** nx adds the targets of a package to its own. */
function projectsOfStages(): Projects {
  const packages = new Set(stages.flatMap(({ of }) => of ?? []));
  return {
    '.': { name: 'undercroft', targets: stageTargets() },
    ...Object.fromEntries([...packages].map((folder) => [folder, { targets: stageTargets(folder) }])),
  };
}

/** What nx calls: the projects of some files. */
export const createNodesV2 = [
  '{nx.json,content/*/game.yaml}',
  (files: readonly string[], _options: unknown, { workspaceRoot }: { readonly workspaceRoot: string }) =>
    files.map((file) => {
      const folder = dirname(file);
      const projects: Projects =
        folder === '.'
          ? projectsOfStages()
          : { [folder]: { name: `game-${basename(folder)}`, targets: gameTargets(workspaceRoot, basename(folder)) } };
      return [file, { projects }] as const;
    }),
] as const;
