/**
 * All texts of a module, in all languages of its game: the `Sentences` that the room of code asks
 * for.
 */
import type {
  Ability,
  Choice,
  Expression,
  Gain,
  Limit,
  May,
  Menu,
  MenuOption,
  Play,
  Procedure,
} from '../../content/tree/node.ts';
import { listedNumbers } from '../../content/tree/choices.ts';
import type { LessonModel } from '../../content/model/lessons.ts';
import type { EnumModel, FieldModel, KindModel, LocaleModel, RowModel } from '../../content/model/model.ts';
import { phase, type Phase } from '../../diagnostics/collector.ts';
import type { Span } from '../../diagnostics/source/span.ts';
import type { GameModel } from '../../language/game.ts';
import { cardText, playedWhen } from '../texts/card-text.ts';
import { drawnText, eventText, gainText, revealedText, type ShownTo } from '../texts/event-text.ts';
import { gistOf } from '../texts/gist.ts';
import {
  abilityLabel,
  noneLabel,
  nothingToChoose,
  numberLabel,
  optionLabel,
  promptOf,
  windowTitle,
} from '../texts/labels.ts';
import { reasonOf, reasonsOf, type PartReason, type Reason } from '../texts/reasons.ts';
import { capital, plain, spaced } from '../wording/inflect.ts';
import { en } from '../wording/locale/en.ts';
import { kindNoun, nounForm, type Wording } from '../wording/words.ts';
import { articlesIn, formsMeta } from './forms.ts';
import { InAll, miss } from './in-all.ts';
import { BETWEEN, overlayOf, takeApart } from './languages.ts';
import { titled } from './table-texts.ts';
import type { TextCache } from './text-cache.ts';

/** Where a text is said. */
interface Scene {
  /** the card in whose effect it stands, or null */
  readonly row: RowModel | null;
  /** name of the procedure, window or card that is being written */
  readonly within: string;
}

type Asked = Choice | Menu | May;
type LessonsOfLocale = NonNullable<LocaleModel['lessons']>;

export class ModuleTexts {
  readonly #all: InAll;
  readonly #model: GameModel;
  readonly #articles: ReadonlyMap<string, readonly string[]>;

  /** @param cache texts of the compile before; null = nothing is remembered */
  constructor(model: GameModel, cache: TextCache | null) {
    this.#model = model;
    this.#all = new InAll(model, cache);
    this.#articles = articlesIn(model);
  }

  // ---------------------------------------------------------------- questions and reasons

  /** One reason for each part of a condition that `and` joins. */
  conditionReasons(condition: Expression, row: RowModel | null, option: string | null): PartReason[] {
    const scene = { row, ...(option === null ? {} : { option }) };
    const [first, ...others] = this.#all.each((words) => reasonsOf(condition, this.#model, words, scene));
    return (first ?? []).map((part, index) => ({
      ...part,
      ...this.#together([part, ...others.map((parts) => parts?.[index] ?? part)]),
    }));
  }

  singleReason(node: Gain | Limit, row: RowModel | null): Reason {
    return this.#together(this.#all.each((words) => reasonOf(node, this.#model, words, { row })));
  }

  candidate(choice: Choice, scene: Scene): string {
    const make = (words: Wording): string => nothingToChoose(choice, this.#model, words, { row: scene.row });
    return this.#remembered('nothing', choice, scene, make) ?? '';
  }

  prompt(node: Asked, scene: Scene): string {
    return this.#remembered('prompt', node, scene, (words) => promptOf(node, this.#model, words, scene)) ?? '';
  }

  /** What the answer is called that takes nothing. */
  none(node: Asked | 'window', scene: Scene): string | null {
    const make = (words: Wording): string | null => noneLabel(node, words, this.#model, scene);
    return node === 'window' ? this.#all.textOrNone(make) : this.#remembered('none', node, scene, make);
  }

  option(option: MenuOption, scene: Scene): string {
    return this.#remembered('option', option, scene, (words) => optionLabel(option, this.#model, words)) ?? '';
  }

  /**
   * What an option is called with each of its numbers, by the number; empty where the game says
   * nothing of them.
   */
  numbers(option: MenuOption, scene: Scene): Readonly<Record<string, string>> {
    const texts = listedNumbers(option).map((n) => {
      const make = (words: Wording): string | null => numberLabel(option, n, words);
      return [String(n), this.#remembered(`number ${n}`, option, scene, make)] as const;
    });
    return Object.fromEntries(texts.filter((pair): pair is [string, string] => pair[1] !== null));
  }

  /** What using an ability or playing a card is called. @param scene with the card itself */
  use(item: Ability | Play, scene: Scene & { readonly row: RowModel }): string {
    const make = (words: Wording): string => abilityLabel(item, scene.row, this.#model, words);
    return this.#remembered('use', item, scene, make) ?? '';
  }

  window(window: string): string {
    return this.#all.text((words) => windowTitle(window, this.#model, words));
  }

  // ---------------------------------------------------------------- the log

  procedure(procedure: Procedure): string | null {
    if (!this.#model.phrases.has(procedure.name)) return null;
    const scene = { row: null, within: procedure.name };
    return this.#remembered('event', procedure, scene, (words) => eventText(procedure, this.#model, words));
  }

  /** A change of a field, null for nothing. @param name see `fieldPhraseName` */
  field(name: string): string | null {
    return this.#model.phrases.has(name) ? this.#all.textOrNone((words) => words.phrase(name) || null) : null;
  }

  /** A counter that goes up or down. */
  counter(how: Gain['how'], counter: FieldModel): string {
    return this.#all.text((words) => gainText(how, counter, words));
  }

  /** A card that is drawn. @param isOpen it goes to a zone that all see */
  draw(isOpen: boolean): string | null {
    return this.#all.textOrNone((words) => drawnText(words, isOpen));
  }

  reveal(who: ShownTo): string | null {
    return this.#all.textOrNone((words) => revealedText(words, who));
  }

  // ---------------------------------------------------------------- what is declared

  /** Title of the game. */
  game(): string {
    return this.#all.text(({ lang }) => this.#model.locales?.get(lang)?.title ?? this.#model.title);
  }

  title(name: string, title: string): string {
    return this.#all.title(name, title);
  }

  /** Titles of squares with `{row}` and `{column}`; of places for tiles also `{kind}`. */
  places(): { readonly spot: string; readonly plot: string } {
    return en.places;
  }

  /** Title of a board that a map makes. */
  board(name: string): string {
    return this.#all.title(name, capital(name.replaceAll('-', ' ')));
  }

  /** A text of an option, a variant or an ending. */
  long(name: string, text: string): string {
    return this.#all.text((words) =>
      words.lang === 'en' ? text : (words.texts[name] ?? miss(words, 'texts', name, text)),
    );
  }

  /** The plural under which a kind is declared. */
  kind(kind: KindModel): string {
    return this.#all.text((words) => (words.lang === 'en' ? kind.plural : kindNoun(words, kind).many));
  }

  /** Several of a kind, as players call them. */
  several(kind: KindModel): string {
    return this.#all.text((words) => kindNoun(words, kind).many);
  }

  /**
   * What players read for the values of an enum; null when no language says more than their names.
   */
  values({ values }: EnumModel): readonly string[] | null {
    const names = values.map((value) => value.name);
    const titles = names.map((value) => this.#all.text((words) => valueTitle(words, value)));
    return titles.some((title, index) => title !== plain(names[index] ?? '')) ? titles : null;
  }

  /**
   * One of a counter, where the game says that in any language: its picture stands for that word
   * behind a 1.
   */
  oneOf(field: FieldModel): string | null {
    const one = (words: Wording): string | null => nounForm(words, field.name, 'one');
    if (!('counter' in field) || this.#all.words.every((words) => one(words) === null)) return null;
    return this.#all.text((words) => one(words) ?? words.titles[field.name] ?? field.title);
  }

  // ---------------------------------------------------------------- rows, lessons, the table

  card(row: RowModel): string {
    const make = (words: Wording): string => cardText(row, this.#model, words);
    return this.#all.again((cache) => `card ${cache.ofRow(row)}`, make) ?? '';
  }

  /** When a card can be played; null for what is not played. */
  when(row: RowModel): string | null {
    return this.#all.again(
      (cache) => `when ${cache.ofRow(row)}`,
      (words) => playedWhen(row, this.#model, words),
    );
  }

  /** Several of a row. */
  plural(row: RowModel): string {
    return this.#all.text((words) => (words.lang === 'en' ? row.pluralTitle : pluralTitle(row, words)));
  }

  /** The title of a row in the forms that sentences ask for; null when none does. */
  forms(row: RowModel): Readonly<Record<string, string>> | null {
    return formsMeta(this.#all, row, this.#articles).forms ?? null;
  }

  flavour(row: RowModel): string | null {
    const { name, flavour } = row;
    if (flavour === null) return null;
    return this.#all.text((words) =>
      words.lang === 'en'
        ? flavour
        : (this.#model.locales?.get(words.lang)?.flavours?.[name] ?? miss(words, 'flavours', name, flavour)),
    );
  }

  /** What a row brings, in numbers and pictures; null when there is nothing to say. */
  gist(row: RowModel): string | null {
    const [words] = this.#all.words;
    return words === undefined ? null : gistOf(row, this.#model, words);
  }

  lesson(lesson: LessonModel): { readonly title: string; readonly text: string; readonly say: readonly string[] } {
    const { name, title, text, moments } = lesson;
    return {
      title: this.#ofLesson(`${name}: title`, title, (words) => words[name]?.title),
      text: this.#ofLesson(`${name}: text`, text, (words) => words[name]?.text),
      say: moments.map((one) =>
        this.#ofLesson(`${name}: say: ${one.name}`, one.say, (words) => words[name]?.say[one.name]),
      ),
    };
  }

  /** `table.yaml` with what players read in it in all languages. */
  table(table: unknown): unknown {
    return titled(table, this.#all);
  }

  // ---------------------------------------------------------------- languages

  /**
   * Takes metadata apart: in English, and for each other language the texts that differ; null for a
   * game of one language.
   */
  apart(read: object): { readonly own: unknown; readonly languages: Readonly<Record<string, object>> } | null {
    const { words } = this.#all;
    if (words.length === 1) return null;
    const { own, others } = takeApart(read, words.length);
    const languages = others.map((overlay, index) => {
      const { lang, locale } = words[index + 1] ?? { lang: '', locale: null };
      const written = this.#model.locales?.get(lang)?.rulebook;
      const said = locale === null ? written : inside(written, (text) => spaced(locale, text));
      const rulebook = said === undefined ? undefined : overlayOf(this.#model.extras['rulebook'], said);
      const differing = typeof overlay === 'object' ? overlay : {};
      const extras = { ...(differing['extras'] as object | undefined), rulebook };
      return [
        lang,
        {
          ...differing,
          ...(locale?.lang === lang ? { words: locale.engine } : {}),
          ...(rulebook === undefined ? {} : { extras }),
        },
      ] as const;
    });
    return { own, languages: Object.fromEntries(languages) };
  }

  /**
   * Reports what the texts needed and a language does not have. Call it once all texts are made.
   */
  untranslated(): Phase<void> {
    return phase((report) => {
      const { locales, extras, files } = this.#model;
      for (const { lang, missing } of this.#all.words.slice(1)) {
        const locale = locales?.get(lang);
        if (extras['rulebook'] !== undefined && locale?.rulebook === undefined) missing.add('the rulebook');
        const file = files.find((path) => path.endsWith(`/locale/${lang}.yaml`));
        if (missing.size === 0 || file === undefined || locale?.draft === true) continue;
        report('explain/untranslated', { file, start: 0, end: 1 }, { lang, missing: [...missing].toSorted() });
      }
    });
  }

  /** A text about a node; as it was, when nothing has changed that it can speak of. */
  #remembered(
    what: string,
    node: { readonly kind: string; readonly at: Span },
    { row, within }: Scene,
    make: (words: Wording) => string | null,
  ): string | null {
    const key = `${what} ${node.kind} ${within} ${row?.name ?? ''}`;
    return this.#all.again((cache) => `${key} ${cache.around(node.at, row)}`, make);
  }

  /**
   * A reason in all languages, as sentences. One that reads other values than the English one
   * cannot be shown: the English one stands for it.
   */
  #together(reasons: readonly (Reason | null)[]): Reason {
    const [first = null] = reasons;
    if (first === null) return { text: '', slots: [] };
    const texts = this.#all.words.map(({ locale }, index) => {
      const reason = reasons[index] ?? first;
      return `${spaced(locale, reason.slots.length > first.slots.length ? first.text : reason.text)}.`;
    });
    return {
      text: texts.every((text) => text === texts[0]) ? (texts[0] ?? '') : texts.join(BETWEEN),
      slots: first.slots,
    };
  }

  #ofLesson(path: string, english: string, find: (words: LessonsOfLocale) => string | undefined): string {
    return this.#all.text((words) =>
      words.lang === 'en'
        ? english
        : (find(this.#model.locales?.get(words.lang)?.lessons ?? {}) ?? miss(words, 'lessons', path, english)),
    );
  }
}

function valueTitle(words: Wording, value: string): string {
  return (
    words.titles[value] ??
    nounForm(words, value, 'one') ??
    (words.lang === 'en' ? plain(value) : miss(words, 'titles', value, plain(value)))
  );
}

/** Several of a row; names do not vary in every language. */
function pluralTitle(row: RowModel, words: Wording): string {
  const own = nounForm(words, row.name, 'many');
  return own === null ? (words.titles[row.name] ?? row.pluralTitle) : capital(own);
}

/** Each text inside of some data, changed. */
function inside(data: unknown, change: (text: string) => string): unknown {
  if (typeof data === 'string') return change(data);
  if (Array.isArray(data)) return data.map((part) => inside(part, change));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, inside(value, change)]));
}
