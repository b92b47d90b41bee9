/** The manifest of the extension, as VS Code reads it, and its sentences by language. */
import { RULES_SCOPE, YAML_SCOPE } from './colours.ts';

/** Oldest VS Code that takes it: the one of its tests. */
const ENGINE = '^1.91.0';

/** Sentences of the manifest by key: in English, French and German. */
export const SENTENCES = {
  description: [
    'Undercroft: games of cards, boards and figures, written as content files. Colours, what is wrong, completion, renaming, cards beside their files, scenarios that run.',
    'Undercroft : des jeux de cartes, de plateaux et de figurines, écrits en fichiers de contenu. Couleurs, erreurs, complétion, renommage, cartes à côté de leur fichier, scénarios à lancer.',
    'Undercroft: Spiele mit Karten, Brettern und Figuren, als Inhaltsdateien geschrieben. Farben, Fehler, Vervollständigung, Umbenennen, Karten neben ihren Dateien, Szenarien zum Starten.',
  ],
  'show-card': [
    'Undercroft: Show the card beside its file',
    'Undercroft : montrer la carte à côté de son fichier',
    'Undercroft: Karte neben ihrer Datei zeigen',
  ],
  'run-game': [
    'Undercroft: Run all scenarios of this game',
    'Undercroft : lancer tous les scénarios de ce jeu',
    'Undercroft: Alle Szenarien dieses Spiels starten',
  ],
  'run-scenarios': ['Undercroft: Run scenarios', 'Undercroft : lancer des scénarios', 'Undercroft: Szenarien starten'],
  virtual: [
    'Games on a remote file system need VS Code for the web.',
    'Les jeux d’un système de fichiers distant demandent VS Code pour le web.',
    'Spiele auf einem entfernten Dateisystem brauchen VS Code für das Web.',
  ],
  trust: [
    'Content is compiled and played, and cannot run code of its own.',
    'Le contenu est compilé et joué, et ne peut exécuter aucun code à lui.',
    'Inhalt wird übersetzt und gespielt, und kann keinen eigenen Code ausführen.',
  ],
} as const satisfies Readonly<Record<string, readonly [en: string, fr: string, de: string]>>;

const said = (key: keyof typeof SENTENCES): string => `%${key}%`;

/** Files of the extension that the manifest names. */
export const FILES = {
  rulesGrammar: 'colours/rules.json',
  yamlGrammar: 'colours/yaml.json',
  rulesConfiguration: 'colours/configuration.json',
  rulesSnippets: 'snippets/rules.json',
  yamlSnippets: 'snippets/yaml.json',
} as const;

/** The manifest. @param version  of the packages */
export function extensionManifest(version: string) {
  const at = (path: string): string => `./${path}`;
  return {
    name: 'undercroft',
    displayName: 'Undercroft',
    description: said('description'),
    version,
    publisher: 'undercroft',
    license: 'MIT',
    engines: { vscode: ENGINE },
    categories: ['Programming Languages', 'Snippets', 'Testing'],
    main: at('dist/extension.cjs'),
    browser: at('dist/extension.web.js'),
    l10n: './l10n',
    activationEvents: ['workspaceContains:**/game.yaml'],
    capabilities: {
      untrustedWorkspaces: { supported: true, description: said('trust') },
      virtualWorkspaces: { supported: 'limited', description: said('virtual') },
    },
    contributes: {
      languages: [
        {
          id: 'undercroft-rules',
          aliases: ['Undercroft rules'],
          extensions: ['.rules'],
          configuration: at(FILES.rulesConfiguration),
        },
      ],
      grammars: [
        { language: 'undercroft-rules', scopeName: RULES_SCOPE, path: at(FILES.rulesGrammar) },
        {
          scopeName: YAML_SCOPE,
          path: at(FILES.yamlGrammar),
          injectTo: ['source.yaml'],
          embeddedLanguages: { 'meta.embedded.undercroft': 'undercroft-rules' },
        },
      ],
      snippets: [
        { language: 'undercroft-rules', path: at(FILES.rulesSnippets) },
        { language: 'yaml', path: at(FILES.yamlSnippets) },
      ],
      commands: [
        { command: 'undercroft.showCard', title: said('show-card'), icon: '$(open-preview)' },
        { command: 'undercroft.runGame', title: said('run-game') },
        { command: 'undercroft.runScenarios', title: said('run-scenarios') },
      ],
      menus: {
        'editor/title': [{ command: 'undercroft.showCard', when: 'undercroft.hasCards', group: 'navigation' }],
        commandPalette: [{ command: 'undercroft.runScenarios', when: 'false' }],
      },
      configurationDefaults: { '[undercroft-rules]': { 'editor.insertSpaces': true, 'editor.tabSize': 2 } },
    },
  };
}
