/** Options to choose between: "pay 5 oil or 1 ember", "choose one: ... or ...". */
import type { Menu, MenuOption } from '../../content/tree/node.ts';
import { hasOwnSubject, narrate, type Clause, type Narration } from '../phrases/narrate.ts';
import { askedSaid } from '../phrases/noun-phrase.ts';
import { joinWith, pronoun, type Speech } from '../phrases/speech.ts';
import { spoken } from '../phrases/spoken.ts';
import { value } from '../phrases/value.ts';
import { acting } from '../wording/open-words.ts';
import { nounOf, say } from '../wording/words.ts';

/** What an option does, in the infinitive. */
function optionPhrase(option: MenuOption, scene: Narration): string {
  const { speech } = scene;
  const { words } = speech;
  const inner = withEach(option, speech);
  const x = narrate(option.body.statements, inner, { who: null, inline: true }, scene.toClause);
  const condition = option.condition === null ? '' : inner.phrases.condition(option.condition, inner, true);
  return condition === '' ? x : say(words, 'menu-if', { x, condition });
}

function withEach(option: MenuOption, speech: Speech): Speech {
  return option.each === null ? speech : withLoop(option.each.name, option, speech);
}

function withLoop(name: string, option: MenuOption, speech: Speech): Speech {
  const phrase = option.each === null ? null : speech.phrases.things(option.each.set, speech);
  const first =
    phrase === null ? (option.each === null ? null : value(option.each.set, speech)) : spoken(phrase, 'a', speech);
  return {
    ...speech,
    names: new Map(speech.names).set(name, {
      first,
      later: pronoun(speech, 'it', phrase?.noun),
      is: 'thing',
      ...(phrase === null ? {} : { noun: phrase.noun }),
    }),
  };
}

/** A menu as a clause. Never throws. */
export function menuClause(node: Menu, scene: Narration): Clause {
  const { speech } = scene;
  const { words, model } = speech;
  const parts = node.entries.map((entry) =>
    entry.kind === 'include'
      ? say(words, 'menu-include', { x: nounOf(words, model, entry.window).one })
      : optionPhrase(entry, scene),
  );
  // "All have +3 force or banish a card" reads as if all of them did both.
  const isApart = node.entries.some(
    (entry) => entry.kind === 'option' && hasOwnSubject(entry.body.statements, withEach(entry, speech), scene.toClause),
  );
  const short =
    !isApart &&
    node.mode === 'one' &&
    node.by === null &&
    node.entries.every(
      (entry) => entry.kind === 'option' && entry.body.statements.length === 1 && entry.condition === null,
    );
  const x = isApart ? parts.reduce((one, y) => say(words, 'menu-or', { x: one, y })) : joinWith(speech, parts, 'or');
  if (short) return { text: x, own: false, alone: false };
  const key = node.mode === 'one' ? 'menu' : node.mode === 'at-most-one' ? 'menu-optional' : 'menu-repeatedly';
  if (node.by === null) return { text: say(words, key, { x }, scene.mood), own: false, alone: true };
  const who = askedSaid(node, node.by, speech);
  return { text: acting(who.subject ?? who.text, say(words, key, { x }, who.person ?? 'one')), own: true, alone: true };
}
