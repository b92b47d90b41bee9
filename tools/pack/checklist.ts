/** What must be true before packages are published. Knows no command: it is told what they said. */

/** What is known of a release. */
export interface ReleaseState {
  /** what git calls changed or new; empty when nothing is */
  readonly changed: string;
  readonly branch: string;
  /** versions by package of the repository */
  readonly versions: Readonly<Record<string, string>>;
  /** files of changes that are in no version yet */
  readonly pending: readonly string[];
  /** change log of the command line; null without one */
  readonly changeLog: string | null;
  /** whether `npm audit` found nothing, and what it said */
  readonly audit: { readonly isClean: boolean; readonly said: string };
  /** licences, by folder of a package from outside that people install */
  readonly licences: Readonly<Record<string, string | undefined>>;
  /** `docs/long-run.md`; null without one */
  readonly longRun: string | null;
}

/** One line of the list. */
export interface Checked {
  readonly what: string;
  /** what to do, null when it holds */
  readonly wrong: string | null;
}

/** Licences under which everybody may use, change and pass on what we ship. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'ISC',
  'MIT',
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Goes through the list, in the order in which a person mends it. */
export function checkRelease(state: ReleaseState): Checked[] {
  const [version = '', ...others] = new Set(Object.values(state.versions));
  const unfit = Object.entries(state.licences).filter(([, licence]) => !isAllowed(licence));
  const check = (what: string, holds: boolean, wrong: string): Checked => ({ what, wrong: holds ? null : wrong });
  return [
    check('The branch is main', state.branch === 'main', `It is ${state.branch}: \`git switch main\`.`),
    check('Everything is committed', state.changed === '', `Commit or take back:\n${state.changed}`),
    check('All packages have one version', others.length === 0, `They have ${[version, ...others].join(', ')}.`),
    check(
      'Every change is in a version',
      state.pending.length === 0,
      `\`npx changeset version\` takes in ${state.pending.length} changes; commit what it writes.`,
    ),
    check(
      `The change log tells of ${version}`,
      state.changeLog?.includes(`\n## ${version}\n`) === true,
      'packages/cli/CHANGELOG.md has no such heading.',
    ),
    check('`npm audit` finds nothing in what people install', state.audit.isClean, state.audit.said),
    check(
      'The licences of what people install are known and free',
      unfit.length === 0,
      unfit.map(([name, licence]) => `${name}: ${licence ?? 'none'}`).join('\n'),
    ),
    check(
      'The last long run passed',
      state.longRun !== null && !/\*\*(failed|not run)\*\*/.test(state.longRun),
      '`npm run test:long` runs it and writes docs/long-run.md.',
    ),
  ];
}

/** Whether one of the licences that a package offers is allowed, and all that it demands. */
function isAllowed(licence: string | undefined): boolean {
  const offers = (licence ?? '').replaceAll(/[()]/g, '').split(' OR ');
  return offers.some((offer) => offer.split(' AND ').every((one) => ALLOWED.has(one)));
}
