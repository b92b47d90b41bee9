import { deGame } from './de-game.ts';
import { deTable } from './de-table.ts';
import type { WordKey } from './en.ts';

/** The interface in German: same keys as in English. Quotes are „ and “. */
export const de: Readonly<Record<WordKey, string>> = {
  ...deGame,
  ...deTable,
  'prompt.title': 'Die Frage',
  'prompt.not-now': 'Jetzt nicht',

  close: 'Schließen',

  'card.face-down': 'Verdeckt',
  'card.kind-face-down': '{kind}, verdeckt',
  'card.exhausted': 'erschöpft',
  'card.gauge': '{title} {now} von {of}',
  'card.captured': 'gefangen',
  'card.damaged': 'beschädigt',
  'card.copies': '{n} mal {card}',
  'card.can-be-chosen': '{card}. Wählbar',

  'battle.title': '{left} gegen {right}',
  'battle.wins': 'gewinnt',
  'battle.loses': 'verliert',
  'battle.tie': 'gleiche Summen genügen',
  'battle.even': 'Gleichstand',
  'battle.even-both': 'Gleichstand: beide fallen',
  'battle.effects': 'Wirkungen',
  'moment.lost': 'Verloren:',
  'fight.title': 'Kampf: {one} gegen {other}',
  'fight.before': 'und {n, plural, one {# Schlag} other {# Schläge}} davor',
  'fight.none': 'niemand',
  'track.space': 'Feld {n}',
  'track.marker': '{marker} auf {space}',
  'score.title': 'Punkte',
  'score.line': 'Zeile',
  'score.total': 'Summe',
  'score.open': 'bisher',
  'score.finish': 'Alles auf einmal',
  'score.winner': 'Sieg',

  'dice.title': 'Würfel: {dice}',
  'dice.die': 'W{sides}',
  'dice.shows': '{value} von {sides}',
  'dice.shows-for': '{label}: {value} von {sides}',

  'inspector.close': 'Karte weglegen',
  'log.title': 'Was geschah',
  'overlay.content-error': 'Im Inhalt ist ein Fehler',

  'player.you': 'du',
  'player.turn': 'am Zug',
  'player.answered': 'hat geantwortet',
  'player.outcome': '{outcome, select, won {gewonnen} lost {verloren} other {unentschieden}}',
  'player.progress': '{n} % des Weges zu den Zielen',

  'value.yes': 'ja',
  'value.no': 'nein',
  'value.player': 'Person {n}',
  'zone.empty': 'leer',
  'zone.label': '{zone}, {many}',
  'zone.offered': 'Wähle aus',

  'question.play': '{card} spielen',
  'question.use': '{card} nutzen',
  'reason.elsewhere': 'Diese Frage betrifft etwas anderes.',
  'reason.waiting': 'Andere wählen noch.',
  'reason.others': 'Gefragt ist gerade {player}.',
  'reason.when': 'Nur {when}.',
  'question.taken': '{taken} von {most} gewählt',
  'question.taken-range': '{taken} gewählt, {least} bis {most}',

  'table.board-of': 'Brett von {player}',
  'table.player': 'Person {n}',
  'table.over': 'Das Spiel ist aus',
  'table.past': 'Rückblick',
  'table.your-move': 'Du bist dran',
  'table.player-your-move': '{player}: du bist dran',
  'table.playing': '{player} spielt',
  'table.asked': '{player} ist gefragt',
};
