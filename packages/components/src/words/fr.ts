import type { WordKey } from './en.ts';
import { frGame } from './fr-game.ts';
import { frTable } from './fr-table.ts';

/**
 * The interface in French: same keys as in English. A no-break space stands before `: ; ! ?` and
 * inside « ».
 */
export const fr: Readonly<Record<WordKey, string>> = {
  ...frGame,
  ...frTable,
  'prompt.title': 'La question',
  'prompt.not-now': 'Pas maintenant',

  close: 'Fermer',

  'card.face-down': 'Face cachée',
  'card.kind-face-down': '{kind}, face cachée',
  'card.exhausted': 'épuisé',
  'card.gauge': '{title} {now} sur {of}',
  'card.captured': 'capturé',
  'card.damaged': 'affaibli',
  'card.copies': '{n} fois {card}',
  'card.can-be-chosen': '{card}. Peut être choisi',

  'battle.title': '{left} contre {right}',
  'battle.wins': 'gagne',
  'battle.loses': 'perd',
  'battle.tie': 'l’égalité lui suffit',
  'battle.even': 'Égalité',
  'battle.even-both': 'Égalité : les deux tombent',
  'battle.effects': 'Effets',
  'moment.lost': 'Perdu :',
  'fight.title': 'Combat : {one} contre {other}',
  'fight.before': 'et {n, plural, one {# coup} other {# coups}} avant',
  'fight.none': 'personne',
  'track.space': 'case {n}',
  'track.marker': '{marker} sur {space}',
  'score.title': 'Scores',
  'score.line': 'Ligne',
  'score.total': 'Total',
  'score.open': 'pour l’instant',
  'score.finish': 'Tout montrer',
  'score.winner': 'vainqueur',

  'dice.title': 'Dés : {dice}',
  'dice.die': 'd{sides}',
  'dice.shows': '{value} sur {sides}',
  'dice.shows-for': '{label} : {value} sur {sides}',

  'inspector.close': 'Ranger la carte',
  'log.title': 'Ce qui s’est passé',
  'overlay.content-error': 'Le contenu comporte une erreur',

  'player.you': 'vous',
  'player.turn': 'son tour',
  'player.progress': '{n} % du chemin vers les objectifs',
  'player.answered': 'a répondu',
  'player.outcome': '{outcome, select, won {victoire} lost {défaite} other {sans résultat}}',

  'value.yes': 'oui',
  'value.no': 'non',
  'value.player': 'joueur {n}',
  'zone.empty': 'vide',
  'zone.label': '{zone}, {many}',
  'zone.offered': 'Au choix',

  'question.play': 'Jouer {card}',
  'question.use': 'Utiliser {card}',
  'reason.elsewhere': 'Cette question porte sur autre chose.',
  'reason.waiting': 'Les autres choisissent encore.',
  'reason.others': 'C’est à {player} de répondre.',
  'reason.when': 'Seulement {when}.',
  'question.taken': '{taken} choisis sur {most}',
  'question.taken-range': '{taken} choisis sur {least} à {most}',

  'table.board-of': 'Plateau : {player}',
  'table.player': 'Joueur {n}',
  'table.over': 'La partie est terminée',
  'table.past': 'Retour en arrière',
  'table.your-move': 'À vous de jouer',
  'table.player-your-move': '{player}, à vous de jouer',
  'table.playing': '{player} joue',
  'table.asked': '{player} doit répondre',
};
