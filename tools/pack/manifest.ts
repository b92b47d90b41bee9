/**
 * Manifests of published packages: JavaScript in the place of sources, exact versions, nothing that
 * only the repository needs.
 */

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A `package.json`, as far as it is read. */
export interface SourceManifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly bin?: Json;
  readonly sideEffects?: Json;
  readonly imports?: Readonly<Record<string, Json>>;
  readonly exports?: Readonly<Record<string, Json>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** What counts for all packages of a release. */
export interface ReleaseFacts {
  readonly version: string;
  /** of Node, such as `>=24` */
  readonly node: string;
  /** names of the packages that are published */
  readonly names: ReadonlySet<string>;
}

/**
 * The manifest of a package as it is published.
 *
 * @param optional  packages that it uses when they are there
 */
export function publishedManifest(
  source: SourceManifest,
  { version, node, names }: ReleaseFacts,
  optional: readonly string[] = [],
): Readonly<Record<string, Json>> {
  const needed = Object.entries(source.dependencies ?? {})
    .filter(([name]) => !name.startsWith('@undercroft/') || names.has(name))
    .map(([name, range]) => [name, range === '*' ? version : range] as const);
  const wanted = needed.filter(([name]) => optional.includes(name));
  return {
    name: source.name,
    version,
    license: source.license,
    type: 'module',
    ...(source.bin === undefined ? {} : { bin: source.bin }),
    ...(source.sideEffects === undefined ? {} : { sideEffects: built(source.sideEffects) }),
    ...(source.imports === undefined ? {} : { imports: built(source.imports) }),
    exports: { ...built(publicEntries(source.exports ?? {})), './package.json': './package.json' },
    dependencies: Object.fromEntries(needed.filter(([name]) => !optional.includes(name))),
    ...(wanted.length === 0
      ? {}
      : {
          peerDependencies: Object.fromEntries(wanted),
          peerDependenciesMeta: Object.fromEntries(wanted.map(([name]) => [name, { optional: true }])),
        }),
    engines: { node },
  };
}

/** What tests alone import is not published. */
export function publicEntries<T>(entries: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(entries).filter(([name]) => !name.startsWith('./testing')));
}

/** Sources that a part of a manifest names. */
export function sourcesIn(part: Json): string[] {
  if (typeof part === 'string') return isSource(part) ? [part.replace('./', '')] : [];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap((one: Json) => sourcesIn(one)) : [];
}

/** The same with JavaScript in the place of sources. */
function built<T extends Json>(part: T): T {
  if (typeof part === 'string') return (isSource(part) ? part.replace(/\.ts$/, '.js') : part) as T;
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((one: Json) => built(one)) as unknown as T;
  return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, built(one)])) as T;
}

function isSource(path: string): boolean {
  return path.endsWith('.ts') && !path.endsWith('.d.ts');
}
