import type { AttributeModel, ScoreLineModel } from '../../../model/model.ts';
import { titleFromId } from '../../naming.ts';
import { entriesAt, mapOf, nodeAt, scalarAt, textAt } from '../../read.ts';
import { rulesTextOf } from '../../rules-text.ts';
import type { YamlEntry, YamlMap, YamlScalar } from '../../yaml/node.ts';
import type { LoadContext } from '../common/context.ts';
import { NUMBER_TYPE } from '../common/types.ts';

/** Name of what players have scored. */
export const SCORE = 'score';

/** The score sheet and the attribute of players that it adds up to. */
export interface ScoreReading {
  readonly score: readonly ScoreLineModel[];
  /** one, or none when nothing is scored */
  readonly attributes: readonly AttributeModel[];
}

/**
 * Reads `score: {rich: your oil / 5, cards: {title: Cards, each: cards in your hand, is: its
 * worth}}`.
 *
 * @throws never
 */
export function readScore(context: LoadContext, game: YamlMap): ScoreReading {
  const entries = entriesAt(game, SCORE);
  const score = entries.flatMap((entry) => readLine(context, entry));
  const [first] = entries;
  if (first === undefined) return { score, attributes: [] };
  const whole = nodeAt(game, SCORE)?.span ?? first.keySpan;
  context.words.claim('score sheet', SCORE, first.keySpan);
  const attribute: AttributeModel = {
    name: SCORE,
    at: whole,
    owner: 'player',
    type: NUMBER_TYPE,
    base: null,
    params: [],
    min: null,
    max: null,
    title: titleFromId(SCORE),
    icon: null,
    sheet: true,
  };
  return { score, attributes: [attribute] };
}

function readLine(context: LoadContext, { key, keySpan, value }: YamlEntry): ScoreLineModel[] {
  const map = mapOf(value);
  const is = value.kind === 'scalar' ? value : scalarAt(map, 'is');
  if (is === undefined) return [];
  const each = scalarAt(map, 'each');
  const expression = (scalar: YamlScalar) => context.take(context.input.expression(rulesTextOf(context, scalar)));
  return [
    {
      name: key,
      at: keySpan,
      title: textAt(map, 'title') ?? titleFromId(key),
      each: each === undefined ? null : expression(each),
      value: expression(is),
    },
  ];
}
