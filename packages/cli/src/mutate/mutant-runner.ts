/** Tries mutants one after the other: compiles what changed, runs scenarios until one fails. */
import { compileGame, createCompileCache, mutated, type CompileCache, type EmittedModule } from '@undercroft/compiler';
import type { GameModule } from '@undercroft/contract';
import { runScenario } from '@undercroft/scenario';
import { iconNames } from '@undercroft/vite-plugin/icons';
import { CodeLines, RunLines } from './changed-lines.ts';
import { gameFromFunction } from './game-from-function.ts';
import type { MutantJob, MutantOrder, MutantOutcome } from './job.ts';

export class MutantRunner {
  readonly #job: MutantJob;
  readonly #icons = iconNames();
  /** so that only the file that changed is read again */
  readonly #cache: CompileCache = createCompileCache();
  readonly #unchanged: Played;
  /** null when scenarios were counted in other code */
  readonly #covered: { readonly code: CodeLines; readonly ran: RunLines } | null;

  /** @throws Error for a game that does not compile; callers have compiled it before */
  constructor(job: MutantJob) {
    this.#job = job;
    const module = this.#compile(job.files);
    if (module === null) throw new Error(`${job.game} does not compile`);
    this.#unchanged = playedIn(module, module.functionCode);
    const { code, ran } = job.covered;
    const isSameCode = module.code === code;
    this.#covered = isSameCode ? { code: new CodeLines(code), ran: new RunLines(ran, code.split('\n').length) } : null;
  }

  /** Never throws for what a mutant does. */
  run({ mutation, scenarios }: MutantOrder): MutantOutcome {
    const { file } = mutation.at;
    const { files } = this.#job;
    let module: EmittedModule | null;
    try {
      module = this.#compile(new Map(files).set(file, mutated(files.get(file) ?? '', mutation)));
    } catch (error) {
      // A mistake of the compiler, which must give diagnostics for any text: it is told, and the
      // others are tried all the same.
      return { status: 'broken', by: -1, reason: error instanceof Error ? error.message : String(error) };
    }
    if (module === null) return { status: 'refused', by: -1, reason: '' };
    const code = module.functionCode;
    const played = playedIn(module, code);
    if (isSame(played, this.#unchanged)) return { status: 'same', by: -1, reason: '' };
    const game = gameFromFunction(code);
    const [coming, others] = this.#comingBy(module, scenarios);
    const outcome = this.#firstFailure(game, coming);
    // Scenarios that run nothing of what was changed play as before, unless it is said about the
    // game, where each of them looks.
    if (outcome.status !== 'survived' || others.length === 0 || played.about === this.#unchanged.about) return outcome;
    return this.#firstFailure(game, others);
  }

  /** Scenarios that run what a mutant changes, and the others, both in their order. */
  #comingBy(module: EmittedModule, scenarios: readonly number[]): readonly [readonly number[], readonly number[]] {
    const changed = this.#covered?.code.changedIn(module.code) ?? null;
    if (this.#covered === null || changed === null) return [scenarios, []];
    const { ran } = this.#covered;
    const coming = new Set(scenarios.filter((scenario) => ran.runsAny(scenario, changed)));
    return [[...coming], scenarios.filter((scenario) => !coming.has(scenario))];
  }

  #firstFailure(game: GameModule, scenarios: readonly number[]): MutantOutcome {
    for (const by of scenarios) {
      try {
        const { passed, failures } = runScenario(game, this.#job.scenarios[by]!);
        if (passed) continue;
        const reason = failures[0]?.message ?? '';
        return { status: /went on|loop-limit|call each other/.test(reason) ? 'ran-away' : 'caught', by, reason };
      } catch (error) {
        return { status: 'caught', by, reason: error instanceof Error ? error.message : String(error) };
      }
    }
    return { status: 'survived', by: -1, reason: '' };
  }

  #compile(files: ReadonlyMap<string, string>): EmittedModule | null {
    return compileGame(files, this.#job.game, this.#cache, 'develop', this.#icons).module;
  }
}

/** What of a module is played. */
interface Played {
  /** its code without the line of metadata, which has all texts in it */
  readonly code: string;
  /** what is said about the game beside texts and places */
  readonly about: string;
}

/** @param code its `functionCode` */
function playedIn({ meta }: EmittedModule, code: string): Played {
  let about: string | null = null;
  return {
    code: code.slice(code.indexOf('\nconst meta')),
    get about() {
      return (about ??= JSON.stringify(meta, (key, value: unknown) => (NOT_PLAYED.has(key) ? undefined : value)));
    },
  };
}

const NOT_PLAYED: ReadonlySet<string> = new Set([
  'hash',
  'rulesHash',
  'sites',
  'text',
  'texts',
  'extras',
  'languages',
  'gist',
]);

/** Whether two modules play alike. */
function isSame(one: Played, other: Played): boolean {
  return one.code === other.code && one.about === other.about;
}
