import { parseYaml } from './yaml.ts';
import type { LoadContext } from './declare/context.ts';
import type { YamlMap } from './yaml/node.ts';

/**
 * Reads a YAML file whose root is a map.
 *
 * @returns  undefined when the file is not there or its root is something else
 * @throws   never
 */
export function readDocument(context: LoadContext, path: string): YamlMap | undefined {
  const file = context.sources.lookup(path);
  if (file === undefined) return undefined;
  const { root } = parseYaml(file, context.report);
  return root?.kind === 'map' ? root : undefined;
}
