/**
 * Versions of the content of a game: the one that a table plays, and one that it may go over to.
 */
import type { GameMeta, GameModule } from '@undercroft/contract';
import { carryOver, type Game } from '@undercroft/engine';
import { inLanguage } from '@undercroft/view';
import type { TableStage } from './aside.ts';
import type { Entry } from './entry.ts';
import { ruleFailureOf, TableError } from './failure.ts';
import { isPlayable, type TableTerms } from './terms.ts';

/** Another version of the game, to which a table may go over. */
export interface ContentOffer {
  /** hash of the content */
  readonly content: string;
  /** seats that agree */
  readonly agreed: readonly number[];
  /** it was tried, and the game does not fit it: the game goes on as it is */
  readonly isUnfit: boolean;
}

/** Titles of what a version changes, in one language, at most `TITLES_MAX` of each. */
export interface ContentChanges {
  readonly changed: readonly string[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

const TITLES_MAX = 12;

/** Versions that a table needs besides the one that it began with. */
export function versionsIn(entries: Iterable<Entry>): string[] {
  const offered = new Set<string>();
  for (const entry of entries) if (entry.is === 'offer') offered.add(entry.content);
  return [...offered];
}

/** What a game is carried over with. */
interface CarryTo {
  readonly seats: number;
  readonly terms: TableTerms;
  readonly names: readonly string[];
}

export class TableContent {
  /** the module that the table began with */
  readonly first: GameModule;
  /** other versions by hash */
  readonly versions: Map<string, GameModule>;
  #module: GameModule;
  #offer: ContentOffer | null = null;
  readonly #offered = new Set<string>();
  readonly #changes = new Map<string, ContentChanges>();

  constructor(first: GameModule, versions: ReadonlyMap<string, GameModule>) {
    this.first = first;
    this.#module = first;
    this.versions = new Map(versions);
  }

  /** The version that is played. */
  get module(): GameModule {
    return this.#module;
  }

  get offer(): ContentOffer | null {
    return this.#offer;
  }

  /** Another version of the game, which entries may name. */
  know(module: GameModule): void {
    this.versions.set(module.meta.hash, module);
  }

  /** Whether a version is new to the table: persons are asked about each one once. */
  isNew({ meta: { hash } }: GameModule): boolean {
    return ![this.first.meta.hash, this.#module.meta.hash].includes(hash) && !this.#offered.has(hash);
  }

  /**
   * A version is offered.
   *
   * @returns whether the table goes over at once: a designer changes the game, nothing was played
   *   yet, or the rules mean the same
   * @throws TableError when the version is not known
   */
  open({ content, asks }: Extract<Entry, { is: 'offer' }>, stage: TableStage): boolean {
    const { meta } = this.#known(content);
    this.#offered.add(content);
    this.#changes.clear();
    this.#offer = { content, agreed: [], isUnfit: false };
    return !asks || stage === 'open' || meta.rulesHash === this.#module.meta.rulesHash;
  }

  /**
   * A seat agrees, or refuses for all.
   *
   * @param present  seats of persons who are there
   * @returns        whether all of them agree
   */
  decide({ seat, yes }: Extract<Entry, { is: 'renew' }>, present: readonly number[]): boolean {
    const agreed = [...new Set([...(this.#offer?.agreed ?? []), seat])];
    this.#offer = this.#offer && yes ? { ...this.#offer, agreed } : null;
    return this.#offer !== null && present.every((one) => agreed.includes(one));
  }

  /** The game has gone on: that a version did not fit is no news any more. */
  answered(): void {
    if (this.#offer?.isUnfit === true) this.#offer = null;
  }

  /**
   * Goes over to what is offered, or marks it as unfit.
   *
   * @param game  null before it begins
   * @returns     the game on the other version; undefined when it is unfit
   */
  takeOffered(game: Game | null, to: CarryTo): Game | null | undefined {
    const offer = this.#offer;
    if (offer === null) return undefined;
    const module = this.#known(offer.content);
    const taken = carriedTo(module, game, to);
    if (taken === undefined) {
      this.#offer = { ...offer, isUnfit: true };
      return undefined;
    }
    this.#module = module;
    this.#offer = null;
    return taken;
  }

  /**
   * What is offered changes this. It comes from the contents alone, so it tells nothing of the
   * game.
   */
  changes(lang: string): ContentChanges {
    let changes = this.#changes.get(lang);
    if (changes !== undefined || this.#offer === null) return changes ?? { changed: [], added: [], removed: [] };
    const [before, after] = [this.#module, this.#known(this.#offer.content)];
    changes = changesBetween(inLanguage(before, lang).meta, inLanguage(after, lang).meta);
    this.#changes.set(lang, changes);
    return changes;
  }

  #known(content: string): GameModule {
    const module = this.versions.get(content) ?? (this.first.meta.hash === content ? this.first : undefined);
    if (module === undefined) throw new TableError(`the content ${content} is not known`);
    return module;
  }
}

/**
 * A game on another version, with all its answers given again; where the table lets players go
 * back, with those that still fit.
 *
 * @returns undefined when the game does not fit
 */
function carriedTo(module: GameModule, game: Game | null, to: CarryTo): Game | null | undefined {
  const { seats, terms, names } = to;
  if (game === null) return isPlayable(module.meta, terms, seats) ? null : undefined;
  try {
    const { game: fresh, stopped } = carryOver(game, module, { names });
    return stopped === null || terms.undo !== 'never' ? fresh : undefined;
  } catch (error) {
    if (ruleFailureOf(error) === null) throw error;
    return undefined;
  }
}

/** What a row shows, by its kind and name. */
function shownRows({ kinds, rows }: GameMeta): Map<string, { readonly title: string; readonly shown: string }> {
  return new Map(
    rows.map(({ kind, name, title, text, flavour, printed, tags, when, gist }) => [
      `${kinds[kind]?.name ?? ''}/${name}`,
      { title, shown: JSON.stringify([title, text, flavour, printed, tags, when, gist]) },
    ]),
  );
}

function changesBetween(before: GameMeta, after: GameMeta): ContentChanges {
  const [old, fresh] = [shownRows(before), shownRows(after)];
  const titles = (rows: typeof old, isMeant: (key: string, shown: string) => boolean): string[] => {
    const meant = [...rows].filter(([key, { shown }]) => isMeant(key, shown));
    return [...new Set(meant.map(([, { title }]) => title))].slice(0, TITLES_MAX);
  };
  return {
    changed: titles(fresh, (key, shown) => old.has(key) && old.get(key)?.shown !== shown),
    added: titles(fresh, (key) => !old.has(key)),
    removed: titles(old, (key) => !fresh.has(key)),
  };
}
