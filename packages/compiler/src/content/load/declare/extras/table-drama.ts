// What `drama:`, `confirm:`, `apart:`, `passes:`, `phases:`, `plans:` and `recommended:` of
// table.yaml name must exist: procedures, options, and parameters, of the type that is shown.
// Checked once the rules are read.

import type { Param } from '../../../tree/node.ts';
import { fieldPhrasesOf } from '../../../model/field-phrases.ts';
import type { GameContent } from '../../../model/model.ts';
import { entriesAt, mapAt, mapOf, mapsAt, scalarAt, scalarsAt } from '../../read.ts';
import type { YamlMap, YamlScalar } from '../../yaml/node.ts';
import { lookUp, type LoadContext } from '../common/context.ts';
import { hasUnreadLines, optionsOf, proceduresOf } from './references.ts';
import { achievementsOf, briefingsOf, keyOf, type TableScope } from './table-references.ts';

/**
 * What an event tells of: a parameter of a procedure, or the thing of which a field has changed.
 */
type Shown = Pick<Param, 'name'> & { readonly type: Pick<Param['type'], 'name' | 'many'> };

/** What a parameter must be, to be drawn. */
type Wanted = 'thing' | 'number';

const EXPECTED: Readonly<Record<Wanted, string>> = {
  thing: 'a parameter that is a thing',
  number: 'a parameter that is a number',
};

/**
 * Reports events and parameters that table.yaml shows and that the rules do not have.
 *
 * @param root  the root of table.yaml
 * @throws      never
 */
export function checkDrama(
  context: LoadContext,
  root: YamlMap,
  model: Pick<GameContent, 'programs' | 'rows' | 'enums' | 'windows'> & TableScope,
): void {
  if (hasUnreadLines(model)) return;
  const procedures = proceduresOf(model.programs);
  for (const scalar of scalarsAt(root, 'confirm')) lookUp(context, 'procedure', scalar, procedures);
  const options = optionsOf(model);
  for (const scalar of scalarsAt(root, 'apart')) lookUp(context, 'option', scalar, options);
  for (const scalar of scalarsAt(root, 'passes'))
    lookUp(context, 'procedure', scalar, [...procedures, ...model.windows]);
  for (const phase of phasesOf(root)) {
    const is = scalarAt(phase, 'is');
    if (is !== undefined) lookUp(context, 'procedure', is, procedures);
  }
  const plans = mapAt(root, 'plans');
  for (const entry of plans?.entries ?? []) {
    lookUp(context, 'procedure', keyOf(entry), procedures);
    for (const scalar of scalarsAt(plans, entry.key)) lookUp(context, 'procedure', scalar, procedures);
  }
  for (const scalar of achievementsOf(root).flatMap((one) =>
    ['never', 'never-at-all', 'ever'].flatMap((key) => scalarsAt(one, key)),
  ))
    lookUp(context, 'procedure', scalar, procedures);
  for (const recommended of briefingsOf(root).map((briefing) => mapAt(briefing, 'recommended')))
    for (const entry of recommended?.entries ?? []) {
      lookUp(context, 'procedure', keyOf(entry), procedures);
      for (const answer of scalarsAt(recommended, entry.key))
        lookUp(context, 'answer', answer, [...options, ...model.rows]);
    }
  const ofFields = fieldPhrasesOf(model.kinds);
  for (const entry of entriesAt(root, 'drama')) {
    const scene = mapOf(entry.value);
    for (const scalar of scalarsAt(scene, 'until')) {
      if (!context.input.words.isVerb(scalar.text.trim())) lookUp(context, 'procedure', scalar, procedures);
    }
    if (context.input.words.isVerb(entry.key)) continue;
    const ofField = ofFields.find(({ name }) => name === entry.key);
    const procedure = ofField === undefined ? lookUp(context, 'procedure', keyOf(entry), procedures) : undefined;
    if (ofField !== undefined)
      checkScene(context, scene, [{ name: 'it', type: { name: ofField.kind.name, many: false } }], model);
    if (procedure !== undefined) checkScene(context, scene, procedure.params, model);
  }
}

function checkScene(
  context: LoadContext,
  scene: YamlMap | undefined,
  params: readonly Shown[],
  { zones, kinds, enums }: Pick<GameContent, 'enums'> & TableScope,
): void {
  const noThings = ['number', 'flag', 'player', ...enums.map(({ name }) => name)];
  const check = (map: YamlMap | undefined, wanted: Wanted, ...keys: readonly string[]): void => {
    for (const key of keys) checkParameter(context, scalarAt(map, key), key, { params, wanted, noThings });
  };
  check(scene, 'thing', 'at', 'from', 'to', 'lost');
  for (const scalar of scalarsAt(scene, 'show'))
    lookUp(context, 'parameter of this procedure', scalar, [...params, ...zones]);
  const fight = mapAt(scene, 'fight');
  for (const scalar of ['one', 'other'].flatMap((key) => scalarsAt(fight, key))) lookUp(context, 'zone', scalar, zones);
  const attributes = kinds.flatMap((kind) => kind.attributes);
  for (const side of mapsAt(scene, 'sides')) {
    check(side, 'thing', 'thing');
    check(side, 'number', 'total', 'counts');
    for (const part of mapsAt(side, 'parts')) {
      check(part, 'number', 'is');
      const attribute = scalarAt(part, 'of');
      if (attribute !== undefined) lookUp(context, 'attribute', attribute, attributes);
    }
  }
}

/** Parts of a turn in table.yaml. @param root the root of table.yaml @throws never */
export function phasesOf(root: YamlMap): readonly YamlMap[] {
  return mapsAt(root, 'phases');
}

/** Parts of totals in the duels of table.yaml. @param root the root of table.yaml @throws never */
export function dramaPartsOf(root: YamlMap): readonly YamlMap[] {
  return entriesAt(root, 'drama')
    .flatMap(({ value }) => mapsAt(mapOf(value), 'sides'))
    .flatMap((side) => mapsAt(side, 'parts'));
}

function checkParameter(
  context: LoadContext,
  scalar: YamlScalar | undefined,
  key: string,
  { params, wanted, noThings }: { params: readonly Shown[]; wanted: Wanted; noThings: readonly string[] },
): void {
  if (scalar === undefined) return;
  const param = lookUp(context, 'parameter of this procedure', scalar, params);
  if (param === undefined) return;
  const { name, many } = param.type;
  // A name that is no type at all is told where it stands.
  const fits = !many && (wanted === 'number' ? name === 'number' : !noThings.includes(name));
  if (!fits)
    context.report('load/wrong-type', scalar.span, {
      what: key,
      expected: EXPECTED[wanted],
      found: `${many ? 'several' : 'a'} ${name}`,
    });
}
