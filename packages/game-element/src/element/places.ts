import { icon, type Words } from '@undercroft/components';
import type { GameMeta } from '@undercroft/contract';
import { html, nothing, type TemplateResult } from 'lit';
import { standardPlan, type Plan } from '../session/plan.ts';
import type { Achievement } from '../results/achievements.ts';
import { achievementsPart } from '../results/achievements-part.ts';
import { seedOfDay, type Career } from '../results/results.ts';
import './setup-form.ts';

/**
 * What stands in the place of the table, inside the element: a page that embeds a game is not
 * covered by it.
 */
function place(name: string, title: string, notice: string, body: TemplateResult): TemplateResult {
  return html`<div class="ground">
    <section part="sheet" class=${`place ${name}`} aria-label=${title}>
      <h2>${title}</h2>
      ${notice === '' ? nothing : html`<p class="notice" role="status">${notice}</p>`} ${body}
    </section>
  </div>`;
}

/** What a person has done in a game so far, in a sentence; empty where nothing is kept. */
export function careerInWords(words: Words, career: Career | null): string {
  if (career === null) return '';
  const { best, games, streak, won } = career;
  const parts = [
    words.say('career.won', { won, games }),
    ...(streak > 1 ? [words.say('career.streak', { streak })] : []),
    ...(best === null ? [] : [words.say('career.best', { best })]),
  ];
  return parts.join(' ');
}

/**
 * Before a game: who plays, with which rules.
 *
 * @param past   what the person has done in it so far
 * @param games   opens the saved games; null when there are none
 */
export function opening(
  words: Words,
  meta: GameMeta,
  notice: string,
  begin: (plan: Plan) => void,
  { achievements, career }: { readonly achievements: readonly Achievement[]; readonly career: Career | null },
  games: (() => void) | null,
): TemplateResult {
  const told = careerInWords(words, career);
  const today = (): void => begin(standardPlan(meta, seedOfDay(Date.now())));
  return place(
    'opening',
    words.say('game.new'),
    notice,
    html`${told === '' ? nothing : html`<p class="career">${icon('ui-trophy')}<span>${told}</span></p>`}
      <dungeon-setup .meta=${meta} @plan=${(event: CustomEvent<Plan>) => begin(event.detail)}></dungeon-setup>
      ${achievementsPart(words, achievements, false)}
      <p class="beside">
        <button class="button quiet" type="button" @click=${today}>${words.say('game.of-the-day')}</button>
        ${games === null ? nothing : html`<button class="button quiet games" type="button" @click=${games}>${words.say('game.games')}</button>`}
      </p>`,
  );
}

/** What can be done between two people. */
export interface HandOver {
  readonly ready: () => void;
  /** others who are asked at the same time */
  readonly others: readonly { readonly name: string; readonly ready: () => void }[];
  /** who has just answered, and may still take that back */
  readonly back: { readonly name: string; readonly take: () => void } | null;
}

/** Between two people: nothing of what either may see is drawn until the next one sits down. */
export function handOver(words: Words, name: string, notice: string, actions: HandOver): TemplateResult {
  return place(
    'hand-over',
    words.say('hand.title', { name }),
    notice,
    html`${icon('ui-person')}
      <p>${words.say('hand.text', { name })}</p>
      <button class="button primary" type="button" @click=${actions.ready}>${words.say('hand.ready', { name })}</button>
      ${actions.others.map((one) => html`<button class="button" type="button" @click=${one.ready}>${words.say('hand.ready', { name: one.name })}</button>`)}
      ${
        actions.back === null
          ? nothing
          : html`<button class="button quiet" type="button" @click=${actions.back.take}>
              ${words.say('hand.back', { name: actions.back.name })}
            </button>`
      }`,
  );
}
