import type { Finding } from '@undercroft/contract';
import { loadTexts, watchGames, type DraftGame } from '../games.ts';
import { isContentPath, packed, unpacked } from './archive.ts';
import { readDrafts, resumed, writeDrafts, type Draft } from './drafts.ts';
import { StudioEditor } from './editor.ts';

/** Milliseconds without a key until the game is compiled, and until changes are kept. */
const BUILD_AFTER = 200;
const KEEP_AFTER = 300;

/** What whoever shows the studio gives it. */
export interface StudioHost {
  readonly root: ShadowRoot;
  label(path: string): string;
  /** Something is to be drawn anew. */
  changed(): void;
  /** The game was compiled anew. */
  built(game: DraftGame): void;
}

/** A game while it is edited: its files, what is changed in them and not saved, and what the compiler says of them. */
export class Studio {
  readonly game: string;
  readonly editor: StudioEditor;
  readonly #host: StudioHost;
  #saved: Readonly<Record<string, string>>;
  readonly #drafts: Map<string, Draft>;
  readonly #errors = new Map<string, number>();
  readonly #unwatch: () => void;
  #last: DraftGame | null = null;
  #build: ReturnType<typeof setTimeout> | undefined;
  #keep: ReturnType<typeof setTimeout> | undefined;
  /** files that somebody else has changed since their change began here, by path */
  conflicts: readonly string[];
  /** whether the compiler has answered when it was asked last */
  answers = true;
  /** whether this browser keeps changes */
  keeps = true;
  /** whether it has kept the last one */
  kept = true;

  private constructor(
    game: string,
    saved: Readonly<Record<string, string>>,
    { texts, drafts, conflicts }: ReturnType<typeof resumed>,
    icons: readonly string[],
    host: StudioHost,
  ) {
    this.game = game;
    this.#host = host;
    this.#saved = saved;
    this.#drafts = new Map(Object.entries(drafts));
    this.conflicts = conflicts;
    this.editor = new StudioEditor(texts, icons, {
      root: host.root,
      label: (path) => host.label(path),
      changed: (path) => this.#edited(path),
      shown: () => host.changed(),
      found: (path, errors) => this.#found(path, errors),
    });
    window.addEventListener('pagehide', this.#keepDrafts);
    this.#unwatch = watchGames(({ id }) => {
      if (id === game) void this.#takeSaved();
    });
    this.#wantBuild(0);
  }

  /** Opens a game with what was changed before. @returns null when there is no such game */
  static async open(game: string, host: StudioHost): Promise<Studio | null> {
    const [saved, drafts, { names }] = await Promise.all([
      loadTexts(game),
      readDrafts(game),
      import('virtual:undercroft/icon-names'),
    ]);
    if (Object.keys(saved).length === 0) return null;
    return new Studio(game, saved, resumed(saved, drafts), names, host);
  }

  /** Paths of all files, folders of a game one after the other. */
  get paths(): readonly string[] {
    return this.editor.files.files.map(({ path }) => path).toSorted();
  }

  /** Paths of files that are changed and not saved, those that are taken out among them. */
  get changed(): ReadonlySet<string> {
    return new Set(this.#drafts.keys());
  }

  get findings(): readonly Finding[] {
    return this.#last?.findings ?? [];
  }

  /** The game as it was compiled last; null before it was. */
  get last(): DraftGame | null {
    return this.#last;
  }

  errorsOf(path: string): number {
    return this.#errors.get(path) ?? 0;
  }

  /** @returns why there cannot be such a file, null when it was made and is shown */
  create(path: string): 'bad-path' | 'there-already' | null {
    const whole = `${this.game}/${path}`;
    if (!isContentPath(whole)) return 'bad-path';
    if (this.editor.files.at(whole) !== null) return 'there-already';
    this.editor.write(whole, '');
    this.#edited(whole);
    this.editor.show(whole);
    return null;
  }

  /** Adds a scenario to the file of those that were written down in play, and shows it. */
  addTest(text: string): void {
    const path = `${this.game}/scenarios/from-play.yaml`;
    const before = this.editor.files.at(path)?.text ?? '';
    this.editor.write(path, `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${text}`);
    this.#edited(path);
    this.editor.show(path);
  }

  /** Takes the file that is shown out of the game. */
  remove(): void {
    const { path } = this.editor;
    if (path === '') return;
    this.editor.remove(path);
    this.#errors.delete(path);
    this.#edited(path);
  }

  /** All files go back to what is saved. */
  discard(): void {
    this.conflicts = [];
    for (const path of this.#drafts.keys()) {
      const text = this.#saved[path];
      if (text !== undefined) this.editor.write(path, text);
      else if (this.editor.files.at(path) !== null) this.editor.remove(path);
      this.#edited(path);
    }
  }

  /** The files as they are edited, as a zip. */
  archive(): Uint8Array<ArrayBuffer> {
    return packed(this.texts);
  }

  /** Puts files of a zip in the place of those of the game. @returns whether it holds a game */
  takeArchive(bytes: Uint8Array): boolean {
    const texts = unpacked(bytes, this.game);
    if (texts === null) return false;
    for (const path of this.paths) {
      if (texts[path] !== undefined) continue;
      this.editor.remove(path);
      this.#edited(path);
    }
    for (const [path, text] of Object.entries(texts)) {
      this.editor.write(path, text);
      this.#edited(path);
    }
    return true;
  }

  /**
   * Saves changed files.
   *
   * @param write  writes files, or takes those away whose text is null
   * @throws       what `write` throws; then nothing is saved
   */
  async save(write: (files: Readonly<Record<string, string | null>>) => Promise<void>): Promise<void> {
    const files = Object.fromEntries([...this.#drafts].map(([path, { text }]) => [path, text]));
    await write(files);
    this.conflicts = this.conflicts.filter((path) => files[path] === undefined);
    for (const [path, text] of Object.entries(files)) {
      this.#saved = withText(this.#saved, path, text);
      this.#edited(path);
    }
  }

  close(): void {
    clearTimeout(this.#build);
    clearTimeout(this.#keep);
    this.#unwatch();
    window.removeEventListener('pagehide', this.#keepDrafts);
    void this.#keepDrafts();
    this.editor.close();
  }

  /** Texts of all files as they are edited. */
  get texts(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.editor.files.files.map(({ path, text }) => [path, text]));
  }

  /** A file may have changed: it differs from what is saved, or does not any more. */
  #edited(path: string): void {
    const text = this.editor.files.at(path)?.text ?? null;
    const base = this.#saved[path] ?? null;
    if (text === base) this.#drafts.delete(path);
    else this.#drafts.set(path, { text, base: this.#drafts.get(path)?.base ?? base });
    this.#wantBuild(BUILD_AFTER);
    clearTimeout(this.#keep);
    this.kept = false;
    this.#keep = setTimeout(this.#keepDrafts, KEEP_AFTER);
    this.#host.changed();
  }

  readonly #keepDrafts = async (): Promise<void> => {
    if (this.kept) return;
    const drafts = Object.fromEntries(this.#drafts);
    this.keeps = await writeDrafts(this.game, drafts);
    this.kept = JSON.stringify(drafts) === JSON.stringify(Object.fromEntries(this.#drafts));
    this.#host.changed();
  };

  #wantBuild(after: number): void {
    clearTimeout(this.#build);
    this.#build = setTimeout(() => void this.#rebuild(), after);
  }

  async #rebuild(): Promise<void> {
    const built = await this.editor.built(this.game).catch(() => null);
    this.answers = built !== null;
    if (built === null) return this.#host.changed();
    this.#last = { id: this.game, ...built };
    this.#host.built(this.#last);
    this.#host.changed();
  }

  #found(path: string, errors: number): void {
    if (this.errorsOf(path) === errors) return;
    this.#errors.set(path, errors);
    this.#host.changed();
  }

  /** Somebody has saved files: here, or in an editor beside this page. */
  async #takeSaved(): Promise<void> {
    const saved = await loadTexts(this.game);
    const before = this.#saved;
    this.#saved = saved;
    for (const path of new Set([...Object.keys(before), ...Object.keys(saved)])) {
      const text = saved[path];
      if (before[path] === text) continue;
      if (this.#drafts.has(path)) this.conflicts = [...new Set([...this.conflicts, path])];
      else if (text === undefined) this.editor.remove(path);
      else this.editor.write(path, text);
      this.#edited(path);
      if (!this.#drafts.has(path)) this.conflicts = this.conflicts.filter((other) => other !== path);
    }
  }
}

/** Texts with another one, or without one. */
function withText(
  texts: Readonly<Record<string, string>>,
  path: string,
  text: string | null,
): Readonly<Record<string, string>> {
  const others = Object.entries(texts).filter(([other]) => other !== path);
  return Object.fromEntries(text === null ? others : [...others, [path, text]]);
}
