/** One part of the long run. */
export interface LongRun {
  readonly what: string;
  readonly cases: string;
  /** what a reader types to run it alone */
  readonly command: string;
  readonly passed: boolean;
  readonly minutes: number;
}

/** When, where and on what it ran. */
interface LongRunAbout {
  readonly commit: string;
  readonly day: string;
  readonly machine: string;
}

/** The page of the documents that tells the last long run. */
export function longRunPage(runs: readonly LongRun[], { commit, day, machine }: LongRunAbout): string {
  const rows = runs.map(
    ({ what, cases, passed, minutes }) =>
      `| ${what} | ${cases} | ${passed ? 'passed' : '**failed**'} | ${minutes.toFixed(1)} |`,
  );
  return `# The last long run

\`npm test\` tries few cases of each property, so that it ends soon. \`npm run test:long\` tries many more, and writes this
page. Run it before a release, and after a change of the compiler, the engine or the online tables.

Commit ${commit}, ${day}, ${machine}.

| what | cases | result | minutes |
| ---- | ----- | ------ | ------- |
${rows.join('\n')}

One part alone:

\`\`\`sh
${runs.map(({ command }) => command).join('\n')}
\`\`\`

\`UNDERCROFT_TIMES=10\` before a command multiplies the cases of properties by ten.
`;
}
