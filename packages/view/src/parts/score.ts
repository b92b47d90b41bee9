/** The score sheet of a player, as far as a viewer may know it. */
import { HEADER, NONE, STATUS, type FieldMeta, type ScoreLineMeta, type ZoneMeta } from '@undercroft/contract';
import { inMask, scoreSheet, seesZone, sideOf, thingsIn } from '@undercroft/engine';
import { HIDDEN, type ScoreLineView, type ScoreView } from '../shape.ts';
import { knows, type ViewContext } from '../reader.ts';

/**
 * What a player has scored. When the game is over everybody may know the whole sheet; before, a
 * line is told to those alone who may know everything that its values can depend on.
 *
 * @param seat whose score
 */
export function scoreView(look: ViewContext, seat: number): ScoreView | null {
  const { module, state } = look;
  const sheet = module.meta.score;
  if (sheet === undefined || module.score === undefined) return null;
  const over = state[HEADER.status] === STATUS.over && state[HEADER.ending]! >= 0;
  const open = sheet.lines.map((line) => over || look.viewer === 'all' || mayKnow(look, line, seat));
  if (!open.includes(true)) return null;
  const lines: ScoreLineView[] = [];
  let total = 0;
  for (const { line, thing, points: value } of scoreSheet(module, state, seat)) {
    if (!open[line]) continue;
    total += value;
    const { name, title } = sheet.lines[line]!;
    lines.push(Object.freeze({ name, title, thing: thing < 0 || knows(look, thing) ? thing : HIDDEN, value }));
  }
  return Object.freeze({ total, complete: !open.includes(false), lines: Object.freeze(lines) });
}

function mayKnow(look: ViewContext, { reads }: ScoreLineMeta, seat: number): boolean {
  const { fields, zones } = look.module.meta;
  return (
    reads.yourZones.every((zone) => isOpen(look, zones[zone]!.first + seat)) &&
    reads.zones.every((zone) => areOpen(look, zones[zone]!)) &&
    reads.yourFields.every((field) => mayRead(look, fields[field]!, seat)) &&
    reads.fields.every((field) => mayRead(look, fields[field]!, NONE))
  );
}

/** Whether a field that not everybody sees is the viewer's, or one of the viewer's side. */
function isOfViewer({ module, state, viewer }: ViewContext, { visible }: FieldMeta, seat: number): boolean {
  if (visible === 'none' || seat === NONE || typeof viewer !== 'number') return false;
  return visible === 'team' ? inMask(sideOf(module.meta, state, seat), viewer) : viewer === seat;
}

/** Whether the viewer knows everything that lies in the zones of a declaration. */
function areOpen(look: ViewContext, { first, instances }: ZoneMeta): boolean {
  for (let i = 0; i < instances; i++) if (!isOpen(look, first + i)) return false;
  return true;
}

/** Whether the viewer knows everything that lies in a zone. */
function isOpen(look: ViewContext, zone: number): boolean {
  if (seesZone(look.module.meta, look.state, look.viewer, zone)) return true;
  return thingsIn(look.module.meta, look.state, zone).every((thing) => knows(look, thing));
}

/**
 * Whether the viewer may read a field of everything that has it, and knows the things it points at.
 *
 * @param seat the player whose field it is; NONE: all who have it
 */
function mayRead(look: ViewContext, field: FieldMeta, seat: number): boolean {
  if (field.visible !== 'all' && !isOfViewer(look, field, seat)) return false;
  if (field.type.is !== 'thing') return true;
  const { kinds } = look.module.meta;
  const first = typeof field.owner === 'number' ? kinds[field.owner]!.first : 0;
  const end =
    typeof field.owner === 'number'
      ? kinds[field.owner]!.end
      : field.owner === 'player'
        ? look.state[HEADER.players]!
        : 1;
  for (let subject = first; subject < end; subject++) {
    const thing = look.state[field.offset + subject]!;
    if (thing !== NONE && !knows(look, thing)) return false;
  }
  return true;
}
