import { phase, type Phase } from '../../diagnostics/collector.ts';
import type { SourceFile } from '../../diagnostics/source/file.ts';
import type { LoadContext } from './declare/common/context.ts';
import type { ObjectSchema } from './schema.ts';
import { validate } from './schema.ts';
import { parseYaml } from './yaml.ts';
import type { YamlMap, YamlNode } from './yaml/node.ts';

/**
 * Reads a YAML file and holds it against the format it must have.
 *
 * @param path    the file; it need not be there
 * @param schema  what it holds
 * @returns its root; undefined when the file is not there or is no map. Parts that do not fit are
 *   reported and still in it.
 * @throws        never
 */
export function readDocument(context: LoadContext, path: string, schema: ObjectSchema): YamlMap | undefined {
  const file = context.sources.lookup(path);
  if (file === undefined) return undefined;
  const { root, sound } = context.take((context.input.yaml ?? parseYaml)(file));
  // What follows from a syntax error is a guess: the shape of a broken file says nothing.
  if (root !== undefined && sound) hold(context, file, '', root, schema);
  return root?.kind === 'map' ? root : undefined;
}

/**
 * Holds a map that was put together from parts of a file against a format.
 *
 * @param part  tells it from other maps of the file
 * @throws      never
 */
export function checkMap(context: LoadContext, part: string, map: YamlMap, schema: ObjectSchema): void {
  const file = context.sources.lookup(map.span.file);
  if (file !== undefined) hold(context, file, part, map, schema);
}

function hold(context: LoadContext, file: SourceFile, part: string, node: YamlNode, schema: ObjectSchema): void {
  const check = (): Phase<void> =>
    phase((report) => validate(schema, node, file, report, schema.title, context.input.icons ?? null));
  context.take(context.input.checked?.(file, `${schema.title} ${part}`, check) ?? check());
}
