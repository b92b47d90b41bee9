import type { AnswerIndex, GameMeta, ZoneMeta } from '@undercroft/contract';
import { wordsFor, type Words } from '../words/words.ts';
import { alikeThings, type GameView } from '@undercroft/view';

/** What can be chosen on the table itself. */
export interface Legal {
  /**
   * answers by thing; one thing may stand in several (two cards of the same name, two menu entries)
   */
  readonly answers: ReadonlyMap<number, readonly AnswerIndex[]>;
  /** reason by thing, for things that would be answers but are not now */
  readonly reasons: ReadonlyMap<number, string>;
  /**
   * reason shown on hand cards that cannot be played because another player, or another question,
   * is active
   */
  readonly asides: ReadonlyMap<number, string>;
  /** answers by player */
  readonly players: ReadonlyMap<number, readonly AnswerIndex[]>;
}

/**
 * Which things can be chosen by which answers. Of things that are all the same the rules offer one;
 * the others are the same answer.
 *
 * @throws never
 */
export function legalThings(meta: GameMeta, view: GameView, words: Words = wordsFor(meta.lang ?? 'en')): Legal {
  const answers = new Map<number, AnswerIndex[]>();
  const reasons = new Map<number, string>();
  const players = new Map<number, AnswerIndex[]>();
  const { decision } = view;
  if (decision === null || decision.player !== view.viewer)
    return { answers, reasons, asides: asidesOf(meta, view, new Set(), words), players };
  for (const answer of decision.answers) {
    if (answer.thing >= 0) answers.set(answer.thing, [...(answers.get(answer.thing) ?? []), answer.index]);
    else if (answer.player >= 0) players.set(answer.player, [...(players.get(answer.player) ?? []), answer.index]);
  }
  for (const { thing, reason } of decision.disabled) if (thing >= 0 && !answers.has(thing)) reasons.set(thing, reason);
  for (const { owner, things, zone } of view.zones)
    if (owner === view.viewer && meta.zones[zone]?.playable === true)
      for (const { id, row } of things ?? []) {
        const when = meta.rows[row]?.when;
        if (when !== undefined && !answers.has(id) && !reasons.has(id))
          reasons.set(id, words.say('reason.when', { when }));
      }
  shareAlike(meta, view, answers);
  shareAlike(meta, view, reasons);
  const told = new Set([...answers.keys(), ...reasons.keys()]);
  return { answers, reasons, asides: asidesOf(meta, view, told, words), players };
}

/**
 * Only for things that the viewer alone holds, because open things are looked at for other reasons
 * than to be played.
 */
function asidesOf(
  meta: GameMeta,
  { decision, players, result, viewer, zones }: GameView,
  told: ReadonlySet<number>,
  words: Words,
): ReadonlyMap<number, string> {
  if (result !== null) return new Map();
  const player = players.find(({ seat }) => seat === decision?.player)?.name ?? '';
  // Where all are asked together, a player who has answered has no question.
  const others = decision === null ? words.say('reason.waiting') : words.say('reason.others', { player });
  const why = decision?.player === viewer ? words.say('reason.elsewhere') : others;
  const hands = zones.filter(({ owner, zone }) => owner === viewer && isHandOf(meta.zones[zone]));
  return new Map(hands.flatMap(({ things }) => (things ?? []).flatMap(({ id }) => (told.has(id) ? [] : [[id, why]]))));
}

/** Whether a zone shows what lies there to its owner, or the owner's side, alone. */
function isHandOf(zone: ZoneMeta | undefined): boolean {
  return zone?.visible === 'owner' || zone?.visible === 'team';
}

function shareAlike<T>(meta: GameMeta, view: GameView, values: Map<number, T>): void {
  for (const things of alikeThings(meta, view)) {
    const known = things.find((thing) => values.has(thing.id));
    const value = known === undefined ? undefined : values.get(known.id);
    if (value !== undefined) for (const thing of things) values.set(thing.id, value);
  }
}
