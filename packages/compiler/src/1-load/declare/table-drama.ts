// What the `drama:` of table.yaml names must exist: procedures, and their parameters. Checked once the rules are read.

import type { GameModel } from '../../model/model.ts';
import { isBuiltInVerb } from '../../language/verbs.ts';
import { entriesAt, mapOf, nodeAt, scalarAt, scalarsAt } from '../read.ts';
import type { YamlMap } from '../yaml/node.ts';
import { lookUp, type LoadContext } from './context.ts';
import { hasUnreadLines, proceduresOf } from './references.ts';
import { keyOf, type TableScope } from './table-references.ts';

type Named = readonly { readonly name: string }[];

/**
 * Reports events and parameters that table.yaml shows and that the rules do not have.
 *
 * @param root  the root of table.yaml
 * @throws      never
 */
export function checkDrama(context: LoadContext, root: YamlMap, model: Pick<GameModel, 'programs'> & TableScope): void {
  if (hasUnreadLines(model)) return;
  const procedures = proceduresOf(model.programs);
  for (const entry of entriesAt(root, 'drama')) {
    const scene = mapOf(entry.value);
    for (const scalar of scalarsAt(scene, 'until')) {
      if (!isBuiltInVerb(scalar.text.trim())) lookUp(context, 'procedure', scalar, procedures);
    }
    if (isBuiltInVerb(entry.key)) continue;
    const procedure = lookUp(context, 'procedure', keyOf(entry), procedures);
    if (procedure !== undefined) checkScene(context, scene, procedure.params, model);
  }
}

function checkScene(
  context: LoadContext,
  scene: YamlMap | undefined,
  params: Named,
  { zones, kinds }: TableScope,
): void {
  checkNames(context, scene, ['at', 'from', 'to'], params);
  for (const scalar of scalarsAt(scene, 'show'))
    lookUp(context, 'parameter of this procedure', scalar, [...params, ...zones]);
  const attributes = kinds.flatMap((kind) => kind.attributes);
  for (const side of mapsAt(scene, 'sides')) {
    checkNames(context, side, ['thing', 'total', 'counts'], params);
    for (const part of mapsAt(side, 'parts')) {
      checkNames(context, part, ['is'], params);
      const attribute = scalarAt(part, 'of');
      if (attribute !== undefined) lookUp(context, 'attribute', attribute, attributes);
    }
  }
}

/** Parts of totals in the duels of table.yaml. @param root the root of table.yaml @throws never */
export function partsOf(root: YamlMap): readonly YamlMap[] {
  return entriesAt(root, 'drama')
    .flatMap(({ value }) => mapsAt(mapOf(value), 'sides'))
    .flatMap((side) => mapsAt(side, 'parts'));
}

function checkNames(context: LoadContext, map: YamlMap | undefined, keys: readonly string[], params: Named): void {
  for (const key of keys) {
    const scalar = scalarAt(map, key);
    if (scalar !== undefined) lookUp(context, 'parameter of this procedure', scalar, params);
  }
}

function mapsAt(map: YamlMap | undefined, key: string): readonly YamlMap[] {
  const list = nodeAt(map, key);
  return list?.kind === 'seq' ? list.items.flatMap((item) => mapOf(item) ?? []) : [];
}
