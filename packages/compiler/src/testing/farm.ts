// A made-up game for the tests of the compiler: farms with pens, animals in them, cards in hand. It
// has one of everything.

import { noFacts } from '../language/facts/facts.ts';
import { checkGame } from '../language/check/check.ts';
import { parseExpression, parseProgram } from '../language/parse/parse.ts';
import { resolveGame } from '../language/resolve/resolve.ts';
import type { SymbolTable } from '../language/resolve/symbol-table.ts';
import type { Expression, Program } from '../content/tree/node.ts';
import { createCollector, type Collector } from '../diagnostics/collector.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { KindModel } from '../content/model/model.ts';
import type { GameModel } from '../language/game.ts';
import {
  makeAttribute,
  makeCounter,
  makeEnum,
  makeField,
  makeKind,
  makePrinted,
  makeRow,
  makeSet,
  makeWindow,
  makeZone,
  NOWHERE,
} from './model.ts';

/** Paths of the texts of a test, in the order of their file indexes. */
export const RULES_PATH = 'rules/farm.rules';
export const EFFECT_PATH = 'animals/goat.yaml';
const CARD_PATH = 'cards/drought.yaml';

/** A game that went through parse, resolve and check. */
export interface CheckedGame {
  readonly game: GameModel;
  readonly names: SymbolTable;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Checks rules and an effect in the made-up game.
 *
 * @param rules   text of its only `.rules` file
 * @param effect  effect of the row `goat`, an animal
 * @throws        never
 */
export function checkFarm(rules: string, effect = ''): CheckedGame {
  const collector = createCollector();
  const game = makeFarm(rules, effect, collector);
  const names = collector.take(resolveGame(game));
  collector.take(checkGame(game, names));
  return { game, names, diagnostics: collector.list() };
}

/** Effect of the one card of the game. */
const DROUGHT = 'play in night of victim if not victim.asleep, move victim to meadow';

/** The procedures that effects may use, so that a test need not write its own. */
export const FARM_RULES = `
to play-game
  sell-off first(animals in market) because trade
  day

to day
  rule FARM-DAY-01
  set active to opponent of active

to use-card card c
  move c to heap

to sell-off (sold-off) animal? one because cause why by animal? buyer
  if one is none, return
  set one.hurt to 0
  move one to market

to feed (fed) animal one to pen goal giving flag
  move one to goal
  return true

to rest-up player p for number hours
  increase p.fed by hours
`;

function makeFarm(rules: string, effect: string, collector: Collector): GameModel {
  const expression = (text: string): Expression => collector.take(parseExpression({ text, file: RULES_PATH }));
  const program = (text: string, file: string): Program => collector.take(parseProgram({ text, file }));
  const side = makeEnum('side', ['wild', 'tame']);
  const cause = makeEnum('cause', ['storm', 'trade', 'hunger', 'wild']);
  const kinds = makeKinds(expression, { is: 'enum', of: side });
  const { animal, pen, card, gate } = kinds;
  const rows = [
    makeRow(animal, 'goat', 0, {
      count: 3,
      effect: effect === '' ? null : program(effect, EFFECT_PATH),
    }),
    makeRow(animal, 'cow', 1, { count: 2 }),
    makeRow(animal, 'bull', 2),
    makeRow(pen, 'barn', 3, { perPlayer: true }),
    makeRow(card, 'drought', 4, { effect: program(DROUGHT, CARD_PATH) }),
    makeRow(gate, 'stile', 5),
  ];
  return {
    id: 'farm',
    facts: noFacts(),
    title: 'Farm',
    minPlayers: 2,
    maxPlayers: 4,
    eliminated: 'leaves',
    cooperative: false,
    team: null,
    turn: 'active',
    start: 'play-game',
    afterRoll: 'luck',
    maxDice: 20,
    campaign: null,
    enums: [side, cause],
    kinds: Object.values(kinds),
    playerFields: [makeField('player', 'tired', { is: 'flag' }), makeField('player', 'fed', { is: 'number' })],
    counters: [makeCounter('coins'), makeCounter('hay')],
    playerAttributes: [makeAttribute('player', 'digging', expression('1'))],
    globals: [
      makeField('global', 'active', { is: 'player' }),
      makeField('global', 'guest', { is: 'optional', of: { is: 'thing', of: animal } }),
      makeField('global', 'favourite', { is: 'optional', of: { is: 'thing', of: pen } }),
      makeField('global', 'weather', { is: 'enum', of: cause }),
    ],
    zones: makeZones(kinds),
    sets: [
      makeSet('beasts', 'beast', expression('animals in pens in farm where its side is tame')),
      makeSet('strays', 'stray', expression('animals where its side is wild')),
    ],
    windows: [
      makeWindow('morning', { repeats: true }),
      makeWindow('night', { of: 'animal' }),
      makeWindow('luck', { asks: 'everyone' }),
    ],
    options: [
      { name: 'fairs', at: NOWHERE, type: { is: 'flag' }, initial: 0, min: null, max: null, title: 'Fairs', text: '' },
    ],
    variants: [],
    recommended: null,
    rows,
    reasons: [{ name: 'rich', at: NOWHERE, text: 'Somebody is rich.' }],
    phrases: new Map(),
    prompts: new Map(),
    files: [],
    isDeclared: true,
    extras: {},
    programs: [{ path: RULES_PATH, program: program(rules, RULES_PATH) }],
  };
}

type FarmKinds = Readonly<Record<'animal' | 'pen' | 'card' | 'fitting' | 'gate' | 'trough', KindModel>>;

function makeKinds(
  expression: (text: string) => Expression,
  side: { is: 'enum'; of: ReturnType<typeof makeEnum> },
): FarmKinds {
  const animal = makeKind('animal');
  animal.fields.push(
    makeField(animal, 'side', side),
    makeField(animal, 'hurt', { is: 'number' }),
    makeField(animal, 'asleep', { is: 'flag' }),
  );
  animal.printed.push(makePrinted(animal, 'weight', { is: 'number' }), makePrinted(animal, 'legs', { is: 'number' }));
  animal.attributes.push(
    makeAttribute(animal, 'weight', null),
    makeAttribute(animal, 'price', expression('its printed-weight * 2')),
    makeAttribute(animal, 'reach', expression('1'), { params: [{ name: 'target', typeName: 'animal' }] }),
  );
  const fitting = makeKind('fitting');
  const gate = makeKind('gate', { parent: fitting });
  const trough = makeKind('trough', { parent: fitting });
  const pen = makeKind('pen');
  pen.fields.push(makeField(pen, 'open', { is: 'flag' }));
  pen.printed.push(makePrinted(pen, 'level', { is: 'number' }));
  pen.zones.push(makeZone(pen, 'stalls', [animal]), makeZone(pen, 'gates', [gate]), makeZone(pen, 'troughs', [trough]));
  const card = makeKind('card', { play: 'use-card' });
  return { animal, pen, card, fitting, gate, trough };
}

function makeZones({ animal, pen, card, fitting }: FarmKinds): GameModel['zones'] {
  return [
    makeZone('global', 'market', [animal]),
    makeZone('global', 'meadow', [animal]),
    makeZone('global', 'shop', [fitting]),
    makeZone('player', 'farm', [pen], { inForce: true }),
    makeZone('player', 'hand', [card], { visible: 'owner', playable: true }),
    makeZone('global', 'deck', [card], { order: 'pile', visible: 'none', refill: 'heap' }),
    makeZone('global', 'heap', [card], { order: 'pile' }),
  ];
}
