import { type Rule } from '../rule.ts';

const CHANGESET = /^\.changeset\/[^/]+\.md$/;
const MANIFEST = /^packages\/[^/]+\/package\.json$/;
/** A line of the front matter: the name of a package, and how far its version moves. */
const RELEASE = /^["']?([^"':\s]+)["']?\s*:/;

/**
 * Changesets of packages that do not exist. `changeset status` and `changeset version` refuse them
 * too, but those are run at a release only.
 */
export const changesets: Rule = (files) => {
  const names = new Set(files.filter(({ path }) => MANIFEST.test(path)).map(({ text }) => nameIn(text)));
  return files
    .filter(({ path }) => CHANGESET.test(path))
    .flatMap(({ path, text }) => {
      const [, front = ''] = /^---\n([^]*?)^---$/m.exec(text) ?? [];
      return front.split('\n').flatMap((line, index) => {
        const name = RELEASE.exec(line)?.[1];
        if (name === undefined || names.has(name)) return [];
        return [{ rule: 'changeset', path, line: index + 2, message: `no package is called ${name}` }];
      });
    });
};

function nameIn(manifest: string): string | undefined {
  return /^ {2}"name": "([^"]+)"/m.exec(manifest)?.[1];
}
