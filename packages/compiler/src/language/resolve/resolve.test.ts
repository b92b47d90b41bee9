import { expect, it } from 'vitest';
import { checkFarm, FARM_RULES } from '../../testing/farm.ts';
import { reportedInEffect, reportedInRules } from '../../testing/reported.ts';

it.each([
  ['resolve/unknown-name', 'move <<coww>> to market', null],
  ['resolve/unknown-name', 'gain <<three>> coins', 'gain 3 coins'],
  [
    'resolve/unknown-name',
    'gain count(beasts where <<hurt>> > 2) coins',
    'gain count(beasts where its hurt > 2) coins',
  ],
  ['resolve/unknown-name', 'if <<coins>> > 3, gain 1 hay', 'if your coins > 3, gain 1 hay'],
  ['resolve/unknown-name', 'let n = 3\ngain <<n-n>> coins', 'let n = 3\ngain n - n coins'],
  ['resolve/unknown-name', 'let n = 3\ngain <<n-1>> coins', 'let n = 3\ngain n - 1 coins'],
  ['resolve/unknown-name', 'gain <<hurt of this>> coins', 'gain this.hurt coins'],
  ['resolve/unknown-name', 'gain <<coins of you>> coins', 'gain your coins coins'],
  ['resolve/unknown-name', 'set weather to <<stormy>>', null],
  ['resolve/unknown-function', 'gain <<size>>(beasts) coins', null],
  ['resolve/unknown-verb', '<<put>> this to market', null],
  ['resolve/unknown-period', '<<at end of night, gain 1 coins>>', null],
  ['resolve/unknown-window', 'offer <<noon>>', null],
  ['resolve/unknown-event', 'when this is <<sell-off>>, gain 1 coins', null],
  ['resolve/unknown-counter', 'gain 3 <<coin>>', null],
  ['resolve/unknown-reason', 'win you because <<richer>>', null],
  ['resolve/unknown-label', 'sell-off this because trade <<with>> bull', null],
  ['resolve/hidden-name', 'let <<market>> = 3\ngain market.x coins', null],
  ['resolve/hidden-name', 'for each b in beasts\n  let <<b>> = 3\n  gain b coins', null],
  ['resolve/no-it', 'gain <<its>> hurt coins', null],
  ['resolve/no-old', 'gain <<old>> coins', null],
  ['resolve/no-result', 'when day begins, gain <<result>> coins', null],
  ['resolve/declared-in-effect', '<<define two as 2>>', null],
])('tells %s at the marked words, when an effect says %j', (code, marked, repaired) => {
  const { reported, diagnostics, marked: words } = reportedInEffect(marked);
  const [first] = diagnostics;
  const [place = ''] = words;
  const underlined =
    code === 'resolve/no-it' ? reported[0]?.startsWith(`${code} `) : reported[0] === `${code} ${place}`;

  expect({ reported, underlined }).toMatchObject({ underlined: true });
  expect(first?.code).toBe(code);
  expect(repaired === null ? null : reportedInEffect(marked).repaired).toBe(repaired);
});

it.each([
  ['resolve/duplicate-name', 'to <<day>>\n  gain 1 coins'],
  ['resolve/duplicate-name', 'to <<move>> animal a-one\n  gain 1 coins'],
  ['resolve/duplicate-name', 'define <<count>>(animal a-one) as 1'],
  ['resolve/duplicate-name', 'define <<market>> as 1'],
  ['resolve/duplicate-name', 'define <<day>> as 1'],
  ['resolve/duplicate-name', 'to <<rest>> giving number\n  return 1'],
  ['resolve/same-participle', 'to <<feeds>> (fed) animal a-one\n  set a-one.hurt to 0'],
  [
    'resolve/same-label',
    'to swap animal a-one with animal a-two <<with animal a-three>>\n  set a-one.hurt to a-two.hurt + a-three.hurt',
  ],
  ['resolve/hidden-name', 'to poke <<animal goat>>\n  set goat.hurt to 0'],
  ['resolve/unknown-type', 'to poke <<beest>> b\n  gain 1 coins'],
  ['resolve/no-this', 'to poke\n  move <<this>> to market'],
  ['resolve/no-this', 'to poke\n  gain count(beasts <<here>>) coins'],
  ['resolve/loose-statement', '<<gain 1 coins>>'],
  ['resolve/needs-thing', '<<in morning, you may gain 1 coins>>'],
  ['resolve/needs-thing', '<<play in morning, gain 1 coins>>'],
  ['resolve/unknown-name', 'to tally giving number\n  return 1\n\nto settle\n  gain <<tally>> coins'],
])('tells %s at the marked words, when rules say %j', (code, marked) => {
  const { reported, hit } = reportedInRules(`\n${marked}\n`);

  expect(reported.map((one) => one.split(' ')[0])).toEqual([code]);
  expect({ reported, hit }).toMatchObject({ hit: true });
});

it('offers what could have been meant, when a name is nearly right', () => {
  const note = (effect: string) => reportedInEffect(effect).diagnostics[0]?.notes[0];

  expect(note('move coww to market')).toBe('Did you mean `cow` or `cows`?');
  expect(note('put this to market')).toBe('Did you mean `move`?');
  expect(note('sel-off this because trade')).toBe('Did you mean `sell-off`?');
  expect(note('gian 2 coins')).toBe('Did you mean `gain`?');
  expect(note('gain length(beasts) coins')).toBe('Did you mean `count`?');
  expect(note('when this is sell-off, gain 1 coins')).toBe('Did you mean `sold-off`?');
});

it('fills the model with procedures, defines, hooks and what stands for the whole game', () => {
  const { game, diagnostics } = checkFarm(
    `${FARM_RULES}\ndefine two as 2\nwhen day begins, set weather to storm\nanimals have +1 weight\nas soon as any strays in pens in farm of active, set weather to storm\n`,
    'when day ends, gain 1 coins\nthis has +1 weight',
  );

  expect(diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([]);
  expect([...(game.procedures?.keys() ?? [])]).toEqual(['play-game', 'day', 'use-card', 'sell-off', 'feed', 'rest-up']);
  expect([...(game.defines?.keys() ?? [])]).toEqual(['two']);
  expect(game.standing?.map(({ kind }) => kind)).toEqual(['hook', 'continuous', 'as-soon-as']);
  expect(game.hooks?.map(({ row }) => row?.name ?? null)).toEqual([null, 'goat']);
});

it('gives every declaration one local, which all its uses share', () => {
  const { game } = checkFarm(FARM_RULES);
  const feed = game.procedures?.get('feed');
  const move = feed?.body.statements[0];
  const object = move?.kind === 'command' ? move.object : null;

  const ref = game.facts.refs.get(object);
  expect(object?.kind === 'name' && ref?.to === 'local' && ref.local).toBe(game.facts.locals.get(feed?.params[0]));
});

it.each([
  [
    'a procedure',
    '\nto graze animal one = 3\n  stop\n\nto doze\n  graze bull\n  at end of graze, set weather to storm\nwhen an animal is grazed, set weather to storm\n',
  ],
  [
    'a define',
    '\ndefine worth of animal one as 3\n\nto settle\n  set weather to storm\n  set bull.hurt to worth(bull)\n',
  ],
  ['a local', '\nto settle\n  let one = = bull\n  move one to market\n'],
])('does not complain of the uses of %s, when its declaration does not parse', (_name, rules) => {
  expect(reportedInRules(rules).reported.map((one) => one.split('/')[0])).toEqual(['parse']);
});
