/** The part of a compiled game that is data. */
import type { AttributeMeta, FieldMeta, GameMeta, KindMeta, RowMeta, ZoneMeta } from '@undercroft/contract';
import type { FieldModel, KindModel, RowModel, ZoneModel } from '../model/model.ts';
import type { GameEmit } from './game-emit.ts';
import { isSetParam } from './parameters.ts';
import { scoreMeta } from './score.ts';
import { cardTexts } from './texts.ts';

export function allFields(game: GameEmit): FieldModel[] {
  const { model } = game;
  return [...model.globals, ...model.counters, ...model.playerFields, ...model.kinds.flatMap((kind) => kind.fields)];
}

export function allAttributes(game: GameEmit): GameEmit['model']['playerAttributes'] {
  return [...game.model.playerAttributes, ...game.model.kinds.flatMap((kind) => kind.attributes)];
}

export function buildMeta(game: GameEmit, hash: string): GameMeta {
  const { model, layout } = game;
  const fields = allFields(game);
  const attributes = allAttributes(game);
  const kindIndex = (kind: KindModel | null): number => (kind ? model.kinds.indexOf(kind) : -1);
  const score = scoreMeta(game, fields, attributes);
  return {
    format: 1,
    id: model.id,
    title: model.title,
    hash,
    players: { min: model.minPlayers, max: model.maxPlayers },
    layout: layout.meta,
    enums: model.enums.map((entry) => ({ name: entry.name, values: entry.values.map((value) => value.name) })),
    kinds: model.kinds.map((kind) => kindMeta(game, kind, fields, attributes)),
    rows: model.rows.map((row) => rowMeta(game, row)),
    things: layout.rowOf,
    thingPlayer: layout.playerOf,
    fields: fields.map((field) => fieldMeta(game, field)),
    attributes: attributes.map((attribute): AttributeMeta => ({
      name: attribute.name,
      title: attribute.title,
      icon: attribute.icon,
      owner: attribute.owner === 'player' ? 'player' : kindIndex(attribute.owner),
      type: game.valueMeta(attribute.type),
      params: attribute.params.length,
    })),
    zones: layout.zoneList.map((zone) => zoneMeta(game, zone)),
    sets: model.sets.map((set) => ({ name: set.name, one: set.one, kind: kindIndex(set.of ?? null) })),
    invariants: (model.invariants ?? []).map(({ name, at }) => ({ name, site: game.site(at, 'invariant') })),
    ...(score === null ? {} : { score }),
    options: model.options.map((option) => ({
      name: option.name,
      title: option.title,
      text: option.text,
      type: game.valueMeta(option.type),
      initial: option.initial,
      min: option.min,
      max: option.max,
    })),
    variants: model.variants.map((variant) => ({
      name: variant.name,
      title: variant.title,
      text: variant.text,
      options: [...variant.options].map(
        ([name, value]) => [model.options.findIndex((option) => option.name === name), value] as const,
      ),
    })),
    asks: game.asks,
    reasons: game.reasons,
    events: game.events,
    endings: model.reasons.map(({ name, text }) => ({ name, text })),
    sites: game.sites,
    files: model.files,
    rules: [...game.rules].map(([id, sites]) => ({ id, sites })),
    procedures: game.units.procedures.map((procedure) => ({
      name: procedure.name,
      params: procedure.params.map((param) => ({
        label: param.label,
        name: param.name,
        type: game.valueMeta(param.local?.type),
      })),
      internal: procedure.params.some(isSetParam),
    })),
    turn: fields.findIndex((field) => field.owner === 'global' && field.name === model.turn),
    extras: model.extras,
  };
}

/** The links of a kind that is a map of them, for whoever draws it. */
function linksMeta({ layout }: GameEmit, kind: KindModel): Pick<KindMeta, 'links'> {
  const map = layout.maps.find((plan) => plan.kind === kind)?.map;
  return map?.is === 'links' ? { links: map.links.map(([one, other]) => [one, other] as const) } : {};
}

function kindMeta(
  game: GameEmit,
  kind: KindModel,
  fields: readonly FieldModel[],
  attributes: ReturnType<typeof allAttributes>,
): KindMeta {
  const range = game.kind(kind);
  return {
    name: kind.name,
    plural: kind.plural,
    title: kind.title,
    icon: kind.icon,
    parent: kind.parent ? game.model.kinds.indexOf(kind.parent) : -1,
    fields: kind.fields.map((field) => fields.indexOf(field)),
    attributes: kind.attributes.map((attribute) => attributes.indexOf(attribute)),
    zones: kind.zones.map((zone) => game.layout.zoneList.indexOf(zone)),
    printed: kind.printed.map((printed) => ({
      name: printed.name,
      title: printed.title,
      icon: printed.icon,
      type: game.valueMeta(printed.type),
    })),
    first: range.first,
    end: range.end,
    folder: kind.folder,
    alike: kind.alike,
    ...linksMeta(game, kind),
  };
}

function rowMeta(game: GameEmit, row: RowModel): RowMeta {
  const range = game.row(row);
  const texts = cardTexts(game, row);
  return {
    name: row.name,
    kind: game.model.kinds.indexOf(row.kind),
    title: row.title,
    pluralTitle: row.pluralTitle,
    first: range.first,
    end: range.end,
    printed: Object.fromEntries(row.printed),
    tags: row.tags,
    icon: row.icon,
    flavour: row.flavour,
    text: texts['en'] ?? '',
    texts,
    rules: row.ruleIds.map((entry) => entry.id),
    file: row.at.file,
    line: game.host.locate(row.at).line,
    ifOption: game.model.options.findIndex((option) => option.name === row.ifOption),
  };
}

function fieldMeta(game: GameEmit, field: FieldModel): FieldMeta {
  return {
    name: field.name,
    title: field.title,
    icon: field.icon,
    owner: typeof field.owner === 'object' ? game.model.kinds.indexOf(field.owner) : field.owner,
    counter: 'counter' in field,
    type: game.valueMeta(field.type),
    offset: game.layout.fields.get(field) ?? 0,
    initial: field.initial,
    min: field.min,
    max: field.max,
    visible: field.visible,
  };
}

function zoneMeta(game: GameEmit, zone: ZoneModel): ZoneMeta {
  const place = game.zone(zone);
  return {
    name: zone.name,
    title: zone.title,
    owner: typeof zone.owner === 'object' ? game.model.kinds.indexOf(zone.owner) : zone.owner,
    first: place.first,
    instances: place.instances,
    holds: zone.holds.map((kind) => game.model.kinds.indexOf(kind)),
    visible: zone.visible,
    order: zone.order,
    inForce: zone.inForce,
    playable: zone.playable,
  };
}
