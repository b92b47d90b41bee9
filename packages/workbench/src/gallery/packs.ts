import { ownOf } from '@undercroft/contract';

/** Sentences of the gallery; they stand here and not with those of the table, which every embedded game carries along. */
const en = {
  'card.gone': 'There is no card “{row}” in {game} now.',
  'card.never-good':
    '{game} has errors and has not been right since the gallery began. This card comes as soon as it is.',
  'card.last-good': 'The content has errors. This is the last card that was right.',
  'errors.none': 'There are no errors in {game}.',
  'errors.lead': 'Cards are drawn from the last content that was right, until this is mended.',
  'errors.title': 'What is wrong in {game}',
  'file.text': 'What players read',
  'file.no-text': 'It has no text.',
  'file.facts': 'What it is',
  'file.source': 'File',
  'file.open': 'Open in the editor',
  'file.findings': 'What is wrong or worth knowing',
  'file.no-findings': 'Nothing is wrong with this file.',
  'file.scenarios': 'Scenarios that show it',
  'file.no-scenarios': 'No scenario mentions it yet.',
  'file.offered': 'Offered in',
  'file.kind': 'Kind',
  'file.copies': 'Copies',
  'file.tags': 'Tags',
  'file.rules': 'Rules',
  'file.only-with': 'Only with',
  'file.more-lines': 'Show the whole file',
  'finding.meaning': 'What {code} means',
  'server.title': 'The gallery is starting',
  'server.wait': 'This takes a few seconds; the page goes on by itself.',
  'server.failed': 'The gallery could not start. The terminal of npm start says why.',
  'page.home': 'All games',
  'page.play': 'Play {game}',
  'page.cards': 'Every card',
  'page.rules': 'Rulebook',
  'cards.title': '{game}: every card',
  'cards.search': 'Search names, texts and tags',
  'cards.last-good': 'The cards below are the last that were right.',
  'rules.title': '{game}: the rules',
  'rules.contents': 'Chapters',
  'rules.none': '{game} has no rulebook yet.',
  'rules.source': 'Rule {id}: open where it is carried out',
  'credits.title': 'Credits and licences',
  'credits.icons': 'Icons',
  'credits.icons-from': 'From {site}, used under {licence}; recoloured.',
  'credits.by': 'Icons made by {author}',
  'credits.letters': 'Letters',
  'extreme.none': 'No card of {game} is like that.',
} as const;

/** Names of the sentences. */
export type GalleryWord = keyof typeof en;

const fr: Readonly<Record<GalleryWord, string>> = {
  'card.gone': 'Il n’y a pas de carte «\u00a0{row}\u00a0» dans {game} pour l’instant.',
  'card.never-good':
    '{game} contient des erreurs et n’a jamais été juste depuis l’ouverture de la galerie. La carte viendra dès qu’il le sera.',
  'card.last-good': 'Le contenu a des erreurs. Voici la dernière carte juste.',
  'errors.none': 'Il n’y a pas d’erreur dans {game}.',
  'errors.lead': 'Les cartes montrent le dernier contenu juste, jusqu’à ce que ceci soit corrigé.',
  'errors.title': 'Ce qui ne va pas dans {game}',
  'file.text': 'Ce que lisent les joueurs',
  'file.no-text': 'Elle n’a pas de texte.',
  'file.facts': 'Ce que c’est',
  'file.source': 'Fichier',
  'file.open': 'Ouvrir dans l’éditeur',
  'file.findings': 'Erreurs et remarques',
  'file.no-findings': 'Rien à redire à ce fichier.',
  'file.scenarios': 'Scénarios qui la montrent',
  'file.no-scenarios': 'Aucun scénario n’en parle encore.',
  'file.offered': 'Proposée dans',
  'file.kind': 'Genre',
  'file.copies': 'Exemplaires',
  'file.tags': 'Étiquettes',
  'file.rules': 'Règles',
  'file.only-with': 'Seulement avec',
  'file.more-lines': 'Montrer tout le fichier',
  'finding.meaning': 'Ce que veut dire {code}',
  'server.title': 'La galerie s’ouvre',
  'server.wait': 'Quelques secondes, puis la page continue d’elle-même.',
  'server.failed': 'La galerie n’a pas pu s’ouvrir. Le terminal de npm start dit pourquoi.',
  'page.home': 'Tous les jeux',
  'page.play': 'Jouer\u202f: {game}',
  'page.cards': 'Toutes les cartes',
  'page.rules': 'Règles du jeu',
  'cards.title': '{game}\u202f: toutes les cartes',
  'cards.search': 'Nom, texte ou étiquette',
  'cards.last-good': 'Les cartes ci-dessous sont les dernières qui étaient justes.',
  'rules.title': '{game}\u202f: les règles',
  'rules.contents': 'Chapitres',
  'rules.none': '{game} n’a pas encore de règles écrites.',
  'rules.source': 'Règle {id}\u202f: ouvrir l’endroit qui l’applique',
  'credits.title': 'Crédits et licences',
  'credits.icons': 'Icônes',
  'credits.icons-from': 'De {site}, sous licence {licence}\u202f; recolorées.',
  'credits.by': 'Icônes de {author}',
  'credits.letters': 'Lettres',
  'extreme.none': 'Aucune carte de {game} n’est ainsi.',
};

export const galleryPacks: Readonly<Record<string, Readonly<Record<GalleryWord, string>>>> = { en, fr };

/** The packs, English where a language has none. */
export function galleryPack(language: string): Readonly<Record<GalleryWord, string>> {
  const [tag = 'en'] = language.toLowerCase().split(/[-,;]/);
  return ownOf(galleryPacks, tag) ?? en;
}
