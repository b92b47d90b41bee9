import { enGame } from './en-game.ts';
import { enTable } from './en-table.ts';

/** What the files beside this one do not hold. */
const enRest = {
  'prompt.title': 'What is asked',
  'prompt.not-now': 'Not now',

  close: 'Close',

  'card.face-down': 'Face down',
  'card.kind-face-down': '{kind}, face down',
  'card.exhausted': 'exhausted',
  'card.gauge': '{title} {now} of {of}',
  'card.captured': 'captured',
  'card.damaged': 'damaged',
  'card.copies': '{n} times {card}',
  'card.can-be-chosen': '{card}. Can be chosen',

  'battle.title': '{left} against {right}',
  'battle.wins': 'wins',
  'battle.loses': 'loses',
  'battle.tie': 'equal totals are enough',
  'battle.even': 'A tie',
  'battle.even-both': 'A tie: both fall',
  'battle.effects': 'Effects',
  'moment.lost': 'Lost:',
  'fight.title': 'Fight: {one} against {other}',
  'fight.before': 'and {n, plural, one {# more blow} other {# more blows}} before',
  'fight.none': 'no one',
  'track.space': 'space {n}',
  'track.marker': '{marker} at {space}',
  'score.title': 'Scores',
  'score.line': 'Line',
  'score.total': 'Total',
  'score.open': 'so far',
  'score.finish': 'Show all at once',
  'score.winner': 'winner',

  'dice.title': 'Dice: {dice}',
  'dice.die': 'd{sides}',
  'dice.shows': '{value} of {sides}',
  'dice.shows-for': '{label}: {value} of {sides}',

  'inspector.close': 'Put the card away',
  'log.title': 'What happened',
  'overlay.content-error': 'The content has an error',

  'player.you': 'you',
  'player.turn': 'turn',
  'player.progress': '{n} % of the way to the goals',
  'player.answered': 'has answered',
  'player.outcome': '{outcome, select, won {won} lost {lost} other {no decision}}',

  'value.yes': 'yes',
  'value.no': 'no',
  'value.player': 'player {n}',
  'zone.empty': 'empty',
  'zone.label': '{zone}, {many}',
  'zone.offered': 'Choose from',

  'question.play': 'Play {card}',
  'question.use': 'Use {card}',
  'reason.elsewhere': 'This question is about something else.',
  'reason.waiting': 'Others are still choosing.',
  'reason.others': '{player} is asked now.',
  'reason.when': 'Only {when}.',
  'question.taken': '{taken} of {most} chosen',
  'question.taken-range': '{taken} chosen of {least} to {most}',

  'table.board-of': 'Board of {player}',
  'table.player': 'Player {n}',
  'table.over': 'The game is over',
  'table.past': 'Looking back',
  'table.your-move': 'Your move',
  'table.player-your-move': '{player}: your move',
  'table.playing': '{player} is playing',
  'table.asked': '{player} is asked',
} as const;

/**
 * The interface in English. Keys are `place.what`; patterns are explained in `pattern.ts`. Its type
 * names the parts: an incremental check of types keeps a spread as it was when only a part changes.
 */
export const en: typeof enGame & typeof enTable & typeof enRest = { ...enGame, ...enTable, ...enRest };

/** Names of all sentences of the interface. */
export type WordKey = keyof typeof en;
