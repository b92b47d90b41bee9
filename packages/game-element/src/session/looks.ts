import type { AnswerIndex, GameModule } from '@undercroft/contract';
import { advance, type Game } from '@undercroft/engine';
import {
  explainAttribute,
  gameView,
  inLanguage,
  lookAhead,
  sightFrom,
  viewFor,
  type GameView,
  type Preview,
  type SightView,
  type ValuePart,
  type ViewSettings,
} from '@undercroft/view';
import { asSeenBy } from './at-once.ts';
import { courseOf, type CoursePoint } from './course-of.ts';
import type { AskedThere } from '../turning/better.ts';
import { partsOf, type GamePart } from '../turning/parts.ts';

/** What is looked at, as it stands at that moment. */
interface Looked {
  readonly module: GameModule;
  readonly game: Game;
  /** what players are called, by seat */
  readonly names: readonly string[];
  /** language tag */
  readonly lang: string;
}

/** Everything that can be seen of a game in play, and nothing that changes it. */
export class Looks {
  readonly #at: () => Looked;

  constructor(at: () => Looked) {
    this.#at = at;
  }

  /**
   * The game as a viewer may see it.
   *
   * @param viewer  a seat, -1 for a spectator
   * @param all everything lies open, for people who make games; questions stay those of the viewer
   * @param since   what happened after this position is told event by event; nothing when left out
   */
  view(viewer: number, all = false, since?: number): GameView {
    const { game, names, lang } = this.#at();
    const settings = { events: game.events, since, names, lang };
    const own = gameView(game, viewer < 0 ? 'spectator' : viewer, settings);
    return all ? asSeenBy(own, gameView(game, 'all', settings)) : own;
  }

  #viewOf(state: Int32Array, viewer: number, all: boolean, what: Pick<ViewSettings, 'events' | 'since'>): GameView {
    const { module, names, lang } = this.#at();
    const settings = { ...what, names, lang };
    const own = viewFor(module, state, viewer < 0 ? 'spectator' : viewer, settings);
    return all ? asSeenBy(own, viewFor(module, state, 'all', settings)) : own;
  }

  /**
   * The game at an earlier moment, with the log up to now.
   *
   * @param position  0 to that of the game
   * @param since what happened after this position, up to that one, is told event by event; nothing
   *   when left out
   */
  viewAt(viewer: number, position: number, all = false, since?: number): GameView {
    const { log } = this.view(viewer, all);
    const { game } = this.#at();
    const events = since === undefined ? [] : game.events.filter(({ step }) => step <= position);
    return { ...this.#viewOf(game.peek(position).state, viewer, all, { events, since }), log };
  }

  /**
   * Whether two seats see different things, so that a screen between them must be covered when it
   * is handed over.
   */
  differs(first: number, second: number): boolean {
    const seen = (seat: number): string => {
      const { globals, players, zones } = this.view(seat);
      return JSON.stringify([globals, players, zones]);
    };
    return seen(first) !== seen(second);
  }

  /**
   * What an answer certainly brings, and the plan that it belongs to.
   *
   * @param index of the view of the seat that is asked; -1 for the plan as it stands
   */
  preview(asked: number, within: string, index: AnswerIndex): Preview | null {
    const { module, game, lang } = this.#at();
    return lookAhead(inLanguage(module, lang), game.stateFor(asked), asked, index, within);
  }

  /**
   * Where a value of a thing comes from.
   *
   * @param attribute  index into `meta.attributes`
   * @param position   the moment; the present when it is negative
   */
  explain(viewer: number, thing: number, attribute: number, position = -1): readonly ValuePart[] {
    const { module, lang } = this.#at();
    const by = viewer < 0 ? 'spectator' : viewer;
    return explainAttribute(inLanguage(module, lang), this.#stateAt(position), by, thing, attribute);
  }

  /**
   * What is seen from a space of a board, or by what stands on one, at a moment; null where the
   * rules never look.
   */
  sight(viewer: number, thing: number, position = -1): SightView | null {
    return sightFrom(this.#at().module, this.#stateAt(position), viewer < 0 ? 'spectator' : viewer, thing);
  }

  #stateAt(position: number): Int32Array {
    const { game } = this.#at();
    return position < 0 ? game.state : game.peek(Math.min(position, game.position)).state;
  }

  /**
   * What a seat was asked, and what it answered, from a position up to another one, which is not
   * among them.
   */
  askedIn(seat: number, from: number, to: number): readonly AskedThere[] {
    const { module, game } = this.#at();
    const found: AskedThere[] = [];
    for (let position = from; position < Math.min(to, game.position); position++) {
      const { state, asked } = game.peek(position);
      if (asked !== seat) continue;
      advance(module, state);
      const options = [...module.io.options.subarray(0, module.io.count)];
      const given = options.indexOf(game.answers[position]!);
      if (module.io.player === seat && given >= 0) found.push({ position, options, given });
    }
    return found;
  }

  /**
   * The question at an earlier moment, and the labels of its answers in the order of the rules, as
   * the asked player read them.
   */
  questionAt(position: number): { readonly prompt: string; readonly labels: readonly string[] } {
    const { module, game, names, lang } = this.#at();
    const { decision } = viewFor(module, game.peek(position).state, 'all', { names, lang });
    return { prompt: decision?.prompt ?? '', labels: decision?.answers.map(({ label }) => label) ?? [] };
  }

  /**
   * Labels of the answers to the question of a seat, in the order of `botAsk`, as that seat reads
   * them.
   */
  labels(player: number): readonly string[] {
    const { module, game, names, lang } = this.#at();
    const { decision } = viewFor(module, game.stateFor(player), 'all', { names, lang });
    return decision?.answers.map((answer) => answer.label) ?? [];
  }

  /**
   * Positions of the game, evenly over its course, the last one included.
   *
   * @param most how many at most
   */
  course(most: number): readonly CoursePoint[] {
    return courseOf(this.#at().game, most);
  }

  /** Where turns and phases began. */
  parts(): readonly GamePart[] {
    return partsOf(this.#at().game);
  }

  /** A position with everything hidden in it. @param position  0 to that of the game */
  stateAt(position: number): Int32Array {
    return this.#stateAt(position);
  }
}
