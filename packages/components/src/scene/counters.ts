import { NONE, ownOf, type GameMeta } from '@undercroft/contract';
import type { GameView, PlayerView } from '@undercroft/view';
import type { TableLayout } from '../layout/layout.ts';
import type { PlayerCounter } from '../player/player.ts';
import { SCORE } from '../player/score-name.ts';
import type { Words } from '../words/words.ts';
import { pictureOf, valueInWords } from './face.ts';

/**
 * The side of a player, the numbers of the name plate in the order of the layout, and what was
 * scored.
 *
 * @throws never
 */
export function countersOf(meta: GameMeta, layout: TableLayout, player: PlayerView, words: Words): PlayerCounter[] {
  const counters: PlayerCounter[] = [];
  const side = meta.fields[meta.team ?? NONE];
  const others = [...layout.reach.keys()].filter((name) => !layout.counters.includes(name));
  for (const name of new Set([...(side === undefined ? [] : [side.name]), ...layout.counters, ...others])) {
    const known =
      meta.fields.find((field) => field.owner === 'player' && field.name === name) ??
      meta.attributes.find((attribute) => attribute.owner === 'player' && attribute.name === name);
    // A field that is 0 has nothing to tell: it is remembered for a while only.
    const most = layout.reach.get(name);
    const [field, attribute] = [ownOf(player.fields, name), ownOf(player.attributes, name)];
    const isName = known?.type.is === 'row' || known?.type.is === 'kind';
    // The first word of an enum says as much as the others.
    const isWord = known?.type.is === 'enum';
    const other = most === undefined && !isName && !isWord ? field || attribute : (field ?? attribute);
    const value = ownOf(player.counters, name) ?? other;
    const isHidden = value === 0 && known !== side && layout.hideZero.includes(name);
    if (isName || isWord ? (value ?? -1) < 0 || isHidden : isHidden) continue;
    if (known !== undefined && value !== undefined) {
      counters.push({
        name,
        title: known.title,
        icon: pictureOf(meta, known.type, value) ?? known.icon,
        value,
        ...(isName || isWord ? { word: valueInWords(meta, known.type, value, words) } : {}),
        ...(most === undefined ? {} : { most, aside: others.includes(name) }),
      });
    }
  }
  return [...counters, ...scoreOf(player, words)];
}

/**
 * The numbers and words of the game that stand on the table, in the order of the layout; none that
 * the viewer may not read.
 * @throws never
 */
export function numbersOf(
  meta: GameMeta,
  { hideZero, numbers }: TableLayout,
  { globals }: GameView,
  words: Words,
): PlayerCounter[] {
  return numbers.flatMap((name) => {
    const known = meta.fields.find((field) => field.owner === 'global' && field.name === name);
    const value = ownOf(globals, name);
    if (known === undefined || value === undefined || (value === 0 && hideZero.includes(name))) return [];
    const { icon, title, type } = known;
    if (type.is !== 'enum') return [{ name, title, icon, value }];
    return value < 0 ? [] : [{ name, title, icon, value, word: valueInWords(meta, type, value, words) }];
  });
}

/**
 * How far a player is towards all numbers that have to be reached, in hundredths; null in a game
 * without such numbers.
 *
 * @throws never
 */
export function progressOf({ reach }: Pick<TableLayout, 'reach'>, player: PlayerView): number | null {
  // Numbers that the viewer may not read say nothing.
  const shares = [...reach].flatMap(([name, most]) => {
    const value = ownOf(player.counters, name) ?? ownOf(player.fields, name) ?? ownOf(player.attributes, name);
    return value === undefined ? [] : [Math.min(1, Math.max(0, value / most))];
  });
  return shares.length === 0 ? null : Math.floor((100 * shares.reduce((sum, share) => sum + share, 0)) / shares.length);
}

/** What a player has scored, among his numbers, when the view tells it. */
function scoreOf({ score }: PlayerView, words: Words): PlayerCounter[] {
  if (score === null) return [];
  const note = score.complete ? '' : words.say('score.open');
  return [{ name: SCORE, title: words.say('score.title'), icon: 'ui-trophy', value: score.total, note }];
}
