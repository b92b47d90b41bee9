/**
 * Tests of one or two things that the game names and does not word: "it is walkable", "this beast
 * sees it", "you may play it".
 */
import type { Call, Expression } from '../../content/tree/node.ts';
import { moodOf, type Said } from '../wording/inflect.ts';
import type { PhraseKey } from '../wording/locale/locale.ts';
import { value } from './value.ts';
import type { Speech } from './speech.ts';
import { say, unsaid, type Wording } from '../wording/words.ts';

/** A clause from the name of a test; null when it is about more than two. */
export function related(node: Call, speech: Speech, holds: boolean): string | null {
  const { words } = speech;
  const [x, y, ...others] = node.args.map((argument) => value(argument, speech));
  if (x === undefined || others.length > 0) return null;
  const name = unsaidTest(words, node.name, holds);
  if (y === undefined) return say(words, holds ? 'is' : 'is-not', { x, y: name }, moodOf(x));
  const sort = words.locale.readsNames ? sortOf(name, speech) : 'name';
  if (sort === 'modal') return ofModal(node, [x, y], name, speech, holds);
  if (sort === 'verb') {
    const clause = say(words, 'related', { x, name, y });
    return holds ? clause : say(words, 'not-so', { x: clause });
  }
  return say(words, KEYS[sort][holds ? 0 : 1], { x, y, name }, sort === 'preposition' ? moodOf(x) : 'one');
}

type Sort = 'verb' | 'modal' | 'preposition' | 'adjective' | 'name';

const KEYS: Readonly<Record<Exclude<Sort, 'verb' | 'modal'>, readonly [PhraseKey, PhraseKey]>> = {
  preposition: ['related-by', 'related-by-not'],
  adjective: ['related-are', 'related-not'],
  name: ['related-name', 'related-name-not'],
};

/**
 * Word class of a name, such as "sees", "may play", "next to" or "adjacent". `name` means that no
 * sentence can be formed from it.
 */
function sortOf(name: string, { words: { locale } }: Speech): Sort {
  if (new RegExp(locale.modal, 'u').test(name)) return 'modal';
  if (new RegExp(locale.preposition, 'u').test(name)) return 'preposition';
  if (/[^s]s$/.test(name) && !name.includes(' ')) return 'verb';
  return name.includes(' ') ? 'name' : 'adjective';
}

/** `may-play(card, you)`: of a thing and a player it is the player who acts, "you may play it". */
function ofModal(node: Call, [x, y]: readonly [Said, Said], name: string, speech: Speech, holds: boolean): string {
  const [first, second] = node.args.map((argument) => speech.model.facts.types.get(argument)?.is);
  const isPlayersDeed = first === 'thing' && second === 'player';
  const [doer, object] = isPlayersDeed ? [y, x] : [x, y];
  return say(speech.words, holds ? 'related' : 'related-cannot', { x: doer, y: object, name, ...modalParts(name) });
}

function modalParts(name: string): { modal: string; deed: string } {
  const [modal = '', ...deed] = name.split(' ');
  return { modal, deed: deed.join(' ') };
}

/** A test that a language does not say; what is missing is the form that would say it. */
export function unsaidTest(words: Wording, name: string, holds: boolean): string {
  return unsaid(words, 'tests', name, holds ? '' : 'not');
}

/**
 * A condition of the rules that a language does not say: `tests` is the group that says it best.
 * Null where the name can be read, or is said as a value.
 */
export function untold(node: Expression, { words, model }: Speech, holds: boolean): string | null {
  if (words.locale.readsNames || (node.kind !== 'call' && node.kind !== 'name')) return null;
  if (model.defines?.has(node.name) !== true && model.procedures?.has(node.name) !== true) return null;
  const isSaid = ['values', 'verbs'].some((group) =>
    words.game.some((of) => Object.hasOwn(of, group) && Object.hasOwn(of[group] ?? {}, node.name)),
  );
  return isSaid ? null : unsaidTest(words, node.name, holds);
}
