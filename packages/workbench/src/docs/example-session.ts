/**
 * An example while it is edited: its files in the small game of the reference, and what the
 * compiler says of them.
 */
import { registerIcons } from '@undercroft/components';
import { iconsOfGame, type Finding, type GameMeta, type IconShape } from '@undercroft/contract';
import { isScenarioFile } from '@undercroft/scenario';
import { files as gameFiles, game, position } from 'virtual:undercroft/docs-game';
import type { RunnableExample } from './shapes.ts';
import { iconsWith } from '../icons-with.ts';
import { StudioEditor } from '../studio/edit/editor.ts';
import { TrialRunner } from '../studio/position/trial-runner.ts';
import { TestRunner } from '../studio/scenarios/test-runner.ts';

/** Milliseconds without a key until the game is compiled. */
const BUILD_AFTER = 200;

/** What a session belongs to. */
export interface SessionHost {
  readonly root: ShadowRoot;
  /** what a screen reader calls the text */
  readonly label: string;
  /** address of the folder of the documents, with a slash at the end */
  readonly docs: string;
  /** Something is to be drawn anew. */
  changed(): void;
}

/** One example with an editor and a compiler of its own. */
export class ExampleSession {
  readonly example: RunnableExample;
  readonly editor: StudioEditor;
  readonly trial: TrialRunner;
  /** plays the scenarios of the game, when the example is a file of them */
  readonly tests: TestRunner;
  readonly #host: SessionHost;
  #build: ReturnType<typeof setTimeout> | undefined;
  #code = '';
  #icons: Readonly<Record<string, IconShape>> = {};
  /** what is wrong with the game now; null before it was compiled once */
  findings: readonly Finding[] | null = null;
  /** the game as it was last without errors */
  meta: GameMeta | null = null;
  /** whether the compiler answers */
  answers = true;

  constructor(example: RunnableExample, icons: readonly string[], host: SessionHost) {
    this.example = example;
    this.#host = host;
    this.trial = new TrialRunner(() => host.changed());
    this.tests = new TestRunner(() => host.changed());
    this.editor = new StudioEditor(inGame({ ...gameFiles, ...example.files }), icons, {
      root: host.root,
      docs: host.docs,
      label: () => host.label,
      changed: () => this.#edited(),
      moved: () => {},
      shown: () => {},
      found: () => {},
      failed: () => {
        this.answers = false;
        host.changed();
      },
    });
    this.editor.show(this.path);
    this.#edited(0);
  }

  /** Of the file that is edited, as the game names it. */
  get path(): string {
    return `${game}/${this.example.path}`;
  }

  get isScenarios(): boolean {
    return isScenarioFile(this.example.path);
  }

  get isChanged(): boolean {
    return this.editor.files.at(this.path)?.text !== this.example.files[this.example.path];
  }

  /** Files of the game as they are edited, by path from the content folder. */
  get texts(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.editor.files.files.map(({ path, text }) => [path, text]));
  }

  /** Goes back to the example as it is written. */
  reset(): void {
    this.editor.write(this.path, this.example.files[this.example.path] ?? '');
  }

  /**
   * Carries a call out in a game that has just been laid out.
   *
   * @param call of a procedure, as `start` of a scenario
   */
  try(call: string): void {
    if (this.#code === '') this.trial.refuse('The game has errors.');
    else this.trial.run({ code: this.#code, more: null, position: { save: null, text: position }, call, as: 0 }, '');
  }

  close(): void {
    clearTimeout(this.#build);
    this.trial.stop();
    this.tests.stop();
    this.editor.close();
  }

  #edited(after = BUILD_AFTER): void {
    clearTimeout(this.#build);
    this.#build = setTimeout(() => void this.#rebuild(), after);
    this.#host.changed();
  }

  async #rebuild(): Promise<void> {
    const [built, released] = await Promise.all([
      this.editor.built(game).catch(() => null),
      this.editor.released(game).catch(() => null),
    ]);
    this.answers = built !== null;
    this.findings = built?.findings ?? [];
    this.#code = built?.code ?? '';
    if (this.isScenarios && this.#code !== '') this.tests.run({ code: this.#code, texts: this.texts });
    if (released !== null) this.meta = released.meta;
    if (this.meta !== null) registerIcons((this.#icons = await iconsWith(iconsOfGame(this.meta), this.#icons)));
    this.#host.changed();
  }
}

/** Texts of the game by path from the content folder. */
function inGame(files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [`${game}/${path}`, text]));
}
