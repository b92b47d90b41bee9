import { isContentPath, type Finding } from '@undercroft/contract';
import type { DraftGame } from '../games.ts';
import { DOCS } from '../site-parts.ts';
import { StudioEditor } from './edit/editor.ts';
import { packed, unpacked, type Unpacked } from './home/archive.ts';
import { readDrafts, resumed, writeDrafts, type Draft } from './home/drafts.ts';
import { holdGame, type Home, type Texts } from './home/home.ts';
import { OpenFolders } from './open-folders.ts';

/** Milliseconds without a key until the game is compiled, and until changes are kept. */
const BUILD_AFTER = 200;
const KEEP_AFTER = 300;

/** What the page gives to its studio. */
export interface StudioHost {
  readonly root: ShadowRoot;
  label(path: string): string;
}

/** What a studio begins with. */
interface Beginning extends ReturnType<typeof resumed> {
  readonly saved: Readonly<Record<string, string>>;
  /** lets the game go; null when another window has it */
  readonly letGo: (() => void) | null;
  /** names of all icons that there are */
  readonly icons: readonly string[];
}

/**
 * A game while it is edited: its files, what is changed in them and not saved, and what the
 * compiler says of them.
 */
export class Studio {
  readonly game: string;
  readonly editor: StudioEditor;
  readonly folders = new OpenFolders();
  readonly #home: Home;
  readonly #listeners = new Set<() => void>();
  #saved: Readonly<Record<string, string>>;
  readonly #drafts: Map<string, Draft>;
  readonly #errors = new Map<string, number>();
  readonly #unwatch: () => void;
  readonly #letGo: (() => void) | null;
  /** what is being saved at this moment */
  #sent: Texts = {};
  #last: DraftGame | null = null;
  #build: ReturnType<typeof setTimeout> | undefined;
  #keep: ReturnType<typeof setTimeout> | undefined;
  /** files that others have changed since their change began here, by path */
  conflicts: readonly string[];
  /** whether the compiler has answered when it was asked last */
  answers = true;
  /** whether this browser keeps changes */
  keeps = true;
  /** whether it has kept the last one */
  kept = true;

  private constructor(game: string, home: Home, begin: Beginning, host: StudioHost) {
    this.game = game;
    this.#home = home;
    this.#saved = begin.saved;
    this.#drafts = new Map(Object.entries(begin.drafts));
    this.#letGo = begin.letGo;
    this.keeps = begin.letGo !== null;
    this.conflicts = begin.conflicts;
    this.editor = new StudioEditor(begin.texts, begin.icons, {
      root: host.root,
      docs: DOCS ? new URL('docs/', document.baseURI).href : null,
      label: (path) => host.label(path),
      changed: (path) => this.#edited(path),
      shown: () => this.#tell(),
      moved: () => this.#tellCursor(),
      found: (path, errors) => this.#found(path, errors),
      failed: () => {
        this.answers = false;
        this.#tell();
      },
    });
    window.addEventListener('pagehide', this.#keepDrafts);
    this.#unwatch = home.watch(() => void this.#readSaved());
    this.#wantBuild(0);
  }

  /** Opens a game with what was changed before. @returns null when there is no such game */
  static async open(game: string, home: Home, host: StudioHost): Promise<Studio | null> {
    const letGo = await holdGame(game);
    const [saved, drafts, { names: icons }] = await Promise.all([
      home.read(),
      readDrafts(game),
      import('virtual:undercroft/icon-names'),
    ]);
    // A game that was begun in this browser is saved nowhere yet.
    if (Object.keys(saved).length > 0 || Object.keys(drafts).length > 0)
      return new Studio(game, home, { saved, letGo, icons, ...resumed(saved, drafts) }, host);
    letGo?.();
    return null;
  }

  /** Calls back when something is to be drawn anew. @returns a function that ends it */
  watch(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  readonly #following = new Set<() => void>();

  /**
   * Calls back when the cursor is somewhere else, or the text around it another one.
   *
   * @returns a function that ends it
   */
  watchCursor(listener: () => void): () => void {
    this.#following.add(listener);
    return () => void this.#following.delete(listener);
  }

  #tellCursor(): void {
    for (const listener of this.#following) listener();
  }

  /** Whether another window edits the same game: then nothing of this one is kept. */
  get elsewhere(): boolean {
    return this.#letGo === null;
  }

  /** Whether changes can be saved, and not only kept in this browser. */
  get saves(): boolean {
    return this.#home.write !== null && !this.elsewhere;
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

  /**
   * Resolves with the game as it was compiled last, once the compiler has answered. Never rejects.
   */
  async compiled(): Promise<DraftGame> {
    while (this.#last === null)
      await new Promise<void>((told) => {
        const stop = this.watch(() => {
          stop();
          told();
        });
      });
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

  /**
   * Whether none of its files is saved anywhere but in this browser: there is nothing that it could
   * go back to.
   */
  get isNew(): boolean {
    return Object.keys(this.#saved).length === 0;
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

  /** Files that are changed and not saved, by path; null for one that is taken out. */
  get changes(): Texts {
    return Object.fromEntries([...this.#drafts].map(([path, { text }]) => [path, text]));
  }

  /** Takes in files that others have changed; each can be undone. */
  take(files: Texts): void {
    for (const [path, text] of Object.entries(files)) {
      if (text !== null) this.editor.write(path, text);
      else if (this.editor.files.at(path) !== null) this.editor.remove(path);
      this.#edited(path);
    }
  }

  /** The files as they are edited, as a zip. */
  archive(): Uint8Array<ArrayBuffer> {
    return packed(this.texts);
  }

  /** Puts files of a zip in the place of those of the game, all of them or none. */
  takeArchive(bytes: Uint8Array): Unpacked {
    const found = unpacked(bytes, this.game);
    const { texts } = found;
    if (texts === null) return found;
    const gone = this.paths.filter((path) => texts[path] === undefined).map((path) => [path, null] as const);
    this.take({ ...Object.fromEntries(gone), ...texts });
    return found;
  }

  /**
   * Saves all changed files, or none. Files that others have saved
   * meanwhile are named in `conflicts`, and a second save replaces them.
   *
   * @returns whether they are saved
   * @throws  what the home throws; then nothing is saved
   */
  async save(): Promise<boolean> {
    if (this.#home.write === null || this.#drafts.size === 0) return false;
    const files = Object.fromEntries([...this.#drafts].map(([path, { text }]) => [path, text]));
    const known = Object.fromEntries(Object.keys(files).map((path) => [path, this.#saved[path] ?? null]));
    this.#sent = files;
    try {
      const others = await this.#home.write({ files, known });
      if (others === null) for (const [path, text] of Object.entries(files)) this.#written(path, text);
      else for (const [path, text] of Object.entries(others)) this.#takeSaved(path, text);
      return others === null;
    } finally {
      this.#sent = {};
    }
  }

  /** A file is saved as it was sent: what was typed meanwhile has begun from that. */
  #written(path: string, text: string | null): void {
    this.#saved = withText(this.#saved, path, text);
    const draft = this.#drafts.get(path);
    if (draft !== undefined) this.#drafts.set(path, { text: draft.text, base: text });
    this.conflicts = this.conflicts.filter((other) => other !== path);
    this.#edited(path);
  }

  close(): void {
    clearTimeout(this.#build);
    clearTimeout(this.#keep);
    this.#unwatch();
    window.removeEventListener('pagehide', this.#keepDrafts);
    // The next page that opens the game finds the drafts.
    void this.#keepDrafts().then(() => this.#letGo?.());
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
    const draft = this.#drafts.get(path);
    if (text === base) this.#drafts.delete(path);
    else this.#drafts.set(path, { text, base: draft === undefined ? base : draft.base });
    this.#wantBuild(BUILD_AFTER);
    clearTimeout(this.#keep);
    this.kept = false;
    this.#keep = setTimeout(this.#keepDrafts, KEEP_AFTER);
    this.#tell();
  }

  readonly #keepDrafts = async (): Promise<void> => {
    if (this.kept || this.elsewhere) return;
    const drafts = Object.fromEntries(this.#drafts);
    this.keeps = await writeDrafts(this.game, drafts);
    this.kept = JSON.stringify(drafts) === JSON.stringify(Object.fromEntries(this.#drafts));
    this.#tell();
  };

  #wantBuild(after: number): void {
    clearTimeout(this.#build);
    this.#build = setTimeout(() => void this.#rebuild(), after);
  }

  async #rebuild(): Promise<void> {
    const built = await this.editor.built(this.game).catch(() => null);
    this.answers = built !== null;
    if (built === null) return this.#tell();
    this.#last = { id: this.game, code: built.code, findings: built.findings };
    this.#tell();
  }

  #found(path: string, errors: number): void {
    if (this.errorsOf(path) === errors) return;
    this.#errors.set(path, errors);
    this.#tell();
  }

  /** Files were saved: here, or in an editor beside this page. */
  async #readSaved(): Promise<void> {
    const saved = await this.#home.read();
    for (const path of new Set([...Object.keys(this.#saved), ...Object.keys(saved)]))
      if (this.#saved[path] !== saved[path]) this.#takeSaved(path, saved[path] ?? null);
  }

  /** Takes in what is saved of a file by now. */
  #takeSaved(path: string, text: string | null): void {
    const isOurs = Object.hasOwn(this.#sent, path) && this.#sent[path] === text;
    if (isOurs) return this.#written(path, text);
    this.#saved = withText(this.#saved, path, text);
    if (this.#drafts.has(path)) this.conflicts = [...new Set([...this.conflicts, path])];
    else if (text === null) this.editor.remove(path);
    else this.editor.write(path, text);
    this.#edited(path);
    if (!this.#drafts.has(path)) this.conflicts = this.conflicts.filter((other) => other !== path);
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
