/**
 * What the terminal itself says while a game is played, in the language of the game. Slots stand in
 * braces.
 */

import { filled, type CarriedSave, type Script } from '@undercroft/engine';

/** One language. Keys are the same in all; a language that is not here is English. */
export interface PlayWords {
  /** of the language, for lists */
  readonly lang: string;
  /** behind what a list is called */
  readonly colon: string;
  /** what can be typed */
  readonly help: string;
  /** behind the name of a player */
  readonly toAct: string;
  readonly won: string;
  readonly lost: string;
  readonly table: string;
  readonly dice: string;
  /** `{n}` `{sides}` */
  readonly die: string;
  /** `{n}` */
  readonly faceDown: string;
  readonly hidden: string;
  /** a flag that is off: `{name}` */
  readonly not: string;
  /** what a way costs: `{cost}`; whom it provokes: `{list}` */
  readonly cost: string;
  readonly risks: string;
  /** `{taken}` `{max}` */
  readonly taken: string;
  /** `{player}` */
  readonly pass: string;
  /** of those who are asked at the same time: `{list}` */
  readonly answered: string;
  readonly nobodyElse: string;
  /** `{line}` `{list}` */
  readonly several: string;
  /** `{line}` */
  readonly noAnswer: string;
  readonly nothingHeld: string;
  /** `{word}` */
  readonly nothingHeldLike: string;
  readonly nothingBack: string;
  readonly nothingAgain: string;
  /** why taking back is more than a change of mind: sentences */
  readonly backChance: string;
  readonly backOthers: string;
  readonly backLearned: string;
  /** that it may not be */
  readonly backBarred: string;
  /** asks for `yes` */
  readonly backAsked: string;
  readonly yes: string;
  /** asks for `yes`: `{n}` */
  readonly nextGame: string;
  /** `{file}` */
  readonly saved: string;
  /** `{why}` */
  readonly notSaved: string;
  /** of a game whose chance was chosen by a person: `{dice}` `{picks}` */
  readonly scripted: string;
  /** a saved game whose rules have changed since, and which stands where it stood: `{n}` */
  readonly carried: string;
  /** the same for one that stands elsewhere: `{n}` `{of}` `{why}` */
  readonly carriedPart: string;
  /** why it does */
  readonly leadElsewhere: string;
  readonly endsThere: string;
  /** `{reason}` */
  readonly rulesFail: string;
  readonly notOffered: string;
  /** asks for `yes` */
  readonly playOn: string;
  readonly nobodyWins: string;
  /** `{list}` */
  readonly oneWins: string;
  readonly manyWin: string;
  /** `{word}` `{near}` */
  readonly noCard: string;
  /** behind it, when a card is called nearly so: `{name}` */
  readonly nearHint: string;
  /** `{n}` */
  readonly ofThem: string;
}

const en: PlayWords = {
  lang: 'en',
  colon: ':',
  help: `  a number or the words of an answer   answers
  ?              why something cannot be chosen; \`? word\` for one thing
  u, r           takes back an answer; gives it again
  n              lets another answer first, where several are asked
  t              the table
  l [n]          the last things that happened
  i card         a card in full
  s [file]       saves the game
  q              leaves
`,
  toAct: 'to act',
  won: 'won',
  lost: 'lost',
  table: 'Table',
  dice: 'Dice',
  die: '{n} (d{sides})',
  faceDown: '{n} face down',
  hidden: 'hidden',
  not: 'not {name}',
  cost: 'cost {cost}',
  risks: 'provokes {list}',
  taken: '({taken} of at most {max})',
  pass: '{player} is asked. Press Enter when nobody else looks. ',
  answered: 'Already answered: {list}',
  nobodyElse: 'Nobody else is asked now.',
  several: '`{line}` can mean {list}',
  noAnswer: '`{line}` is no answer here. `h` tells what can be typed, `? {line}` why not.',
  nothingHeld: 'Nothing is held back: all there is can be chosen.',
  nothingHeldLike: 'Nothing like `{word}` is held back here.',
  nothingBack: 'There is nothing to take back.',
  nothingAgain: 'There is nothing to give again.',
  backChance: 'Dice or chance have decided since.',
  backOthers: 'Somebody else has answered since.',
  backLearned: 'Something hidden was seen since.',
  backBarred: 'That is not taken back here (--undo).',
  backAsked: 'Whoever chooses again knows that now. Type y to take back all the same:',
  yes: 'y',
  nextGame: 'The campaign goes on. Begin game {n}? (y)',
  saved: 'Saved in {file}',
  notSaved: 'Not saved: {why}',
  scripted: 'Not all in this game is left to chance: {dice} dice and {picks} random choices were decided beforehand.',
  carried: 'The rules have changed since this game was saved. It stands where it stood (answers given again: {n}).',
  carriedPart: 'The rules have changed since this game was saved. Answers given again: {n} of {of}. {why}',
  leadElsewhere: 'They lead to another position than the one that was saved.',
  endsThere: 'The game now ends there.',
  rulesFail: 'The rules fail at the next one: {reason}',
  notOffered: 'The next one is not offered any more.',
  playOn: 'The file stays as it is. Play on from here? (y)',
  nobodyWins: 'Nobody wins.',
  oneWins: '{list} wins.',
  manyWin: '{list} win.',
  noCard: 'There is no card `{word}`{near}',
  nearHint: ', did you mean `{name}`?',
  ofThem: '{n} of them',
};

const fr: PlayWords = {
  lang: 'fr',
  colon: '\u202F:',
  help: `  un numéro ou les mots d'une réponse   répond
  ?              pourquoi un choix est impossible ; \`? mot\` pour un seul
  u, r           reprend une réponse ; la redonne
  n              laisse répondre un autre d'abord, quand plusieurs le doivent
  t              la table
  l [n]          ce qui s'est passé en dernier
  i carte        une carte en entier
  s [fichier]    enregistre la partie
  q              quitte
`,
  toAct: 'doit répondre',
  won: 'a gagné',
  lost: 'a perdu',
  table: 'Table',
  dice: 'Dés',
  die: '{n} (d{sides})',
  faceDown: '{n} face cachée',
  hidden: 'caché',
  not: 'pas {name}',
  cost: 'coût {cost}',
  risks: 'provoque {list}',
  taken: '({taken} sur {max} au plus)',
  pass: '{player} doit répondre. Appuyez sur Entrée quand personne d’autre ne regarde. ',
  answered: 'Ont déjà répondu\u202F: {list}',
  nobodyElse: 'Personne d’autre ne doit répondre maintenant.',
  several: '`{line}` peut vouloir dire {list}',
  noAnswer: '`{line}` n’est pas une réponse ici. `h` dit ce que l’on peut taper, `? {line}` pourquoi pas.',
  nothingHeld: 'Rien n’est retenu\u202F: tout peut être choisi.',
  nothingHeldLike: 'Rien comme `{word}` n’est retenu ici.',
  nothingBack: 'Il n’y a rien à reprendre.',
  nothingAgain: 'Il n’y a rien à redonner.',
  backChance: 'Les dés ou le hasard ont décidé depuis.',
  backOthers: 'Quelqu’un d’autre a répondu depuis.',
  backLearned: 'Quelque chose de caché a été vu depuis.',
  backBarred: 'Cela ne se reprend pas ici (--undo).',
  backAsked: 'Qui choisit à nouveau le sait maintenant. Tapez o pour reprendre quand même\u202F:',
  yes: 'o',
  nextGame: 'La campagne continue. Commencer la partie {n}\u202f? (o)',
  saved: 'Enregistré dans {file}',
  notSaved: 'Non enregistré\u202F: {why}',
  scripted:
    'Tout n’est pas laissé au hasard dans cette partie\u202F: {dice} dés et {picks} choix du hasard ont été fixés d’avance.',
  carried:
    'Les règles ont changé depuis que cette partie a été enregistrée. Elle en est toujours au même point (réponses redonnées\u202F: {n}).',
  carriedPart:
    'Les règles ont changé depuis que cette partie a été enregistrée. Réponses redonnées\u202F: {n} sur {of}. {why}',
  leadElsewhere: 'Elles mènent à une autre position que celle qui a été enregistrée.',
  endsThere: 'La partie s’arrête maintenant là.',
  rulesFail: 'Les règles échouent à la suivante\u202F: {reason}',
  notOffered: 'La suivante n’est plus proposée.',
  playOn: 'Le fichier reste tel quel. Continuer à partir d’ici\u202F? (o)',
  nobodyWins: 'Personne ne gagne.',
  oneWins: '{list} gagne.',
  manyWin: '{list} gagnent.',
  noCard: 'Il n’y a pas de carte `{word}`{near}',
  nearHint: ' ; peut-être `{name}` ?',
  ofThem: '{n} en tout',
};

const de: PlayWords = {
  lang: 'de',
  colon: ':',
  help: `  eine Nummer oder die Wörter einer Antwort   antwortet
  ?              warum etwas nicht wählbar ist; \`? Wort\` für eines allein
  u, r           nimmt eine Antwort zurück; gibt sie wieder
  n              lässt zuerst jemand anderen antworten, wo mehrere gefragt sind
  t              der Tisch
  l [n]          was zuletzt geschah
  i Karte        eine Karte im Ganzen
  s [Datei]      speichert das Spiel
  q              hört auf
`,
  toAct: 'ist gefragt',
  won: 'gewonnen',
  lost: 'verloren',
  table: 'Tisch',
  dice: 'Würfel',
  die: '{n} (W{sides})',
  faceDown: '{n} verdeckt',
  hidden: 'verdeckt',
  not: 'nicht {name}',
  cost: 'Kosten {cost}',
  risks: 'reizt {list}',
  taken: '({taken} von höchstens {max})',
  pass: '{player} ist gefragt. Drücke Enter, wenn sonst niemand hinsieht. ',
  answered: 'Schon geantwortet: {list}',
  nobodyElse: 'Sonst ist gerade niemand gefragt.',
  several: '`{line}` kann {list} heißen',
  noAnswer: '`{line}` ist hier keine Antwort. `h` sagt, was du tippen kannst, `? {line}`, warum nicht.',
  nothingHeld: 'Nichts wird zurückgehalten: alles hier ist wählbar.',
  nothingHeldLike: 'Nichts wie `{word}` wird hier zurückgehalten.',
  nothingBack: 'Es gibt nichts zurückzunehmen.',
  nothingAgain: 'Es gibt nichts wieder zu geben.',
  backChance: 'Seitdem haben Würfel oder Zufall entschieden.',
  backOthers: 'Seitdem hat jemand anderes geantwortet.',
  backLearned: 'Seitdem wurde etwas Verdecktes gesehen.',
  backBarred: 'Das wird hier nicht zurückgenommen (--undo).',
  backAsked: 'Wer neu wählt, weiß das nun. Tippe j, um trotzdem zurückzunehmen:',
  yes: 'j',
  nextGame: 'Der Feldzug geht weiter. Spiel {n} beginnen? (j)',
  saved: 'Gespeichert in {file}',
  notSaved: 'Nicht gespeichert: {why}',
  scripted: 'In diesem Spiel ist nicht alles Zufall: {dice} Würfel und {picks} zufällige Wahlen standen vorher fest.',
  carried:
    'Die Regeln haben sich geändert, seit dieses Spiel gespeichert wurde. Es steht, wo es stand (erneut gegebene Antworten: {n}).',
  carriedPart:
    'Die Regeln haben sich geändert, seit dieses Spiel gespeichert wurde. Erneut gegebene Antworten: {n} von {of}. {why}',
  leadElsewhere: 'Sie führen zu einer anderen Stellung als der gespeicherten.',
  endsThere: 'Dort ist das Spiel nun aus.',
  rulesFail: 'Die Regeln scheitern an der nächsten: {reason}',
  notOffered: 'Die nächste wird nicht mehr angeboten.',
  playOn: 'Die Datei bleibt, wie sie ist. Von hier weiterspielen? (j)',
  nobodyWins: 'Niemand gewinnt.',
  oneWins: '{list} gewinnt.',
  manyWin: '{list} gewinnen.',
  noCard: 'Es gibt keine Karte `{word}`{near}',
  nearHint: ', meinst du `{name}`?',
  ofThem: '{n} davon',
};

const languages: Readonly<Record<string, PlayWords>> = { en, de, fr };

/** The words of a language; English when it is not known. Never throws. */
export function playWords(lang: string): PlayWords {
  return Object.hasOwn(languages, lang) ? languages[lang]! : en;
}

/** The warning for a game whose dice were chosen; null when all is left to chance. */
export function scriptWarning(lang: string, script: Script | null | undefined): string | null {
  const dice = script?.dice?.length ?? 0;
  const picks = script?.picks?.length ?? 0;
  return dice + picks === 0 ? null : filled(playWords(lang).scripted, { dice, picks });
}

/** What is said of a saved game whose rules have changed since. */
export function carriedText(words: PlayWords, { replayed, of, reason, same, stopped }: CarriedSave): string {
  if (same) return filled(words.carried, { n: of });
  const { leadElsewhere, endsThere, notOffered, rulesFail } = words;
  const why = { ended: endsThere, failed: filled(rulesFail, { reason }), 'not-offered': notOffered };
  return filled(words.carriedPart, { n: replayed, of, why: stopped === null ? leadElsewhere : why[stopped] });
}

/** Names one after the other: "a, b and c". */
export function listed({ lang }: PlayWords, names: readonly string[]): string {
  return new Intl.ListFormat(lang === 'en' ? 'en-GB' : lang).format(names);
}
