import { tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import { failureLines, type ScenarioResult } from './result.ts';
import { runScenario } from './run.ts';
import { readScenarios } from '../language/scenario.ts';
import { plainSource } from '../language/source.ts';

const game = tinyModule();

function run(scenario: Record<string, unknown>): ScenarioResult {
  const { scenarios, problems } = readScenarios('orchard.yaml', plainSource([{ it: 'an example', ...scenario }]));
  expect(problems).toEqual([]);
  return runScenario(game, scenarios[0]!);
}

function messages(result: ScenarioResult): string[] {
  return result.failures.map(({ message, expected, found }) => [message, expected, found].filter(Boolean).join(' | '));
}

const turn = { start: 'turn', as: 'player 1' };

it('passes, when what is expected came out', () => {
  const result = run({
    given: { 'player 1': { points: 2, hand: ['pear', 'plum'] } },
    ...turn,
    do: ['Store: Pear'],
    expect: { 'player 1.points': 4, 'player 1.hand': ['plum'], 'basket#1.contents': ['pear'] },
  });

  expect(failureLines(result)).toBe('');
  expect(result.passed).toBe(true);
});

it('says what was expected and what was found, when a value differs', () => {
  const result = run({ ...turn, do: ['rest'], expect: { 'player 1.points': 3 } });

  expect(result.failures).toMatchObject([{ message: 'player 1.points', expected: '3', found: '0' }]);
});

it('takes things from wherever they are, when a zone is given', () => {
  const result = run({
    given: { heap: ['2 quince', 'fig'], deck: ['plum'] },
    ...turn,
    do: ['Pick a fruit'],
    expect: { heap: ['quince', 'quince', 'fig'], deck: [], 'player 1.hand': 'plum', 'count(heap)': 3 },
  });

  expect(messages(result)).toEqual([]);
});

it('keeps what lay in a zone, when its list ends in dots', () => {
  const result = run({
    given: { deck: ['fig#2', '...'] },
    ...turn,
    do: ['pick'],
    expect: { 'player 1.hand': ['fig#2'], 'count(deck)': 13 },
  });

  expect(messages(result)).toEqual([]);
});

it('sets fields of a thing, when they stand beside or below its name', () => {
  const result = run({
    given: { 'player 1.hand': ['fig bruised=true', { plum: { bruised: true } }] },
    ...turn,
    do: ['rest'],
    expect: {
      'player 1.hand': ['plum bruised=true', 'fig'],
      'fig.bruised': true,
      'fig.worth': 1,
      'quince.bruised': false,
    },
  });

  expect(messages(result)).toEqual([]);
});

it('fails with the legal answers and the reason, when an answer is not offered', () => {
  const result = run({ ...turn, do: ['gamble'] });

  expect(result.failures).toHaveLength(1);
  expect(result.failures[0]!.message).toContain('`gamble` is not offered to player 1 (Your turn)');
  expect(result.failures[0]!.message).toContain('offered: `Pick a fruit` and `Rest`');
  expect(result.failures[0]!.message).toContain('Needs 1 point, you have 0.');
});

it('checks what is offered, what is not and why', () => {
  const steps = [
    { offered: ['pick', 'store plum'], 'not offered': 'gamble' },
    { 'only offered': ['rest', 'pick a fruit', 'plum'] },
    { 'why-not': ['gamble', 'needs 1 point'] },
  ];
  const given = { 'player 1.hand': ['plum'] };

  expect(messages(run({ given, ...turn, do: [...steps, 'rest'] }))).toEqual([]);
  const wrong = [
    { offered: 'gamble' },
    { 'only offered': ['rest'] },
    { 'why-not': ['gamble', 'tired'] },
    { 'why-not': ['rest'] },
  ];
  expect(run({ given, ...turn, do: [...wrong, 'rest'] }).failures).toHaveLength(4);
});

it('refuses to check that an answer is not offered, which no question can have', () => {
  const [told] = messages(run({ ...turn, do: [{ 'not offered': 'gambel' }, 'rest'] }));
  expect(told).toContain('`gambel` is no answer that the game ever offers');
});

it('fails, when somebody else is asked than the author thinks', () => {
  const result = run({ ...turn, do: [{ by: 'player 2', answer: 'rest' }] });

  expect(messages(result)[0]).toContain('player 1 is asked, not player 2');
});

it('fails at an open decision, unless it is expected', () => {
  const given = { 'player 1.hand': ['quince'], 'basket#2.contents': ['plum'] };

  const unexpected = run({ given, ...turn, do: ['store quince'] });
  expect(messages(unexpected)[0]).toContain('player 1 is asked: Bruise a fruit');
  expect(unexpected.open).toMatchObject({ player: 0, answers: ['Plum', 'Done'] });

  expect(messages(run({ given, ...turn, do: ['store quince'], expect: { open: 'quince' } }))).toEqual([]);
  expect(messages(run({ given, ...turn, do: ['store quince'], expect: { open: 'turn' } }))).toEqual([
    'open decision | turn | quince',
  ]);
});

it('fails, when something follows that nobody asks for', () => {
  expect(messages(run({ ...turn, do: ['rest', 'rest'] }))).toEqual([
    'nobody is asked anything any more, so `rest` answers nothing',
  ]);
});

it('uses dice and picks in order, and fails when some are left', () => {
  const given = { 'player 1': { points: 1, wish: 6, hand: ['fig'] }, 'player 2.hand': ['plum', 'pear', 'quince'] };
  const script = { dice: [6], picks: ['pear'] };
  const all = run({
    given,
    ...turn,
    ...script,
    do: ['gamble', 'store fig', 'yes'],
    expect: {
      'player 1.points': 5,
      'player 2.hand': ['plum', 'quince'],
      heap: ['pear'],
      events: ['Player 1 rolls 6.'],
    },
  });
  expect(messages(all)).toEqual([]);

  const left = run({ given, ...turn, ...script, do: ['rest'] });
  expect(messages(left)).toEqual([
    'not all `dice` were needed | 1 used | 0 used',
    'not all `picks` were needed | 1 used | 0 used',
  ]);
});

it('fails with the line of the rules, when the script runs out or cannot be', () => {
  const given = { 'player 1': { points: 2, hand: ['fig'] }, 'player 2.hand': ['2 plum'] };
  const wrong = run({ given, ...turn, picks: ['pear'], do: ['store fig', 'yes'] });
  expect(messages(wrong)[0]).toContain('fruits/fig.yaml:4: no pear can be picked');

  const short = run({
    given,
    start: 'play',
    options: { wishes: false },
    dice: [3],
    do: ['gamble', 'rest', 'rest', 'gamble'],
  });
  expect(messages(short)[0]).toContain('rules/orchard.rules:12: the script has run out');
});

it('fails when something is rolled or picked where an empty list says that nothing is, and says what', () => {
  const given = { 'player 1': { points: 1, wish: 6, hand: ['fig'] }, 'player 2.hand': ['plum', 'pear', 'quince'] };
  const rolled = run({ given, ...turn, dice: [], picks: ['pear'], do: ['gamble', 'store fig', 'yes'] });
  expect(messages(rolled)[0]).toMatch(/the script has run out.*; needs 1 number of `dice` \(d6\), 0 given/);
  const high = messages(run({ given, ...turn, dice: [9], picks: ['pear'], do: ['gamble'] }))[0];
  expect(high).toContain('`dice` says 9, which a d6 cannot show');
  const picked = run({ given, ...turn, dice: [6], picks: [], do: ['gamble', 'store fig', 'yes'] });
  expect(messages(picked)[0]).toContain('the script has run out');
  expect(messages(run({ given, ...turn, dice: [], picks: [], do: ['rest'] }))).toEqual([]);
});

it('notices every other change, when nothing else may have changed', () => {
  const scenario = { given: { 'player 1.hand': ['pear'], 'player 2.hand': [] }, ...turn, do: ['store pear'] };

  const result = run({ ...scenario, expect: { 'player 1.points': 2, unchanged: true } });
  expect(messages(result)).toEqual(['player 1.hand changed | [pear] | []', 'basket#1.contents changed | [] | [pear]']);

  const whole = { 'player 1.points': 2, 'player 1.hand': [], 'basket#1.contents': ['pear'], unchanged: true };
  expect(messages(run({ ...scenario, expect: whole }))).toEqual([]);
});

it('knows the winner and the ending, when the game ends', () => {
  const result = run({
    given: { 'player 2': { points: 9, hand: ['plum'] } },
    start: 'store plum',
    as: 'player 2',
    expect: { winner: 'player 2', ending: 'full', open: 'none' },
  });
  expect(messages(result)).toEqual([]);

  const wrong = run({
    given: { 'player 2': { points: 1, hand: ['plum'] } },
    start: 'store plum',
    as: 'player 2',
    expect: { winner: 'player 1' },
  });
  expect(messages(wrong)).toEqual(['winner | player 1 | none']);
});

it('plays from the beginning of the game, when there is no start', () => {
  const result = run({
    options: { wishes: false, goal: 3 },
    given: { active: 'player 2' },
    do: [{ by: 'player 2', answer: 'pick' }],
    expect: { open: 'any', turns: 2, 'player 2.harvest': 0 },
  });

  expect(messages(result)).toEqual([]);
});

it.each([
  [{ given: { 'player 1.pionts': 3 } }, 'did you mean `points`'],
  [
    { given: { 'player 1': { hand: ['plumm'] } } },
    '`plumm` is not the name of a card or thing of the game, did you mean `plum`?',
  ],
  [{ given: { heap: ['basket'] } }, '`heap` holds fruits, `basket` is a basket'],
  [{ given: { heap: ['5 plum'] } }, 'no `5 plum` is left for heap: there are 4 of them'],
  [{ given: { 'player 1.points': 100 } }, '`points` goes from 0 to 99, so it cannot be 100'],
  [{ given: { 'player 1.points': 'many' } }, '`many` is not a whole number'],
  [{ given: { heep: [] } }, 'nothing called `heep` that can be given, did you mean `heap`?'],
  [{ given: { hand: ['plum'] } }, '`hand` belongs to a player: write `player 1: { hand: ... }`'],
  [{ given: { basket: ['plum'] } }, 'under `basket` stand its fields and zones: `basket: { '],
  [{ given: { 'player 1': ['plum'] } }, 'under `player 1` stand its fields and zones: `player 1: { '],
  [{ given: { active: 'player 3' } }, '`player 3` is not a player'],
  [{ start: 'strore plum' }, 'the rules have no procedure `strore`, did you mean `store`?'],
  [{ start: 'store' }, '`store` needs its `fruit`: a fruit of the game'],
  [{ start: 'store basket' }, '`basket` is not a fruit of the game'],
  [{ start: 'turn plum' }, '`plum` stands where `turn` takes nothing'],
  [{ options: { gaol: 3 } }, 'no option `gaol`, did you mean `goal`?'],
  [{ options: { goal: 2 } }, '`goal` goes from 3 to 20'],
  [{ variant: 'long' }, 'no variant `long`'],
  [{ players: 4 }, 'Orchard is for 2 to 3 players, not 4'],
  [{ as: 'player 1' }, 'needs a `start`'],
  [{ start: 'turn', dice: ['six'] }, 'expected a whole number'],
  [{ start: 'turn', picks: ['sixx'] }, '`sixx` is nothing that can be picked'],
  [
    { start: 'turn', do: ['rest'], expect: { 'player 1.pionts': 3 } },
    'a player has no `pionts`, did you mean `points`?',
  ],
  [{ start: 'turn', do: ['rest'], expect: { points: 3 } }, 'belongs to a player: write `player 1.points`'],
  [{ start: 'turn', do: ['rest'], expect: { 'count(heap': 3 } }, 'expected `)`, found the end'],
  [{ start: 'turn', do: [{ anwser: 'rest' }] }, '`anwser` cannot stand in `do`'],
])('says what is wrong and never throws, when the author wrote %j', (scenario, message) => {
  const result = run(scenario);

  expect(result.passed).toBe(false);
  expect(result.failures[0]!.message).toContain(message);
});

it('expects of queries, of plurals and of the zones of all players at once', () => {
  const given = { 'player 1.hand': ['plum', 'fig bruised=true'], 'player 2.hand': ['pear'] };
  const expected = {
    'count(fruits in hand where its bruised)': 1,
    'count(hand)': '>= 3',
    hand: ['fig', 'plum', 'pear'],
    'figs of player 1': ['fig'],
    sees: { 'player 2': { hand: ['2 hidden', 'pear'] } },
  };
  expect(messages(run({ given, ...turn, do: ['rest'], expect: expected }))).toEqual([]);
  const wrong = run({ given, ...turn, do: ['rest'], expect: { 'count(figs of player 2)': 1, hand: ['fig'] } });
  expect(messages(wrong)).toEqual(['count(figs of player 2) | 1 | 0', 'hand | [fig] | [fig, pear, plum]']);
});

it('finds unknown keys, missing names and names that stand twice', () => {
  const { scenarios, problems } = readScenarios(
    'x.yaml',
    plainSource([{ it: 'a' }, { it: 'a' }, { rules: [] }, { it: 'b', expcet: {} }, 'c']),
  );

  expect(scenarios.map(({ it: name }) => name)).toEqual(['a', 'a']);
  expect(problems.map(({ message }) => message)).toEqual([
    'two scenarios of this file are called "a"',
    'a scenario needs a name: `it: what holds`',
    'a scenario has no `expcet`, did you mean `expect`?',
    'a scenario is a map that begins with `it: what holds`',
  ]);
});

it('tells a failure with the open decision, the changes and the log', () => {
  const given = { 'player 1.hand': ['quince'], 'basket#2.contents': ['plum', 'pear'] };

  const text = failureLines(run({ given, ...turn, do: ['store quince'], expect: { 'player 1.points': 2 } }));

  expect(text).toMatchInlineSnapshot(`
    "orchard.yaml:0 an example
      orchard.yaml:0:1 player 1.points
        expected 2
        found    3
      orchard.yaml:0:1 player 1 is asked: Bruise a fruit. Answer it in \`do\`, or expect \`open: quince\`
      Open: player 1, Bruise a fruit (quince)
        - Plum
        - Pear
        - Done
      Changed since \`given\`:
        player 1.points: 0 -> 3
        player 1.hand: [quince] -> []
        basket#1.contents: [] -> [quince]
      Log:
        Player 1 stores Quince for 3."
  `);
});

it('counts the positions in which it can end, whatever is answered', () => {
  const given = { 'player 1': { points: 0, hand: ['pear', '2 plum'] }, deck: [] };

  // Rest, store the pear, store one of the plums: which of the two makes no difference. Without
  // points no player gambles.
  expect(messages(run({ given, ...turn, expect: { outcomes: 3 } }))).toEqual([]);
  expect(messages(run({ given, ...turn, expect: { outcomes: 4 } }))).toEqual(['outcomes | 4 | 3']);
});

it('counts what is left after the answers that were given', () => {
  const given = { 'player 1': { points: 0, hand: ['pear', '2 plum'] }, deck: [] };

  expect(messages(run({ given, ...turn, do: ['rest'], expect: { outcomes: 1 } }))).toEqual([]);
});

it('says every value that something can come to', () => {
  const given = { 'player 1': { points: 0, hand: ['pear', '2 plum'] }, deck: [] };

  const values = { 'count(player 1.hand)': [2, 3] };
  expect(messages(run({ given, ...turn, expect: { outcomes: values } }))).toEqual([]);
  const fewer = { 'count(player 1.hand)': [3] };
  expect(messages(run({ given, ...turn, expect: { outcomes: fewer } }))).toEqual([
    'outcomes of count(player 1.hand) | 3 | 2, 3',
  ]);
});

it('says what stands after outcomes, when something else than a number does', () => {
  expect(messages(run({ ...turn, expect: { outcomes: 'many' } }))[0]).toContain('`outcomes` is a whole number');
});

const gambling = { given: { 'player 1': { points: 1, wish: 4 } }, ...turn };

it('tells how likely each end is, with every way the dice can fall', () => {
  const chances = { 'player 1.points': { 0: '5/6', 3: '1/6' } };

  expect(messages(run({ ...gambling, always: ['gamble', 'rest'], expect: { chances } }))).toEqual([]);
  // After the answers of `do`, with the dice that they need.
  const later = { 'player 1.points': { 3: 1 } };
  expect(
    messages(run({ ...gambling, do: ['gamble'], dice: [4], always: ['rest'], expect: { chances: later } })),
  ).toEqual([]);
});

it('refuses an answer that is always given and that nothing offers', () => {
  const scenario = { ...gambling, always: ['gambel'], expect: { chances: { 'player 1.points': { 1: '1' } } } };
  expect(messages(run(scenario))[0]).toContain('did you mean `gamble`?');
});

it('takes each answer as likely as the others, where none is always given', () => {
  const given = { 'player 1': { points: 1, wish: 4, hand: [] }, deck: [] };

  // Half of the players rest at once, the others gamble, and rest then.
  const chances = { 'player 1.points': { 0: '5/12', 1: '1/2', 3: '1/12' } };
  expect(messages(run({ ...gambling, given, expect: { chances } }))).toEqual([]);
});

it('says what the chances are, when they are others', () => {
  const chances = { 'player 1.points': { 0: '1/2', 3: '1/2' } };

  expect(messages(run({ ...gambling, always: ['gamble', 'rest'], expect: { chances } }))).toEqual([
    'chances of player 1.points | 0: 1/2, 3: 1/2 | 0: 5/6, 3: 1/6',
  ]);
});

it('tells no chances where something else than dice decides', () => {
  const given = { 'player 2': { hand: ['plum', 'pear'] }, 'player 1': { hand: ['fig'] } };
  const chances = { 'count(heap)': { 1: 1 } };

  expect(messages(run({ ...turn, given, always: ['Store: Fig', 'yes'], expect: { chances } }))[0]).toContain(
    'something else than dice is left to chance',
  );
});

it('says what of chances makes no sense', () => {
  const problem = (scenario: Record<string, unknown>): string => messages(run({ ...gambling, ...scenario }))[0]!;

  expect(problem({ expect: { chances: 4 } })).toContain('`chances` is a map');
  expect(problem({ expect: { chances: { 'player 1.points': 4 } } })).toContain('each value, and how likely');
  expect(problem({ expect: { chances: { 'player 1.points': { 0: '3/2' } } } })).toContain('`3/2` is no share');
  expect(problem({ expect: { chances: { glod: { 0: 1 } } } })).toContain('glod');
  expect(problem({ expect: { chances: {}, open: 'any' } })).toContain('stands alone');
  expect(problem({ dice: [3], expect: { chances: {} } })).toContain('`dice` are for the answers of `do`');
  expect(problem({ always: ['rest'], expect: {} })).toContain('`always` goes with `chances`');
});
