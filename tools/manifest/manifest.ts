/**
 * The custom elements of the packages, read from their sources: attributes, properties, events,
 * slots, parts, custom properties.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as analyzer from '@custom-elements-manifest/analyzer';
import { litPlugin } from '@custom-elements-manifest/analyzer/src/features/framework-plugins/lit/lit.js';
import { propertiesPlugin } from './properties.ts';

/** Something with a name and what it is for. */
export interface Described {
  readonly name: string;
  readonly description?: string;
  readonly type?: { readonly text: string };
  readonly default?: string;
  readonly readonly?: boolean;
}

/** A property or method. */
export interface Member extends Described {
  readonly kind: 'field' | 'method';
  readonly privacy?: 'public' | 'protected' | 'private';
  readonly static?: boolean;
  readonly attribute?: string;
  readonly inheritedFrom?: unknown;
  readonly parameters?: readonly Described[];
  readonly return?: { readonly type?: { readonly text: string } };
}

/** One element. */
export interface ElementDoc extends Described {
  readonly tagName: string;
  readonly members: readonly Member[];
  readonly attributes: readonly (Described & { readonly fieldName?: string })[];
  readonly events: readonly Described[];
  readonly slots: readonly Described[];
  readonly cssParts: readonly Described[];
  readonly cssProperties: readonly Described[];
}

/** A manifest as Storybook and editors read it. */
export interface Manifest {
  readonly schemaVersion: string;
  readonly modules: readonly { readonly path: string; readonly declarations: readonly ElementDoc[] }[];
}

/** The types that come with the analyzer are of something else than what it exports. */
const { create, ts } = analyzer as unknown as {
  create(this: void, options: { modules: readonly unknown[]; plugins: readonly object[] }): Manifest;
  readonly ts: {
    createSourceFile(file: string, text: string, target: number, parents: boolean): unknown;
    readonly ScriptTarget: { readonly ES2015: number };
    readonly SyntaxKind: { readonly CallExpression: number; readonly MethodDeclaration: number };
  };
};

const sources = ['packages/components/src/**/*.ts', 'packages/game-element/src/**/*.ts'];

/**
 * Reads the elements.
 *
 * @param root  root of the repository
 * @returns     a manifest with nothing in it but the elements, by their tags
 */
export function readManifest(root: string): Manifest {
  const files = globSync(sources, { cwd: root })
    // What lies in `online` are whole pages of a server, not elements for other pages.
    .filter((file) => !/\.(test|browser|stories)\.ts$|\/(testing|online)\//.test(file))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
  const modules = files.map((file) =>
    ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.ES2015, true),
  );
  const raw = create({ modules, plugins: [...litPlugin(), propertiesPlugin(), tagsPlugin(), returnsPlugin()] });
  return {
    schemaVersion: raw.schemaVersion,
    modules: raw.modules
      .map(({ path, declarations }) => ({
        path,
        declarations: declarations.filter((found) => found.tagName !== undefined).map(elementOf),
      }))
      .filter(({ declarations }) => declarations.length > 0),
  };
}

/** All elements of a manifest, by tag. */
export function elementsOf(manifest: Manifest): ElementDoc[] {
  return manifest.modules
    .flatMap(({ declarations }) => declarations)
    .toSorted((one, other) => one.tagName.localeCompare(other.tagName));
}

/** Only the public parts of an element. */
function elementOf(found: ElementDoc): ElementDoc {
  const members = (found.members ?? []).filter(
    (member) =>
      (member.privacy ?? 'public') === 'public' &&
      member.static !== true &&
      !member.name.startsWith('#') &&
      member.inheritedFrom === undefined &&
      !LIFE.has(member.name),
  );
  const own = new Set(members.map(({ name }) => name));
  return {
    ...found,
    members,
    // Every element has `lang`; attributes of HTML have no capitals.
    attributes: (found.attributes ?? []).filter(
      ({ name, fieldName }) =>
        name !== 'lang' && !/[A-Z]/.test(name) && (fieldName === undefined || own.has(fieldName)),
    ),
    events: (found.events ?? []).filter(({ description }) => description !== undefined),
    slots: found.slots ?? [],
    cssParts: found.cssParts ?? [],
    cssProperties: found.cssProperties ?? [],
  };
}

/** Members that lit or the browser calls, and not a page. */
const LIFE: ReadonlySet<string> = new Set([
  'render',
  'connectedCallback',
  'disconnectedCallback',
  'attributeChangedCallback',
  'focus',
]);

/** Finds tags in `define('x-y', Class)`, as our elements are registered. */
function tagsPlugin(): object {
  return {
    name: 'define',
    analyzePhase({
      node,
      moduleDoc,
    }: {
      node: { kind: number };
      moduleDoc: { declarations: { name: string; tagName?: string }[] };
    }) {
      if (node.kind !== ts.SyntaxKind.CallExpression) return;
      const { expression, arguments: given } = node as unknown as {
        expression: { text?: string };
        arguments: readonly { text?: string }[];
      };
      const [tag, type] = given;
      if (expression.text !== 'define' || tag?.text === undefined) return;
      const declaration = moduleDoc.declarations.find(({ name }) => name === type?.text);
      if (declaration !== undefined) Object.assign(declaration, { tagName: tag.text, customElement: true });
    },
  };
}

/** Types of what methods return: the analyzer drops them where `@returns` has none of its own. */
function returnsPlugin(): object {
  return {
    name: 'returns',
    analyzePhase({
      node,
      moduleDoc,
    }: {
      node: {
        kind: number;
        name?: { getText(): string };
        type?: { getText(): string };
        parent?: { name?: { getText(): string } };
      };
      moduleDoc: { declarations: { name: string; members?: { name: string; return?: object }[] }[] };
    }) {
      if (node.kind !== ts.SyntaxKind.MethodDeclaration || node.type === undefined) return;
      const owner = moduleDoc.declarations.find(({ name }) => name === node.parent?.name?.getText());
      const method = owner?.members?.find(({ name }) => name === node.name?.getText());
      if (method?.return !== undefined) Object.assign(method.return, { type: { text: node.type.getText() } });
    },
  };
}
