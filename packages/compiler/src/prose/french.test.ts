import { expect, it } from 'vitest';
import { compileEffect, compileText, SUBJECT } from '../testing/index.ts';
import type { LocaleModel } from '../content/model/model.ts';
import type { GameModel } from '../language/game.ts';
import { cardText, wordsOf } from './index.ts';
import { agreed, determined, fill, pluralOf, possessed, verbForm, type Said } from './wording/inflect.ts';
import { fr } from './wording/locale/fr.ts';

const NARROW = '\u202f';
const moth: Said = { text: 'abeille', gender: 'f', person: 'one' };
const coins: Said = { text: 'pièces', gender: 'f', person: 'many' };

it.each([
  ['the', 'abeille', 'f', false, 'l’abeille'],
  ['the', 'loup', 'm', false, 'le loup'],
  ['the', 'héros', 'm', false, 'le héros'],
  ['the', 'homme', 'm', false, 'l’homme'],
  ['the', 'onzième', 'm', false, 'le onzième'],
  ['the', 'cartes', 'f', true, 'les cartes'],
  ['a', 'carte', 'f', false, 'une carte'],
  ['a', 'cartes', 'f', true, 'des cartes'],
  ['this', 'arbre', 'm', false, 'cet arbre'],
  ['this', 'bête', 'f', false, 'cette bête'],
  ['it-own', 'épée', 'f', false, 'son épée'],
  ['you-own', 'mains', 'f', true, 'vos mains'],
])('puts %s before %s as its gender, number and first sound ask', (determiner, noun, gender, many, said) => {
  expect(determined(fr, determiner, noun, gender, many)).toBe(said);
});

it.each([
  ['l’effet de {x:the}', { x: { text: 'loup', gender: 'm' } }, 'l’effet du loup'],
  ['l’effet de {x:the}', { x: moth }, 'l’effet de l’abeille'],
  ['le nombre de {x:the}', { x: coins }, 'le nombre des pièces'],
  ['{n} à {x:the}', { n: 3, x: { text: 'marais', gender: 'm' } }, '3 au marais'],
  ['il ne <être> pas {y:like-x}', { x: moth, y: 'fatigué' }, 'il n’est pas fatiguée'],
  ['si il y a', {}, 's’il y a'],
  ['jusqu’à le soir', {}, 'jusqu’au soir'],
  ['{x} : {n} ; rien', { x: moth, n: 2 }, 'abeille : 2 ; rien'],
  ['{x|un|une|un|une} de {x:of-you}', { x: coins, you: { text: 'vous', pronoun: 'you' } }, 'une de vos pièces'],
  ['dans {you:own-f} entrée', { you: { text: 'ce joueur', pronoun: 'they' } }, 'dans son entrée'],
])('writes %s as one writes it', (pattern, slots, said) => {
  expect(fill(fr, pattern, slots, 'one')).toBe(said);
});

it.each([
  ['piocher', 'piochez', 'pioche', 'piochent', 'pioché'],
  ['choisir', 'choisissez', 'choisit', 'choisissent', 'choisi'],
  ['perdre', 'perdez', 'perd', 'perdent', 'perdu'],
  ['payer', 'payez', 'paie', 'paient', 'payé'],
  ['renvoyer', 'renvoyez', 'renvoie', 'renvoient', 'renvoyé'],
  ['révéler', 'révélez', 'révèle', 'révèlent', 'révélé'],
  ['prendre', 'prenez', 'prend', 'prennent', 'pris'],
  ['congédier', 'congédiez', 'congédie', 'congédient', 'congédié'],
  ['léguer', 'léguez', 'lègue', 'lèguent', 'légué'],
  ['extraire', 'extrayez', 'extrait', 'extraient', 'extrait'],
  ['accueillir', 'accueillez', 'accueille', 'accueillent', 'accueilli'],
])('conjugates %s', (verb, ...forms) => {
  expect((['order', 'one', 'many', 'participle'] as const).map((mood) => verbForm(fr, verb, mood))).toEqual(forms);
});

it('makes adjectives agree and finds plurals', () => {
  const many = { ...moth, person: 'many' } as const;

  expect(['vert', 'neutre', 'actif', 'dangereux', 'premier', 'dernier'].map((word) => agreed(fr, word, many))).toEqual([
    'vertes',
    'neutres',
    'actives',
    'dangereuses',
    'premières',
    'dernières',
  ]);
  expect(['carte', 'noix', 'château', 'mal'].map((noun) => pluralOf(fr, noun))).toEqual([
    'cartes',
    'noix',
    'châteaux',
    'maux',
  ]);
  expect(possessed(fr, { text: 'force', gender: 'f' }, { text: 'cette bête' })).toBe('la force de cette bête');
});

const WORDS: Partial<LocaleModel> = {
  titles: { oil: 'Huile', embers: 'Braises', moth: 'Phalène' },
  words: {
    nouns: {
      beast: { one: 'bête', many: 'bêtes', gender: 'f' },
      glade: { one: 'clairière', many: 'clairières', gender: 'f' },
      grove: { one: 'bosquet', gender: 'm' },
      hand: { one: 'main', gender: 'f', in: 'dans {x}' },
      deck: { one: 'pioche', gender: 'f' },
      discard: { one: 'défausse', gender: 'f' },
      fighter: { one: 'combattante', many: 'combattantes', gender: 'f' },
      might: { one: 'force', gender: 'f' },
      embers: { one: 'braise', many: 'braises', gender: 'f' },
      hare: { one: 'lièvre', many: 'lièvres', gender: 'm' },
      draws: { one: 'pioches', gender: 'f', number: 'many' },
      wild: 'sauvage',
    },
    tests: { tired: { is: 'est {x|fatigué|fatiguée|fatigués|fatiguées}', as: 'fatigué' } },
    times: {
      'main-window': 'à votre tour',
      'take-turn': { period: 'tour', gender: 'm' },
      turn: { period: 'tour', gender: 'm' },
    },
    verbs: { banish: { do: '<bannir> {b}', done: '{b} <être> {b|banni|bannie|bannis|bannies}( par {killer})' } },
    moves: { discard: '<défausser> {x:from}' },
  },
};

function inFrench(model: GameModel | null, name: string): string {
  const row = model?.rows.find((each) => each.name === name);
  if (model === null || row === undefined) throw new Error(`no row ${name}`);
  const locale: LocaleModel = { lang: 'fr', titles: {}, texts: {}, phrases: {}, prompts: {}, words: {}, ...WORDS };
  return cardText(
    row,
    { ...model, locales: new Map([['fr', locale]]) },
    wordsOf({ ...model, locales: new Map([['fr', locale]]) }, 'fr'),
  );
}

it.each([
  ['if still-in(opponent), gain 1 oil', 'Si votre adversaire est encore en jeu, gagnez 1 [oil].'],
  ['if not still-in(opponent), gain 1 oil', 'Si votre adversaire n’est plus en jeu, gagnez 1 [oil].'],
  ['gain remainder(7, 3) oil', 'le reste de 7 divisé par 3'],
])('says who still plays, and what division leaves over, when it reads `%s`', (effect, text) => {
  expect(inFrench(compileEffect(`play in main-window, ${effect}`).model, SUBJECT)).toContain(text);
});

it.each([
  ['moth', 'Quand une bête est bannie par cette bête, gagnez 1 [embers].'],
  ['fern', 'Les bêtes dans cette clairière ont +1 force.'],
  ['gust', `**À votre tour${NARROW}:** Chaque autre joueur défausse une carte de sa main.`],
])('reads like a card in French, when the effect of %s is told', (name, text) => {
  expect(inFrench(compileText().model, name)).toBe(text);
});

it.each([
  ['gain 2 * count(your fighters) oil', 'Gagnez 2 [oil] pour chacune de vos combattantes.'],
  ['gain this.might oil', 'Gagnez autant de [oil] que la force de cette bête.'],
  ['you may pay 2 oil, then draw 1 from your deck to your hand', 'Vous pouvez payer 2 [oil] pour piocher une carte.'],
  [
    'choose\n  option one\n    until end of take-turn, your fighters have +1 might\n  option two, banish a beast in grove',
    'Choisissez une seule chose\u202f: jusqu’à la fin du tour, vos combattantes ont +1 force\u202f; ou bannissez une bête dans le bosquet.',
  ],
  ['if any beasts in grove, gain 1 oil', 'S’il y a une bête dans le bosquet, gagnez 1 [oil].'],
  ['if no beasts in grove, gain 1 oil', 'S’il n’y a aucune bête dans le bosquet, gagnez 1 [oil].'],
  ['if this.tired, gain 1 oil', 'Si cette bête est fatiguée, gagnez 1 [oil].'],
  ['lose your oil / 2 oil', 'Perdez la moitié de votre [oil], arrondie à l’inférieur.'],
  ['lose your embers embers', 'Perdez toutes vos [embers].'],
  ['repeat 2 times, gain 1 oil', 'Gagnez 1 [oil], deux fois.'],
  ['banish a beast in grove where it is not hare', 'Bannissez une bête dans le bosquet autre qu’un lièvre.'],
  [
    'banish a beast in your hand where it is not first(beasts in your hand)',
    'Bannissez une bête dans votre main autre que la première.',
  ],
  [
    'your fighters have +1 might while this.tired or any beasts in grove',
    'Vos combattantes ont +1 force tant que cette bête est fatiguée ou qu’il y a une bête dans le bosquet.',
  ],
  ['banish a beast in grove where its tired', 'Bannissez une bête fatiguée dans le bosquet.'],
])('says %s in French', (effect, text) => {
  expect(inFrench(compileEffect(effect).model, SUBJECT)).toBe(text);
});

it('notes what the game does not say in French, when a text needs it', () => {
  const { model } = compileText({ 'locale/fr.yaml': 'draft: true\ntitles: {moth: Phalène}\n' });
  if (model === null) throw new Error('does not compile');
  const words = wordsOf(model, 'fr');
  const row = model.rows.find((each) => each.name === 'moth')!;
  cardText(row, model, words);

  expect([...words.missing]).toContain('titles: beast');
  expect([...words.missing]).toContain('words: nouns: beast: gender');
});

it('reports a value of an enum that has no title in French', () => {
  const missingWith = (titles: string): readonly string[] =>
    compileText({ 'locale/fr.yaml': `titles: ${titles}\n` }).diagnostics.flatMap(({ code, notes }) =>
      code === 'explain/untranslated' ? notes : [],
    );

  expect(missingWith('{wild: sauvage}')).toContain('missing: titles: calm');
  expect(missingWith('{calm: calme, wild: sauvage}')).not.toContain('missing: titles: calm');
});
