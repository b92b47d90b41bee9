// Slots in `words:` of game.yaml and of other languages. Checked once the rules are read.

import type { Define, Procedure } from '../../../tree/node.ts';
import type { GameContent } from '../../../model/model.ts';
import { entriesAt, mapOf } from '../../read.ts';
import type { YamlMap, YamlScalar } from '../../yaml/node.ts';
import type { LoadContext } from '../common/context.ts';
import { checkSlotsOf } from './prompt-references.ts';

type Callable = Procedure | Define;

/**
 * Reports slots of words that nothing fills: they would vanish from the text.
 *
 * @param root  the root of game.yaml or of a locale
 * @throws      never
 */
export function checkWordSlots(
  context: LoadContext,
  root: YamlMap,
  { programs, kinds, globals }: Pick<GameContent, 'programs' | 'kinds' | 'globals'>,
): void {
  const isLocale = entriesAt(root, 'kinds').length === 0;
  const callables = new Map<string, Callable>();
  for (const { program } of programs)
    for (const item of program.items)
      if (item.kind === 'procedure' || item.kind === 'define') callables.set(item.name, item);
  const printed = kinds.flatMap((kind) => kind.printed.map(({ name }) => name));
  const fields = new Set(
    [...globals, ...kinds.flatMap((kind) => [...kind.fields, ...kind.printed])].map(({ name }) => name),
  );
  const words = root.entries.find(({ key }) => key === 'words')?.value;
  for (const group of words?.kind === 'map' ? words.entries : [])
    for (const { key, value } of mapOf(group.value)?.entries ?? []) {
      const given = callables.get(key);
      const check = (scalar: YamlScalar, form: string): void => {
        const isField = fields.has(key.split('.')[0] ?? '');
        const allowed = allowedIn(group.key, form, { given, isField, printed, isLocale });
        if (allowed !== null) checkSlotsOf(context, scalar, [...new Set(allowed)]);
      };
      if (value.kind === 'scalar') check(value, 'main');
      else
        for (const form of mapOf(value)?.entries ?? []) if (form.value.kind === 'scalar') check(form.value, form.key);
    }
}

interface Filling {
  readonly given: Callable | undefined;
  readonly isField: boolean;
  readonly printed: readonly string[];
  readonly isLocale: boolean;
}

/** Slots that a form of a word can have; null where anything may stand in braces. */
function allowedIn(
  group: string,
  form: string,
  { given, isField, printed, isLocale }: Filling,
): readonly string[] | null {
  const named = given === undefined ? [] : namesIn(given);
  switch (group) {
    case 'nouns':
      if (form === 'in' || form === 'from') return ['x', ...named];
      // In other languages an adjective in braces agrees with its noun.
      return isLocale || form === 'counted' ? null : [];
    case 'verbs':
    case 'values':
    case 'tests':
      if (given !== undefined) return ['x', 'you', 'noun', ...named];
      return isField ? ['x', 'y', 'n', 'you', 'noun'] : null;
    case 'has':
      return ['x', 'n', 'y', 'k', 'each', 'table', 'attribute', 'you', ...printed];
    case 'moves':
      return ['x', 'you'];
    default:
      return form === 'often' ? ['period'] : null;
  }
}

/** Parameters by name, by label and by number. */
function namesIn({ params }: Callable): string[] {
  const numbered = params.map((_, index) => ['x', 'y', 'z'][index] ?? `x${index}`);
  const labels = params.flatMap((param) => ('label' in param && param.label !== null ? [param.label] : []));
  return [...params.map(({ name }) => name), ...labels, ...numbered];
}
