// Walks over what the YAML library read, before a tree is made of it: limits, and everything that
// content files do not use.

import { isCollection, isScalar, visit, type CST, type Document } from 'yaml';
import type { Report } from '../../../diagnostics/collector.ts';
import type { Edit } from '../../../diagnostics/diagnostic.ts';
import type { SourceFile } from '../../../diagnostics/source/file.ts';
import { span } from '../../../diagnostics/source/span.ts';
import type { OpenPlace } from './error-context.ts';
import { YAML_DEPTH_MAX, NODE_COUNT_MAX } from './limits.ts';
import { quoteRestOfLine } from './quoting.ts';
import { reportDirective } from './recognizers.ts';

/** What the walk over the tokens found. */
export interface TokenSurvey {
  /** A limit is exceeded: nothing further may be done with the file. */
  readonly tooLarge: boolean;
  /** Places where something was reported. */
  readonly knownOffsets: readonly number[];
}

interface Visit {
  readonly token: CST.Token | CST.CollectionItem;
  readonly depth: number;
}

/**
 * Reports limits that are exceeded, directives, anchors, aliases, tags and a second document. Works
 * without recursion, so that no depth of nesting can exhaust the stack.
 *
 * @param tokens  all tokens of the file, documents and what stands between them
 * @throws        never
 */
export function surveyTokens(file: SourceFile, tokens: readonly CST.Token[], report: Report): TokenSurvey {
  const knownOffsets: number[] = [];
  let nodeCount = 0;
  let documentCount = 0;
  for (const top of tokens) {
    if (top.type === 'directive') knownOffsets.push(reportDirective(file, top.offset, report).start);
    if (top.type === 'document' && ++documentCount === 2) {
      report('load/several-documents', secondDocumentPlace(file, top), {});
      knownOffsets.push(top.offset);
    }
    const open: Visit[] = [{ token: top, depth: 0 }];
    for (let visited = open.pop(); visited !== undefined; visited = open.pop()) {
      nodeCount++;
      const { token, depth } = visited;
      if (depth >= YAML_DEPTH_MAX && 'items' in token) {
        report('load/too-deep', span(file.path, token.offset, token.offset + 1), { depthMax: YAML_DEPTH_MAX });
        return { tooLarge: true, knownOffsets };
      }
      if (nodeCount > NODE_COUNT_MAX) {
        report('load/too-many-nodes', span(file.path, 0), { countMax: NODE_COUNT_MAX });
        return { tooLarge: true, knownOffsets };
      }
      checkToken(file, token, knownOffsets, report);
      pushInner(visited, open);
    }
  }
  return { tooLarge: false, knownOffsets };
}

function secondDocumentPlace(file: SourceFile, document: CST.Document): ReturnType<typeof span> {
  const mark = document.start.find((token) => token.type === 'doc-start');
  const start = mark?.offset ?? document.offset;
  return span(file.path, start, start + (mark?.source.length ?? 1));
}

function checkToken(file: SourceFile, token: CST.Token | CST.CollectionItem, known: number[], report: Report): void {
  const marks: CST.Token[] = 'type' in token ? [token] : [...token.start, ...(token.sep ?? [])];
  if ('type' in token && (token.type === 'document' || token.type === 'block-scalar')) {
    marks.push(...(token.type === 'document' ? token.start : token.props));
  }
  for (const mark of marks) {
    if (mark.type !== 'anchor' && mark.type !== 'tag' && mark.type !== 'alias') continue;
    const place = span(file.path, mark.offset, mark.offset + mark.source.length);
    known.push(mark.offset);
    const shared = sharedEdits(file, mark);
    const isShared = shared.length > 0;
    // The fix of the anchor mends its aliases.
    if (isShared && mark.type === 'alias') continue;
    const extra = { edits: isShared ? shared : quoteRestOfLine(file, mark.offset) };
    if (mark.type === 'tag') report('load/tag', place, { tag: mark.source }, extra);
    else if (mark.type === 'alias') report('load/alias', place, { name: mark.source.slice(1) }, extra);
    else report('load/anchor', place, { name: mark.source.slice(1), isShared }, extra);
  }
}

/**
 * One fix for an anchor and its aliases: the anchor goes, and each alias becomes a copy of the
 * value.
 */
function sharedEdits(
  { path, text }: SourceFile,
  mark: Pick<CST.SourceToken, 'source'> & { readonly type: string },
): readonly Edit[] {
  const name = mark.source.slice(1);
  if (mark.type === 'tag' || /[^\w-]/.test(name)) return [];
  const anchor = new RegExp(String.raw`&${name}[ \t]+([^\s&*!|>][^\r\n#]*)`).exec(text);
  const aliases = [...text.matchAll(new RegExp(String.raw`\*${name}(?![\w-])`, 'g'))];
  const [whole, value] = anchor ?? [];
  if (anchor === null || whole === undefined || value === undefined || aliases.length === 0) return [];
  const written = value.trimEnd();
  const gone = span(path, anchor.index, anchor.index + whole.length - value.length);
  const copies = aliases.map((alias) => ({
    span: span(path, alias.index, alias.index + name.length + 1),
    text: written,
  }));
  return [{ span: gone, text: '' }, ...copies].toSorted((one, other) => one.span.start - other.span.start);
}

function pushInner({ token, depth }: Visit, open: Visit[]): void {
  if (!('type' in token)) {
    if (token.key) open.push({ token: token.key, depth });
    if (token.value) open.push({ token: token.value, depth });
  } else if (token.type === 'document') {
    if (token.value) open.push({ token: token.value, depth });
  } else if (token.type === 'block-map' || token.type === 'block-seq' || token.type === 'flow-collection') {
    for (const item of token.items) open.push({ token: item, depth: depth + 1 });
  }
}

/**
 * Where quoted scalars and collections in brackets start and end, sorted by start.
 *
 * @throws never
 */
export function surveyOpened(documents: readonly Document.Parsed[]): readonly OpenPlace[] {
  const opened: OpenPlace[] = [];
  for (const document of documents) {
    if (document.errors.length === 0) continue;
    visit(document, (_key, node) => {
      if (!isScalar(node) && !isCollection(node)) return;
      const mark = openingMark(node.srcToken);
      if (mark !== undefined && node.range) opened.push({ start: node.range[0], end: node.range[1], mark });
    });
  }
  return opened.toSorted((first, second) => first.start - second.start);
}

function openingMark(token: CST.Token | undefined): string | undefined {
  if (token?.type === 'flow-collection') return token.start.source;
  if (token?.type === 'single-quoted-scalar') return "'";
  return token?.type === 'double-quoted-scalar' ? '"' : undefined;
}
