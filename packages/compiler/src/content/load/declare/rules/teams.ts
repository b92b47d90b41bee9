import type { EnumModel, FieldModel } from '../../../model/model.ts';
import { titleFromId } from '../../naming.ts';
import { flagAt, mapAt, nodeAt, scalarAt, scalarsAt } from '../../read.ts';
import type { YamlMap, YamlNode } from '../../yaml/node.ts';
import type { LoadContext } from '../common/context.ts';
import { readValue } from '../common/types.ts';

/** Name of the side of a player, and of the enum of all sides. */
const TEAM = 'team';

/** What a game with sides declares by saying so. */
export interface TeamsReading {
  readonly enums: readonly [EnumModel];
  /** the side of each player */
  readonly field: FieldModel;
}

/**
 * Reads `teams: {sides: [sun, moon], seats: [sun, moon, sun, moon]}`. Without `seats` the sides are
 * dealt in turn.
 *
 * @param seats  the most players of the game
 * @returns      null for a game in which each player plays alone
 * @throws       never
 */
export function readTeams(context: LoadContext, game: YamlMap, seats: number): TeamsReading | null {
  const teams = mapAt(game, 'teams');
  const sides = scalarsAt(teams, 'sides');
  if (teams === undefined || sides.length === 0) return null;
  context.words.claim('side of each player', TEAM, teams.span);
  const team: EnumModel = {
    name: TEAM,
    at: teams.span,
    values: sides.map(({ text, span }) => ({ name: text.trim(), at: span })),
  };
  for (const { name, at } of team.values)
    if (context.input.words.reserved.has(name)) context.report('load/reserved-word', at, { name });
  const field: FieldModel = {
    name: TEAM,
    at: teams.span,
    owner: 'player',
    type: { is: 'enum', of: team },
    initial: 0,
    fromPrinted: null,
    bySeat: readSeats(context, teams, team, seats),
    min: null,
    max: null,
    resetBy: null,
    title: titleFromId(TEAM),
    icon: null,
    visible: 'all',
    kept: false,
  };
  return { enums: [team], field };
}

/** The side of each seat, as an index into the values of the enum. */
function readSeats(context: LoadContext, teams: YamlMap, team: EnumModel, seats: number): number[] {
  const inTurn = Array.from({ length: seats }, (_, seat) => seat % team.values.length);
  const node = nodeAt(teams, 'seats');
  if (node === undefined) return inTurn;
  const given = scalarsAt(teams, 'seats');
  if (given.length !== seats)
    context.report('load/teams', node.span, { why: 'seats', found: given.length, wanted: seats });
  const type = { is: 'enum', of: team } as const;
  const read = given.map((scalar) => readValue(context, scalar, { what: 'seats', type }) ?? 0);
  return inTurn.map((side, seat) => read[seat] ?? side);
}

/**
 * Checks that a game with sides is not cooperative as well, and that a game without any shows
 * nothing to one.
 *
 * @param game  game.yaml
 * @throws      never
 */
export function checkTeams(context: LoadContext, game: YamlMap): void {
  const teams = nodeAt(game, 'teams');
  if (teams === undefined) reportTeamless(context, game);
  else if (flagAt(game, 'cooperative')) context.report('load/teams', teams.span, { why: 'cooperative' });
}

/** Keys of game.yaml below which stands who sees something. */
const SECTIONS = ['counters', 'player', 'kinds', 'zones'];

function reportTeamless(context: LoadContext, game: YamlMap): void {
  const look = (node: YamlNode | undefined): void => {
    if (node?.kind !== 'map') return;
    const visible = scalarAt(node, 'visible');
    if (visible?.text.trim() === TEAM) context.report('load/teams', visible.span, { why: 'none' });
    for (const { value } of node.entries) look(value);
  };
  for (const section of SECTIONS) look(nodeAt(game, section));
}
