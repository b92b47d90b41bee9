/**
 * What stands on a card as a value, in a sentence, where the game has one for it: "This gate lets 2
 * guests in."
 */
import type { PrintedModel, RowModel } from '../../content/model/model.ts';
import { fill, sentence, withVerb, type Slots } from '../wording/inflect.ts';
import { lineageOf } from '../phrases/on-card.ts';
import { thisThing, type Speech } from '../phrases/speech.ts';
import { valueSaid } from '../phrases/value.ts';
import { declared } from '../wording/words.ts';

function slotOf(printed: PrintedModel, row: RowModel, speech: Speech): Slots[string] {
  const value = row.printed.get(printed.name);
  if (value === undefined) return null;
  if (printed.type.is !== 'enum') return value;
  const name = printed.type.of.values[value]?.name;
  return name === undefined ? null : valueSaid(name, speech);
}

/** The sentence of a value: of one value of an enum, `skill.fly`, or of all of them. */
function patternOf(printed: PrintedModel, value: number, speech: Speech): string | null {
  const { words } = speech;
  const name = printed.type.is === 'enum' ? printed.type.of.values[value]?.name : undefined;
  const own = name === undefined ? null : declared(words, 'has', `${printed.name}.${name}`, 'printed', true);
  return own ?? declared(words, 'has', printed.name, 'printed');
}

/**
 * The verb follows the card; one that is written as it is said of the card, "flies", stays as it
 * is.
 */
function verbOf(pattern: string, { words: { locale } }: Speech): string {
  const [verb = ''] = pattern.split(/[\s{(]/);
  return locale.readsNames && new RegExp(locale.pluralLook, 'u').test(verb) ? pattern : withVerb(pattern);
}

/**
 * A paragraph for each printed value that the game has a sentence for: `words: {has: {value:
 * {printed: ...}}}`. A number that is 0 or what every card has, and a flag that is not set, say
 * nothing.
 *
 * @throws never
 */
export function printedTexts(row: RowModel, speech: Speech): string[] {
  const all = lineageOf(row)
    .toReversed()
    .flatMap((kind) => kind.printed);
  return all.flatMap((printed) => {
    const value = row.printed.get(printed.name);
    const pattern = value === undefined ? null : patternOf(printed, value, speech);
    if (value === undefined || pattern === null || pattern === '') return [];
    if (printed.type.is !== 'enum' && (value === 0 || value === printed.initial)) return [];
    const whole = /^(?:\p{Lu}|\{)|\{x[:}]/u.test(pattern) ? pattern : `{x:subject} ${verbOf(pattern, speech)}`;
    const slots: Slots = Object.fromEntries(
      all
        .filter(({ name }) => name === printed.name || pattern.includes(`{${name}`))
        .map((each) => [each.name, slotOf(each, row, speech)]),
    );
    const filled = { ...slots, x: thisThing(speech), you: speech.you, n: slots[printed.name] };
    return [sentence(fill(speech.words.locale, whole, filled, 'one'))];
  });
}
