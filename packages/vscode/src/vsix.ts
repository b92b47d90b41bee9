/**
 * A folder with an extension as one file to install: a zip with two files more, the same bytes for
 * the same folder.
 */
import { globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { markupOf } from '@undercroft/contract';
import { strToU8, zipSync, type Zippable } from 'fflate';

/** What the file says of itself. */
interface Packed {
  readonly name: string;
  readonly displayName: string;
  readonly version: string;
  readonly publisher: string;
  readonly engines: { readonly vscode: string };
  readonly categories: readonly string[];
}

const TYPES: Readonly<Record<string, string>> = {
  '.cjs': 'application/node',
  '.js': 'application/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.mjs': 'application/javascript',
  '.txt': 'text/plain',
  '.vsixmanifest': 'text/xml',
};

/** No clock: the same folder gives the same bytes. The format counts from 1980. */
const NO_TIME = '1980-01-01T00:00:00';

/**
 * Packs an extension.
 *
 * @param folder  holds its package.json, README.md and LICENSE.txt
 * @throws        Error for a file whose type it does not know
 */
export function packedFolder(folder: string): Uint8Array {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Packed;
  const { description } = JSON.parse(readFileSync(join(folder, 'package.nls.json'), 'utf8')) as { description: string };
  const paths = globSync('**/*.*', { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
  const unknown = paths.find((path) => !Object.hasOwn(TYPES, extname(path)));
  if (unknown !== undefined) throw new Error(`${unknown} is of a type that no extension has`);
  const files: Zippable = {
    'extension.vsixmanifest': strToU8(vsixManifest(manifest, description)),
    '[Content_Types].xml': strToU8(contentTypes()),
  };
  for (const path of paths) files[`extension/${path}`] = readFileSync(join(folder, path));
  return zipSync(files, { level: 9, mtime: NO_TIME });
}

function vsixManifest(
  { name, displayName, version, publisher, engines, categories }: Packed,
  description: string,
): string {
  const property = (id: string, value: string): string =>
    `<Property Id="Microsoft.VisualStudio.${id}" Value="${markupOf(value)}"/>`;
  const asset = (type: string, path: string): string =>
    `<Asset Type="Microsoft.VisualStudio.${type}" Path="extension/${path}" Addressable="true"/>`;
  return `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id="${markupOf(name)}" Version="${markupOf(version)}" Publisher="${markupOf(publisher)}"/>
    <DisplayName>${markupOf(displayName)}</DisplayName>
    <Description xml:space="preserve">${markupOf(description)}</Description>
    <Categories>${markupOf(categories.join())}</Categories>
    <License>extension/LICENSE.txt</License>
    <Properties>
      ${property('Code.Engine', engines.vscode)}
      ${property('Code.ExtensionDependencies', '')}
      ${property('Code.ExtensionPack', '')}
      ${property('Code.ExtensionKind', 'workspace,web')}
      ${property('Code.LocalizedLanguages', 'en,de,fr')}
    </Properties>
  </Metadata>
  <Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
  <Dependencies/>
  <Assets>
    ${asset('Code.Manifest', 'package.json')}
    ${asset('Services.Content.Details', 'README.md')}
    ${asset('Services.Content.License', 'LICENSE.txt')}
  </Assets>
</PackageManifest>
`;
}

function contentTypes(): string {
  const types = Object.entries(TYPES).map(([end, type]) => `<Default Extension="${end}" ContentType="${type}"/>`);
  return `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${types.join('')}</Types>
`;
}
