import type { LoadContext } from './declare/context.ts';
import type { ObjectSchema } from './schema.ts';
import { validate } from './schema.ts';
import { parseYaml } from './yaml.ts';
import type { YamlMap } from './yaml/node.ts';

/**
 * Reads a YAML file and holds it against the format it must have.
 *
 * @param path    the file; it need not be there
 * @param schema  what it holds
 * @returns       its root; undefined when the file is not there or is no map. Parts that do not fit are reported and still in it.
 * @throws        never
 */
export function readDocument(context: LoadContext, path: string, schema: ObjectSchema): YamlMap | undefined {
  const file = context.sources.lookup(path);
  if (file === undefined) return undefined;
  const { root, sound } = (context.parser.yaml ?? parseYaml)(file, context.report);
  // What follows from a syntax error is a guess: the shape of a broken file says nothing.
  if (root !== undefined && sound) validate(schema, root, file, context.report, schema.title);
  return root?.kind === 'map' ? root : undefined;
}

/**
 * Holds a map that was put together from parts of a file against a format.
 *
 * @throws never
 */
export function checkMap(context: LoadContext, map: YamlMap, schema: ObjectSchema): void {
  const file = context.sources.lookup(map.span.file);
  if (file !== undefined) validate(schema, map, file, context.report, schema.title);
}
