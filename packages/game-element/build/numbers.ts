/** Constant numbers where they are used instead of under a name: the minifier leaves those alone that functions use before them. */
import { type Edit, edited, type Node, treeOf, visit } from './edits.ts';

/**
 * A module without `const NAME = 1;` of its own, wherever a name is declared once and is no export.
 *
 * @param code  of a module, without types
 */
export function withNumbers(code: string): string {
  const body = treeOf(code, 'game.js')['body'] as readonly Node[];
  const uses: Node[] = [];
  const declared = new Map<string, number>();
  visit(body, (node, parent, role) => {
    if (node.type !== 'Identifier' || parent === null) return;
    const name = String(node['name']);
    // A name that is a property as well, as in `{ SIZE }`, stays.
    if (declares(parent, role) || parent['shorthand'] === true) declared.set(name, (declared.get(name) ?? 0) + 1);
    if (!isKey(parent, role)) uses.push(node);
  });
  const values = new Map<string, string>();
  const edits: Edit[] = [];
  for (const statement of body) {
    if (statement.type !== 'VariableDeclaration' || statement['kind'] !== 'const') continue;
    const parts = (statement['declarations'] as readonly Node[]).map(({ id, init }) => {
      const name = String((id as Node)['name']);
      const text = code.slice((init as Node).start, (init as Node).end);
      return { name, text, free: /^-?\d+$/.test(text) && declared.get(name) === 1 && !exported(body, name) };
    });
    if (!parts.every(({ free }) => free)) continue;
    for (const { name, text } of parts) values.set(name, text);
    edits.push({ start: statement.start, end: statement.end, text: '' });
  }
  for (const node of uses) {
    const value = values.get(String(node['name']));
    const inside = edits.some(({ start, end, text }) => text === '' && node.start >= start && node.end <= end);
    if (value !== undefined && !inside)
      edits.push({ start: node.start, end: node.end, text: value.startsWith('-') ? `(${value})` : value });
  }
  return edited(code, edits);
}

/** Whether an identifier begins to mean something here. */
function declares({ type }: Node, role: string): boolean {
  return (
    role === 'id' ||
    role === 'params' ||
    role === 'param' ||
    type === 'ArrayPattern' ||
    type === 'AssignmentPattern' ||
    type === 'RestElement'
  );
}

/** Whether an identifier is a name of a property and no variable. */
function isKey(parent: Node, role: string): boolean {
  return (role === 'property' || role === 'key') && parent['computed'] !== true;
}

function exported(body: readonly Node[], name: string): boolean {
  return body.some(
    (one) => one.type === 'ExportNamedDeclaration' && JSON.stringify(one['specifiers'] ?? []).includes(`"${name}"`),
  );
}
