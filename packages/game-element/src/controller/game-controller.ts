import type { Finding } from '@undercroft/components';
import { localise, type GameMeta, type GameModule } from '@undercroft/contract';
import { GameUseError, type Seed } from '@undercroft/engine';
import type { GameView, Preview, ValuePart } from '@undercroft/view';
import type { Plan } from '../session/plan.ts';
import type { Session } from '../session/session.ts';
import { Attention } from '../settings/attention.ts';
import { onSettings, readSettings, writeSettings, type Settings } from '../settings/settings.ts';
import { play } from '../settings/sound.ts';
import type { Reasons } from '../sheets/why-sheet.ts';
import { onLink, takeLink } from './address.ts';
import { carried, refusal } from './carried.ts';
import { Coach } from './coach.ts';
import { BotDriver } from './bot-driver.ts';
import type { ControllerHost, ControllerOwner } from './controller-host.ts';
import { Ending } from './ending.ts';
import { findingOf } from './problem.ts';
import { SaveSlot } from './save-slot.ts';
import { seatWords } from './seat-words.ts';
import { Seats } from './seats.ts';
import { Trial } from './trial.ts';
import { Undoing } from './undoing.ts';
import { withoutAnswers } from './without-answers.ts';

/** One game in play in front of somebody: who looks, what is shown, who answers next, what is saved. Draws nothing. */
export class GameController {
  session: Session | null = null;
  view: GameView | null = null;
  /** position that is shown instead of the present, or -1 */
  moment = -1;
  notice = '';
  problem: Finding | null = null;
  settings: Settings;
  /** answer that waits for a yes, or -1 */
  asking = -1;
  /** the language of the settings is on the element now */
  langApplied = false;
  readonly #owner: ControllerOwner;
  readonly #host: ControllerHost;
  readonly #bots: BotDriver;
  readonly #attention = new Attention();
  /** taking answers back */
  readonly undoing: Undoing;
  readonly trial: Trial;
  readonly ending: Ending;
  readonly slot: SaveSlot;
  readonly coach = new Coach(() => this.#host.changed());
  readonly seats = new Seats({ session: () => this.session, refresh: () => this.refresh() });
  /** position that was shown last, and the one before it */
  #shown = 0;
  #since = 0;
  #module: GameModule | null = null;
  #worker: (() => Worker) | null = null;
  #forced: ReturnType<typeof setTimeout> | undefined;

  constructor(owner: ControllerOwner, host: ControllerHost) {
    this.#owner = owner;
    this.#host = host;
    this.settings = readSettings(owner.store);
    this.undoing = new Undoing({
      session: () => this.session,
      moment: () => this.moment,
      waits: () => this.#waits,
      designer: () => owner.designer,
      goTo: (position) => this.#goTo(position),
      seats: this.seats,
      show: host.show,
      words: host.words,
    });
    this.trial = new Trial(this, (session) => this.#put(session));
    this.slot = new SaveSlot(owner, { changed: () => this.refresh(), news: () => this.#readAgain() });
    this.#bots = new BotDriver({
      pause: () => owner.pause,
      settled: host.settled,
      answer: (player, index) => this.#give(index, player),
    });
    this.ending = new Ending(host, this.#bots, (session) => this.session === session && this.moment < 0);
  }

  /** Words of the game in the language of the page. */
  get meta(): GameMeta | null {
    const meta = this.session?.module.meta ?? this.#module?.meta;
    return meta === undefined ? null : localise(meta, this.#host.lang());
  }

  /** Why the last bot answered as it did; null while others are asked at the same time, to whom it would tell the answer. */
  get reasons(): Reasons | null {
    return (this.session?.together ?? null) === null ? this.#bots.reasons : null;
  }

  /** What a lesson says now; null when nothing. */
  get saying(): ReturnType<Coach['saying']> {
    return this.coach.saying(this.moment >= 0 || this.seats.covered || this.trial.on ? null : this.session);
  }

  get viewerName(): string {
    return this.session?.names[this.seats.viewer] ?? '';
  }

  /** Whether answers that a bot did not give may be told. */
  get mayTell(): boolean {
    const { session } = this;
    return (
      session === null || session.over || this.#owner.designer || this.settings.open || session.humans.length === 0
    );
  }

  get over(): boolean {
    return this.session?.over === true;
  }

  /** Whether the seed may be shown: nobody plays against others who could work out from it what is hidden. */
  get mayTellSeed(): boolean {
    const { session } = this;
    return session === null || session.over || session.humans.length < 2 || this.#owner.designer;
  }

  /** @returns a function that ends it */
  connect(): () => void {
    this.settings = readSettings(this.#owner.store);
    const ends = [
      onSettings((settings) => {
        this.settings = settings;
        this.refresh();
      }),
      onLink(() => void this.#follow()),
    ];
    if (this.session !== null) this.#bots.seat(this.session.module, this.#worker);
    this.slot.sit();
    return () => {
      this.slot.tabs.leave();
      for (const end of ends) end();
      this.#bots.close();
      this.#attention.end();
      clearTimeout(this.#forced);
    };
  }

  readonly change = (part: Partial<Settings>): void => writeSettings(this.#owner.store, { ...this.settings, ...part });

  /** A game, or another version of the one in play. @param plan  begins so at once; null: what was played goes on */
  take(module: GameModule, worker: (() => Worker) | null, plan: Plan | null): void {
    this.trial.end();
    this.#worker = worker;
    this.#bots.seat(module, this.#worker);
    if (plan !== null) this.#start(() => this.#host.sessions().begin(module, plan));
    else if (this.session?.module.meta.id === module.meta.id) this.#carry(this.session, module);
    else this.#resume(module);
  }

  #resume(module: GameModule): void {
    this.#module = module;
    this.session = this.view = null;
    this.seats.covered = false;
    this.#host.show('none');
    if (this.#follow()) return;
    const last = this.slot.last(module.meta.id);
    if (last === null) return this.#host.changed();
    const problem = this.resume(last);
    if (problem !== null) this.say(problem);
    else if (this.#shown > 0 && !this.over) this.say(this.#host.words().say('game.goes-on'));
  }

  /** Goes to the position that the address names. @returns whether it names one */
  #follow(): boolean {
    const text = this.#owner.links && this.#module !== null ? takeLink(this.#module) : null;
    const problem = text === null ? null : this.load(text);
    if (problem !== null) this.say(problem);
    return text !== null;
  }

  #carry(session: Session, module: GameModule): void {
    try {
      this.notice = carried(session.carryTo(module), this.#host.words());
      this.#module = module;
      this.problem = null;
    } catch (error) {
      this.#fail(error);
    }
    this.moment = -1;
    this.refresh();
  }

  /** Begins a game; the one before stays saved. */
  begin(plan: Plan): void {
    const module = this.session?.module ?? this.#module;
    if (module !== null) this.#start(() => this.#host.sessions().begin(module, plan));
  }

  /** The same seats again. @param seed  what it begins with */
  again(seed: Seed): void {
    if (this.session !== null) this.begin({ ...this.session.plan, seed });
  }

  /** Goes on with a text that `Session.save` gave. @returns why it was refused, or null */
  load(text: string, id = ''): string | null {
    const module = this.session?.module ?? this.#module;
    if (module === null) return null;
    const loaded = this.#host.sessions().load(module, text);
    if (!loaded.ok) return refusal(loaded, this.#host.words());
    this.#start(() => loaded.session, id);
    if (loaded.session.scripted) this.say(this.#host.words().say('saves.scripted'));
    return null;
  }

  /** Goes on with a saved game. @returns why it cannot, or null */
  resume(id: string): string | null {
    const text = this.slot.saves.read(id);
    return text === null ? this.#host.words().say('saves.gone') : this.load(text, id);
  }

  /** A new game from the moment that is shown; the other one stays saved. */
  branch(): void {
    const { session, moment } = this;
    if (session === null || moment < 0 || this.trial.on || this.undoing.barredBranch !== null) return;
    const problem = this.load(session.saveAt(moment));
    this.say(problem ?? this.#host.words().say('past.branched'));
  }

  #start(make: () => Session, id = ''): void {
    let session: Session;
    try {
      session = make();
    } catch (error) {
      if (error instanceof GameUseError) return this.say(error.message);
      this.#fail(error);
      return this.#host.changed();
    }
    this.trial.forget();
    this.#module = session.module;
    this.slot.take(id, session.module.meta.id);
    this.ending.follow(session);
    this.seats.sit(session);
    this.#host.show('none');
    this.#put(session);
  }

  /** A game as it stands, with nothing to be told of what led to it. */
  #put(session: Session): void {
    this.session = session;
    this.#bots.reasons = null;
    this.notice = '';
    this.problem = null;
    this.moment = -1;
    this.#shown = this.#since = session.position;
    this.refresh();
  }

  /** After every change of the position: what is seen now, what is saved, who goes on. */
  refresh(): void {
    const { session } = this;
    if (session === null) return this.#host.changed();
    this.#bots.cancel();
    clearTimeout(this.#forced);
    this.seats.handOver(session, this.settings.open);
    this.view = this.seats.covered ? null : this.#look(session);
    if (!this.trial.on) this.slot.write(session);
    this.#host.tell('game-change', { position: session.position, over: session.over });
    const winners = this.trial.on ? null : this.ending.reached(session);
    if (winners !== null) this.#sound(winners.some((seat) => session.humans.includes(seat)) ? 'won' : 'over');
    if (!session.over && this.problem === null && this.moment < 0 && !this.#waits) this.#next(session);
    this.#host.changed();
  }

  #look(session: Session): GameView {
    const { open } = this.settings;
    session.speak(this.#host.lang(), seatWords(this.#host.words()));
    if (this.moment >= 0) return session.viewAt(this.seats.viewer, this.moment, open);
    if (session.position !== this.#shown) [this.#since, this.#shown] = [this.#shown, session.position];
    const view = session.view(this.seats.viewer, open, Math.min(this.#since, session.position));
    return this.slot.tabs.following ? withoutAnswers(view) : view;
  }

  /** The language around the element is another, or the interface has other words: everything is said again. */
  translate(): void {
    if (this.session !== null && !this.seats.covered) this.view = this.#look(this.session);
  }

  /** Nobody answers here: somebody has to take over first, or the game is played elsewhere. */
  get #waits(): boolean {
    return this.seats.covered || this.slot.tabs.following;
  }

  /** The game was played on elsewhere: it stands here as it stands there. */
  #readAgain(): void {
    // A copy in which something is tried out must never take the place of the saved game.
    const session = this.trial.real;
    const loaded = session && this.#host.sessions().load(session.module, this.slot.read());
    this.trial.forget();
    this.session = loaded?.ok === true ? loaded.session : session;
    this.refresh();
  }

  /** Plays on with a copy of a game that is played elsewhere. */
  copy(): void {
    if (this.session !== null) this.load(this.session.save());
  }

  #next(session: Session): void {
    if (!session.humanAsked) {
      this.#attention.end();
      if (session.humans.length > 0 || !this.#host.paused()) this.#bots.begin(session);
      return;
    }
    // Bots that are asked at the same time do not wait for people, nor people for them.
    if (session.botAsk() === null) this.#bots.warm(session);
    else this.#bots.begin(session);
    const words = this.#host.words();
    if (this.settings.cue) this.#attention.call(words.say('game.your-turn'));
    if (this.settings.forced && session.choices === 1)
      this.#forced = setTimeout(() => this.answer(0), Math.max(60, this.#owner.pause));
  }

  /** One move of a bot, for whoever watches with the game paused. */
  readonly step = (): void => void (this.session !== null && this.#bots.begin(this.session));

  /** A person has pressed an answer: a final one may have to be said twice. */
  answerAsked(index: number): void {
    const { session, settings } = this;
    if (settings.confirm ? session?.isFinal(index) === true : session?.isLastStep(index) === true) {
      this.asking = index;
      this.#host.show('confirm');
    } else this.answer(index);
  }

  /** @param index  of `view.decision.answers` */
  answer(index: number): void {
    if (this.session?.humanAsked !== true || this.moment >= 0 || this.#waits) return;
    this.notice = '';
    this.problem = null;
    this.#give(index);
  }

  /** @param player  the bot that answers; left out: the person who is asked */
  #give(index: number, player = -1): void {
    const { session } = this;
    if (session === null) return;
    const { asked, position } = session;
    const bot = player >= 0;
    if (!this.#attempt(() => (bot ? session.botAnswer(index, player) : session.answer(index)))) return;
    this.#host.tell('game-answer', { player: bot ? player : asked, position, bot });
    if (!bot) this.#sound('answer');
    else if (session.humanAsked && session.position > position) this.#sound('turn');
  }

  #attempt(action: () => void): boolean {
    try {
      action();
    } catch (error) {
      this.#fail(error);
    }
    this.refresh();
    return this.problem === null;
  }

  /** A rule failed: the game stays where it was, and somebody is told which line it was. */
  #fail(error: unknown): void {
    if (!(error instanceof Error)) throw error;
    this.problem = findingOf(error, this.session?.replayLine() ?? '');
  }

  #goTo(position: number): void {
    this.moment = -1;
    this.problem = null;
    this.#host.show('none');
    this.#attempt(() => this.session?.goTo(position));
  }

  /** Shows an earlier moment. @param position  beyond the last answer: the present */
  lookBack(position: number): void {
    const { session } = this;
    if (session === null || this.seats.covered) return;
    this.moment = position >= session.position ? -1 : Math.max(0, position);
    if (this.moment < 0) return this.refresh();
    this.#bots.cancel();
    clearTimeout(this.#forced);
    this.view = this.#look(session);
    this.#host.changed();
  }

  say(notice: string): void {
    this.notice = notice;
    this.#host.changed();
  }

  #sound(name: 'answer' | 'turn' | 'won' | 'over'): void {
    if (this.settings.sound) void play(name, this.settings.volume);
  }

  /** What an answer certainly brings, for the table. */
  readonly preview = (index: number): Preview | null =>
    this.moment < 0 ? (this.session?.preview(index) ?? null) : null;

  /** Where a value comes from at the moment that is shown, or before what is shown happened; for the table. */
  readonly explain = (thing: number, attribute: number, before = false): readonly ValuePart[] =>
    this.session?.explain(this.seats.viewer, thing, attribute, before && this.moment < 0 ? this.#since : this.moment) ??
    [];
}
