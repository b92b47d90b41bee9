import { expect, it } from 'vitest';
import { compileEffect, compileText, SUBJECT } from '../testing/index.ts';
import type { LocaleModel } from '../content/model/model.ts';
import type { GameModel } from '../language/game.ts';
import { cardText, wordsOf } from './index.ts';
import { capital, determined, fill, verbForm, type Said } from './wording/inflect.ts';
import { closed, inOrder, withCases } from './wording/open-words.ts';
import { de } from './wording/locale/de.ts';

const CASES = ['nom', 'acc', 'dat', 'gen'];

it.each([
  ['the', 'Bär/Bären/Bären/Bären', 'm', false, 'der Bär, den Bären, dem Bären, des Bären'],
  ['a', 'Wald', 'm', false, 'ein Wald, einen Wald, einem Wald, eines Walds'],
  ['the', 'Tier', 'n', false, 'das Tier, das Tier, dem Tier, des Tiers'],
  ['this', 'Karte', 'f', false, 'diese Karte, diese Karte, dieser Karte, dieser Karte'],
  ['those', 'Tiere', 'n', true, 'diese Tiere, diese Tiere, diesen Tieren, dieser Tiere'],
  ['you-own', 'Haus', 'n', false, 'dein Haus, dein Haus, deinem Haus, deines Hauses'],
  ['you-own', 'Karten', 'f', true, 'deine Karten, deine Karten, deinen Karten, deiner Karten'],
])('declines %s before %s', (determiner, noun, gender, many, said) => {
  const waiting = determined(de, determiner, withCases(de, noun, gender, many ? 'many' : 'one'), gender, many);
  expect(CASES.map((form) => fill(de, `{x:${form}}`, { x: waiting })).join(', ')).toBe(said);
  expect(closed(waiting)).toBe(said.split(', ')[0]);
});

it.each([
  ['{x:a}', 'ein anderer Wald, einen anderen Wald, einem anderen Wald, eines anderen Walds'],
  ['{x:the}', 'der andere Wald, den anderen Wald, dem anderen Wald, des anderen Walds'],
  ['{x}', 'anderer Wald, anderen Wald, anderem Wald, anderen Walds'],
])('inflects an adjective as %s asks', (pattern, said) => {
  const { model } = compileText();
  if (model === null) throw new Error('does not compile');
  const words = germanOf(model, { nouns: { glade: { one: '{ander} Wald', many: 'Wälder', gender: 'm' } } });
  const row = rowOf(model, 'moth');
  expect(cardText(row, words.model, words.words)).not.toContain('⟨');
  const one = `${de.agreement['m']![0]![1].replaceAll('$1', 'ander')} ${withCases(de, 'Wald', 'm', 'one')}`;
  const x: Said = { text: fill(de, pattern, { x: { text: one, gender: 'm' } }) };
  expect(CASES.map((form) => fill(de, `{x:${form}}`, { x })).join(', ')).toBe(said);
});

it.each([
  ['auf~decken', 'decke X auf', 'X aufdecken', 'du deckst X auf', 'deckst du X auf', 'du X aufdeckst'],
  ['werfen', 'wirf X', 'X werfen', 'du wirfst X', 'wirfst du X', 'du X wirfst'],
  ['sammeln', 'sammle X', 'X sammeln', 'du sammelst X', 'sammelst du X', 'du X sammelst'],
])('puts %s where its sentence wants it', (verb, order, infinitive, main, first, last) => {
  const [deed, clause] = [`<${verb}> {x:acc}`, `{you:subject} <${verb}> {x:acc}`];
  const slots = { x: 'X', you: 'du' };

  expect(fill(de, deed, slots)).toBe(order);
  expect(fill(de, deed, slots, 'infinitive')).toBe(infinitive);
  const said = fill(de, clause, slots, 'you');
  expect([closed(said), inOrder(said, 'first'), inOrder(said, 'last')]).toEqual([main, first, last]);
});

it.each([
  ['ziehen', 'ziehe', 'zieht', 'ziehen', 'ziehst', 'gezogen'],
  ['nehmen', 'nimm', 'nimmt', 'nehmen', 'nimmst', 'genommen'],
  ['töten', 'töte', 'tötet', 'töten', 'tötest', 'getötet'],
  ['verlieren', 'verliere', 'verliert', 'verlieren', 'verlierst', 'verloren'],
  ['verbannen', 'verbanne', 'verbannt', 'verbannen', 'verbannst', 'verbannt'],
  ['setzen', 'setze', 'setzt', 'setzen', 'setzt', 'gesetzt'],
  ['opfern', 'opfere', 'opfert', 'opfern', 'opferst', 'geopfert'],
])('conjugates %s', (verb, ...forms) => {
  const moods = ['order', 'one', 'many', 'you', 'participle'] as const;
  expect(moods.map((mood) => verbForm(de, verb, mood))).toEqual(forms);
});

it('turns only the first clause around, and puts all verbs of a condition last', () => {
  const clause = (x: string): string => fill(de, '{x:subject} <ziehen> 1 Karte', { x }, 'one');
  const two = fill(de, '{x} und {y}', { x: clause('sie'), y: clause('er') });

  expect(capital(fill(de, 'dann {x:first}', { x: two }))).toBe('Dann zieht sie 1 Karte und er zieht 1 Karte');
  expect(fill(de, 'wenn {x:last}', { x: two })).toBe('wenn sie 1 Karte zieht und er 1 Karte zieht');
});

const WORDS: Partial<LocaleModel> = {
  titles: { oil: 'Öl', embers: 'Glut', moth: 'Motte' },
  words: {
    nouns: {
      beast: { one: 'Tier', many: 'Tiere', gender: 'n' },
      glade: { one: 'Lichtung', many: 'Lichtungen', gender: 'f' },
      grove: { one: 'Hain', gender: 'm' },
      hand: { one: 'Hand', gender: 'f' },
      deck: { one: 'Stapel', gender: 'm' },
      discard: { one: 'Ablage', gender: 'f' },
      fighter: { one: 'Bär/Bären/Bären/Bären', many: 'Bären', gender: 'm' },
      might: { one: 'Kraft', gender: 'f' },
      embers: { one: 'Glut', many: 'Glut', gender: 'f' },
      oil: { one: 'Öl', many: 'Öl', gender: 'n' },
      hare: { one: 'Hase/Hasen/Hasen/Hasen', many: 'Hasen', gender: 'm' },
      wild: 'wild',
    },
    tests: { tired: { is: '<sein> müde', not: '<sein> nicht müde', as: 'müde' } },
    times: {
      'main-window': 'in deinem Zug',
      'take-turn': { period: 'Zug', gender: 'm' },
      turn: { period: 'Zug', gender: 'm' },
    },
    verbs: { banish: { do: '<verbannen> {b:acc}', done: '{b:subject} <werden>( durch {killer:acc}) verbannt' } },
    moves: { discard: '<ab~werfen> {x:from:acc}' },
  },
};

function rowOf(model: GameModel, name: string): GameModel['rows'][number] {
  const row = model.rows.find((each) => each.name === name);
  if (row === undefined) throw new Error(`no row ${name}`);
  return row;
}

function germanOf(
  given: GameModel,
  more: LocaleModel['words'] = {},
): { model: GameModel; words: ReturnType<typeof wordsOf> } {
  const words = { ...WORDS.words, ...more };
  const locale: LocaleModel = { lang: 'de', titles: {}, texts: {}, phrases: {}, prompts: {}, ...WORDS, words };
  const model = { ...given, locales: new Map([['de', locale]]) };
  return { model, words: wordsOf(model, 'de') };
}

function inGerman(model: GameModel | null, name: string): string {
  if (model === null) throw new Error('does not compile');
  const german = germanOf(model);
  return cardText(rowOf(model, name), german.model, german.words);
}

it.each([
  ['moth', 'Wenn ein Tier durch dieses Tier verbannt wird, erhalte 1 [embers].'],
  ['fern', 'Tiere in dieser Lichtung haben +1 Kraft.'],
  ['gust', '**In deinem Zug:** Jede andere Person wirft eine Karte aus ihrer Hand ab.'],
])('reads like a card in German, when the effect of %s is told', (name, text) => {
  expect(inGerman(compileText().model, name)).toBe(text);
});

it.each([
  ['gain 2 * count(your fighters) oil', 'Erhalte 2 [oil] für jeden deiner Bären.'],
  ['gain this.might oil', 'Erhalte so viel [oil] wie die Kraft dieses Tiers.'],
  [
    'you may pay 2 oil, then draw 1 from your deck to your hand',
    'Du darfst 2 [oil] zahlen und dafür eine Karte ziehen.',
  ],
  ['if any beasts in grove, gain 1 oil', 'Wenn es ein Tier im Hain gibt, erhalte 1 [oil].'],
  ['if no beasts in grove, gain 1 oil', 'Wenn es kein Tier im Hain gibt, erhalte 1 [oil].'],
  ['if this.tired, you may gain 1 oil', 'Wenn dieses Tier müde ist, darfst du 1 [oil] erhalten.'],
  ['if not this.tired, gain 1 oil', 'Wenn dieses Tier nicht müde ist, erhalte 1 [oil].'],
  ['lose your oil / 2 oil', 'Verliere die Hälfte von deinem [oil], abgerundet.'],
  ['banish a beast in grove where it is not hare', 'Verbanne ein Tier im Hain außer einem Hasen.'],
  ['banish a beast in grove where its tired', 'Verbanne ein müdes Tier im Hain.'],
  ['banish a beast in grove where not its tired', 'Verbanne ein Tier im Hain, das nicht müde ist.'],
  [
    'your fighters have +1 might while this.tired or any beasts in grove',
    'Deine Bären haben +1 Kraft, solange dieses Tier müde ist oder es ein Tier im Hain gibt.',
  ],
  [
    'choose\n  option one\n    until end of take-turn, your fighters have +1 might\n  option two, banish a beast in grove',
    'Wähle eines: bis zum Ende des Zugs haben deine Bären +1 Kraft; oder verbanne ein Tier im Hain.',
  ],
  ['until end of take-turn, your fighters have +1 might', 'Bis zum Ende des Zugs haben deine Bären +1 Kraft.'],
  [
    'if your oil >= 2, each other player, lose 1 oil',
    'Wenn du mindestens 2 [oil] hast, verliert jede andere Person 1 [oil].',
  ],
])('says %s in German', (effect, text) => {
  expect(inGerman(compileEffect(effect).model, SUBJECT)).toBe(text);
});
