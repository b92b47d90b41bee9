/** The part of a compiled game that is data. */
import type { AttributeMeta, EnumMeta, FieldMeta, GameMeta, KindMeta, RowMeta, ZoneMeta } from '@undercroft/contract';
import { capital, declared, gistOf, kindNoun, plain, spaced, type Wording } from '../../prose/index.ts';
import { rulesHash } from '../../content/rules-hash.ts';
import type { FieldModel, KindModel, RowModel, ZoneModel } from '../../content/model/model.ts';
import type { GameModel } from '../../language/game.ts';
import type { GameEmit } from '../game/game-emit.ts';
import { mapMeta, spotMeta } from './map-meta.ts';
import { askedMeta } from '../hooks/asked.ts';
import { isSetParam } from '../hooks/parameters.ts';
import { articlesIn, formsMeta } from './forms.ts';
import { pointsMeta } from './bots.ts';
import { withChapters } from './chapters.ts';
import { lessonsMeta } from './lessons.ts';
import { phasesMeta } from './phases.ts';
import { titled } from './table-texts.ts';
import { overlayOf, takeApart } from '../texts/languages.ts';
import { allWords, inAll, miss, textOfCard, timeOfCard, titleOf } from '../texts/texts.ts';

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
  const words = allWords(game.model);
  const meta = metaInAll(game, hash, size);
  if (words.length === 1) return meta;
  const read = Object.fromEntries(Object.entries(meta).filter(([key]) => !UNREAD.has(key)));
  const { own, others } = takeApart(read, words.length);
  const languages = others.map((overlay, index) => {
    const { lang, locale } = words[index + 1] ?? { lang: '', locale: null };
    const written = game.model.locales?.get(lang)?.rulebook;
    const said = locale === null ? written : inside(written, (text) => spaced(locale, text));
    const rulebook = said === undefined ? undefined : overlayOf(game.model.extras['rulebook'], said);
    const differing = typeof overlay === 'object' ? overlay : {};
    return [
      lang,
      {
        ...differing,
        ...(locale?.lang === lang ? { words: locale.engine } : {}),
        ...(rulebook === undefined ? {} : { extras: { ...(differing['extras'] as object | undefined), rulebook } }),
      },
    ] as const;
  });
  return { ...meta, ...(own as Partial<GameMeta>), languages: Object.fromEntries(languages) };
}

/** What players settle before a game: options, and variants that set them. */
function settledMeta(game: GameEmit): Pick<GameMeta, 'options' | 'variants' | 'recommended'> {
  const { model } = game;
  return {
    options: model.options.map((option) => ({
      name: option.name,
      title: titleOf(model, option.name, option.title),
      text: longText(game, option.name, option.text),
      type: game.valueMeta(option.type),
      initial: option.initial,
      min: option.min,
      max: option.max,
    })),
    variants: model.variants.map((variant) => ({
      name: variant.name,
      title: titleOf(model, variant.name, variant.title),
      text: longText(game, variant.name, variant.text),
      options: [...variant.options].map(
        ([name, value]) => [model.options.findIndex((option) => option.name === name), value] as const,
      ),
    })),
    ...(model.recommended === null
      ? {}
      : { recommended: model.variants.findIndex(({ name }) => name === model.recommended) }),
  };
}

function metaInAll(game: GameEmit, hash: string, size: number): GameMeta {
  const { model, layout } = game;
  const fields = allFields(game);
  const attributes = allAttributes(game);
  const kindIndex = (kind: KindModel | null): number => (kind ? model.kinds.indexOf(kind) : -1);
  const articles = articlesIn(model);
  return {
    format: 1,
    id: model.id,
    title: inAll(model, ({ lang }) => model.locales?.get(lang)?.title ?? model.title),
    hash,
    rulesHash: rulesHash(model),
    players: { min: model.minPlayers, max: model.maxPlayers },
    layout: { ...layout.meta, size },
    enums: model.enums.map((entry) => enumMeta(game, entry)),
    kinds: model.kinds.map((kind) => kindMeta(game, kind, fields, attributes)),
    rows: model.rows.map((row) => rowMeta(game, row, articles)),
    things: layout.rowOf,
    thingPlayer: layout.playerOf,
    fields: fields.map((field) => fieldMeta(game, field)),
    attributes: attributes.map((attribute): AttributeMeta => ({
      name: attribute.name,
      title: titleOf(model, attribute.name, attribute.title),
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
    endings: model.reasons.map(({ name, text }) => ({ name, text: longText(game, name, text) })),
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
    extras: extrasInAll(game),
  };
}

/** Games in a row, when the game has them. */
function campaignMeta(game: GameEmit, fields: readonly FieldModel[]): Pick<GameMeta, 'campaign'> {
  const { campaign, options } = game.model;
  if (campaign === null) return {};
  return {
    campaign: {
      text: longText(game, 'campaign', campaign.text),
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
  return {
    name: kind.name,
    plural: inAll(game.model, (words) => (words.lang === 'en' ? kind.plural : kindNoun(words, kind).many)),
    ...(game.model.rows.some((row) => row.kind === kind && row.spot !== undefined)
      ? { several: inAll(game.model, (words) => kindNoun(words, kind).many) }
      : {}),
    title: titleOf(game.model, kind.name, kind.title),
    icon: kind.icon,
    parent: kind.parent ? game.model.kinds.indexOf(kind.parent) : -1,
    fields: kind.fields.map((field) => fields.indexOf(field)),
    attributes: kind.attributes.map((attribute) => attributes.indexOf(attribute)),
    zones: kind.zones.map((zone) => game.layout.zoneList.indexOf(zone)),
    printed: kind.printed.map((printed) => ({
      name: printed.name,
      title: titleOf(game.model, printed.name, printed.title),
      icon: printed.icon,
      type: game.valueMeta(printed.type),
      ...(printed.default === undefined ? {} : { default: printed.default }),
    })),
    first: range.first,
    end: range.end,
    folder: kind.folder,
    alike: kind.alike,
    ...(kind.standsFor == null ? {} : { standsFor: fields.indexOf(kind.standsFor) }),
    ...mapMeta(game, kind, fields),
  };
}

/** Values of an enum with what a player reads for them, when the words of the game say so in any language. */
function enumMeta(game: GameEmit, { name, values }: GameModel['enums'][number]): EnumMeta {
  const names = values.map((value) => value.name);
  const titleIn = (words: Wording, value: string): string =>
    words.titles[value] ??
    declared(words, 'nouns', value, 'one', true) ??
    (words.lang === 'en' ? plain(value) : miss(words, 'titles', value, plain(value)));
  const titles = names.map((value) => inAll(game.model, (words) => titleIn(words, value)));
  const hasTitles = titles.some((title, index) => title !== plain(names[index] ?? ''));
  return hasTitles ? { name, values: names, titles } : { name, values: names };
}

/** Several of a row; names do not vary in every language. */
function pluralTitle(row: RowModel, words: Wording): string {
  const own = declared(words, 'nouns', row.name, 'many');
  return own === null ? (words.titles[row.name] ?? row.pluralTitle) : capital(own);
}

function flavourText({ model }: GameEmit, name: string, flavour: string): string {
  return inAll(model, (words) =>
    words.lang === 'en'
      ? flavour
      : (model.locales?.get(words.lang)?.flavours?.[name] ?? miss(words, 'flavours', name, flavour)),
  );
}

/** A text of an option, a variant or an ending. */
function longText(game: GameEmit, name: string, text: string): string {
  return inAll(game.model, (words) =>
    words.lang === 'en' ? text : (words.texts[name] ?? miss(words, 'texts', name, text)),
  );
}

/** Each text inside of some data, changed. */
function inside(data: unknown, change: (text: string) => string): unknown {
  if (typeof data === 'string') return change(data);
  if (Array.isArray(data)) return data.map((part) => inside(part, change));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, inside(value, change)]));
}

/** Table and rulebook as they were written; titles of the table in all languages. The locales themselves stay here. */
function extrasInAll({ model }: GameEmit): Readonly<Record<string, unknown>> {
  const { locale: _, ...extras } = model.extras;
  return 'table' in extras ? { ...extras, table: titled(extras['table'], model) } : extras;
}

/** @param articles that the log of each language names rows with */
function rowMeta(game: GameEmit, row: RowModel, articles: ReadonlyMap<string, readonly string[]>): RowMeta {
  const range = game.row(row);
  const { file, line } = game.host.locate(row.at);
  return {
    name: row.name,
    kind: game.model.kinds.indexOf(row.kind),
    title: titleOf(game.model, row.name, row.title),
    pluralTitle: inAll(game.model, (words) => (words.lang === 'en' ? row.pluralTitle : pluralTitle(row, words))),
    ...formsMeta(game, row, articles),
    first: range.first,
    end: range.end,
    printed: Object.fromEntries(row.printed),
    tags: row.tags.map((tag) => titleOf(game.model, tag, tag)),
    icon: row.icon,
    ...(row.scenery === undefined ? {} : { scenery: row.scenery }),
    flavour: row.flavour === null ? null : flavourText(game, row.name, row.flavour),
    text: textOfCard(game, row),
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
  const when = timeOfCard(game, row);
  return when === null ? {} : { when };
}

/** What a row brings, in numbers and pictures, where `table.yaml` draws its kind so. */
function gistMeta({ model }: GameEmit, row: RowModel): { readonly gist?: string } {
  const looks = (model.extras['table'] as { readonly kinds?: Readonly<Record<string, unknown>> } | undefined)?.kinds;
  const look = looks?.[row.kind.name] as { readonly gist?: boolean } | undefined;
  const [words] = allWords(model);
  const gist = look?.gist === true && words !== undefined ? gistOf(row, model, words) : null;
  return gist === null ? {} : { gist };
}

function fieldMeta(game: GameEmit, field: FieldModel): FieldMeta {
  return {
    name: field.name,
    title: titleOf(game.model, field.name, field.title),
    icon: field.icon,
    owner: typeof field.owner === 'object' ? game.model.kinds.indexOf(field.owner) : field.owner,
    counter: 'counter' in field,
    ...oneOfCounter(game.model, field),
    type: game.valueMeta(field.type),
    offset: game.layout.fields.get(field) ?? 0,
    initial: field.initial,
    min: field.min,
    max: field.max,
    visible: field.visible,
    ...(field.kept ? { kept: true } : {}),
  };
}

/** What one of a counter is called, where the game says so in any language: its picture stands for that word behind a 1. */
function oneOfCounter(model: GameModel, field: FieldModel): Pick<FieldMeta, 'one'> {
  const one = (words: Wording): string | null => declared(words, 'nouns', field.name, 'one', true);
  if (!('counter' in field) || allWords(model).every((words) => one(words) === null)) return {};
  return { one: inAll(model, (words) => one(words) ?? words.titles[field.name] ?? field.title) };
}

function zoneMeta(game: GameEmit, zone: ZoneModel): ZoneMeta {
  const place = game.zone(zone);
  return {
    name: zone.name,
    title: titleOf(game.model, zone.name, zone.title),
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
