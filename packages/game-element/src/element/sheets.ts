import type { Words } from '@undercroft/components';
import type { GameMeta } from '@undercroft/contract';
import { html, nothing, type TemplateResult } from 'lit';
import { RECORD_MAX } from '../session/outside.ts';
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
import type { GameDesk } from '../controller/game-desk.ts';
import { newSeed } from './new-seed.ts';
import './setup-form.ts';
import type { SheetName } from '../controller/desk-host.ts';

export type { SheetName };

/** What sheets are made of. */
export interface SheetContext {
  readonly words: Words;
  readonly meta: GameMeta;
  readonly desk: GameDesk;
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
  const { words, desk, over } = context;
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
        settingsSheet(words, desk.settings, context.meta, (next) => desk.change(next)),
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
      return desk.reasons === null
        ? nothing
        : modal(words, words.say('why.title'), whySheet(words, desk.reasons, desk.mayTell), close, over);
    case 'confirm':
      return confirmOf(context, close);
    case 'undo':
      return undoOf(context, close);
    case 'setup':
      return setupOf(context, close);
  }
}

function fileOf({ desk, meta }: SheetContext, text: string): void {
  offerFile(`${meta.id}-${desk.session?.position ?? 'game'}.json`, text);
}

function endOf(context: SheetContext, close: () => void): TemplateResult | typeof nothing {
  const { words, desk, meta, over } = context;
  if (desk.view === null || desk.session === null) return nothing;
  const { session } = desk;
  const actions = {
    close,
    same: () => desk.again(session.plan.seed),
    fresh: () => desk.again(newSeed()),
    file: () => fileOf(context, session.save()),
    next: session.next === null ? null : () => context.show('next'),
  };
  return modal(
    words,
    words.say('end.title'),
    endSheet(words, meta, session.view(-1), desk.ending.course, context.unfold, actions),
    close,
    over,
  );
}

/** What lies between two games of a campaign. */
function nextOf({ words, desk, meta, over }: SheetContext, close: () => void): TemplateResult | typeof nothing {
  const plan = desk.session?.next ?? null;
  if (plan?.legacy === undefined || desk.session === null) return nothing;
  return modal(
    words,
    words.say('next.title'),
    html`${nextSheet(words, meta, plan.legacy, desk.session.names)}
      <dungeon-setup
        next
        .meta=${meta}
        .from=${plan}
        action=${words.say('next.begin', { n: plan.legacy.past.length + 1 })}
        @plan=${(event: CustomEvent<Plan>) => desk.begin(event.detail)}
      ></dungeon-setup>`,
    close,
    over,
  );
}

function savesOf(context: SheetContext): TemplateResult {
  const { words, desk, meta, said } = context;
  const done = (problem: string | null): void => {
    if (problem !== null) context.say(problem);
  };
  // A file may be of any size: one that is too long is not even read.
  const read = async (file: File): Promise<void> =>
    done(file.size > 4 * RECORD_MAX ? words.say('saves.refused', { code: 'damaged' }) : desk.load(await file.text()));
  return savesSheet(
    words,
    meta.title,
    desk.saves.list(meta.id),
    desk.session === null ? '' : desk.slot.id,
    said.problem,
    {
      resume: (id) => done(desk.resume(id)),
      remove: (id) => {
        desk.saves.remove(id);
        desk.say(desk.notice);
      },
      file: (id) => {
        const text = desk.saves.read(id);
        if (text !== null) fileOf(context, text);
      },
      open: (file) => void read(file),
    },
  );
}

function shareOf(context: SheetContext): TemplateResult {
  const { words, desk, said } = context;
  return shareSheet(words, desk.mayTellSeed, said.copied, said.byHand, {
    copy: context.copy,
    file: () => fileOf(context, desk.session?.save() ?? ''),
    same: () => desk.again(desk.session?.plan.seed ?? 0),
  });
}

function confirmOf({ words, desk, over }: SheetContext, close: () => void): TemplateResult {
  const asked = desk.view?.decision?.answers.find(({ index }) => index === desk.asking);
  const yes = (): void => {
    close();
    desk.answer(desk.asking);
  };
  const text = words.say(desk.settings.confirm ? 'confirm.text' : 'confirm.last', { answer: asked?.label ?? '' });
  return sure(words, words.say('confirm.title'), text, words.say('confirm.yes'), yes, close, over);
}

function undoOf({ words, desk, over }: SheetContext, close: () => void): TemplateResult {
  const yes = (): void => {
    close();
    desk.undoing.takeBack();
  };
  const text = words.say('undo.text', { reason: desk.undoing.warning });
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

function setupOf({ words, desk, meta, over }: SheetContext, close: () => void): TemplateResult | typeof nothing {
  if (desk.session === null) return nothing;
  return modal(
    words,
    words.say('game.new'),
    html`${desk.notice === '' ? nothing : html`<p class="notice" role="status">${desk.notice}</p>`}
      <dungeon-setup
        .meta=${meta}
        .from=${desk.session.plan}
        closes
        @plan=${(event: CustomEvent<Plan>) => desk.begin(event.detail)}
        @cancel=${close}
      ></dungeon-setup>`,
    close,
    over,
  );
}
