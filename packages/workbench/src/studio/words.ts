import { languageAround } from '@undercroft/components';
import { ownOf } from '@undercroft/contract';

const en = {
  title: 'Edit {game}',
  loading: 'The studio is being loaded.',
  missing: 'There is no game “{game}”.',
  files: 'Files',
  find: 'Find a file',
  'new-file': 'New file',
  'new-path': 'Path of the new file',
  'bad-path': 'A path is a folder and a name, such as rooms/cellar.yaml; names end in .yaml or .rules.',
  'there-already': 'There is such a file already.',
  create: 'Create',
  cancel: 'Cancel',
  delete: 'Delete this file',
  'delete-sure': 'Delete {path}? It is taken out of the game until you discard your changes.',
  discard: 'Discard changes',
  'discard-sure': 'Discard all changes that are not saved? {n} files go back to what they were.',
  save: 'Save',
  'save-hint': 'Writes the changed files into the content folder (Ctrl+S).',
  'save-failed': 'Not saved: {why}',
  saved: 'Saved',
  'kept-here': 'Changes are kept in this browser.',
  'not-kept': 'This browser keeps nothing: download your changes before you leave.',
  download: 'Download',
  upload: 'Open a download',
  'not-an-archive': 'This is no archive of a game: it holds no game.yaml.',
  'no-answer': 'The compiler does not answer. Your changes are kept; load the page again.',
  changed: 'changed',
  errors: '{n} errors',
  conflicts: 'Changed elsewhere since you began: {files}. Your text is shown; discard changes to see the other.',
  text: 'Text of {path}',
  problems: 'Problems',
  'no-problems': 'Nothing is wrong.',
  stale: 'There are errors: the last game that was right is shown.',
  tests: 'Tests',
  'tests-running': 'The scenarios are being played.',
  'tests-result': 'Scenarios: {passed} pass, {failed} fail.',
  'save-test': 'Save as test',
  'save-test-name': 'What does this game show? A sentence.',
  'no-game': 'No game is in play: begin one on the table.',
  'no-test': 'This game cannot be written down as a test: it goes on a campaign, or an answer has no name of its own.',
  table: 'Table',
  cards: 'Cards',
  rules: 'Rulebook',
  edit: 'Edit',
  show: 'Show',
  preview: '{game} as it is edited',
  'choose-file': 'Choose a file to edit.',
} as const;

/** Key of a sentence of the studio. */
export type StudioWord = keyof typeof en;

const fr: Readonly<Record<StudioWord, string>> = {
  title: 'Modifier {game}',
  loading: 'L’atelier se charge.',
  missing: 'Il n’y a pas de jeu «\u202f{game}\u202f».',
  files: 'Fichiers',
  find: 'Chercher un fichier',
  'new-file': 'Nouveau fichier',
  'new-path': 'Chemin du nouveau fichier',
  'bad-path':
    'Un chemin est un dossier et un nom, comme rooms/cellar.yaml\u202f; les noms finissent par .yaml ou .rules.',
  'there-already': 'Ce fichier existe déjà.',
  create: 'Créer',
  cancel: 'Annuler',
  delete: 'Supprimer ce fichier',
  'delete-sure': 'Supprimer {path}\u202f? Le fichier manque au jeu tant que vous n’abandonnez pas vos changements.',
  discard: 'Abandonner les changements',
  'discard-sure': 'Abandonner tout ce qui n’est pas enregistré\u202f? {n} fichiers redeviennent ce qu’ils étaient.',
  save: 'Enregistrer',
  'save-hint': 'Écrit les fichiers changés dans le dossier de contenu (Ctrl+S).',
  'save-failed': 'Non enregistré\u202f: {why}',
  saved: 'Enregistré',
  'kept-here': 'Les changements sont gardés dans ce navigateur.',
  'not-kept': 'Ce navigateur ne garde rien\u202f: téléchargez vos changements avant de partir.',
  download: 'Télécharger',
  upload: 'Ouvrir un téléchargement',
  'not-an-archive': 'Ce n’est pas l’archive d’un jeu\u202f: elle n’a pas de game.yaml.',
  'no-answer': 'Le compilateur ne répond pas. Vos changements sont gardés\u202f; rechargez la page.',
  changed: 'modifié',
  errors: '{n} erreurs',
  conflicts:
    'Changés ailleurs depuis que vous avez commencé\u202f: {files}. Votre texte est montré\u202f; abandonnez les changements pour voir l’autre.',
  text: 'Texte de {path}',
  problems: 'Problèmes',
  'no-problems': 'Rien ne manque.',
  stale: 'Il y a des erreurs\u202f: le dernier jeu juste est montré.',
  tests: 'Tests',
  'tests-running': 'Les scénarios sont joués.',
  'tests-result': 'Scénarios\u202f: {passed} réussissent, {failed} échouent.',
  'save-test': 'Enregistrer comme test',
  'save-test-name': 'Que montre cette partie\u202f? Une phrase.',
  'no-game': 'Aucune partie n’est en cours\u202f: commencez-en une sur la table.',
  'no-test':
    'Cette partie ne peut pas devenir un test\u202f: elle suit une campagne, ou une réponse n’a pas de nom à elle.',
  table: 'Table',
  cards: 'Cartes',
  rules: 'Règles',
  edit: 'Modifier',
  show: 'Montrer',
  preview: '{game} tel qu’il est modifié',
  'choose-file': 'Choisissez un fichier à modifier.',
};

const packs: Readonly<Record<string, Readonly<Record<StudioWord, string>>>> = { en, fr };

/** A sentence in the language around an element. */
export function studioWord(
  element: Element,
  key: StudioWord,
  slots: Readonly<Record<string, string | number>> = {},
): string {
  const lang = languageAround(element).toLowerCase();
  const pack = ownOf(packs, lang) ?? ownOf(packs, lang.split('-')[0] ?? '') ?? en;
  return pack[key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(slots[name] ?? whole));
}
