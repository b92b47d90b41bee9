// What a person presses at a table of a server is neither lost nor given twice, whatever the page
// hears before the server has told whether the answer is final.

import type { AnswerIndex } from '@undercroft/contract';
import { tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import { END_TURN } from '../session/errands/errand.ts';
import { RemoteRig } from '../testing/remote-rig.ts';
import { Answering } from './answering.ts';
import type { BotDriver } from './bot-driver.ts';
import type { TableContext } from './controller-host.ts';
import type { Cues } from './cues.ts';
import { Errands } from './errands.ts';
import { TableStore } from './table-state.ts';

/** The tiny game, in which a turn may be ended at once. */
function passingModule(): ReturnType<typeof tinyModule> {
  const tiny = tinyModule();
  return { ...tiny, meta: { ...tiny.meta, extras: { table: { passes: ['turn'] } } } };
}

/** The page of the person who is asked, as far as its answers go; it confirms final ones. */
class AskedPage {
  readonly rig = new RemoteRig(passingModule());
  readonly seat = this.rig.sessions.findIndex(({ humanAsked }) => humanAsked);
  readonly session = this.rig.sessions[this.seat]!;
  readonly table = new TableStore(() => {});
  readonly answering: Answering;
  readonly errands: Errands;
  /** positions at which an answer was given */
  readonly given: number[] = [];

  constructor() {
    const { session, table } = this;
    table.set({ session, viewer: this.seat, settings: { ...table.state.settings, confirm: true } });
    const host = {
      lang: () => 'en',
      tell: (_: string, { position }: { position: number }) => this.given.push(position),
    };
    const context = { table, host, owner: { pause: 0, sealed: false } } as unknown as TableContext;
    const bots = { begin: () => {}, cancel: () => {}, warm: () => {} } as unknown as BotDriver;
    const cues = { call: () => {}, end: () => {}, sound: () => {} } as unknown as Cues;
    this.answering = new Answering(context, bots, cues, () => this.refresh());
    this.errands = new Errands(context, this.answering);
    session.listen(({ is }) => (is === 'told' ? this.#told() : this.refresh()));
    this.refresh();
  }

  /** As `GameController.refresh`. */
  refresh(): void {
    const { session } = this;
    this.answering.stop();
    if (this.errands.goOn(session)) return;
    this.table.set({ position: session.position, view: session.view(this.seat) });
    this.answering.next(session);
  }

  #told(): void {
    this.errands.forget();
    this.answering.goOn();
    this.errands.goOn(this.session);
  }

  /** The other person says something. */
  hearTalk(): void {
    this.rig.clients[1 - this.seat]!.request({ is: 'say', phrase: 'sorry', text: '' });
    this.rig.carry();
  }

  /** The other person goes, and connects again. */
  hearPresence(): void {
    this.rig.disconnect(1 - this.seat);
    this.rig.connect(1 - this.seat);
  }

  lose(): void {
    this.rig.disconnect(this.seat);
    this.rig.connect(this.seat);
  }

  /** Both persons end their turns on other devices, so the person is asked again. */
  async passElsewhere(): Promise<void> {
    for (const seat of [this.seat, 1 - this.seat]) {
      const session = this.rig.sessions[seat]!;
      session.answer(session.choices - 1);
      await this.settle();
    }
  }

  /** Everything that was pressed, sent and asked is heard of. */
  async settle(): Promise<void> {
    for (let i = 0; i < 4; i++) await this.rig.told();
  }
}

/** The last answer of the first question ends the turn, and is not final. */
const endOf = ({ session, seat }: AskedPage): AnswerIndex => session.view(seat).decision!.answers.at(-1)!.index;

/** The two ways to give it: a press of the answer, and a wish that takes as many as it needs. */
const WAYS = [
  ['pressed', (page: AskedPage): void => page.answering.asked(endOf(page))],
  ['wished', (page: AskedPage): void => page.errands.wish([END_TURN])],
] as const;

const NEWS = [
  ['nothing', () => {}],
  ['talk', (page: AskedPage) => page.hearTalk()],
  ['presence', (page: AskedPage) => page.hearPresence()],
  ['what is drawn anew', (page: AskedPage) => page.refresh()],
] as const;

for (const [way, give] of WAYS) {
  it.each(NEWS)(`gives what is ${way} once, when the page hears of %s before the reply`, async (_, hear) => {
    const page = new AskedPage();
    give(page);
    expect(page.given).toEqual([]);
    hear(page);
    await page.settle();
    hear(page);
    await page.settle();

    expect(page.given).toEqual([0]);
    expect(page.session.position).toBe(1);
  });

  it(`forgets what is ${way}, when the connection goes before the reply`, async () => {
    const page = new AskedPage();
    give(page);
    page.lose();
    await page.settle();

    expect(page.given).toEqual([]);
  });

  it(`gives what is ${way} at no other question`, async () => {
    const page = new AskedPage();
    give(page);
    await page.passElsewhere();
    page.hearTalk();
    await page.settle();

    expect(page.session.humanAsked).toBe(true);
    expect(page.given).toEqual([]);
    expect(page.session.position).toBe(2);
  });
}

it('gives a wish once, which another press or wish has taken the place of', async () => {
  const page = new AskedPage();
  page.errands.wish([END_TURN]);
  page.errands.wish([END_TURN]);
  await page.settle();

  expect(page.given).toEqual([0]);
});

it('asks for a yes while the question is open, and not at another one', async () => {
  const page = new AskedPage();
  page.answering.asked(0);
  await page.settle();
  page.hearTalk();
  page.hearPresence();
  expect([page.table.state.sheet, page.table.state.asking]).toEqual(['confirm', 0]);
  await page.passElsewhere();

  expect(page.session.humanAsked).toBe(true);
  expect(page.table.state.sheet).toBe('none');
});
