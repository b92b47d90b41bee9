/** What a player is asked, and what the answers are called. Plain text, without marks. */
import { newId } from '../../content/tree/id.ts';
import type { Ability, Choice, Expression, May, Menu, MenuOption, Play } from '../../content/tree/node.ts';
import { MAY_BE_NONE, deedOf, namedChoices } from '../../content/tree/choices.ts';
import type { RowModel } from '../../content/model/model.ts';
import type { GameModel } from '../../language/game.ts';
import { capital, plain, sentence } from '../wording/inflect.ts';
import { choiceSaid, fullnessSaid, namedRow, isSorted, leftOver } from '../phrases/noun-phrase.ts';
import { flat } from '../phrases/narrate.ts';
import { speechFor } from '../phrases/speaker.ts';
import { referentOfType, type Referent, type Speech } from '../phrases/speech.ts';
import { optionalText, statementClause } from '../statements/statement.ts';
import { closed } from '../wording/open-words.ts';
import { unsaid, rowNoun, say, type Wording } from '../wording/words.ts';

/** Where a question stands, for names that it uses. */
export interface Asked {
  readonly row?: RowModel | null;
  /** procedure, window or card whose `prompts:` entry is taken for a menu */
  readonly within?: string | null;
  /** type names of the parameters and local names that are known there */
  readonly locals?: ReadonlyMap<string, string>;
}

function asking(model: GameModel, words: Wording, asked: Asked): Speech {
  const speech = speechFor(model, words, asked.row ?? null, false);
  const names = new Map<string, Referent>();
  for (const [name, type] of asked.locals ?? []) names.set(name, referentOfType(speech, type));
  return { ...speech, names };
}

/**
 * The prompt of a question: "Choose a beast in your hand".
 *
 * @returns  without full stop; a `may` ends in a question mark
 * @throws   never
 */
export function promptOf(node: Choice | Menu | May, model: GameModel, words: Wording, asked: Asked = {}): string {
  const own = asked.within === undefined || asked.within === null ? null : words.prompt(asked.within);
  const speech = asking(model, words, asked);
  if (node.kind === 'choice') {
    const named = choicePrompt(node, asked, model, words);
    if (named !== null) return named;
    if (node.what === 'order') return capital(say(words, 'choose', { x: choiceSaid({ ...node, by: null }, speech) }));
    const row = namedRow({ ...node, random: false }, speech);
    if (row !== null) return say(words, 'ask-name', { x: row });
    const left = leftOver(node, speech);
    if (left !== null) return say(words, 'ask-until', left);
    const deed = deedSaid(node, asked.row ?? null, speech);
    if (deed !== null) return deed;
    return say(words, 'ask-choose', { x: choiceSaid({ ...node, by: null, random: false }, speech) });
  }
  if (own !== null) return own;
  if (node.kind === 'menu') return menuPrompt(node, words, asked);
  const text = closed(optionalText(node.body.statements, speech));
  return text === '' || text.length > 120
    ? say(words, 'ask-may-plain')
    : say(words, 'ask-may', { x: capital(text.split('. ')[0] ?? text) });
}

/**
 * Longest question that says what is done to what is chosen, in characters: three lines beside a
 * table.
 */
const LONGEST_DEED = 72;

/**
 * What a card does to what is chosen, in the words that stand on the card: "Tire a beast in the
 * grove" says more than "Choose a beast in the grove". A procedure has no printed words; null
 * there, when another player chooses, and when the sentence has a subject of its own or is long.
 */
function deedSaid(node: Choice, row: RowModel | null, speech: Speech): string | null {
  const deed = row?.effect === null || row === null || node.by !== null ? null : deedOf(node, row.effect);
  if (deed === null) return null;
  const clause = statementClause(deed, {
    speech,
    names: new Map(speech.names),
    mood: 'order',
    next: null,
    toClause: statementClause,
  });
  if (clause === null || clause.own || clause.text === '') return null;
  const text = capital(clause.text);
  return text.length > LONGEST_DEED ? null : text;
}

/**
 * What the game says for one choice of a procedure or of a card: by the name that it is given,
 * `walk.m`, or the label that it stands behind, `walk.to`. What a card offers in a window is asked
 * by the card.
 */
function choicePrompt(
  node: Choice,
  { row = null, within = null }: Asked,
  model: GameModel,
  words: Wording,
  what = '',
): string | null {
  const asks = model.procedures?.get(within ?? '')?.body;
  const card = row ?? model.rows.find(({ name }) => name === within) ?? null;
  const body = asks ?? card?.effect ?? null;
  if (body === null) return null;
  const by = asks === undefined ? card?.name : within;
  for (const [name, choice] of namedChoices(body)) if (choice === node) return words.prompt(`${by}.${name}${what}`);
  return null;
}

/** What a card asks names the card, for several may ask one after the other. */
function menuPrompt(node: Menu, words: Wording, { row = null, within = null }: Asked): string {
  if (node.mode === 'one')
    return row === null
      ? say(words, 'ask-menu')
      : say(words, 'ask-menu-of', { name: capital(rowNoun(words, row).one) });
  return within === null || within === ''
    ? say(words, 'ask-menu-more')
    : (words.titles[within] ??
        (words.locale.readsNames ? procedureTitle(within) : capital(unsaid(words, 'prompts', within))));
}

/**
 * Why a question cannot be asked: there is nothing to choose from.
 *
 * @returns  a sentence
 * @throws   never
 */
export function nothingToChoose(node: Choice, model: GameModel, words: Wording, asked: Asked = {}): string {
  const speech = asking(model, words, asked);
  const { from } = node;
  const isSimple = from !== null && (speech.phrases.things(from, speech)?.where ?? ['']).length === 0;
  const said = from === null ? null : fullnessSaid(onlySource(from), speech, false);
  if (said !== null && said !== '') return sentence(said);
  if (isSimple && !isSorted(from, speech))
    return sentence(
      speech.phrases.condition({ kind: 'quantifier', id: newId(), at: node.at, any: false, set: from }, speech, true),
    );
  return sentence(say(words, 'nothing-to-choose', { x: choiceSaid({ ...node, by: null, random: false }, speech) }));
}

/** What `a beast in far-off` chooses from, when nothing else is asked of it: the place. */
function onlySource(from: Expression): Expression {
  if (from.kind !== 'query' || from.where !== null || from.owner !== null) return from;
  return (from.places.length === 1 ? from.places[0] : undefined) ?? from;
}

/**
 * The label of a menu option; an option for each thing of a set is followed by the thing.
 *
 * @throws never
 */
export function optionLabel(option: MenuOption, _model: GameModel, words: Wording): string {
  return words.prompt(option.name) ?? capital(unsaid(words, 'prompts', option.name));
}

/** What the game calls an option with one of its numbers: `turn.1` of its prompts. @throws never */
export function numberLabel(option: MenuOption, number: number, words: Wording): string | null {
  return words.prompt(`${option.name}.${number}`);
}

/**
 * Longest label of what a card does, in characters, and most steps of an effect that stands alone:
 * then its name says enough.
 */
const LONGEST_LABEL = 90;
const MOST_STEPS = 3;

/**
 * The label of what a card offers in a window: "Old owl: pay 1 oil to draw a card", or the name of
 * the card that is played. A card that can be played in several ways, or has several abilities,
 * says of each what it does.
 *
 * @throws never
 */
export function abilityLabel(item: Ability | Play, row: RowModel, model: GameModel, words: Wording): string {
  const name = capital(rowNoun(words, row).one);
  const others = (row.effect?.items ?? []).filter(
    (each): each is Ability | Play => each.kind === item.kind && each !== item,
  );
  const isAlone = others.length === 0;
  if (isAlone && (item.kind === 'play' || flat(item.body.statements).length > MOST_STEPS)) return name;
  const said = (each: Ability | Play): string => deedsSaid(each, row, model, words);
  const whole = said(item);
  if (isAlone && whole.length > LONGEST_LABEL) return name;
  const short = shortened(whole);
  const isShared = others.some((each) => shortened(said(each)) === short);
  return whole === '' ? name : say(words, 'label-of', { name, x: isShared ? whole : short });
}

/** All that is done in a window: "pay 1 oil to draw a card". */
function deedsSaid(item: Ability | Play, row: RowModel, model: GameModel, words: Wording): string {
  const locals = new Map<string, string>();
  const of = model.windows.find((window) => window.name === item.window)?.of ?? null;
  if (item.of !== null && of !== null) locals.set(item.of, of);
  return closed(optionalText(item.body.statements, asking(model, words, { row, locals })));
}

/** The first sentence, or as many of its words as a label has room for. */
function shortened(text: string): string {
  const [first = ''] = text.split('. ');
  if (first.length <= LONGEST_LABEL) return first;
  const end = first.lastIndexOf(' ', LONGEST_LABEL);
  return `${first.slice(0, end > 0 ? end : LONGEST_LABEL)}…`;
}

/**
 * What is asked in a window.
 *
 * @throws never
 */
export function windowTitle(name: string, model: GameModel, words: Wording): string {
  const title = model.windows.find((window) => window.name === name)?.title ?? '';
  return (
    words.prompt(name) ??
    words.titles[name] ??
    (title === '' || !words.locale.readsNames ? capital(unsaid(words, 'prompts', name)) : title)
  );
}

/** A procedure as a heading: "Night phase". Never throws. */
export function procedureTitle(name: string): string {
  return capital(plain(name));
}

/**
 * The answer that takes nothing, or null when something must be taken: "None", "Done", "No",
 * "Pass".
 *
 * @param model with `asked`, for what the game itself calls it: `walk.m.none` of its prompts for a
 *   choice, `walk.none` for what else the procedure asks
 * @param within  the window that is offered, or the procedure or card that asks
 * @throws never
 */
export function noneLabel(
  node: Choice | Menu | May | 'window',
  words: Wording,
  model: GameModel | null = null,
  { row = null, within = null }: Asked = {},
): string | null {
  if (node === 'window' || node.kind !== 'choice') {
    if (node !== 'window' && node.kind === 'menu' && node.mode === 'one') return null;
    return (within === null ? null : words.prompt(`${within}.none`)) ?? say(words, nothingTaken(node));
  }
  if (!MAY_BE_NONE.has(node.what)) return null;
  const own = model === null ? null : choicePrompt(node, { row, within }, model, words, '.none');
  return own ?? say(words, node.what === 'up-to-one' ? 'label-none' : 'label-done');
}

/** What it is called when the game says nothing of it. */
function nothingTaken(node: Menu | May | 'window'): 'label-pass' | 'label-no' | 'label-done' | 'label-none' {
  if (node === 'window') return 'label-pass';
  if (node.kind === 'may') return 'label-no';
  return node.mode === 'repeatedly' ? 'label-done' : 'label-none';
}
