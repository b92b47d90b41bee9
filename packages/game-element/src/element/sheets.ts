import type { Words } from '@undercroft/components';
import type { GameMeta } from '@undercroft/contract';
import { html, nothing, type TemplateResult } from 'lit';
import { RECORD_MAX } from '../session/untrusted.ts';
import type { Plan } from '../session/plan.ts';
import { readRecord } from '../session/record.ts';
import type { SavedGame } from '../session/saves.ts';
import type { Session } from '../session/session.ts';
import type { Credits } from '../sheets/credits.ts';
import { briefingSheet } from '../sheets/briefing-sheet.ts';
import { endSheet, type KeptActions } from '../sheets/end-sheet.ts';
import { helpSheet } from '../sheets/help-sheet.ts';
import { modal } from '../sheets/modal.ts';
import { nextSheet } from '../sheets/next-sheet.ts';
import { rulesSheet } from '../sheets/rules-sheet.ts';
import { savesSheet } from '../sheets/saves-sheet.ts';
import { settingsSheet } from '../sheets/settings-sheet.ts';
import { shareSheet } from '../sheets/share-sheet.ts';
import type { TurningPointActions } from '../sheets/turning-part.ts';
import { whySheet } from '../sheets/why-sheet.ts';
import { offerFile } from './files.ts';
import type { GameController } from '../controller/game-controller.ts';
import { newSeed } from '../session/new-seed.ts';
import './setup-form.ts';
import { mayTell, mayTellSeed, reasonsToTell } from '../controller/table-state.ts';

/** What sheets are made of. */
export interface SheetContext {
  readonly words: Words;
  readonly meta: GameMeta;
  readonly controller: GameController;
  readonly designer: boolean;
  /** people who share the screen have no way to see what others hide */
  readonly sealed: boolean;
  /** who drew the icons, or null */
  readonly credits: Credits | null;
  /** the final score adds up line by line */
  readonly unfold: boolean;
  /** lies over the sheet */
  readonly over: TemplateResult;
  readonly copy: (what: 'link' | 'seed' | 'report') => void;
}

/** The sheet that lies over the table. */
export function sheetOf(context: SheetContext): TemplateResult | typeof nothing {
  const { words, controller, over } = context;
  const close = (): void => controller.show('none');
  switch (controller.state.sheet) {
    case 'none':
      return nothing;
    case 'briefing':
      return briefingOf(context, close);
    case 'help':
      return modal(words, words.say('help.title'), helpSheet(words, context.credits), close, over);
    case 'rules':
      return rulesOf(context, close);
    case 'settings':
      return modal(
        words,
        words.say('settings.title'),
        settingsSheet(
          words,
          controller.state.settings,
          context.meta,
          (next) => controller.change(next),
          context.sealed,
        ),
        close,
        over,
      );
    case 'end':
      return endOf(context, close);
    case 'next':
      return nextOf(context, close);
    case 'saves':
      return modal(words, words.say('saves.title'), savesOf(context), close, over);
    case 'share':
      return modal(words, words.say('share.title'), shareOf(context), close, over);
    case 'why':
      return whyOf(context, close);
    case 'confirm':
      return confirmOf(context, close);
    case 'undo':
      return undoOf(context, close);
    case 'setup':
      return setupOf(context, close);
  }
}

function briefingOf(
  { words, controller, meta, over }: SheetContext,
  close: () => void,
): TemplateResult | typeof nothing {
  const { session, view } = controller.state;
  const { page } = controller.briefing;
  if (page === null || view === null) return nothing;
  const variant = meta.variants.find(({ name }) => name === session?.whole?.plan.variant);
  const actions = { close, take: () => controller.briefing.takeRecommended() };
  const title = page.title ?? meta.title;
  return modal(words, title, briefingSheet(words, meta, view, page, variant, actions), close, over);
}

function whyOf(
  { words, controller, designer, over }: SheetContext,
  close: () => void,
): TemplateResult | typeof nothing {
  const reasons = reasonsToTell(controller.state);
  if (reasons === null) return nothing;
  const told = mayTell(controller.state, designer);
  return modal(words, words.say('why.title'), whySheet(words, reasons, told), close, over);
}

/** The rulebook where it tells of what is asked now. */
function rulesOf({ words, controller, meta, over }: SheetContext, close: () => void): TemplateResult {
  const { session, view } = controller.state;
  const asked = meta.asks[view?.decision?.ask ?? -1]?.chapter ?? '';
  const standing = { view, names: session?.names ?? [] };
  return modal(
    words,
    words.say('rules.title', { game: meta.title }),
    rulesSheet(words, meta, asked, standing),
    close,
    over,
  );
}

function fileOf({ controller, meta }: SheetContext, text: string): void {
  offerFile(`${meta.id}-${controller.state.session?.position ?? 'game'}.json`, text);
}

function endOf(context: SheetContext, close: () => void): TemplateResult | typeof nothing {
  const { words, controller, meta, over } = context;
  const { session, view, course, turning } = controller.state;
  if (view === null || session === null) return nothing;
  const actions = { close, kept: keptOf(context, session.whole) };
  const { achievements } = controller;
  const { humans } = session;
  const alone = humans.length === 1 ? humans[0]! : null;
  const story = { achievements, alone, course, turning, seat: turning?.seat ?? controller.ending.seatOf(session) };
  return modal(
    words,
    words.say('end.title'),
    endSheet(words, meta, session.view(-1), story, context.unfold, actions),
    close,
    over,
  );
}

/** What can be done with a game that is over and kept in this page. */
function keptOf(context: SheetContext, session: Session | null): KeptActions | null {
  const { controller } = context;
  if (session === null) return null;
  return {
    same: () => controller.games.again(session.plan.seed),
    fresh: () => controller.games.again(newSeed()),
    file: () => fileOf(context, session.save()),
    next: session.next === null ? null : () => controller.show('next'),
    turning: turningOf(context, session),
  };
}

function turningOf({ controller, meta }: SheetContext, session: Session): TurningPointActions {
  return {
    look: () => controller.ending.look(session),
    stop: controller.ending.stop,
    show: (position) => {
      controller.show('none');
      controller.lookBack(position);
    },
    told: (point) => controller.ending.told(session, meta, point),
    asked: (position) => session.looks.questionAt(position),
  };
}

/** What lies between two games of a campaign. */
function nextOf({ words, controller, meta, over }: SheetContext, close: () => void): TemplateResult | typeof nothing {
  const { session } = controller.state;
  const plan = session?.whole?.next ?? null;
  if (plan?.legacy === undefined || session === null) return nothing;
  return modal(
    words,
    words.say('next.title'),
    html`${nextSheet(words, meta, plan.legacy, session.names)}
      <dungeon-setup
        next
        .meta=${meta}
        .from=${plan}
        action=${words.say('next.begin', { n: plan.legacy.past.length + 1 })}
        @plan=${(event: CustomEvent<Plan>) => controller.games.begin(event.detail)}
      ></dungeon-setup>`,
    close,
    over,
  );
}

function savesOf(context: SheetContext): TemplateResult {
  const { words, controller, meta } = context;
  const { session, said } = controller.state;
  const saved = controller.slot.saves.list(meta.id);
  const done = (problem: string | null): void => {
    if (problem !== null) controller.set({ said: { ...controller.state.said, problem } });
  };
  // A file may be of any size: one that is too long is not even read.
  const read = async (file: File): Promise<void> =>
    done(
      file.size > 4 * RECORD_MAX
        ? words.say('saves.refused', { code: 'damaged' })
        : controller.games.load(await file.text()),
    );
  return savesSheet(words, meta.title, saved, session === null ? '' : controller.slot.id, said.problem, {
    resume: (id) => done(controller.games.resume(id)),
    remove: (id) => {
      controller.slot.remove(id);
    },
    file: (id) => {
      const text = controller.slot.saves.read(id);
      if (text === null) return;
      if (context.sealed && holdsSecrets(text, id, saved)) done(words.say('share.sealed'));
      else fileOf(context, text);
    },
    open: (file) => void read(file),
  });
}

/**
 * Whether a saved game shows what people hide who share a screen: several play it, and it is not
 * over.
 */
function holdsSecrets(text: string, id: string, saved: readonly SavedGame[]): boolean {
  const record = readRecord(text);
  const people = record.ok ? record.seats.filter(({ is }) => is === 'human').length : 0;
  return people > 1 && saved.find((one) => one.id === id)?.over !== true;
}

function shareOf(context: SheetContext): TemplateResult {
  const { words, controller, designer } = context;
  const { session, said } = controller.state;
  if (controller.handedOut.isSealed) return html`<p class="notice">${words.say('share.sealed')}</p>`;
  return shareSheet(words, mayTellSeed(controller.state, designer), said.copied, said.byHand, {
    copy: context.copy,
    file: () => fileOf(context, session?.whole?.save() ?? ''),
    same: () => controller.games.again(session?.whole?.plan.seed ?? 0),
  });
}

function confirmOf({ words, controller, over }: SheetContext, close: () => void): TemplateResult {
  const { view, asking, settings } = controller.state;
  const asked = view?.decision?.answers.find(({ index }) => index === asking);
  const yes = (): void => {
    close();
    controller.answering.answer(asking);
  };
  const text = words.say(settings.confirm ? 'confirm.text' : 'confirm.last', { answer: asked?.label ?? '' });
  return askOnceMore(words, words.say('confirm.title'), text, words.say('confirm.yes'), yes, close, over);
}

function undoOf({ words, controller, over }: SheetContext, close: () => void): TemplateResult {
  const yes = (): void => {
    close();
    controller.undoing.takeBack();
  };
  const text = words.say('undo.text', { reason: controller.undoing.warning });
  return askOnceMore(words, words.say('undo.title'), text, words.say('game.take-back'), yes, close, over);
}

/** A sheet that asks once more before something is done. */
function askOnceMore(
  words: Words,
  title: string,
  text: string,
  act: string,
  yes: () => void,
  close: () => void,
  over: TemplateResult,
): TemplateResult {
  return modal(
    words,
    title,
    html`<p>${text}</p>
      <div class="actions sure">
        <button class="button primary" type="button" data-first @click=${yes}>${act}</button>
        <button class="button" type="button" @click=${close}>${words.say('confirm.no')}</button>
      </div>`,
    close,
    over,
  );
}

function setupOf({ words, controller, meta, over }: SheetContext, close: () => void): TemplateResult | typeof nothing {
  const { session, notice } = controller.state;
  const plan = session?.whole?.plan;
  if (plan === undefined) return nothing;
  return modal(
    words,
    words.say('game.new'),
    html`${notice === '' ? nothing : html`<p class="notice" role="status">${notice}</p>`}
      <dungeon-setup
        .meta=${meta}
        .from=${plan}
        closes
        @plan=${(event: CustomEvent<Plan>) => controller.games.begin(event.detail)}
        @cancel=${close}
      ></dungeon-setup>`,
    close,
    over,
  );
}
