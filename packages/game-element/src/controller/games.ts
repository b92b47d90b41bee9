import type { GameModule } from '@undercroft/contract';
import { GameUseError, type CarriedSave, type Seed } from '@undercroft/engine';
import type { Plan } from '../session/plan.ts';
import type { PlaySession } from '../session/play-session.ts';
import type { Session } from '../session/session.ts';
import { takeLink } from './address.ts';
import type { Answering } from './answering.ts';
import type { BotDriver } from './bot-driver.ts';
import type { Briefing } from './guiding/briefing.ts';
import { carried, refusal } from './saying/carried.ts';
import { complain } from './saying/complain.ts';
import type { TableContext } from './controller-host.ts';
import type { Ending } from './ending.ts';
import type { SaveSlot } from './save-slot.ts';
import type { Seats } from './seats.ts';
import type { Showing } from './showing.ts';
import { NO_COACH, realGame } from './table-state.ts';
import type { Undoing } from './undoing.ts';

/** The controllers that hear of another game. */
export interface GamesWith {
  readonly answering: Answering;
  readonly bots: BotDriver;
  readonly briefing: Briefing;
  readonly ending: Ending;
  readonly seats: Seats;
  readonly showing: Showing;
  readonly slot: SaveSlot;
  readonly undoing: Undoing;
  /** the position is another */
  readonly moved: () => void;
}

/**
 * Which game is on the table: begun, saved, named by an address, gone on with after its content has
 * changed.
 */
export class Games {
  readonly #context: TableContext;
  readonly #with: GamesWith;
  #module: GameModule | null = null;
  #worker: (() => Worker) | null = null;
  /** asked for by the page before the element has taken the module; takes the place of going on */
  #early: ((module: GameModule) => void) | null = null;

  constructor(context: TableContext, others: GamesWith) {
    this.#context = context;
    this.#with = others;
  }

  /** The content that is played, or could be. */
  get module(): GameModule | null {
    return this.#context.table.state.session?.whole?.module ?? this.#module;
  }

  /** The element is in the page: bots think again. */
  seatBots(): void {
    const { session } = this.#context.table.state;
    const module = session?.whole?.module;
    if (module !== undefined) this.#with.bots.seat(module, this.#worker);
  }

  /**
   * A game, or another version of the one in play.
   *
   * @param plan begins so at once; null: what was played goes on
   */
  take(module: GameModule, worker: (() => Worker) | null, plan: Plan | null): void {
    this.#module = module;
    this.#worker = worker;
    this.#with.bots.seat(module, worker);
    const whole = this.#context.table.state.session?.whole ?? null;
    const early = this.#early;
    this.#early = null;
    if (early !== null) {
      this.#clear();
      early(module);
    } else if (plan !== null) this.#begin(module, plan);
    else if (whole?.module.meta.id === module.meta.id) this.#carry(whole, module);
    else this.#goOn(module);
  }

  /** Goes on with what the address names, or with what was played last in this place. */
  #goOn(module: GameModule): void {
    const { table, host } = this.#context;
    this.#module = module;
    this.#clear();
    if (this.follow()) return;
    const last = this.#with.slot.last(module.meta.id);
    if (last === null) return;
    const problem = this.resume(last);
    if (problem !== null) this.say(problem);
    else if (table.state.position > 0 && !table.state.over && table.state.notice === '')
      this.say(host.words().say('game.goes-on'));
  }

  /** Takes the game from the table. */
  #clear(): void {
    const { table } = this.#context;
    table.set({ session: null, view: null, covered: false });
    table.show('none');
  }

  /** Goes to the position that the address names. @returns whether it names one */
  follow(): boolean {
    const text = this.#context.owner.links && this.#module !== null ? takeLink(this.#module) : null;
    const problem = text === null ? null : this.load(text);
    if (problem !== null) this.say(problem);
    return text !== null;
  }

  #carry(session: Session, module: GameModule): void {
    const { table, host } = this.#context;
    try {
      table.set({ notice: carried(session.carryTo(module), host.words()), problem: null });
      this.#module = module;
    } catch (error) {
      this.#with.answering.fail(error);
    }
    table.set({ moment: -1, nth: -1 });
    this.#with.moved();
  }

  /** Begins a game, once its module is there; the one before stays saved. */
  begin(plan: Plan): void {
    const { module } = this;
    if (module === null || this.#context.host.isTaking()) this.#early = (taken) => this.#begin(taken, plan);
    else this.#begin(module, plan);
  }

  #begin(module: GameModule, plan: Plan): void {
    this.#start(() => this.#context.host.sessions().begin(module, plan), true);
  }

  /** The same seats again. @param seed  what it begins with */
  again(seed: Seed): void {
    const whole = this.#context.table.state.session?.whole ?? null;
    if (whole !== null) this.begin({ ...whole.plan, seed });
  }

  /**
   * Goes on with a text that `Session.save` gave, once its module is there. A game that is saved
   * already keeps its save: a page that loads a text at every visit must not fill the list.
   *
   * @returns why it was refused; null when it was not, or while the module is missing
   */
  load(text: string): string | null {
    const { module } = this;
    if (module === null || this.#context.host.isTaking()) {
      this.#early = (taken) => this.#loadEarly(taken, text);
      return null;
    }
    return this.#load(module, text, this.#with.slot.holding(module.meta.id, text));
  }

  /** Goes on with a text that `Session.save` gave. @param id  of its save; empty: a new one */
  #load(module: GameModule, text: string, id: string): string | null {
    const { host } = this.#context;
    const loaded = host.sessions().load(module, text);
    if (!loaded.ok) return refusal(loaded, host.words());
    const { carried: older, session } = loaded;
    this.#start(() => session, false, id, lookingAt(older));
    if (older?.same === true) this.say(host.words().say('saves.carried', { n: older.of }));
    if (session.scripted) this.say(host.words().say('saves.scripted'));
    return null;
  }

  /** The page was not told the reason, so its author and the player are. */
  #loadEarly(module: GameModule, text: string): void {
    const problem = this.load(text);
    if (problem === null) return;
    complain(`the save was refused: ${problem}`);
    this.#goOn(module);
    this.say(problem);
  }

  /** Goes on with a saved game. @returns why it cannot, or null */
  resume(id: string): string | null {
    const { module } = this;
    const text = this.#with.slot.saves.read(id);
    if (text === null || module === null) return this.#context.host.words().say('saves.gone');
    return this.#load(module, text, id);
  }

  /** A new game from the moment that is shown; the other one stays saved. */
  branch(): void {
    const { session, real, moment } = this.#context.table.state;
    const whole = session?.whole ?? null;
    if (whole === null || moment < 0 || real !== null || this.#with.undoing.barredBranch !== null) return;
    const problem = this.#load(whole.module, whole.saveAt(moment), '');
    this.say(problem ?? this.#context.host.words().say('past.branched'));
  }

  /**
   * Plays on from where the answers of a game led that was saved with other rules. What was saved
   * stays as it is, beside the new game.
   */
  playOn(): void {
    const { table } = this.#context;
    const { session } = table.state;
    if (session === null) return;
    table.set({ looking: null });
    this.#with.slot.take('', session.meta.id);
    this.#with.moved();
  }

  /** Plays on with a copy of a game that is played elsewhere. */
  copy(): void {
    const whole = this.#context.table.state.session?.whole ?? null;
    if (whole !== null) this.#load(whole.module, whole.save(), '');
  }

  /** The game was played on elsewhere: it stands here as it stands there. */
  readAgain(): void {
    const { table, host } = this.#context;
    // A copy in which something is tried out must never take the place of the saved game.
    const session = realGame(table.state);
    const module = session?.whole?.module;
    const loaded = module && host.sessions().load(module, this.#with.slot.read());
    if (loaded?.ok === true) table.set({ session: loaded.session, looking: lookingAt(loaded.carried) });
    else table.set({ session });
    table.set({ real: null });
    this.#with.moved();
  }

  /** Lays a game on the table that is kept elsewhere. */
  join(session: PlaySession): void {
    this.#early = null;
    this.#context.table.set({ session, real: null, coach: NO_COACH, looking: null });
    this.#with.slot.leave();
    this.seatBots();
    this.#with.ending.follow(session);
    this.#with.briefing.follow(session, session.position === 0);
    this.#with.seats.sit(session);
    this.#context.table.show('none');
    this.put(session);
  }

  /**
   * @param begins  it is no saved game
   * @param id      of its save; empty: a new one
   */
  #start(make: () => Session, begins: boolean, id = '', looking: CarriedSave | null = null): void {
    const { table } = this.#context;
    let session: Session;
    try {
      session = make();
    } catch (error) {
      if (error instanceof GameUseError) {
        complain(`the game cannot begin: ${error.message}`);
        return this.say(error.message);
      }
      return this.#with.answering.fail(error);
    }
    this.#module = session.module;
    table.set({ real: null, coach: NO_COACH, looking });
    this.#with.slot.take(id, session.module.meta.id);
    this.#with.ending.follow(session);
    this.#with.briefing.follow(session, begins);
    this.#with.seats.sit(session);
    table.show('none');
    this.put(session);
  }

  /** Lays a game on the table, or a copy of it, with nothing to be told of what led to it. */
  readonly put = (session: PlaySession): void => {
    this.#context.table.set({ session, reasons: null, notice: '', problem: null });
    this.#with.showing.from(session.position);
    this.#with.moved();
  };

  say(notice: string): void {
    this.#context.table.set({ notice });
  }
}

/**
 * Returns the save to be shown only, because changed rules lead it to another position. Null when
 * the game can go on.
 */
function lookingAt(older: CarriedSave | null): CarriedSave | null {
  return older === null || older.same ? null : older;
}
