import type { enTable } from './en-table.ts';

/** The table in French. */
export const frTable: Record<keyof typeof enTable, string> = {
  'stage.title': 'Ce qui se passe',
  'stage.hold': 'Pause',
  'stage.go-on': 'Continuer',
  'stage.step': 'Suite',
  'stage.skip': 'Passer',
  'stage.dice': 'Les dés tombent',

  'table.choose-player': 'Choisir {player}',
  'table.show-board': 'Montrer le plateau\u202f: {player}',
  'table.answered': 'Vous avez répondu. D’autres choisissent encore\u202f: {players}',
  'table.watching': 'Ce qui se passe',

  'prompt.accept': 'Valider ({n} sur {most})',
  'prompt.pick':
    '{least, plural, =0 {Choisissez-en jusqu’à {most} sur la table} other {Choisissez-en de {least} à {most} sur la table}}',
  'prompt.pick-exactly': 'Choisissez-en {most} sur la table',
  'prompt.on-map': '{n} cases sur la carte',
  'prompt.back': 'Revenir d’un pas',
  'prompt.replay': 'Revoir ce qu’a fait {player}',
  'prompt.choose': 'Choisir {value}',
  'prompt.less': 'Moins',
  'prompt.more': 'Plus',
  'prompt.foresight': 'Ce qui est certain',
  'prompt.change': '{name}\u202f: {before} › {after}',
  'prompt.change-of': '{player}, {name}\u202f: {before} › {after}',
  'prompt.goes': '{thing} › {place}',
  'prompt.chance': 'Le reste est ouvert\u202f: le hasard, ou ce que vous ne voyez pas.',

  'plan.title': 'Ce plan aboutit à, quoi qu’il arrive',
  'plan.with': 'Avec «\u00a0{answer}\u00a0», il aboutit à',
  'plan.nothing': 'Rien n’est certain.',
  'plan.perhaps': 'Peut-être',
  'plan.not': 'Plus {field}',
  'plan.range': '{least} à {most}',
  'plan.of': '{field}\u00a0: {thing}',

  'inspector.base': 'imprimé',
  'inspector.lasting': 'pour un temps',
  'inspector.hidden': 'quelque chose de caché',
  'inspector.lying': 'Ce qui s’y trouve',
  'inspector.answers': 'Ce qu’on peut en faire',

  'board.walls': 'mur\u202f: {sides}',
  'board.north': 'nord',
  'board.east': 'est',
  'board.south': 'sud',
  'board.west': 'ouest',
  'board.cost': 'coût {cost}',
  'board.risks': 'provoque {things}',
  'board.closer': 'Plus près (+)',
  'board.farther': 'Plus loin (-)',
  'board.all': 'Voir toute la carte (F)',
  'board.choose': 'peut être choisi',

  'read.area': '{area}, {n}',
  'read.with': '{card} avec {inner}',
  'read.answers': '{n, plural, =0 {Aucune réponse possible} one {# réponse} other {# réponses}}',

  'log.close': 'Retour à la question',
  'log.filter': 'Filtrer',
  'log.all': 'Tout',
  'log.nothing': 'Aucune phrase ne correspond.',
  'log.search': 'Chercher',
};
