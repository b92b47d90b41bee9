/** Visits the tree below a node in order of evaluation. */

interface AnyNode {
  readonly kind: string;
}

/** Fields that `3-resolve` and `4-check` filled; they lead to other trees. */
const LINKS = new Set([
  'local',
  'old',
  'procedure',
  'ref',
  'type',
  'at',
  'nameAt',
  'verbAt',
  'windowAt',
  'counterAt',
  'attributeAt',
]);

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && typeof (value as { kind?: unknown }).kind === 'string';
}

const childrenOf = new WeakMap<AnyNode, AnyNode[]>();

/** The direct children of a node of a checked tree; found once a node. */
export function children(node: AnyNode): readonly AnyNode[] {
  const known = childrenOf.get(node);
  if (known !== undefined) return known;
  const found = findChildren(node);
  childrenOf.set(node, found);
  return found;
}

function findChildren(node: AnyNode): AnyNode[] {
  const found: AnyNode[] = [];
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) for (const entry of value) collect(entry);
    else if (isNode(value)) found.push(value);
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) if (!LINKS.has(key)) collect(inner);
  };
  for (const [key, value] of Object.entries(node)) if (!LINKS.has(key)) collect(value);
  return found;
}

/** Calls `visit` for the node and everything below it; `visit` returning false keeps it from going deeper. */
export function walk(node: AnyNode, visit: (node: AnyNode) => boolean | undefined): void {
  if (visit(node) === false) return;
  for (const child of children(node)) walk(child, visit);
}

/** Is there a node below (or this one) for which the test holds? */
export function some(node: AnyNode, test: (node: AnyNode) => boolean): boolean {
  return test(node) || children(node).some((child) => some(child, test));
}
