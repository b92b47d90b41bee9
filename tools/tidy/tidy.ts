/**
 * Reads the committed text of the repository, applies every rule, and takes off the listed
 * exceptions. An exception that is no longer needed is a finding itself, so the list can only
 * shrink.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding, Rule, TextFile } from './rule.ts';
import { changesets } from './rules/changesets.ts';
import { circles } from './rules/circles.ts';
import { comments } from './rules/comments.ts';
import { decisions } from './rules/decisions.ts';
import { docLinks } from './rules/doc-links.ts';
import { gameNouns } from './rules/game-nouns.ts';
import { glossary } from './rules/glossary.ts';
import { machinePaths } from './rules/machine-paths.ts';
import { conflicts, markers } from './rules/markers.ts';
import { orderOfRooms, rooms } from './rules/rooms.ts';
import { oneMeaning } from './rules/one-meaning.ts';
import { patience } from './rules/patience.ts';
import { spoken } from './rules/spoken.ts';
import { styleAttributes } from './rules/style-attributes.ts';

export const rules: readonly Rule[] = [
  markers,
  conflicts,
  rooms,
  orderOfRooms,
  machinePaths,
  patience,
  styleAttributes,
  spoken,
  gameNouns,
  changesets,
  circles,
  comments,
  decisions,
  docLinks,
  glossary,
  oneMeaning,
];

/** One thing that is allowed for a reason. */
export interface Exception {
  readonly rule: string;
  readonly path: string;
  readonly reason: string;
}

const textual = /\.(ts|jsx?|mjs|cjs|json|ya?ml|md|css|html|svg|peggy|txt|sh)$|(^|\/)(\.[a-z]+|run|LICENSE)$/;
/** Pictures are known by name, so that documents may show them; their bytes are no text. */
const pictures = /\.(png|jpg|webp)$/;
const skipped = /(^|\/)(generated|dist|node_modules)\/|(^|\/)package-lock\.json$/;

/**
 * Every text file and picture that is committed, or would be. Generated files are not looked at.
 */
export function readRepository(root: string): TextFile[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return [...new Set(listed.split('\0'))]
    .filter(
      (path) => (textual.test(path) || pictures.test(path)) && !skipped.test(path) && existsSync(join(root, path)),
    )
    .map((path) => ({ path, text: pictures.test(path) ? '' : readFileSync(join(root, path), 'utf8') }));
}

/** What is not tidy and not excepted, and the exceptions that nothing needs any more. */
export function tidy(
  files: readonly TextFile[],
  exceptions: readonly Exception[],
  apply: readonly Rule[] = rules,
): Finding[] {
  const findings = apply.flatMap((rule) => rule(files));
  const covers = (exception: Exception, finding: Finding) =>
    exception.rule === finding.rule && exception.path === finding.path;

  const left = findings.filter((finding) => !exceptions.some((exception) => covers(exception, finding)));
  const stale = exceptions
    .filter((exception) => !findings.some((finding) => covers(exception, finding)))
    .map(({ rule, path }) => ({ rule, path, line: 1, message: 'nothing needs this exception any more: take it out' }));
  return [...left, ...stale];
}

/** A finding as one line that an editor can jump to. */
export function print({ rule, path, line, message }: Finding): string {
  return `${path}:${line} ${rule}: ${message}`;
}
