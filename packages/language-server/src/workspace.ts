// The games of the files that are open, each compiled after every change with what the compile
// before has left.

import {
  createCompileCache,
  findingsOf,
  indexGame,
  inspectFile,
  inspectGame,
  offsetAt,
  lineColumnAt,
  sourceFile,
  type CompileCache,
  type Diagnostic,
  type GameIndex,
  type GameModel,
  type InspectedFile,
  type InspectedGame,
  type SourceFile,
  type Span,
} from '@undercroft/compiler';
import type { Location, Position, Range } from 'vscode-languageserver';
import { figureOf, readFigures, type Figures } from './features/figures.ts';
import { pathOf, uriOf, type GamePlace, type FileHost } from './host.ts';
import { TRIAL_PROCEDURE, type BuiltModule, type GameTexts, type ReleasedGame, type TrialModule } from './requests.ts';

/** A file of a game that a request is about. */
export interface AskedFile {
  readonly game: EditedGame;
  readonly path: string;
  readonly file: SourceFile;
}

/** One game: its texts as they are in the editor, and what the compiler knows of them. */
export class EditedGame {
  readonly place: GamePlace;
  readonly #icons: ReadonlySet<string> | null;
  readonly #host: FileHost;
  readonly #cache: CompileCache = createCompileCache();
  readonly #trials: CompileCache = createCompileCache();
  #files: Map<string, string>;
  #sources = new Map<string, SourceFile>();
  #inspected: InspectedGame | null = null;
  /** the last one of which every name was known, with its files */
  #known: { readonly files: ReadonlyMap<string, string>; readonly model: GameModel } | null = null;
  #fresh: GameIndex | null = null;
  /** the one that was made last, of these texts or of earlier ones */
  #before: GameIndex | null = null;
  #sound: GameIndex | null = null;
  /** the report that was read last, by its text */
  #figures: { readonly text: string; readonly read: Figures | null } | null = null;

  constructor(place: GamePlace, host: FileHost) {
    this.place = place;
    this.#icons = host.icons?.names ?? null;
    this.#host = host;
    this.#files = new Map(host.filesOf(place));
  }

  get files(): ReadonlyMap<string, string> {
    return this.#files;
  }

  /** Takes a text, or that a file is gone. */
  change(path: string, text: string | null): void {
    if (this.#files.get(path) === text) return;
    this.#files = new Map(this.#files);
    if (text === null) this.#files.delete(path);
    else this.#files.set(path, text);
    this.#sources.delete(path);
    this.#inspected = null;
    this.#fresh = null;
  }

  #inspect(): InspectedGame {
    if (this.#inspected !== null) return this.#inspected;
    const inspected = inspectGame(this.#files, this.place.id, this.#cache, this.#icons);
    this.#inspected = inspected;
    // Procedures are gathered only in a game of which every name is known.
    const { model } = inspected;
    if (model?.procedures !== undefined) this.#known = { files: this.#files, model };
    return inspected;
  }

  /** What is wrong with one file, as far as it can be told without a look at the others. */
  fileDiagnostics(path: string): InspectedFile {
    const known = this.#known;
    const before = known !== null && differIn(known.files, this.#files, path) ? known.model : null;
    return inspectFile(this.#files, path, before, this.#cache, this.#icons);
  }

  /** What is wrong now. */
  diagnostics(): readonly Diagnostic[] {
    return this.#inspect().diagnostics;
  }

  /**
   * What bots made of the cards of this game, when a report lies beside its files: in words, by the
   * title of a card.
   */
  figureOf(title: string): string | undefined {
    const text = this.#host.figuresOf(this.place);
    if (text === null) return undefined;
    if (this.#figures?.text !== text) this.#figures = { text, read: readFigures(text) };
    const { read } = this.#figures;
    return read === null ? undefined : figureOf(read, title, this.#inspect().hash);
  }

  /**
   * The game as code to be played, and what is wrong with it as pages show it.
   *
   * @param path of the file that was asked about
   */
  built(path: string): BuiltModule {
    const { diagnostics, module } = this.#inspect().emit();
    return { path, code: module?.code ?? null, findings: findingsOf(diagnostics, (file) => this.source(file)) };
  }

  /** The game for players; null as long as anything is wrong. */
  released(): ReleasedGame | null {
    const { module } = this.#inspect().emit('release');
    return module === null ? null : { rules: module.functionCode, meta: module.meta };
  }

  /** All files as they are in the editor. */
  texts(): GameTexts {
    const { id: game, root } = this.place;
    return { game, root, texts: Object.fromEntries(this.#files) };
  }

  /**
   * The game with a procedure that does something to be tried.
   *
   * @param effect statements, in lines
   */
  withTrial(effect: string): TrialModule {
    const path = `${this.place.id}/rules/${TRIAL_PROCEDURE}.rules`;
    const lines = effect.split('\n').map((line) => `  ${line}`);
    const files = new Map([...this.#files, [path, `to ${TRIAL_PROCEDURE}\n${lines.join('\n')}\n`]]);
    const { diagnostics, module } = inspectGame(files, this.place.id, this.#trials, this.#icons).emit();
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    const own = errors.filter(({ span }) => span.file === path);
    return { code: module?.code ?? null, wrong: (own.length > 0 ? own : errors).map(({ message }) => message) };
  }

  /**
   * What the names of the texts of now mean; of a game with unread lines little is known. Null
   * without a game.yaml.
   */
  index(): GameIndex | null {
    const { diagnostics, model } = this.#inspect();
    if (this.#fresh === null && model !== null) {
      this.#fresh = indexGame(this.#files, model, this.#before);
      this.#before = this.#fresh;
      // Names are bound only in a game of which every line could be read.
      const isKnown = model.procedures !== undefined;
      if (this.#sound === null || isKnown || !diagnostics.some(({ severity }) => severity === 'error'))
        this.#sound = this.#fresh;
    }
    return this.#fresh;
  }

  /**
   * What was known when the game was last whole: for what could stand at a place of a text that is
   * broken now.
   */
  lastSound(): GameIndex | null {
    this.index();
    return this.#sound;
  }

  /** What a game would report with other texts. */
  tried(files: ReadonlyMap<string, string>): readonly Diagnostic[] {
    return inspectGame(files, this.place.id, null, this.#icons).diagnostics;
  }

  source(path: string): SourceFile {
    const known = this.#sources.get(path);
    if (known !== undefined) return known;
    const file = sourceFile(path, this.#files.get(path) ?? '');
    this.#sources.set(path, file);
    return file;
  }

  uri(path: string): string {
    return uriOf(this.place, path);
  }

  range({ file, start, end }: Span): Range {
    return rangeIn(this.source(file), start, end);
  }

  location(at: Span): Location {
    return { uri: this.uri(at.file), range: this.range(at) };
  }
}

/** Whether two games have the same files, and the same texts in all but one of them. */
function differIn(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>, path: string): boolean {
  if (one.size !== other.size || !one.has(path)) return false;
  return [...other].every(([at, text]) => at === path || one.get(at) === text);
}

/** The games that were asked for. */
export class Workspace {
  readonly host: FileHost;
  readonly #games = new Map<string, EditedGame>();

  constructor(host: FileHost) {
    this.host = host;
  }

  get games(): Iterable<EditedGame> {
    return this.#games.values();
  }

  /** The game of a file; null for a file of none. */
  gameOf(uri: string): EditedGame | null {
    const place = this.host.gameOf(uri);
    if (place === null) return null;
    const key = `${place.root}/${place.id}`;
    const game = this.#games.get(key) ?? new EditedGame(place, this.host);
    this.#games.set(key, game);
    return game;
  }

  /** A file of a game; null for other files. */
  open(uri: string): AskedFile | null {
    const game = this.gameOf(uri);
    if (game === null) return null;
    const path = pathOf(game.place, uri);
    return { game, path, file: game.source(path) };
  }
}

/** Offset of a place as the protocol counts: lines and columns from 0. Never throws. */
export function offsetOf(file: SourceFile, { line, character }: Position): number {
  return offsetAt(file, line + 1, character + 1);
}

/** A stretch of a text as the protocol counts. Never throws. */
export function rangeIn(file: SourceFile, start: number, end: number): Range {
  return { start: positionIn(file, start), end: positionIn(file, end) };
}

function positionIn(file: SourceFile, offset: number): Position {
  const { line, column } = lineColumnAt(file, offset);
  return { line: line - 1, character: column - 1 };
}
