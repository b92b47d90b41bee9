/** Sentences of the extension; those of its manifest stand in contributions/manifest.ts. */

/** English to French: VS Code gives the one of its own language for the other. */
export const FRENCH = {
  'Cards of {0}': 'Cartes de {0}',
  'No card has this file.': 'Aucune carte n’a ce fichier.',
  'This file belongs to no game: a game is a folder with a game.yaml.':
    'Ce fichier n’appartient à aucun jeu : un jeu est un dossier avec un game.yaml.',
  'The content has errors. This is the last card that was right.':
    'Le contenu a des erreurs. Voici la dernière carte juste.',
  'The content has errors; scenarios run when they are mended.':
    'Le contenu a des erreurs ; les scénarios tourneront quand elles seront corrigées.',
  'Undercroft scenarios': 'Scénarios d’Undercroft',
  Run: 'Lancer',
  '{0} scenarios passed': '{0} scénarios réussis',
  '{0} of {1} scenarios failed': '{0} scénarios sur {1} ont échoué',
  'No such scenario was found.': 'Ce scénario est introuvable.',
} as const;

/** English to German. */
export const GERMAN = {
  'Cards of {0}': 'Karten von {0}',
  'No card has this file.': 'Keine Karte hat diese Datei.',
  'This file belongs to no game: a game is a folder with a game.yaml.':
    'Diese Datei gehört zu keinem Spiel: ein Spiel ist ein Ordner mit einer game.yaml.',
  'The content has errors. This is the last card that was right.':
    'Der Inhalt hat Fehler. Das ist die letzte Karte, die stimmte.',
  'The content has errors; scenarios run when they are mended.':
    'Der Inhalt hat Fehler; die Szenarien laufen, sobald sie behoben sind.',
  'Undercroft scenarios': 'Undercroft-Szenarien',
  Run: 'Starten',
  '{0} scenarios passed': '{0} Szenarien bestanden',
  '{0} of {1} scenarios failed': '{0} von {1} Szenarien fehlgeschlagen',
  'No such scenario was found.': 'Dieses Szenario wurde nicht gefunden.',
} as const satisfies Readonly<Record<Sentence, string>>;

/** A sentence by its English words. */
export type Sentence = keyof typeof FRENCH;
