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
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** What counts for all packages of a release. */
export interface ReleaseFacts {
  readonly version: string;
  /** of Node, such as `>=24` */
  readonly node: string;
  /** names of the packages that are published */
  readonly names: ReadonlySet<string>;
}

/** What ships inside a package. */
export interface Inside {
  /** packages of the repository */
  readonly parts: readonly SourceManifest[];
  /** versions of packages from outside, by name */
  readonly trimmed: Readonly<Record<string, string>>;
}

const NOTHING: Inside = { parts: [], trimmed: {} };

/**
 * The manifest of a package as it is published. What its parts need is installed for the package,
 * and each entry of a part is an entry of the package.
 *
 * @param optional  packages that it, or a part, uses when they are there
 */
export function publishedManifest(
  source: SourceManifest,
  { version, node, names }: ReleaseFacts,
  optional: readonly string[] = [],
  { parts, trimmed }: Inside = NOTHING,
): Readonly<Record<string, Json>> {
  const all = [source, ...parts];
  const needed = all
    .flatMap(({ dependencies }) => Object.entries(dependencies ?? {}))
    .filter(([name]) => !name.startsWith('@undercroft/') || names.has(name))
    .map(([name, range]) => [name, range === '*' ? version : range] as const);
  const bundled = { ...Object.fromEntries(parts.map(({ name }) => [name, version])), ...trimmed };
  // The repository calls no package a peer but those that are used when they are there. People
  // install them by name, so later ones of the same major version fit.
  const peers = all.flatMap(({ peerDependencies }) =>
    Object.entries(peerDependencies ?? {}).map(([name, range]) => [name, `^${range}`] as const),
  );
  const wanted = Object.fromEntries([...needed.filter(([name]) => optional.includes(name)), ...peers]);
  return {
    ...common(source, version),
    ...(source.bin === undefined ? {} : { bin: source.bin }),
    exports: {
      ...built(publicEntries(source.exports ?? {})),
      ...Object.fromEntries(parts.flatMap(partEntries).map(({ key, file, isCode }) => [key, entryOf(file, isCode)])),
      './package.json': './package.json',
    },
    dependencies: {
      ...Object.fromEntries(needed.filter(([name]) => !optional.includes(name))),
      ...bundled,
    },
    ...(Object.keys(bundled).length === 0 ? {} : { bundleDependencies: Object.keys(bundled) }),
    ...(Object.keys(wanted).length === 0
      ? {}
      : {
          peerDependencies: wanted,
          peerDependenciesMeta: Object.fromEntries(Object.keys(wanted).map((name) => [name, { optional: true }])),
        }),
    engines: { node },
  };
}

/** The manifest of a package that ships inside another one, which has its dependencies. */
export function partManifest(source: SourceManifest, version: string): Readonly<Record<string, Json>> {
  return {
    ...common(source, version),
    exports: { ...built(publicEntries(source.exports ?? {})), './package.json': './package.json' },
  };
}

function common(source: SourceManifest, version: string): Readonly<Record<string, Json>> {
  return {
    name: source.name,
    version,
    license: source.license,
    type: 'module',
    ...(source.sideEffects === undefined ? {} : { sideEffects: built(source.sideEffects) }),
    ...(source.imports === undefined ? {} : { imports: built(source.imports) }),
  };
}

/** An entry of a part, which programs import from the package around it. */
export interface PartEntry {
  /** in the exports of the package around it */
  readonly key: string;
  /** the file that stands there, without its ending */
  readonly file: string;
  /** what that file passes on */
  readonly from: string;
  /** it has more than types */
  readonly isCode: boolean;
}

/** The entries of a part. */
export function partEntries(part: SourceManifest): PartEntry[] {
  return Object.entries(publicEntries(part.exports ?? {})).map(([key, place]) => {
    const end = key.slice('.'.length);
    const file = `parts/${part.name.replace(/^@undercroft\//, '')}${end}`;
    return {
      key: `./${file.slice('parts/'.length)}`,
      file,
      from: part.name + end,
      isCode: sourcesIn(place).length > 0,
    };
  });
}

function entryOf(file: string, isCode: boolean): Json {
  return isCode ? `./${file}.js` : { types: `./${file}.d.ts` };
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
