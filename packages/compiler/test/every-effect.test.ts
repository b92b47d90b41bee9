// A law: whatever several things a row says, each of them is done in some game, or `check` says
// that it is not.

import { expect, it } from 'vitest';
import { generator, playAtRandom } from '../src/code/testing/random-play.ts';
import { loadModule } from '../src/code/testing/running.ts';
import { compileText } from '../src/testing/compile-text.ts';
import { tinyGame } from './tiny-game.ts';

const ROWS = 60;
const MOST_GAMES = 300;
const MOST_ANSWERS = 2000;
const GAME = (tinyGame().get('lantern/game.yaml') ?? '')
  .replace('windows:\n', 'windows:\n  closed-window: { asks: you }\n')
  .replace('max-dice: 8', 'max-dice: 40')
  .replace('initial: 2,', 'initial: 4,');

// Here the window is open also where no `instead of` keeps a beast from being banished, and cards
// are resolved without being played.
const RULES = (tinyGame().get('lantern/rules/play.rules') ?? '')
  .replace('set b.tired to true\n', 'set b.tired to true\n  offer rescue-window of b\n')
  .replace('  choose repeatedly\n', '  let top = first(subjects in your hand)\n  resolve top\n  choose repeatedly\n');

/** What may keep a part of an effect from being played. */
const REFUSALS = ['check/beside-play', 'check/same-play', 'check/same-option', 'check/same-instead'];

type Draw = (below: number) => number;

function pick<T>(draw: Draw, of: readonly T[]): T {
  return of[draw(of.length)] as T;
}

/**
 * An effect of several parts; each cites a rule of its own, so that it is seen whether it was
 * carried out.
 */
function effectOf(draw: Draw, isPlayed: boolean): string {
  let rules = 0;
  const step = (indent = ''): string => `${indent}rule LAW-${++rules}\n${indent}gain 1 oil`;
  const windows = ['main-window', 'rescue-window of b', 'roll-window', 'closed-window'];
  const conditions = ['', ' if your oil > 3', ' if your oil < 4', ' if your oil > 2', ' if day < 4', ' if day > 1'];
  const events = ['a beast is banished', 'a beast is summoned', 'take-turn begins'];
  const option = (indent: string): string =>
    `${indent}option ${pick(draw, ['sing', 'hush', 'hum', 'call'])}\n${step(`${indent}  `)}`;
  const played = [
    () => `play in ${pick(draw, windows)}${pick(draw, conditions)}\n${step('  ')}`,
    () => `play in ${pick(draw, windows)}${pick(draw, conditions)}\n${step('  ')}`,
    () => `play in main-window${pick(draw, conditions)}\n  choose\n${option('    ')}\n${option('    ')}`,
  ];
  const resolved = [() => step(), () => `choose\n${option('  ')}\n${option('  ')}`];
  const inForce = [
    () => `in ${pick(draw, windows)}${pick(draw, conditions)}, you may\n${step('  ')}`,
    () => `${pick(draw, ['when', 'before'])} ${pick(draw, events)}${pick(draw, conditions)}\n${step('  ')}`,
    () => `instead of a beast being banished${pick(draw, conditions)}\n${step('  ')}`,
    () => `as soon as your oil > ${pick(draw, ['2', '4'])}\n${step('  ')}`,
  ];
  const parts = pick(draw, isPlayed ? [played, played, resolved, [...played, ...resolved, ...inForce]] : [inForce]);
  return Array.from({ length: 2 + draw(3) }, () => pick(draw, parts)()).join('\n');
}

/** Rules that are cited in parts of which a warning says that nothing reaches them. */
function warnedOf(text: string, spans: readonly { readonly start: number; readonly end: number }[]): Set<string> {
  return new Set(spans.flatMap(({ start, end }) => text.slice(start, end).match(/LAW-\d+/g) ?? []));
}

/** Rules of the effect that no game carried out. @returns null when the effect was refused */
async function unreached(draw: Draw): Promise<string[] | null> {
  const isTrick = draw(3) > 0;
  const effect = effectOf(draw, isTrick);
  const path = isTrick ? 'tricks/subject.yaml' : 'beasts/subject.yaml';
  const printed = isTrick ? 'cost: 0' : 'might: 1';
  const text = `count: 3 per player\n${printed}\nstarts: hand\neffect: |\n${effect.replaceAll(/^/gm, '  ')}\n`;
  const { diagnostics, module } = compileText({ 'game.yaml': GAME, 'rules/play.rules': RULES, [path]: text });
  const errors = diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code);
  expect(errors.filter((code) => !REFUSALS.includes(code)).map((code) => `${code} in ${text}`)).toEqual([]);
  if (!module) return null;
  const never = diagnostics.filter(({ code }) => code === 'check/never-done').map(({ span }) => span);
  const warned = warnedOf(text, never);
  const played = await loadModule(module.code);
  const { sites } = played.meta;
  const reached = new Uint8Array(sites.length);
  played.io.reached = reached;
  const left = (): string[] =>
    [...new Set(text.match(/LAW-\d+/g))].filter(
      (rule) => !warned.has(rule) && !sites.some((site, i) => reached[i] === 1 && site.rules.includes(rule)),
    );
  for (let seed = 1; seed <= MOST_GAMES && left().length > 0; seed++) playAtRandom(played, 2, seed, MOST_ANSWERS);
  return left().map((rule) => `${rule} of\n${effect}`);
}

it('reaches every part of every effect that is not refused, whatever else the row says', async () => {
  const found = [];
  const draw = generator(1);
  for (let row = 0; row < ROWS; row++) found.push(await unreached(draw));

  expect(found.filter((one) => one !== null).flat()).toEqual([]);
  expect(found.filter((one) => one !== null).length).toBeGreaterThan(ROWS / 4);
  expect(found.filter((one) => one === null).length).toBeGreaterThan(ROWS / 10);
}, 60_000);
