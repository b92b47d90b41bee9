// A file in its one layout, or as it was when that would say something else.

import { withEndsOf } from '@undercroft/contract';
import { checkLetters, checkReadable } from '../../content/load/encoding.ts';
import { parseYaml } from '../../content/load/yaml.ts';
import { phase } from '../../diagnostics/collector.ts';
import { toPlain } from '../../content/load/yaml/node.ts';
import { parseProgram } from '../../language/parse/parse.ts';
import { layOut } from '../../language/parse/layout.ts';
import { sourceFile } from '../../diagnostics/source/file.ts';
import { layOutRules } from './format-rules.ts';
import { commentsOf, layOutYaml } from './format-yaml.ts';

/**
 * A text of a game in its one layout.
 *
 * @param path  tells by its end what it is: `.rules`, otherwise YAML
 * @returns the text itself when it cannot be read, or when it would mean something else in another
 *   layout
 * @throws      never
 */
export function formatText(path: string, text: string): string {
  if (hasUnreadableText(path, text)) return text;
  // The layout is found with the line ends and without the mark that the functions below write, so
  // neither is a difference.
  const plain = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const laid = layOutPlain(path, plain);
  if (laid === plain) return text;
  return `${text.startsWith('\uFEFF') ? '\uFEFF' : ''}${withEndsOf(text, laid)}`;
}

/** @param text  without byte order mark, each line ends with a line feed */
function layOutPlain(path: string, text: string): string {
  if (path.endsWith('.rules')) {
    const laid = layOutRules(text);
    return isSameRules(text, laid) && layOutRules(laid) === laid ? laid : text;
  }
  // Lines that slipped into a text by mistake would be joined, and the mistake
  // would be hidden. An alias without its anchor cannot be laid out at all.
  if (hasYamlErrors(text)) return text;
  const laid = layOutYaml(text);
  return laid === text || (isSameYaml(text, laid) && layOutYaml(laid) === laid) ? laid : text;
}

/** A text that was read in part, or with other letters, must never be written. */
function hasUnreadableText(path: string, text: string): boolean {
  return !phase((report) => checkReadable({ path, text }, report) && checkLetters({ path, text }, report).length === 0)
    .value;
}

function hasYamlErrors(text: string): boolean {
  return parseYaml(sourceFile('', text)).diagnostics.some(({ severity }) => severity === 'error');
}

function isSameRules(before: string, after: string): boolean {
  if (bare(before) !== bare(after) || commentsIn(before) !== commentsIn(after)) return false;
  return shapeOf(before) === shapeOf(after);
}

/** What the grammar reads, without spaces. */
function bare(text: string): string {
  return layOut(text.replace(/^\uFEFF/, '')).text.replaceAll(/\s/g, '');
}

/** The comments of a text, a line each. */
function commentsIn(text: string): string {
  return [...text.matchAll(/--(.*)/g)].map(([, comment = '']) => comment.trim()).join('\n');
}

/** The tree without places and numbers. */
function shapeOf(text: string): string {
  const tree = parseProgram({ text: text.replace(/^\uFEFF/, ''), file: '' }).value;
  return JSON.stringify(tree, (key, value: unknown) => (key === 'id' || /^at$|At$/.test(key) ? undefined : value));
}

function isSameYaml(before: string, after: string): boolean {
  if (commentsOf(before).join('\n') !== commentsOf(after).join('\n')) return false;
  return plainOf(before) === plainOf(after);
}

/** All values, with rules as the grammar reads them: in a block their layout may change. */
function plainOf(text: string): string {
  const { root } = parseYaml(sourceFile('', text.replace(/^\uFEFF/, ''))).value;
  if (root === undefined) return '';
  return JSON.stringify(toPlain(root), (key, value: unknown) =>
    key === 'effect' && typeof value === 'string' ? `${bare(value)} ${commentsIn(value)} ${shapeOf(value)}` : value,
  );
}
