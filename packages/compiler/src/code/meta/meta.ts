/** The part of a compiled game that is data. */
import {
  HELD,
  RECORD,
  type AttributeMeta,
  type EnumMeta,
  type FieldMeta,
  type GameMeta,
  type KindMeta,
  type RowMeta,
  type ZoneMeta,
} from '@undercroft/contract';
import { rulesHash } from '../../content/rules-hash.ts';
import { namingField } from '../../content/model/copies.ts';
import type { FieldModel, KindModel, RowModel, ZoneModel } from '../../content/model/model.ts';
import type { GameModel } from '../../language/game.ts';
import { memberType } from '../layout/set-kinds.ts';
import { heldCell, type HeldCell } from '../game/frame-builder.ts';
import { secretNames } from '../game/kept-secrets.ts';
import { isWorkedOut, secretCell } from '../game/secrets.ts';
import type { GameEmit } from '../game/game-emit.ts';
import { mapMeta, spotMeta } from './map-meta.ts';
import { askedMeta } from '../hooks/asked.ts';
import { isSetParam } from '../hooks/parameters.ts';
import { pointsMeta } from './bots.ts';
import { withChapters } from './chapters.ts';
import { lessonsMeta } from './lessons.ts';
import { phasesMeta } from './phases.ts';

export function allFields(game: GameEmit): FieldModel[] {
  const { model } = game;
  return [...model.globals, ...model.counters, ...model.playerFields, ...model.kinds.flatMap((kind) => kind.fields)];
}

export function allAttributes(game: GameEmit): GameEmit['model']['playerAttributes'] {
  return [...game.model.playerAttributes, ...game.model.kinds.flatMap((kind) => kind.attributes)];
}

/** Parts without texts for players: half of the metadata, which need not be searched for them. */
const UNREAD: ReadonlySet<string> = new Set<keyof GameMeta>([
  'layout',
  'things',
  'thingPlayer',
  'sites',
  'files',
  'rules',
  'procedures',
  'functions',
]);

/**
 * All that is not code: in English, with what differs in the other languages of the game.
 *
 * @param size cells of a state
 */
export function buildMeta(game: GameEmit, hash: string, size: number): GameMeta {
  const meta = metaInAll(game, hash, size);
  const read = Object.fromEntries(Object.entries(meta).filter(([key]) => !UNREAD.has(key)));
  const apart = game.host.texts.apart(read);
  if (apart === null) return meta;
  const { own, languages } = apart;
  return { ...meta, ...(own as Partial<GameMeta>), languages };
}

/** What players settle before a game: options, and variants that set them. */
function settledMeta(game: GameEmit): Pick<GameMeta, 'options' | 'variants' | 'recommended'> {
  const { model } = game;
  return {
    options: model.options.map((option) => ({
      name: option.name,
      title: game.host.texts.title(option.name, option.title),
      text: game.host.texts.long(option.name, option.text),
      type: game.valueMeta(option.type),
      initial: option.initial,
      min: option.min,
      max: option.max,
    })),
    variants: model.variants.map((variant) => ({
      name: variant.name,
      title: game.host.texts.title(variant.name, variant.title),
      text: game.host.texts.long(variant.name, variant.text),
      options: [...variant.options].map(
        ([name, value]) => [model.options.findIndex((option) => option.name === name), value] as const,
      ),
    })),
    ...(model.recommended === null
      ? {}
      : { recommended: model.variants.findIndex(({ name }) => name === model.recommended) }),
  };
}

/** Cells of frames, and of the records of lasting effects, in which things are held. */
function heldCells({ facts, frames, lasting, model }: GameEmit): Pick<GameMeta['layout'], 'held' | 'heldLasting'> {
  const kindIndex = (kind: HeldCell['kind']): number =>
    kind === null ? HELD.any : typeof kind === 'number' ? kind : model.kinds.indexOf(kind);
  const cells = (held: readonly HeldCell[]): number[] =>
    held.flatMap(({ offset, isList, kind }) => [isList ? -offset : offset, kindIndex(kind)]);
  const inFrames = frames.map(({ held }) => Object.fromEntries([...held].map(([label, all]) => [label, cells(all)])));
  const isSecret = secretNames(model);
  const inRecords = lasting.map(({ captures }) =>
    cells(
      captures.flatMap(({ local, cell, isSet }) => {
        const type = facts.types.get(local);
        const things = isWorkedOut(type) && !isSet ? [] : heldCell(cell, isSet, isSet ? memberType(type) : type);
        return isSecret(local) ? [...things, secretCell(RECORD.you)] : things;
      }),
    ),
  );
  return {
    ...(frames.some(({ held }) => held.size > 0) ? { held: inFrames } : {}),
    ...(inRecords.some((pairs) => pairs.length > 0) ? { heldLasting: inRecords } : {}),
  };
}

function metaInAll(game: GameEmit, hash: string, size: number): GameMeta {
  const { model, layout } = game;
  const fields = allFields(game);
  const attributes = allAttributes(game);
  const kindIndex = (kind: KindModel | null): number => (kind ? model.kinds.indexOf(kind) : -1);
  return {
    format: 1,
    id: model.id,
    title: game.host.texts.game(),
    hash,
    rulesHash: rulesHash(model),
    players: { min: model.minPlayers, max: model.maxPlayers },
    layout: { ...layout.meta, size, ...heldCells(game) },
    enums: model.enums.map((entry) => enumMeta(game, entry)),
    kinds: model.kinds.map((kind) => kindMeta(game, kind, fields, attributes)),
    rows: model.rows.map((row) => rowMeta(game, row)),
    things: layout.rowOf,
    thingPlayer: layout.playerOf,
    fields: fields.map((field) => fieldMeta(game, field)),
    attributes: attributes.map((attribute): AttributeMeta => ({
      name: attribute.name,
      title: game.host.texts.title(attribute.name, attribute.title),
      icon: attribute.icon,
      owner: attribute.owner === 'player' ? 'player' : kindIndex(attribute.owner),
      type: game.valueMeta(attribute.type),
      params: attribute.params.length,
    })),
    zones: layout.zoneList.map((zone) => zoneMeta(game, zone)),
    sets: model.sets.map((set) => ({
      name: set.name,
      one: set.one,
      kind: kindIndex(model.facts.members.get(set) ?? null),
    })),
    invariants: (model.invariants ?? []).map(({ name, at }) => ({ name, site: game.site(at, 'invariant') })),
    ...pointsMeta(game, fields, attributes),
    ...settledMeta(game),
    ...campaignMeta(game, fields),
    ...lessonsMeta(game),
    ...phasesMeta(game),
    asks: withChapters(model, game.asks, game.askPlaces),
    reasons: game.reasons,
    events: game.events,
    endings: model.reasons.map(({ name, text }) => ({ name, text: game.host.texts.long(name, text) })),
    sites: game.sites,
    files: model.files,
    rules: [...game.rules].map(([id, sites]) => ({ id, sites })),
    procedures: game.units.procedures.map((procedure) => ({
      name: procedure.name,
      params: procedure.params.map((param) => ({
        label: param.label,
        name: param.name,
        type: game.valueMeta(game.facts.types.get(game.facts.locals.get(param))),
      })),
      internal: procedure.params.some((param) => isSetParam(game.facts, param)),
    })),
    functions: askedMeta(game),
    turn: fields.findIndex((field) => field.owner === 'global' && field.name === model.turn),
    ...(model.eliminated === 'plays-on' ? { playsOn: true as const } : {}),
    ...(model.cooperative ? { cooperative: true as const } : {}),
    ...(model.team === null ? {} : { team: fields.findIndex((field) => field === model.team) }),
    extras: extrasInAll(game),
  };
}

/** Games in a row, when the game has them. */
function campaignMeta(game: GameEmit, fields: readonly FieldModel[]): Pick<GameMeta, 'campaign'> {
  const { campaign, options } = game.model;
  if (campaign === null) return {};
  return {
    campaign: {
      text: game.host.texts.long('campaign', campaign.text),
      settles: campaign.settles.map((option) => options.indexOf(option)),
      over: campaign.over === null ? -1 : fields.indexOf(campaign.over),
    },
  };
}

function kindMeta(
  game: GameEmit,
  kind: KindModel,
  fields: readonly FieldModel[],
  attributes: ReturnType<typeof allAttributes>,
): KindMeta {
  const range = game.kind(kind);
  const naming = namingField(kind);
  return {
    name: kind.name,
    plural: game.host.texts.kind(kind),
    ...(game.model.rows.some((row) => row.kind === kind && row.spot !== undefined)
      ? { several: game.host.texts.several(kind) }
      : {}),
    title: game.host.texts.title(kind.name, kind.title),
    icon: kind.icon,
    parent: kind.parent ? game.model.kinds.indexOf(kind.parent) : -1,
    fields: kind.fields.map((field) => fields.indexOf(field)),
    attributes: kind.attributes.map((attribute) => attributes.indexOf(attribute)),
    zones: kind.zones.map((zone) => game.layout.zoneList.indexOf(zone)),
    printed: kind.printed.map((printed) => ({
      name: printed.name,
      title: game.host.texts.title(printed.name, printed.title),
      icon: printed.icon,
      type: game.valueMeta(printed.type),
      ...(printed.default === undefined ? {} : { default: printed.default }),
    })),
    first: range.first,
    end: range.end,
    folder: kind.folder,
    alike: kind.alike,
    ...(naming === null ? {} : { standsFor: fields.indexOf(naming) }),
    ...(kind.copies == null ? {} : { copies: true as const }),
    ...mapMeta(game, kind, fields),
  };
}

/** Values of an enum, with what a player reads for them where that differs. */
function enumMeta({ host }: GameEmit, of: GameModel['enums'][number]): EnumMeta {
  const titles = host.texts.values(of);
  const values = of.values.map((value) => value.name);
  return titles === null ? { name: of.name, values } : { name: of.name, values, titles };
}

/**
 * Table and rulebook as they were written; titles of the table in all languages. The locales
 * themselves stay here.
 */
function extrasInAll({ model, host }: GameEmit): Readonly<Record<string, unknown>> {
  const { locale: _, ...extras } = model.extras;
  return 'table' in extras ? { ...extras, table: host.texts.table(extras['table']) } : extras;
}

function rowMeta(game: GameEmit, row: RowModel): RowMeta {
  const { texts } = game.host;
  const forms = texts.forms(row);
  const range = game.row(row);
  const { file, line } = game.host.locate(row.at);
  return {
    name: row.name,
    kind: game.model.kinds.indexOf(row.kind),
    title: game.host.texts.title(row.name, row.title),
    pluralTitle: texts.plural(row),
    ...(forms === null ? {} : { forms }),
    first: range.first,
    end: range.end,
    printed: Object.fromEntries(row.printed),
    tags: row.tags.map((tag) => game.host.texts.title(tag, tag)),
    icon: row.icon,
    ...(row.scenery === undefined ? {} : { scenery: row.scenery }),
    flavour: texts.flavour(row),
    text: texts.card(row),
    ...whenMeta(game, row),
    ...gistMeta(game, row),
    rules: row.ruleIds.map((entry) => entry.id),
    file: row.spot === undefined ? file : -1,
    line,
    ifOption: game.model.options.findIndex((option) => option.name === row.ifOption),
    ...(row.spot === undefined ? {} : { spot: spotMeta(row.spot) }),
  };
}

function whenMeta(game: GameEmit, row: RowModel): { readonly when?: string } {
  const when = game.host.texts.when(row);
  return when === null ? {} : { when };
}

/** What a row brings, in numbers and pictures, where `table.yaml` draws its kind so. */
function gistMeta({ model, host }: GameEmit, row: RowModel): { readonly gist?: string } {
  const looks = (model.extras['table'] as { readonly kinds?: Readonly<Record<string, unknown>> } | undefined)?.kinds;
  const look = looks?.[row.kind.name] as { readonly gist?: boolean } | undefined;
  const gist = look?.gist === true ? host.texts.gist(row) : null;
  return gist === null ? {} : { gist };
}

function fieldMeta(game: GameEmit, field: FieldModel): FieldMeta {
  const one = game.host.texts.oneOf(field);
  return {
    name: field.name,
    title: game.host.texts.title(field.name, field.title),
    icon: field.icon,
    owner: typeof field.owner === 'object' ? game.model.kinds.indexOf(field.owner) : field.owner,
    counter: 'counter' in field,
    ...(one === null ? {} : { one }),
    type: game.valueMeta(field.type),
    offset: game.layout.fields.get(field) ?? 0,
    initial: field.initial,
    min: field.min,
    max: field.max,
    visible: field.visible,
    ...(field.kept ? { kept: true } : {}),
  };
}

function zoneMeta(game: GameEmit, zone: ZoneModel): ZoneMeta {
  const place = game.zone(zone);
  return {
    name: zone.name,
    title: game.host.texts.title(zone.name, zone.title),
    owner: typeof zone.owner === 'object' ? game.model.kinds.indexOf(zone.owner) : zone.owner,
    first: place.first,
    instances: place.instances,
    holds: zone.holds.map((kind) => game.model.kinds.indexOf(kind)),
    visible: zone.visible,
    order: zone.order,
    inForce: zone.inForce,
    playable: zone.playable,
    ...(zone.kept ? { kept: true } : {}),
  };
}
