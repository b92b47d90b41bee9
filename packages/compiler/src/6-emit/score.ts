/** The score sheet: a function for each line, their sum as the attribute `score`, and all lines at once for whoever looks. */
import type { ScoreMeta } from '@undercroft/contract';
import { readsOf } from '../5-analyze/reads.ts';
import type { AttributeModel, FieldModel, ScoreLineModel, ZoneModel } from '../model/model.ts';
import { attributeName } from './attribute-names.ts';
import { Context } from './context.ts';
import type { GameEmit } from './game-emit.ts';
import { each } from './loops.ts';
import { planOf } from './plans.ts';
import { titleOf } from './texts.ts';
import { Writer } from './writer.ts';

/** Writes the functions; nothing for a game without a score sheet. */
export function emitScore(game: GameEmit): void {
  const lines = game.model.score ?? [];
  const attribute = game.model.playerAttributes.find(({ sheet }) => sheet === true);
  if (attribute === undefined) return;
  for (const [index, line] of lines.entries()) emitLine(game, line, index);
  const total = new Writer();
  total.block(`function ${attributeName(attribute)}(S, it)`, () => {
    total.line('let n = 0;');
    forEachLine(game, total, 'it', (_index, _thing, value, writer) => writer.line(`n += ${value};`));
    total.line('return n;');
  });
  const sheet = new Writer();
  sheet.block('export function score(S, player, into)', () => {
    sheet.line('let n = 0;');
    forEachLine(game, sheet, 'player', (index, thing, value, writer) => {
      writer.line(`into[n++] = ${index};`);
      writer.line(`into[n++] = ${thing ?? -1};`);
      writer.line(`into[n++] = ${value};`);
    });
    sheet.line('return n / 3;');
  });
  game.functions.push(total, sheet);
}

function emitLine(game: GameEmit, line: ScoreLineModel, index: number): void {
  const writer = new Writer();
  writer.block(`function score_${index}(S, you${line.each === null ? '' : ', it'})`, () => {
    const context = new Context(writer, 'you', null);
    if (line.local) context.bind(line.local, 'it');
    writer.from(line.value.at, () => writer.line(`return ${game.value(context, line.value)};`));
  });
  game.functions.push(writer);
}

/** @param take is given the number of the line, the thing it is about or null, and JavaScript for the points */
function forEachLine(
  game: GameEmit,
  writer: Writer,
  player: string,
  take: (index: number, thing: string | null, value: string, writer: Writer) => void,
): void {
  for (const [index, line] of (game.model.score ?? []).entries()) {
    if (line.each === null) {
      take(index, null, `score_${index}(S, ${player})`, writer);
      continue;
    }
    const context = new Context(writer, player, null);
    each(game, context, planOf(game, context, line.each), 'x', (thing, body) =>
      take(index, thing, `score_${index}(S, ${player}, ${thing})`, body.writer),
    );
  }
}

/** What the lines are called and what they tell; null for a game without a score sheet. */
export function scoreMeta(
  game: GameEmit,
  fields: readonly FieldModel[],
  attributes: readonly AttributeModel[],
): ScoreMeta | null {
  const { model, layout } = game;
  const lines = model.score ?? [];
  if (lines.length === 0) return null;
  const zoneIndex = (zone: ZoneModel): number => layout.zoneList.indexOf(zone);
  const fieldIndex = (field: FieldModel): number => fields.indexOf(field);
  return {
    attribute: attributes.findIndex(({ sheet }) => sheet === true),
    lines: lines.map((line) => {
      const reads = readsOf(model, line.each === null ? [line.value] : [line.each, line.value]);
      return {
        name: line.name,
        title: titleOf(model, line.name, line.title),
        each: line.each !== null,
        site: game.site(line.at, 'score'),
        reads: {
          yourZones: [...reads.yourZones].map(zoneIndex),
          zones: [...reads.zones].map(zoneIndex),
          yourFields: [...reads.yourFields].map(fieldIndex),
          fields: [...reads.fields].map(fieldIndex),
        },
      };
    }),
  };
}
