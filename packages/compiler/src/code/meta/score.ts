/**
 * The score sheet: a function for each line, their sum as the attribute `score`, and all lines at
 * once for views.
 */
import type { ScoreMeta } from '@undercroft/contract';
import { readsOf } from '../../core/reads.ts';
import type { AttributeModel, FieldModel, ScoreLineModel, ZoneModel } from '../../content/model/model.ts';
import { attributeName } from '../js/attribute-names.ts';
import { ENTER, S, YOU } from '../js/cells.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import { Context } from '../js/context.ts';
import type { GameEmit } from '../game/game-emit.ts';
import { each } from '../values/loops.ts';
import { planOf } from '../values/plans.ts';
import { Writer } from '../js/writer.ts';

const IT = js.name('it');
const N = js.name('n');

/** Writes the functions; nothing for a game without a score sheet. */
export function emitScore(game: GameEmit): void {
  const lines = game.model.score ?? [];
  const attribute = game.model.playerAttributes.find(({ sheet }) => sheet === true);
  if (attribute === undefined) return;
  for (const [index, line] of lines.entries()) emitLine(game, line, index);
  const total = new Writer();
  total.function(attributeName(attribute), [S, IT], () => {
    total.line(js.variables([N, 0]));
    forEachLine(game, total, IT, (_index, _thing, value, writer) => writer.line(js.assign(N, value, ' += ')));
    total.line(js.give(N));
  });
  const sheet = new Writer();
  const [player, into] = [js.name('player'), js.name('into')];
  const lineByLine = (): void => {
    sheet.line(ENTER);
    sheet.line(js.variables([N, 0]));
    forEachLine(game, sheet, player, (index, thing, value, writer) => {
      for (const part of [index, thing ?? -1, value]) writer.line(js.assign(js.at(into, js.next(N)), part));
    });
    sheet.line(js.give(js.binary('/', N, 3)));
  };
  sheet.function('score', [S, player, into], lineByLine, true);
  game.functions.push(total, sheet);
}

function emitLine(game: GameEmit, line: ScoreLineModel, index: number): void {
  const writer = new Writer();
  writer.function(`score_${index}`, [S, YOU, ...(line.each === null ? [] : [IT])], () => {
    const context = new Context(writer, YOU, null);
    const it = game.facts.declared.get(line);
    if (it) context.bind(it, IT);
    writer.from(line.value.at, () => writer.line(js.give(game.value(context, line.value))));
  });
  game.functions.push(writer);
}

/** @param take is given the number of the line, the thing it is about or null, and the points */
function forEachLine(
  game: GameEmit,
  writer: Writer,
  player: Js,
  take: (index: number, thing: Js | null, value: Js, writer: Writer) => void,
): void {
  for (const [index, line] of (game.model.score ?? []).entries()) {
    if (line.each === null) {
      take(index, null, js.call(`score_${index}`, S, player), writer);
      continue;
    }
    const context = new Context(writer, player, null);
    each(game, context, planOf(game, context, line.each), 'x', (thing, body) =>
      take(index, thing, js.call(`score_${index}`, S, player, thing), body.writer),
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
        title: game.host.texts.title(line.name, line.title),
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
