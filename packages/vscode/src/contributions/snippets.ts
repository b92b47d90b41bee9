/**
 * Beginnings that are inserted by a word: the idioms of the small games that a new game can begin
 * with.
 */

/** As VS Code has them: `${1:name}` is filled in, one after the other. */
export interface Snippet {
  readonly prefix: string;
  readonly description: string;
  readonly body: readonly string[];
}

type Snippets = Readonly<Record<string, Snippet>>;

/** In `.rules` files. */
export const RULES_SNIPPETS: Snippets = {
  'A verb': {
    prefix: 'to',
    description: 'A procedure: a verb that other rules use, and an event that cards hear.',
    body: ['to ${1:pass} player ${2:p}', '  ${0:gain 1 hearts}', ''],
  },
  'A verb that costs something': {
    prefix: 'to pay',
    description: 'What is paid or required first decides whether it is offered, and why not.',
    body: [
      'to ${1:hire} ${2:monster} ${3:m}',
      '  pay ${3:m}.${4:cost} ${5:embers}',
      '  move ${3:m} to your ${6:discard}',
      '',
    ],
  },
  'A turn': {
    prefix: 'to turn',
    description: 'Somebody chooses what to do, as often as they like.',
    body: [
      'to ${1:have-a-turn}',
      '  choose repeatedly',
      '    option ${2:use} for each ${3:t} in ${4:tricks} in your ${5:hand}',
      '      move ${3:t} to your ${6:discard}',
      '',
    ],
  },
  'A number that is worked out': {
    prefix: 'define',
    description: 'A value under a name, anew each time it is asked for.',
    body: ['define ${1:strength}(player ${2:p}) as ${3:count(cards in hand of p)}', ''],
  },
  'For each player in turn': {
    prefix: 'each player',
    description: 'Every player does something, from the first on.',
    body: ['each player', '  ${0:draw 1 from your deck to your hand}', ''],
  },
};

/** In YAML files. */
export const YAML_SNIPPETS: Snippets = {
  'Undercroft: a card': {
    prefix: 'undercroft card',
    description: 'A thing with a file of its own, named like the file.',
    body: [
      'title: ${1:Lantern}',
      'count: ${2:2 per player}',
      'starts: ${3:deck}',
      'cost: ${4:1}',
      'icon: ${5:lantern}',
      'effect: ${0:gain 1 embers}',
      '',
    ],
  },
  'Undercroft: an effect while it lies there': {
    prefix: 'undercroft effect in force',
    description: 'A value that holds as long as this lies in a zone that is in force.',
    body: ['effect: ${1:monsters} here where it is not this have +${2:1} ${3:might}', ''],
  },
  'Undercroft: an effect when something happens': {
    prefix: 'undercroft effect when',
    description: 'A hook: it listens to a verb of the game.',
    body: ['effect: when this is ${1:defeated}, ${2:draw 1 from your deck to your hand}', ''],
  },
  'Undercroft: an effect for a while': {
    prefix: 'undercroft effect until',
    description: 'A value that holds until a period ends.',
    body: ['effect: |', '  until end of ${1:take-turn}, ${2:monsters in your hand} have +${3:1} ${4:might}', ''],
  },
  'Undercroft: an effect with a choice': {
    prefix: 'undercroft effect choice',
    description: 'Something of the game is chosen; with nothing there it does nothing.',
    body: ['effect: ${1:defeat} a ${2:monster} in ${3:hand of opponent}', ''],
  },
  'Undercroft: a scenario': {
    prefix: 'undercroft scenario',
    description: 'An example of a rule that is played: a position, what is done, what must be so then.',
    body: [
      '- it: ${1:Who is burned out has lost}',
      '  given: {${2:player 2: {hearts: 2}}}',
      '  start: ${3:burn player 2 for 2}',
      '  as: ${4:player 1}',
      '  expect: {${5:ending: extinguished}}',
      '',
    ],
  },
};

/** What is inserted when nothing of it is filled in. Never throws. */
export function plainText({ body }: Snippet): string {
  return body.join('\n').replaceAll(/\$\{\d+:((?:[^{}]|\{[^{}]*\})*)\}/g, '$1');
}
