import { icon, type Finding, type Words } from '@undercroft/components';
import { html, nothing, type TemplateResult } from 'lit';
import { togetherStrip } from './at-once.ts';
import type { GameController } from '../controller/game-controller.ts';
import { shownOnly } from '../controller/saying/carried.ts';
import { isOnlyShown, reasonsToTell } from '../controller/table-state.ts';

/** The earlier moment that is shown. */
interface PastState {
  readonly moment: number;
  readonly of: number;
  /** why no player may play on from here, or null */
  readonly barred: string | null;
  /** the game is kept here, so another one can begin from it */
  readonly branches: boolean;
}

/** What the strip below the question can do while an earlier moment is shown. */
interface PastActions {
  readonly go: (moment: number) => void;
  readonly now: () => void;
  readonly branch: () => void;
}

/** Steps and a slider over the answers of a game. */
function pastStrip(words: Words, { moment, of, barred, branches }: PastState, actions: PastActions): TemplateResult {
  const step = (to: number, sign: string, label: string, off: boolean): TemplateResult =>
    html`<button
      class="button quiet"
      type="button"
      title=${label}
      aria-label=${label}
      ?disabled=${off}
      @click=${() => actions.go(to)}
    >
      ${icon(sign)}
    </button>`;
  return html`<div class="notice past" role="group" aria-label=${words.say('past.scrub')}>
    <span role="status">${words.say('past.at', { n: moment, of })}</span>
    <div class="scrub">
      ${step(0, 'ui-first', words.say('past.first'), moment <= 0)}
      ${step(moment - 1, 'ui-back', words.say('past.back'), moment <= 0)}
      <input
        type="range"
        min="0"
        max=${of}
        .value=${String(moment)}
        aria-label=${words.say('past.scrub')}
        @input=${(event: Event) => actions.go((event.target as HTMLInputElement).valueAsNumber)}
      />
      ${step(moment + 1, 'ui-turn', words.say('past.on'), moment >= of)}
    </div>
    <div class="actions">
      <button class="button primary" type="button" @click=${actions.now}>${words.say('past.now')}</button>
      ${branches ? branchButton(words, barred, actions.branch) : nothing}
    </div>
  </div>`;
}

function branchButton(words: Words, barred: string | null, branch: () => void): TemplateResult {
  return html`<button
    class="button"
    type="button"
    aria-disabled=${barred === null ? 'false' : 'true'}
    title=${barred ?? nothing}
    aria-description=${barred ?? nothing}
    @click=${branch}
  >
    ${words.say('past.branch')}
  </button>`;
}

/** Buttons for a viewer of bots that play against each other. */
function watchStrip(words: Words, paused: boolean, pause: () => void, step: () => void): TemplateResult {
  return html`<div class="notice watch">
    <button class="button" type="button" aria-pressed=${paused ? 'true' : 'false'} @click=${pause}>
      ${icon(paused ? 'ui-turn' : 'ui-pause')}<span>${words.say(paused ? 'game.go-on' : 'game.pause')}</span>
    </button>
    <button class="button quiet" type="button" ?disabled=${!paused} @click=${step}>${words.say('game.step')}</button>
  </div>`;
}

/** Says that nothing counts, and leads back to the game; or offers to try something out. */
function trialStrip(words: Words, { trial, state: { moment } }: GameController): TemplateResult | typeof nothing {
  if (moment >= 0) return nothing;
  if (trial.replaced) return html`<p class="notice trial">${words.say('trial.elsewhere')}</p>`;
  if (!trial.on)
    return trial.offered
      ? html`<button class="button quiet trial" type="button" @click=${() => trial.begin()}>
          ${icon('ui-copy')}<span>${words.say('trial.begin')}</span>
        </button>`
      : nothing;
  return html`<div class="notice trial" role="status">
    <span>${words.say('trial.now')}</span>
    <button class="button primary" type="button" @click=${() => trial.end()}>${words.say('trial.end')}</button>
  </div>`;
}

/** Says that the game is played in another place. */
function followStrip(words: Words, copy: () => void): TemplateResult {
  return html`<div class="notice follows" role="status">
    <span>${words.say('game.follows')}</span>
    <button class="button" type="button" @click=${copy}>${words.say('game.copy')}</button>
  </div>`;
}

/** Says why the game is only shown, with a button to play on. The save stays as it is. */
function lookStrip(words: Words, { state: { looking }, games }: GameController): TemplateResult | typeof nothing {
  if (looking === null) return nothing;
  return html`<div class="notice looking" role="status">
    <span>${shownOnly(looking, words)}</span>
    <button class="button" type="button" @click=${() => games.playOn()}>${words.say('saves.play-on')}</button>
  </div>`;
}

/** What can be done with a game that is over. */
function endStrip(words: Words, outcome: () => void, anew: (() => void) | null): TemplateResult {
  return html`<div slot="result" class="notice over" role="group" aria-label=${words.say('end.title')}>
    <span>${words.say('end.title')}</span>
    <button class="button" type="button" @click=${outcome}>${words.say('end.outcome')}</button>
    ${anew === null ? nothing : html`<button class="button quiet" type="button" @click=${anew}>${words.say('game.new')}</button>`}
  </div>`;
}

/** What stands between the question and the log can do besides. */
export interface StripActions {
  readonly why: () => void;
  /** shows how the game ended */
  readonly outcome: () => void;
  /** opens the form for a new game */
  readonly anew: () => void;
}

/** What stands between the question and the log: looking back, bots at play, messages. */
export function strips(words: Words, controller: GameController, { why, outcome, anew }: StripActions): TemplateResult {
  const { session, moment, notice, position, over, following, paused } = controller.state;
  const isShown = isOnlyShown(controller.state);
  const whole = session?.whole ?? null;
  const watching = whole !== null && whole.humans.length === 0 && !over && moment < 0;
  return html`${
    moment >= 0 && session !== null
      ? pastStrip(
          words,
          { moment, of: position, barred: controller.undoing.barredBranch, branches: whole !== null },
          {
            go: (to) => controller.lookBack(to),
            now: () => controller.lookBack(Infinity),
            branch: () => controller.games.branch(),
          },
        )
      : nothing
  }
  ${isShown ? nothing : togetherStrip(words, controller)} ${isShown ? nothing : trialStrip(words, controller)}
  ${following ? followStrip(words, () => controller.games.copy()) : lookStrip(words, controller)}
  ${session !== null && over && moment < 0 ? endStrip(words, outcome, whole === null ? null : anew) : nothing}
  ${watching ? watchStrip(words, paused, controller.pause, controller.answering.step) : nothing}
  ${
    reasonsToTell(controller.state) === null || moment >= 0
      ? nothing
      : html`<button class="button quiet why-button" type="button" @click=${why}>
          ${icon('ui-bot')}<span>${words.say('game.why')}</span>
        </button>`
  }
  ${
    notice === ''
      ? nothing
      : html`<p class="notice" role="status">
          <span>${notice}</span>
          <button
            class="button quiet"
            type="button"
            aria-label=${words.say('close')}
            @click=${() => controller.set({ notice: '' })}
          >
            ${icon('ui-close')}
          </button>
        </p>`
  }`;
}

/** What can be done about a rule that failed. */
export interface OverlayActions {
  readonly copied: boolean;
  /** null: nothing may be given away */
  readonly copy: (() => void) | null;
  readonly takeBack: () => void;
  readonly close: () => void;
}

/**
 * What is wrong, over everything else.
 *
 * @param failed a rule has failed; else the content has errors
 */
export function overlay(
  words: Words,
  findings: readonly Finding[],
  failed: boolean,
  { copied, copy, takeBack, close }: OverlayActions,
): TemplateResult {
  return html`<uc-overlay
    .findings=${findings}
    heading=${words.say(failed ? 'game.rule-failed' : 'overlay.content-error')}
    note=${words.say(failed ? 'game.rule-failed-note' : 'game.content-error-note')}
    @uc-close=${close}
    >${
      failed
        ? html`<button class="button" type="button" @click=${takeBack}>${words.say('game.take-back')}</button>
            ${copy === null ? nothing : html`<button class="button" type="button" @click=${copy}>${words.say(copied ? 'game.copied' : 'game.copy-report')}</button>`}`
        : nothing
    }</uc-overlay
  >`;
}
