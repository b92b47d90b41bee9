/** One part of the long run. */
export interface LongPart {
  /** what a reader types to run only this part: `npm run test:long -- <name>` */
  readonly name: string;
  readonly what: string;
  readonly cases: string;
  readonly command: string;
}

/** How a part went, when and where. */
export interface LongResult {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
  readonly commit: string;
  readonly day: string;
  readonly machine: string;
}

/** Results that the page holds: the last one of each part that has run. */
export function readLongResults(page: string): LongResult[] {
  return page.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    const [, name = '', result, seconds = '', commit = '', day = '', machine = ''] = cells;
    if (!/^\d+$/.test(seconds)) return [];
    return [{ name, passed: result === 'passed', seconds: Number(seconds), commit, day, machine }];
  });
}

/** The page of the documents that tells the last run of each part. */
export function longRunPage(parts: readonly LongPart[], results: readonly LongResult[]): string {
  const rows = parts.map(({ name }) => {
    const result = results.find((one) => one.name === name);
    if (result === undefined) return `| ${name} | **not run** | | | | |`;
    const { passed, seconds, commit, day, machine } = result;
    const went = passed ? 'passed' : '**failed**';
    return `| ${name} | ${went} | ${seconds.toFixed(0)} | ${commit} | ${day} | ${machine} |`;
  });
  return `# The last long run

\`npm test\` tries few cases of each property, so that it ends soon. \`npm run test:long\` tries many
more, and writes this page after each part. Run it before a release, and after a change of the
compiler, the engine or the online tables. \`npm run test:long -- ${parts.at(-1)?.name ?? ''}\` runs one
part; parts that are not named keep what they last came to.

| part | result | seconds | commit | day | machine |
| ---- | ------ | ------- | ------ | --- | ------- |
${rows.join('\n')}

${parts.map(({ name, what, cases }) => `- **${name}**: ${what}. Cases: ${cases}.`).join('\n')}

The commands, without this page:

\`\`\`sh
${parts.map(({ command }) => command).join('\n')}
\`\`\`
`;
}
