import { parseSync } from 'vite';
import { lineAt, type Finding, type Rule, type TextFile } from '../rule.ts';

/** Longer files are split by what they own. */
export const FILE_LINES_MAX = 400;
/** Longer functions are split by what they do. */
export const FUNCTION_LINES_MAX = 70;

/** Files over 400 lines and functions over 70, in the code of packages and tools. */
export const length: Rule = (files) =>
  files.filter(({ path }) => /^(packages|tools)\/.*\.(ts|js|mjs)$/.test(path)).flatMap(tooLong);

function tooLong(file: TextFile): Finding[] {
  const lines = file.text.trimEnd().split('\n').length;
  const findings: Finding[] = [];
  if (lines > FILE_LINES_MAX) {
    const message = `${lines} lines, at most ${FILE_LINES_MAX}: split it by what it owns`;
    findings.push({ rule: 'file-length', path: file.path, line: 1, message, lines });
  }

  for (const { name, start, end } of functions(file)) {
    const first = lineAt(file.text, start);
    const count = lineAt(file.text, end) - first + 1;
    if (count <= FUNCTION_LINES_MAX) continue;
    const message = `${name} has ${count} lines, at most ${FUNCTION_LINES_MAX}: split it by what it does`;
    findings.push({ rule: 'function-length', path: file.path, line: first, message, lines: count });
  }
  return findings;
}

interface FunctionSpan {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

const functionTypes = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

function functions(file: TextFile): FunctionSpan[] {
  const found: FunctionSpan[] = [];
  visit(parseSync(file.path, file.text).program, '', found);
  return found;
}

/** Walks any tree of nodes; the name of a function is that of the nearest thing it is assigned to. */
function visit(node: unknown, name: string, found: FunctionSpan[]): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const child of node) visit(child, name, found);
    return;
  }
  const fields = node as Readonly<Record<string, unknown>>;
  const own = nameOf(fields['id']) ?? nameOf(fields['key']) ?? name;
  if (functionTypes.has(String(fields['type']))) {
    found.push({ name: own === '' ? 'a function' : own, start: Number(fields['start']), end: Number(fields['end']) });
  }
  for (const child of Object.values(fields)) visit(child, own, found);
}

function nameOf(node: unknown): string | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  const name = (node as Readonly<Record<string, unknown>>)['name'];
  return typeof name === 'string' ? name : undefined;
}
