// What each player and the game as a whole have: counters, fields, attributes, globals.

import type { AttributeModel, CounterModel, FieldModel } from '../../../model/model.ts';
import { entriesAt, mapAt } from '../../read.ts';
import type { YamlMap } from '../../yaml/node.ts';
import { readAttribute } from '../common/attributes.ts';
import type { LoadContext } from '../common/context.ts';
import { readCounter, readField } from '../common/fields.ts';
import { claimAll } from '../common/names.ts';
import type { TypeNames } from '../common/types.ts';

/** What the players and the table have besides zones. */
export interface PlayersReading {
  readonly counters: CounterModel[];
  readonly playerFields: FieldModel[];
  readonly playerAttributes: AttributeModel[];
  readonly globals: FieldModel[];
}

/**
 * Reads `counters:`, `player:` and `globals:`. Their names share one scope with zones and sets,
 * because `your x` may be any of them.
 *
 * @throws never
 */
export function readPlayers(context: LoadContext, game: YamlMap, names: TypeNames): PlayersReading {
  const { words } = context;
  const player = mapAt(game, 'player');
  return {
    counters: claimAll(words, 'counter', entriesAt(game, 'counters')).map((entry) => readCounter(context, entry)),
    playerFields: claimAll(words, 'field of players', entriesAt(player, 'fields')).map((entry) =>
      readField(context, entry, 'player', names),
    ),
    playerAttributes: claimAll(words, 'attribute of players', entriesAt(player, 'attributes')).map((entry) =>
      readAttribute(context, entry, 'player', names),
    ),
    globals: claimAll(words, 'global', entriesAt(game, 'globals')).map((entry) =>
      readField(context, entry, 'global', names),
    ),
  };
}
