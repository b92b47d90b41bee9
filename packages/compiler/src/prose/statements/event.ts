/** What a hook listens to: "a beast is banished in a duel by this beast", "the attack ends". */
import type { EventPattern, HappenPattern, Pattern, Procedure } from '../../content/tree/node.ts';
import { determined, fill, moodOf, verbForm, type Said } from '../wording/inflect.ts';
import { causeSaid } from './command.ts';
import { pronoun, referentOfType, that, type Referent, type Speech } from '../phrases/speech.ts';
import { value } from '../phrases/value.ts';
import { periodSaid } from '../wording/period-words.ts';
import {
  unsaid,
  commonNoun,
  declared,
  fieldSaid,
  isPlayerNoun,
  labelled,
  manyOf,
  nounOf,
  oneOf,
  say,
  type Noun,
  type Wording,
} from '../wording/words.ts';

/** The words of an event, and the speech in which what follows it is said. */
export interface EventClause {
  readonly text: string;
  readonly speech: Speech;
}

function patternSaid(pattern: Pattern, speech: Speech): Said {
  const { words, model } = speech;
  if (pattern.test.by === 'value') return value(pattern.test.value, speech);
  if (pattern.test.noun === 'player')
    return pattern.test.yours ? speech.you : indefinite(commonNoun(words, 'player'), words);
  const noun = nounOf(words, model, pattern.test.noun);
  if (pattern.test.yours)
    return {
      ...oneOf(noun),
      text: say(words, 'a-own', {
        own: fill(words.locale, '{x:own}', { x: speech.you }),
        owner: speech.you,
        nouns: manyOf(noun),
        noun: oneOf(noun),
      }),
    };
  return indefinite(noun, words);
}

function indefinite(noun: Noun, words: Wording): Said {
  return { ...oneOf(noun), text: determined(words.locale, 'a', noun.one, noun.gender) };
}

function calledReferent(pattern: Pattern, speech: Speech, subject: boolean): Referent | null {
  const { called, test } = pattern;
  if (called === null) return null;
  const noun = test.by === 'noun' ? nounOf(speech.words, speech.model, test.noun) : undefined;
  if (subject)
    return {
      first: null,
      later: pronoun(speech, 'it', noun),
      is: 'thing',
      ...(noun === undefined || isPlayerNoun(speech.words, noun) ? {} : { far: that(speech, noun) }),
      ...(noun === undefined ? {} : { noun }),
    };
  if (test.by === 'noun') return referentOfType(speech, test.noun, false, called);
  return { first: null, later: value(test.value, speech), is: 'thing' };
}

/** Names that an event gives: its subject is "it" from then on. */
function withCalled(pattern: Pattern, speech: Speech, subject: boolean): Speech {
  const referent = calledReferent(pattern, speech, subject);
  const noun = pattern.test.by === 'noun' ? nounOf(speech.words, speech.model, pattern.test.noun) : undefined;
  const it = subject ? pronoun(speech, 'it', noun) : speech.it;
  if (referent === null || pattern.called === null) return { ...speech, it };
  return { ...speech, it, names: new Map(speech.names).set(pattern.called, referent) };
}

/**
 * Says an event.
 *
 * @param would       "would be banished" of something that is replaced, else "is banished"
 */
export function eventClause(event: EventPattern, speech: Speech, would: boolean, onYourTurn = false): EventClause {
  const { words, model } = speech;
  const onTurn = (x: string): string => (onYourTurn ? say(words, 'on-your-turn', { x }) : x);
  if (event.kind === 'period') return { text: periodClause(event, speech, onYourTurn), speech };
  if (event.kind === 'change') {
    const x = patternSaid(event.subject, speech);
    const field = fieldSaid(words, model, event.field);
    const inner = withCalled(event.subject, speech, true);
    return {
      text: onTurn(say(words, 'changes', { x, field })),
      speech: { ...inner, old: { text: say(words, 'former', { x: pronoun(speech, 'it'), field }) } },
    };
  }
  const clause = happening(event, speech, would);
  return { ...clause, text: onTurn(clause.text) };
}

/** "the attack ends"; of one's own turn, "your night phase begins". */
function periodClause(event: Extract<EventPattern, { kind: 'period' }>, speech: Speech, yours: boolean): string {
  const { words } = speech;
  const period = periodSaid(words, event.name);
  const own = fill(words.locale, '{x:own}', { x: speech.you });
  if (yours)
    return say(words, event.edge === 'begins' ? 'your-period-begins' : 'your-period-ends', {
      own,
      period,
      you: speech.you,
    });
  return say(words, event.edge === 'begins' ? 'period-begins' : 'period-ends', { period });
}

function happening(event: HappenPattern, speech: Speech, would: boolean): EventClause {
  const { words } = speech;
  const procedure = speech.model.facts.procedures.get(event) ?? procedureOf(event.verb, speech);
  const name = procedure?.name ?? event.verb;
  const subject = event.subject === null ? null : patternSaid(event.subject, speech);
  const args = event.args.map((argument) => argumentSaid(argument.label, argument.pattern, speech));
  const forYou = event.args.some(
    ({ label, pattern }) =>
      label === 'for' &&
      pattern.test.by === 'value' &&
      pattern.test.value.kind === 'name' &&
      pattern.test.value.name === 'you',
  );
  const own = declared(words, 'verbs', name, would ? 'would' : 'done');
  let after = event.subject === null ? speech : withCalled(event.subject, speech, true);
  for (const argument of event.args) after = withCalled(argument.pattern, after, false);
  if (own !== null && own !== '') {
    const slots: Record<string, Said | string | null> = { x: subject, you: speech.you };
    for (const param of procedure?.params ?? []) {
      const index = event.args.findIndex((argument) => argument.label === param.label);
      slots[param.name] = param.label === null ? subject : (args[index]?.said ?? null);
    }
    return { text: fill(words.locale, own, slots, subject === null ? 'one' : moodOf(subject)), speech: after };
  }
  const tail = args.map((argument) => argument.text);
  if (subject === null && forYou && would) {
    return {
      text: say(words, 'your-period-would', {
        own: fill(words.locale, '{x:own}', { x: speech.you }),
        period: periodSaid(words, name),
        you: speech.you,
      }),
      speech: after,
    };
  }
  if (subject === null) {
    const period = say(words, would ? 'period-would' : 'period-begins', { period: periodSaid(words, name) });
    return { text: [period, ...tail].join(' '), speech: after };
  }
  const verb = words.locale.readsNames
    ? unsaid(words, 'verbs', event.verb)
    : unsaid(words, 'verbs', name, would ? 'would' : 'done');
  const head = say(words, would ? 'event-would' : 'event-done', { x: subject, verb }, moodOf(subject));
  return { text: [head, ...tail].filter((part) => part !== '').join(' '), speech: after };
}

function procedureOf(verb: string, speech: Speech): Procedure | undefined {
  const { procedures } = speech.model;
  return (
    procedures?.get(verb) ??
    [...(procedures?.values() ?? [])].find(
      (each) => (each.participle ?? verbForm(speech.words.locale, each.name, 'participle')) === verb,
    )
  );
}

function argumentSaid(label: string, pattern: Pattern, speech: Speech): { text: string; said: Said } {
  if (label === 'because' && pattern.test.by === 'value') {
    const text = causeSaid(pattern.test.value, speech);
    return { text, said: { text } };
  }
  const said = patternSaid(pattern, speech);
  if (pattern.test.by === 'noun' && pattern.test.noun === 'number') return { text: '', said };
  return { text: labelled(speech.words, label, said), said };
}
