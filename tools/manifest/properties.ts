/**
 * Finds the properties of `class X extends elementWith({ name: prop.kind<Type>(first, { more })
 * })`.
 */

/** What this needs of a node of the analyzer's TypeScript. */
interface Node {
  readonly text?: string;
  readonly name?: Node;
  readonly expression?: Node;
  readonly initializer?: Node;
  readonly heritageClauses?: readonly { readonly types: readonly Node[] }[];
  readonly arguments?: readonly Node[];
  readonly properties?: readonly Node[];
  readonly typeArguments?: readonly Node[];
  readonly jsDoc?: readonly { readonly comment?: string }[];
  getText(): string;
}

interface Property {
  readonly name: string;
  readonly type: { readonly text: string };
  readonly description: string;
  readonly default: string;
}

interface Declaration {
  readonly name: string;
  members?: object[];
  attributes?: object[];
}

/** Types and first values of the kinds that need not say them; null: no attribute. */
const KINDS: Readonly<Record<string, { readonly type: string; readonly first: string; readonly attribute: boolean }>> =
  {
    data: { type: 'unknown', first: 'null', attribute: false },
    compared: { type: 'unknown', first: 'null', attribute: false },
    text: { type: 'string', first: "''", attribute: true },
    number: { type: 'number', first: '0', attribute: true },
    flag: { type: 'boolean', first: 'false', attribute: true },
  };

/** A plugin of the analyzer. */
export function propertiesPlugin(): object {
  const found = new Map<string, readonly { readonly field: object; readonly attribute: object | null }[]>();
  return {
    name: 'properties',
    analyzePhase({ node }: { node: Node }) {
      const base = node.heritageClauses?.[0]?.types[0]?.expression;
      const [list] = base?.arguments ?? [];
      if (base?.expression?.text !== 'elementWith' || list === undefined) return;
      found.set(node.name?.text ?? '', (list.properties ?? []).map(read));
    },
    moduleLinkPhase({ moduleDoc }: { moduleDoc: { declarations: Declaration[] } }) {
      for (const declaration of moduleDoc.declarations) {
        const properties = found.get(declaration.name) ?? [];
        declaration.members = [...properties.map(({ field }) => field), ...(declaration.members ?? [])];
        const attributes = properties.flatMap(({ attribute }) => (attribute === null ? [] : [attribute]));
        declaration.attributes = [...attributes, ...(declaration.attributes ?? [])];
      }
    },
  };
}

/** @throws Error when a property is written in another way */
function read(node: Node): { readonly field: object; readonly attribute: object | null } {
  const call = node.initializer;
  const fieldName = node.name?.text ?? '';
  const kind = KINDS[call?.expression?.name?.text ?? ''];
  if (call === undefined || kind === undefined)
    throw new Error(`${node.getText()} is no property that can be described`);
  const isFlag = kind.type === 'boolean';
  const [one, two] = call.arguments ?? [];
  const more = options(isFlag ? one : two);
  const property: Property = {
    name: fieldName,
    type: { text: call.typeArguments?.[0]?.getText() ?? kind.type },
    description: node.jsDoc?.at(-1)?.comment ?? '',
    default: isFlag ? (more.get('first') ?? kind.first) : (one?.getText() ?? kind.first),
  };
  const name = more.get('attribute')?.slice(1, -1) ?? fieldName.toLowerCase();
  const reflects = more.has('reflect') ? { reflects: true } : {};
  const field = {
    kind: 'field',
    privacy: 'public',
    ...property,
    ...(kind.attribute ? { attribute: name } : {}),
    ...reflects,
  };
  return { field, attribute: kind.attribute ? { ...property, name, fieldName, ...reflects } : null };
}

function options(node: Node | undefined): ReadonlyMap<string, string> {
  const entries = node?.properties ?? [];
  return new Map(entries.map((entry) => [entry.name?.text ?? '', entry.initializer?.getText() ?? '']));
}
