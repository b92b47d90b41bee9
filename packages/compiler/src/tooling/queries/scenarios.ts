// Which scenarios a game has, and which of them speak of a thing.

import type { YamlNode } from '../../content/load/yaml/node.ts';
import { roleOf } from '../../content/load/paths.ts';
import type { Span } from '../../diagnostics/source/span.ts';
import type { GameIndex } from './game-index.ts';
import type { GameSymbol } from './symbols.ts';

/** A scenario as it stands in a file. */
export interface ScenarioPlace {
  /** what it is called: its `it` */
  readonly name: string;
  /** of that name */
  readonly at: Span;
  /** ids of the rules that it says it tests */
  readonly rules: readonly string[];
  /** from its first key to its last value */
  readonly whole: Span;
}

/**
 * The scenarios of a file, in the order of the text; none in a file of another kind. Never throws.
 */
export function scenariosIn(index: GameIndex, path: string): readonly ScenarioPlace[] {
  if (roleOf(path.slice(index.model.id.length + 1)) !== 'scenarios') return [];
  const root = index.yamlOf(path)?.root;
  return root === undefined ? [] : placesIn(root);
}

/** Scenarios lie in lists, also in those of a map. */
function placesIn(node: YamlNode): ScenarioPlace[] {
  if (node.kind === 'seq') return node.items.flatMap(placesIn);
  if (node.kind !== 'map') return [];
  const named = node.entries.find(({ key }) => key === 'it')?.value;
  if (named?.kind !== 'scalar') return node.entries.flatMap(({ value }) => placesIn(value));
  const rules = node.entries.find(({ key }) => key === 'rules')?.value;
  const ids = rules?.kind === 'seq' ? rules.items : rules === undefined ? [] : [rules];
  return [
    {
      name: named.text,
      at: named.span,
      rules: ids.flatMap((id) => (id.kind === 'scalar' ? [id.text] : [])),
      whole: node.span,
    },
  ];
}

/**
 * The scenarios of a game that have a row in them: they hold its name, or the words of its title,
 * or test a rule that it carries out.
 *
 * @param row  a symbol of the sort `row`
 * @returns    by file and place; nothing for symbols of other sorts
 * @throws     never
 */
export function scenariosAbout(index: GameIndex, row: GameSymbol): readonly ScenarioPlace[] {
  const model = index.model.rows.find(({ name }) => row.sort === 'row' && name === row.name);
  if (model === undefined) return [];
  const words = [model.name, model.title].map((text) => text.replaceAll(/[^\p{L}\p{N}]+/gu, '[ -]'));
  const named = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words.join('|')})(?![\\p{L}\\p{N}-])`, 'iu');
  const rules = new Set(model.ruleIds.map(({ id }) => id));
  return index.sources.files.flatMap(({ path, text }) =>
    scenariosIn(index, path).filter(
      ({ whole, rules: tested }) =>
        tested.some((rule) => rules.has(rule)) || named.test(text.slice(whole.start, whole.end)),
    ),
  );
}
