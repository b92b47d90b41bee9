import type { Words } from '@undercroft/components';
import type { GameMeta } from '@undercroft/contract';
import { html, nothing, type TemplateResult } from 'lit';
import { RECORD_MAX } from '../session/untrusted.ts';
import type { Plan } from '../session/plan.ts';
import type { Credits } from '../sheets/credits.ts';
import { endSheet } from '../sheets/end-sheet.ts';
import { helpSheet } from '../sheets/help-sheet.ts';
import { modal } from '../sheets/modal.ts';
import { nextSheet } from '../sheets/next-sheet.ts';
import { savesSheet } from '../sheets/saves-sheet.ts';
import { settingsSheet } from '../sheets/settings-sheet.ts';
import { shareSheet } from '../sheets/share-sheet.ts';
import { whySheet } from '../sheets/why-sheet.ts';
import { offerFile } from './files.ts';
import type { GameController } from '../controller/game-controller.ts';
import { newSeed } from '../session/new-seed.ts';
import './setup-form.ts';
import type { SheetName } from '../controller/controller-host.ts';

export type { SheetName };

/** What sheets are made of. */
export interface SheetContext {
  readonly words: Words;
  readonly meta: GameMeta;
  readonly controller: GameController;
  readonly said: { readonly copied: string; readonly byHand: string; readonly problem: string };
  readonly designer: boolean;
  /** who drew the icons, or null */
  readonly credits: Credits | null;
  /** the final score adds up line by line */
  readonly unfold: boolean;
  /** lies over the sheet */
  readonly over: TemplateResult;
  readonly show: (sheet: SheetName) => void;
  readonly copy: (what: 'link' | 'seed' | 'report') => void;
  readonly say: (problem: string) => void;
}

/** The sheet of a name. */
export function sheetOf(name: SheetName, context: SheetContext): TemplateResult | typeof nothing {
  const { words, controller, over } = context;
  const close = (): void => context.show('none');
  switch (name) {
    case 'none':
      return nothing;
    case 'help':
      return modal(words, words.say('help.title'), helpSheet(words, context.credits), close, over);
    case 'settings':
      return modal(
        words,
        words.say('settings.title'),
        settingsSheet(words, controller.settings, context.meta, (next) => controller.change(next)),
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
      return controller.reasons === null
        ? nothing
        : modal(words, words.say('why.title'), whySheet(words, controller.reasons, controller.mayTell), close, over);
    case 'confirm':
      return confirmOf(context, close);
    case 'undo':
      return undoOf(context, close);
    case 'setup':
      return setupOf(context, close);
  }
}

function fileOf({ controller, meta }: SheetContext, text: string): void {
  offerFile(`${meta.id}-${controller.session?.position ?? 'game'}.json`, text);
}

function endOf(context: SheetContext, close: () => void): TemplateResult | typeof nothing {
  const { words, controller, meta, over } = context;
  if (controller.view === null || controller.session === null) return nothing;
  const { session } = controller;
  const actions = {
    close,
    same: () => controller.again(session.plan.seed),
    fresh: () => controller.again(newSeed()),
    file: () => fileOf(context, session.save()),
    next: session.next === null ? null : () => context.show('next'),
  };
  return modal(
    words,
    words.say('end.title'),
    endSheet(words, meta, session.view(-1), controller.ending.course, context.unfold, actions),
    close,
    over,
  );
}

/** What lies between two games of a campaign. */
function nextOf({ words, controller, meta, over }: SheetContext, close: () => void): TemplateResult | typeof nothing {
  const plan = controller.session?.next ?? null;
  if (plan?.legacy === undefined || controller.session === null) return nothing;
  return modal(
    words,
    words.say('next.title'),
    html`${nextSheet(words, meta, plan.legacy, controller.session.names)}
      <dungeon-setup
        next
        .meta=${meta}
        .from=${plan}
        action=${words.say('next.begin', { n: plan.legacy.past.length + 1 })}
        @plan=${(event: CustomEvent<Plan>) => controller.begin(event.detail)}
      ></dungeon-setup>`,
    close,
    over,
  );
}

function savesOf(context: SheetContext): TemplateResult {
  const { words, controller, meta, said } = context;
  const done = (problem: string | null): void => {
    if (problem !== null) context.say(problem);
  };
  // A file may be of any size: one that is too long is not even read.
  const read = async (file: File): Promise<void> =>
    done(
      file.size > 4 * RECORD_MAX ? words.say('saves.refused', { code: 'damaged' }) : controller.load(await file.text()),
    );
  return savesSheet(
    words,
    meta.title,
    controller.slot.saves.list(meta.id),
    controller.session === null ? '' : controller.slot.id,
    said.problem,
    {
      resume: (id) => done(controller.resume(id)),
      remove: (id) => {
        controller.slot.saves.remove(id);
        controller.say(controller.notice);
      },
      file: (id) => {
        const text = controller.slot.saves.read(id);
        if (text !== null) fileOf(context, text);
      },
      open: (file) => void read(file),
    },
  );
}

function shareOf(context: SheetContext): TemplateResult {
  const { words, controller, said } = context;
  return shareSheet(words, controller.mayTellSeed, said.copied, said.byHand, {
    copy: context.copy,
    file: () => fileOf(context, controller.session?.save() ?? ''),
    same: () => controller.again(controller.session?.plan.seed ?? 0),
  });
}

function confirmOf({ words, controller, over }: SheetContext, close: () => void): TemplateResult {
  const asked = controller.view?.decision?.answers.find(({ index }) => index === controller.asking);
  const yes = (): void => {
    close();
    controller.answer(controller.asking);
  };
  const text = words.say(controller.settings.confirm ? 'confirm.text' : 'confirm.last', { answer: asked?.label ?? '' });
  return sure(words, words.say('confirm.title'), text, words.say('confirm.yes'), yes, close, over);
}

function undoOf({ words, controller, over }: SheetContext, close: () => void): TemplateResult {
  const yes = (): void => {
    close();
    controller.undoing.takeBack();
  };
  const text = words.say('undo.text', { reason: controller.undoing.warning });
  return sure(words, words.say('undo.title'), text, words.say('game.take-back'), yes, close, over);
}

/** Asks once more. */
function sure(
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
        <button class="button primary" type="button" autofocus @click=${yes}>${act}</button>
        <button class="button" type="button" @click=${close}>${words.say('confirm.no')}</button>
      </div>`,
    close,
    over,
  );
}

function setupOf({ words, controller, meta, over }: SheetContext, close: () => void): TemplateResult | typeof nothing {
  if (controller.session === null) return nothing;
  return modal(
    words,
    words.say('game.new'),
    html`${controller.notice === '' ? nothing : html`<p class="notice" role="status">${controller.notice}</p>`}
      <dungeon-setup
        .meta=${meta}
        .from=${controller.session.plan}
        closes
        @plan=${(event: CustomEvent<Plan>) => controller.begin(event.detail)}
        @cancel=${close}
      ></dungeon-setup>`,
    close,
    over,
  );
}
