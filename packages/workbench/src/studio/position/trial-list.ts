import type { Branch, Branches, BranchStep } from '@undercroft/scenario';
import { html, nothing, type TemplateResult } from 'lit';
import type { Say } from '../words/words.ts';

/** Ways that are listed; the likeliest come first. */
const LISTED = 60;

/**
 * What can come of something: each way with its odds, and what is another than before beside what
 * it was.
 */
export function trialList({ list, more }: Branches, say: Say): TemplateResult {
  const sorted = list.toSorted((one, other) => other.odds - one.odds);
  const left = sorted.length - LISTED;
  return html`<p role="status">
      ${list.length === 1 ? say('trial-way') : say('trial-ways', { n: list.length })}
      ${more ? say('trial-more') : nothing} ${left > 0 ? say('trial-listed', { n: LISTED }) : nothing}
    </p>
    <ol class="ways">
      ${sorted.slice(0, LISTED).map((branch) => way(branch, say))}
    </ol>`;
}

function way({ steps, odds, about, changes, failed }: Branch, say: Say): TemplateResult {
  return html`<li>
    <p class="steps">
      <b class="odds">${about ? say('trial-about') : nothing} ${percent(odds)}</b>
      ${steps.map((step) => html`<span class="step">${stepText(step, say)}</span>`)}
    </p>
    ${failed === null ? nothing : html`<p class="wrong">${failed}</p>`}
    ${
      changes.length === 0
        ? failed === null
          ? html`<p>${say('trial-nothing')}</p>`
          : nothing
        : html`<table>
            <thead>
              <tr>
                <th scope="col"><span class="hush">${say('trial-what')}</span></th>
                <th scope="col">${say('trial-before')}</th>
                <th scope="col">${say('trial-after')}</th>
              </tr>
            </thead>
            <tbody>
              ${changes.map(
                ({ name, before = '–', after = '–' }) =>
                  html`<tr>
                    <th scope="row">${name}</th>
                    <td>${before}</td>
                    <td>${after}</td>
                  </tr>`,
              )}
            </tbody>
          </table>`
    }
  </li>`;
}

function stepText(step: BranchStep, say: Say): string {
  return step.is === 'dice'
    ? say('trial-dice', { dice: step.dice.join(', ') })
    : say('trial-answer', { n: step.player + 1, answer: step.label });
}

function percent(odds: number): string {
  const share = odds * 100;
  return `${share >= 10 || share === 0 ? Math.round(share) : Number(share.toPrecision(2))} %`;
}
