// Changes of what YAML says without the language: numbers of rows and declarations, and who sees
// what.

import type { YamlNode, YamlScalar } from '../../content/load/yaml/node.ts';
import type { MutationList } from './mutation.ts';

/**
 * Keys below which nothing is part of play: texts, pictures, what bots strive for, checks, what the
 * next game begins with (a scenario is one game).
 */
const NOT_PLAYED: ReadonlySet<string> = new Set([
  'title',
  'plural',
  'icon',
  'scenery',
  'text',
  'flavour',
  'rules',
  'words',
  'phrases',
  'prompts',
  'bots',
  'invariants',
  'campaign',
  'kept',
  'players',
  'max-dice',
  'recommended',
  'tags',
]);

/** Numbers of a file, and of game.yaml who sees a zone or a field. */
export function mutateData(node: YamlNode, list: MutationList): void {
  if (node.kind === 'seq') for (const item of node.items) mutateData(item, list);
  if (node.kind === 'scalar') mutateScalar(node, list);
  if (node.kind !== 'map') return;
  for (const { key, value } of node.entries) {
    if (key === 'visible' && value.kind === 'scalar') mutateVisible(value, list);
    else if (!NOT_PLAYED.has(key)) mutateData(value, list);
  }
}

function mutateScalar({ value, style, span }: YamlScalar, list: MutationList): void {
  if (style !== 'plain') return;
  if (typeof value === 'number' && Number.isInteger(value)) list.add('data', span, String(value + 1));
  if (typeof value === 'boolean') list.add('data', span, String(!value));
}

function mutateVisible({ text, span }: YamlScalar, list: MutationList): void {
  list.add('visibility', span, text === 'all' ? 'owner' : 'all');
}
