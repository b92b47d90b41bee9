import type { GameMeta } from '@undercroft/contract';
import type { GameView, Glossary, OddsView, Preview } from '@undercroft/view';
import { titleOf } from '../../board/squares.ts';
import { glossaryIn } from '../../text/glossary.ts';
import type { CardFace } from '../../card/card-face.ts';
import { explainedIn, NOTHING_EXPLAINED, type Explained } from '../../explained/explained.ts';
import type { TableLayout } from '../../layout/layout.ts';
import { readLayout } from '../../layout/read-layout.ts';
import { questionOf, type Question } from '../../scene/questions.ts';
import { buildScene, type Scene } from '../../scene/scene.ts';
import { spotsInSentences } from '../../scene/spots.ts';
import type { Words } from '../../words/words.ts';
import type { Die } from '../../dice/dice.ts';
import { diceOf } from '../../scene/dice-on-table.ts';
import { withGains } from './gains.ts';
import { placesOf } from './places.ts';
import { stagedIn } from '../../playback/staged.ts';

/** What a prompt is made of that is worked out once for each view. */
interface Asked {
  readonly dice: readonly Die[];
  readonly layout: TableLayout | null;
  readonly odds: readonly OddsView[];
  readonly question: Question | null;
}

/** What a table draws now, worked out once for each view. */
export class TableDrawing {
  layout: TableLayout | null = null;
  scene: Scene | null = null;
  question: Question | null = null;
  glossary: Glossary = new Map();
  explained: Explained = NOTHING_EXPLAINED;
  /** in which zone each thing lies */
  places: ReadonlyMap<number, number> = new Map();
  /** what places of a board are called inside a sentence */
  spots: ReadonlyMap<number, string> = new Map();
  /** things that lay elsewhere before */
  fresh: ReadonlySet<number> = new Set();
  /**
   * faces of things that were drawn since nothing can be answered: some are not on the table any
   * more
   */
  seen: ReadonlyMap<number, CardFace> = new Map();
  /** by thing, the row of the room on a board of tiles in which it stands, or stood last */
  rooms: ReadonlyMap<number, number> = new Map();
  /** where what is asked takes place */
  staged: readonly number[] = [];
  /** what can be said before any answer is pointed at */
  ahead: Preview | null = null;
  #meta: GameMeta | null = null;
  #view: GameView | null = null;
  #words: Words | null = null;
  #still = false;
  /** more is known of the answers than when they were drawn */
  #isStale = false;

  /** What the prompt is made of. */
  get asked(): Asked {
    const [scene, view] = [this.scene, this.#view];
    const dice = this.#still || scene === null || view === null ? [] : diceOf(view, scene);
    return { dice, question: this.question, layout: this.layout, odds: this.ahead?.odds ?? [] };
  }

  /** What places of a board are called inside a sentence, where the viewer sees rooms. */
  spotsOf(view: GameView, words: Words): ReadonlyMap<number, string> {
    const [layout, meta] = [this.layout, this.#meta];
    if (layout === null || meta === null || view.boards.length === 0) return new Map();
    return spotsInSentences(meta, view, words, layout);
  }

  /** What a thing is called on the table; a place of a board as players call it. Else empty. */
  called(thing: number): string {
    const { faces, hosts, spots } = this.scene ?? {};
    const spot = hosts?.has(thing) === true ? undefined : spots?.get(thing);
    return spot ?? faces?.get(thing)?.title ?? '';
  }

  #calledIn(meta: GameMeta): (thing: number) => string {
    return (thing) => this.scene?.spots.get(thing) ?? titleOf(meta)(thing);
  }

  /** @returns false when it is the game that is drawn already */
  takeGame(meta: GameMeta): boolean {
    if (meta === this.#meta) return false;
    this.#meta = meta;
    this.#view = null;
    this.layout = readLayout(meta);
    this.glossary = glossaryIn(meta);
    this.explained = explainedIn(meta);
    this.places = new Map();
    return true;
  }

  /** More is known of the answers: they are worked out anew. */
  askAgain(): void {
    this.#isStale = true;
  }

  /**
   * Works out what is drawn.
   *
   * @param still    nothing can be answered: an earlier moment is shown, or something that happened
   * @param preview what an answer certainly brings; of -1, what can be said before any is pointed
   *   at
   * @param names    what players are called, by seat
   * @returns      null when nothing has changed; else whether it is another view than before
   */
  take(
    view: GameView,
    words: Words,
    still: boolean,
    preview: (index: number) => Preview | null,
    names: (seat: number) => string,
  ): { readonly another: boolean } | null {
    const { layout } = this;
    const meta = this.#meta;
    if (meta === null || layout === null) return null;
    const isSame = view === this.#view && words === this.#words && still === this.#still;
    if (isSame && !this.#isStale) return null;
    this.#isStale = false;
    const another = view !== this.#view || still !== this.#still;
    this.#view = view;
    this.#words = words;
    this.#still = still;
    this.seen = still ? new Map([...this.seen, ...(this.scene?.faces ?? [])]) : new Map();
    this.scene = buildScene(meta, layout, still ? { ...view, decision: null } : view, words);
    this.rooms = new Map([...(still ? this.rooms : []), ...roomsIn(this.scene)]);
    const question = view.decision === null ? null : questionOf(meta, view.decision, this.scene, words);
    this.question =
      question === null || still
        ? question
        : withGains(question, view, preview, { called: this.#calledIn(meta), layout, meta, names, words });
    this.ahead = still ? null : preview(-1);
    this.staged = still ? [] : stagedIn(meta, layout, view);
    this.spots = this.spotsOf(view, words);
    const places = placesOf(view);
    const moved = [...places].filter(([thing, zone]) => this.places.get(thing) !== zone).map(([thing]) => thing);
    this.fresh = new Set(this.places.size === 0 ? [] : moved);
    this.places = places;
    return { another };
  }
}

/** By thing on a board of tiles, the row of the tile on which it stands. */
function roomsIn({ shared }: Scene): [thing: number, row: number][] {
  return shared.flatMap(({ board, rows: [squares = []] }) => {
    const rooms = board?.board.drawn?.rooms;
    if (rooms === undefined) return [];
    return squares.flatMap(({ inside, things }, n) => {
      const row = rooms[n] ?? -1;
      const standing = [...things, ...inside.flatMap((piece) => piece.things)];
      return row < 0 ? [] : standing.map((thing): [number, number] => [thing, row]);
    });
  });
}
