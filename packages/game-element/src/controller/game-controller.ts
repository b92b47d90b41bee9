import { type AnswerIndex, localise, withOptions, type GameMeta, type GameModule } from '@undercroft/contract';
import type { Plan } from '../session/plan.ts';
import { achievedIn, achievementsOf, type Achievement } from '../results/achievements.ts';
import { careerOf, keepResult, readResults, type Career } from '../results/results.ts';
import type { PlaySession, SessionNews } from '../session/play-session.ts';
import { onSettings, readSettings, writeSettings, type Settings } from '../settings/settings.ts';
import type { SoundName } from '../settings/voices.ts';
import { onLink } from './address.ts';
import { Answering } from './answering.ts';
import { BotDriver } from './bot-driver.ts';
import { Briefing } from './guiding/briefing.ts';
import { Coach } from './guiding/coach.ts';
import type { ControllerHost, ControllerOwner, TableContext } from './controller-host.ts';
import { Cues } from './cues.ts';
import { Errands } from './errands.ts';
import { Ending } from './ending.ts';
import { Games } from './games.ts';
import { HandedOut } from './handed-out.ts';
import { SaveSlot } from './save-slot.ts';
import { Seats } from './seats.ts';
import { Showing } from './showing.ts';
import { TableStore, type SheetName, type TableState } from './table-state.ts';
import { Trial } from './trial.ts';
import { Undoing } from './undoing.ts';

/**
 * One game in play: the state of its table, and the controllers around it, each of which owns one
 * concern. Draws nothing.
 */
export class GameController {
  readonly answering: Answering;
  readonly briefing: Briefing;
  readonly coach: Coach;
  readonly ending: Ending;
  readonly errands: Errands;
  readonly games: Games;
  readonly handedOut: HandedOut;
  readonly seats: Seats;
  readonly showing: Showing;
  readonly slot: SaveSlot;
  readonly trial: Trial;
  readonly undoing: Undoing;
  readonly #bots: BotDriver;
  readonly #context: TableContext;
  readonly #cues: Cues;
  readonly #table: TableStore;
  #attended: PlaySession | null = null;
  #unlisten: () => void = () => {};

  /** @param changed  another state is to be drawn */
  constructor(owner: ControllerOwner, host: ControllerHost, changed: () => void) {
    const table = (this.#table = new TableStore(changed));
    const context = (this.#context = { table, owner, host });
    const moved = (): void => this.refresh();
    this.#cues = new Cues(context);
    this.#bots = new BotDriver(context, (player, index) => this.answering.giveBot(index, player));
    this.handedOut = new HandedOut(context);
    this.showing = new Showing(context);
    this.answering = new Answering(context, this.#bots, this.#cues, moved);
    this.seats = new Seats(table, moved);
    this.slot = new SaveSlot(context, { changed: moved, news: () => this.games.readAgain() });
    this.errands = new Errands(context, this.answering);
    this.undoing = new Undoing(context, this.seats, this.errands, this.answering.goTo);
    this.ending = new Ending(context, this.#bots);
    this.coach = new Coach(table);
    this.briefing = new Briefing(context, this.errands);
    const { answering, briefing, ending, seats, showing, slot, undoing } = this;
    this.games = new Games(context, {
      answering,
      bots: this.#bots,
      briefing,
      ending,
      seats,
      showing,
      slot,
      undoing,
      moved,
    });
    this.trial = new Trial(table, this.games.put);
    table.set({ settings: this.#likes(readSettings(owner.store)) });
  }

  get state(): TableState {
    return this.#table.state;
  }

  /** Puts parts of the state that only what is drawn knows of. */
  set(part: Pick<Partial<TableState>, 'said' | 'problem' | 'notice'>): void {
    this.#table.set(part);
  }

  /** Words of the game in the language of the page. */
  get meta(): GameMeta | null {
    const { session } = this.state;
    const meta = session?.meta ?? this.games.module?.meta;
    return meta === undefined ? null : withOptions(localise(meta, this.#context.host.lang()), session?.options ?? []);
  }

  get viewerName(): string {
    return this.state.session?.names[this.state.viewer] ?? '';
  }

  /** @returns a function that ends it */
  connect(): () => void {
    this.#table.set({ settings: this.#likes(readSettings(this.#context.owner.store)) });
    const ends = [
      onSettings((settings) => {
        this.#table.set({ settings: this.#likes(settings) });
        this.refresh();
      }),
      onLink(() => void this.games.follow()),
    ];
    this.games.seatBots();
    this.#attend(this.state.session);
    this.slot.sit();
    return () => {
      this.slot.tabs.leave();
      for (const end of ends) end();
      this.answering.stop();
      this.answering.drop();
      this.errands.drop();
      this.#attend(null);
      this.#bots.close();
      this.#cues.end();
    };
  }

  /** Settings of this person, as far as the page allows them: a sealed game shows no open hands. */
  #likes(settings: Settings): Settings {
    return this.#context.owner.sealed ? { ...settings, open: false } : settings;
  }

  readonly change = (part: Partial<Settings>): void =>
    writeSettings(this.#context.owner.store, { ...this.state.settings, ...part });

  /**
   * A game, or another version of the one in play.
   *
   * @param plan begins so at once; null: what was played goes on
   */
  take(module: GameModule, worker: (() => Worker) | null, plan: Plan | null): void {
    this.trial.end();
    this.games.take(module, worker, plan);
  }

  /** A game that is kept elsewhere. */
  join(session: PlaySession): void {
    this.trial.end();
    this.games.join(session);
  }

  /** Hears what happens elsewhere in the game on the table, and no more of the one before. */
  #attend(session: PlaySession | null): void {
    if (session === this.#attended) return;
    this.#unlisten();
    this.#attended = session;
    this.#unlisten = session?.listen((news) => this.#heard(session, news)) ?? (() => {});
  }

  #heard(session: PlaySession, news: SessionNews): void {
    switch (news.is) {
      case 'moved': {
        const before = this.state.position;
        this.refresh();
        if (session.humanAsked && session.position !== before) this.#cues.sound('turn');
        return;
      }
      case 'told':
        this.showing.told(session);
        this.errands.forget();
        this.#table.set({ known: this.state.known + 1 });
        this.answering.goOn();
        this.errands.goOn(session);
        return;
      case 'refused':
        this.#table.set({ notice: news.why });
        this.refresh();
    }
  }

  /** After every change of the position: what is seen now, what is saved, who goes on. */
  refresh(): void {
    const { session, settings } = this.state;
    if (session === null) return;
    this.#attend(session);
    this.#table.set({ following: this.slot.tabs.following });
    this.answering.stop();
    // What was said at once is shown at once.
    if (this.errands.goOn(session)) return;
    this.seats.handOver(session, settings.open || !session.seeded);
    this.showing.refresh(session);
    if (!this.trial.on && this.state.looking === null) this.slot.write(session);
    this.#context.host.tell('game-change', { position: session.position, over: session.over });
    const winners = this.trial.on ? null : this.ending.reached(session);
    if (winners !== null) this.#keep(session, winners);
    this.briefing.offer(session);
    this.answering.next(session);
  }

  /** The game has ended: it is heard, and kept where one person has played against others. */
  #keep(session: PlaySession, winners: readonly number[]): void {
    const { humans, meta, names } = session;
    this.#cues.sound(winners.some((seat) => humans.includes(seat)) ? 'won' : 'over');
    const [seat] = humans;
    if (seat === undefined || humans.length > 1 || names.length < 2 || this.slot.id === '') return;
    const points = session.view(-1).players[seat]?.score?.total ?? null;
    const achieved = achievedIn(meta, session.view(seat), seat);
    const won = winners.includes(seat);
    keepResult(this.#context.owner.store, meta.id, {
      id: this.slot.id,
      won,
      points,
      ...(achieved.length === 0 ? {} : { achieved }),
    });
  }

  /** What the person at this machine can achieve in this game, and has achieved. */
  get achievements(): readonly Achievement[] {
    const english = this.state.session?.meta ?? this.games.module?.meta;
    const { meta } = this;
    if (english === undefined || meta === null) return [];
    return achievementsOf(english, meta, readResults(this.#context.owner.store, english.id), this.slot.id);
  }

  /** What the person at this machine has done in this game so far; null: nothing. */
  get career(): Career | null {
    return careerOf(readResults(this.#context.owner.store, this.meta?.id ?? ''));
  }

  /** A person has pressed an answer. @param index  of `view.decision.answers` */
  press(index: AnswerIndex): void {
    this.errands.drop();
    this.errands.note(index);
    this.answering.asked(index);
  }

  /**
   * Shows an earlier moment.
   *
   * @param position beyond the last answer: the present
   * @param nth sentences of its step that have been said, -1 all
   */
  lookBack(position: number, nth = -1): void {
    const { session, covered } = this.state;
    if (session === null || covered) return;
    this.answering.drop();
    this.errands.drop();
    if (this.showing.lookBack(session, position, nth)) this.answering.stop();
    else this.refresh();
  }

  /** Pauses the bots, or lets them go on. */
  readonly pause = (): void => {
    this.#table.set({ paused: !this.state.paused });
    this.refresh();
  };

  /** Something should be heard that is shown. */
  readonly hear = (sound: SoundName): void => this.#cues.sound(sound);

  /** Opens a sheet. */
  show(sheet: SheetName): void {
    // What is tried out is not saved, shared or begun anew.
    if (['setup', 'saves', 'share'].includes(sheet)) this.trial.end();
    this.#table.show(sheet);
  }
}
