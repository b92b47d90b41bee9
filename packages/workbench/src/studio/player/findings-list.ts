import { html, nothing, type TemplateResult } from 'lit';
import type { Say } from '../words/words.ts';
import type { BackgroundPlayer } from './background-player.ts';
import type { NeverReached, PlayedFailure } from './player-worker.ts';

/**
 * What the background player has found; a press leads to the rule, or lays the position on the
 * table.
 */
export function findingsList(
  { report, stopped }: BackgroundPlayer,
  say: Say,
  {
    lineAt,
    jump,
    open,
  }: {
    /** what is written there */
    readonly lineAt: (place: NeverReached) => string;
    readonly jump: (place: NeverReached) => void;
    readonly open: (state: Int32Array) => void;
  },
): TemplateResult {
  if (stopped !== '')
    return html`<div class="tests"><p class="wrong" role="status">${say('tests-stopped', { why: stopped })}</p></div>`;
  if (report === null) return html`<div class="tests"><p role="status">${say('player-begins')}</p></div>`;
  const { games, failures, endless, round, never } = report;
  const isSound = failures.length === 0 && endless === 0 && never.length === 0;
  return html`<div class="tests">
    <p role="status">
      ${say('player-games', { n: games })} ${isSound ? say('player-sound') : nothing}
      ${endless > 0 ? say('player-endless', { n: endless }) : nothing}
    </p>
    <ul>
      ${round === null ? nothing : failureItem(round, say, open)}
      ${failures.map((failure) => failureItem(failure, say, open))}
      ${never.map(
        (place) =>
          html`<li>
            <button class="problem warning" type="button" @click=${() => jump(place)}>
              <b>${say(place.what === 'play' ? 'player-unplayed' : 'player-never', { what: place.what })}</b>
              <code>${lineAt(place)}</code>
              <small>${place.file}:${place.line}</small>
            </button>
          </li>`,
      )}
    </ul>
  </div>`;
}

function failureItem(
  { message, seed, answers, state }: PlayedFailure,
  say: Say,
  open: (state: Int32Array) => void,
): TemplateResult {
  return html`<li>
    <pre>${message}</pre>
    <p>${say('player-failed', { seed, n: answers })}</p>
    ${
      state === null
        ? nothing
        : html`<button class="button" type="button" @click=${() => open(state)}>${say('test-open')}</button>`
    }
  </li>`;
}
