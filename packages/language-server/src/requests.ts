/**
 * What a page may ask beside the protocol. It knows nothing of the server, so that a page does not
 * load it.
 */
import type { EmittedModule, Finding, Form, FormField } from '@undercroft/compiler';

/**
 * The game of a file as code, for pages that play what is edited. Params `ModuleParams`; result
 * `BuiltModule`, or null for a file of no game.
 */
export const MODULE_REQUEST = 'undercroft/module';

export interface ModuleParams {
  /** of any file of the game */
  readonly uri: string;
}

/** What became of a game. */
export interface BuiltModule {
  /** of the file that was asked about, as the game names it: `<game>/game.yaml` */
  readonly path: string;
  /** one ES module, `GameModule` of the contract; null as long as anything is wrong */
  readonly code: string | null;
  readonly findings: readonly Finding[];
}

/**
 * The game of a file as players get it. Params `ModuleParams`; result `ReleasedGame`, or null for a
 * file of no game and as long as anything is wrong.
 */
export const RELEASE_REQUEST = 'undercroft/release';

/** A game for players: without what only tests and designers ask for. */
export interface ReleasedGame {
  /** text of a function without parameters that gives the game */
  readonly rules: string;
  /** of the game, in all its languages; the rules have it in their own alone */
  readonly meta: EmittedModule['meta'];
}

/**
 * The texts of the game of a file as they are in the editor. Params `ModuleParams`; result
 * `GameTexts`, or null for a file of no game.
 */
export const TEXTS_REQUEST = 'undercroft/texts';

export interface GameTexts {
  /** path to text, `<game>/game.yaml` */
  readonly texts: Readonly<Record<string, string>>;
  readonly game: string;
  /** URI of the folder that holds the folder of the game */
  readonly root: string;
}

/** A file of a server without a disk is saved, or gone. Params `SavedFile`. */
export const SAVED_NOTIFICATION = 'undercroft/saved';

export interface SavedFile {
  readonly uri: string;
  /** null: it is gone */
  readonly text: string | null;
}

/**
 * The game of a file as code, with one procedure more, to try something in a position. Params
 * `TrialParams`; result `TrialModule`, or null for a file of no game.
 */
export const TRIAL_REQUEST = 'undercroft/trial';

/** Name of that procedure; it takes nothing. */
export const TRIAL_PROCEDURE = 'tried-in-a-position';

export interface TrialParams extends ModuleParams {
  /** statements of the language, as they stand in a procedure */
  readonly effect: string;
}

/** What became of it. */
export interface TrialModule {
  /** as `BuiltModule.code` */
  readonly code: string | null;
  /** what is wrong with the effect, else with the game, in sentences */
  readonly wrong: readonly string[];
}

/**
 * The command of lenses over scenarios, with one argument, `ScenariosToRun`. A client that carries
 * it out says so: its `initializationOptions` are `{ "commands": ["undercroft.runScenarios"] }`.
 */
export const RUN_SCENARIOS = 'undercroft.runScenarios';

/** Scenarios that the editor asks to run. */
export interface ScenariosToRun {
  /** id of the game */
  readonly game: string;
  /** URI of the folder that holds the folder of the game */
  readonly root: string;
  /** by what they are called, with the path of their file */
  readonly scenarios: readonly { readonly name: string; readonly file: string }[];
}

/**
 * The object around a place as a form. Params `FormParams`; result `EditForm`, as far as the text
 * can be read, or null where there is no such object.
 */
export const FORM_REQUEST = 'undercroft/form';

export interface FormParams extends ModuleParams {
  /** in UTF-16 units from the start of the file */
  readonly offset: number;
}

/** A place of a file, both from 1. */
export interface FormPlace {
  readonly line: number;
  readonly column: number;
}

/** One object of a list, which has a form of its own at its place. */
export interface EditItem {
  readonly title: string;
  readonly place: FormPlace;
}

/** One key of it. */
export interface EditField extends Omit<FormField, 'at' | 'items'> {
  /** where it stands; null when it is not written */
  readonly place: FormPlace | null;
  /** what is wrong there, in sentences */
  readonly wrong: readonly string[];
  /** objects of a list; empty for any other value */
  readonly items: readonly EditItem[];
}

/** An object of the text, to be filled in. */
export interface EditForm extends Pick<Form, 'title' | 'path'> {
  readonly fields: readonly EditField[];
  /**
   * the list that it stands in, its number there from 0, and where the list is; null for any other
   * object
   */
  readonly list: {
    readonly items: readonly EditItem[];
    readonly index: number;
    readonly place: FormPlace | null;
    /** keys that another object begins with; null where none can be added */
    readonly adds: readonly string[] | null;
  } | null;
}
