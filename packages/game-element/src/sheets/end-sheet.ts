import { hasIcon, icon, readLayout, type Words } from '@undercroft/components';
import type { GameMeta } from '@undercroft/contract';
import type { GameView, PlayerView, ScoreLineView } from '@undercroft/view';
import { html, nothing, type TemplateResult } from 'lit';
import { courseChart, type Course } from './course-chart.ts';

/** What can be done when a game is over. */
export interface EndActions {
  readonly close: () => void;
  /** the same seats and the same seed */
  readonly same: () => void;
  /** the same seats and another seed */
  readonly fresh: () => void;
  /** saves the game as a file */
  readonly file: () => void;
}

/** Who won and why, the final score by line or the last numbers of all, how the game went, and how to go on. */
export function endSheet(
  words: Words,
  meta: GameMeta,
  view: GameView,
  course: Course | null,
  actions: EndActions,
): TemplateResult {
  const winners = view.players.filter((player) => player.outcome === 'won');
  const names = listed(
    words,
    winners.map((player) => player.name),
  );
  const headline = winners.length === 0 ? words.say('end.nobody') : words.say('end.wins', { n: winners.length, names });
  const scored = view.players.some((player) => player.score !== null);
  return html`<div class="end">
    <p class="headline">${icon('ui-trophy')}<span>${headline}</span></p>
    ${view.result === null || view.result.text === '' ? nothing : html`<p class="why">${view.result.text}</p>`}
    <div class="scroll" tabindex="0" role="group" aria-label=${words.say('end.outcome')}>
      ${scored ? scoreTable(words, meta, view.players) : outcomeTable(words, meta, view.players)}
    </div>
    ${
      course === null
        ? nothing
        : courseChart(
            words,
            course,
            view.players.map((player) => player.name),
          )
    }
    <div class="actions">
      <button class="button primary" type="button" autofocus @click=${actions.fresh}>
        ${words.say('end.rematch')}
      </button>
      <button class="button" type="button" @click=${actions.same}>${words.say('end.same')}</button>
      <button class="button" type="button" @click=${actions.file}>${words.say('end.replay')}</button>
      <button class="button quiet" type="button" @click=${actions.close}>${words.say('end.look')}</button>
    </div>
  </div>`;
}

function listed(words: Words, names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : words.say('end.and', { first: names.slice(0, -1).join(', '), last });
}

/** A column for every player, a row for every line of the score sheet, and the sum. */
function scoreTable(words: Words, meta: GameMeta, players: readonly PlayerView[]): TemplateResult {
  const keyOf = (line: ScoreLineView): string => line.name;
  const titles = new Map(players.flatMap(({ score }) => (score?.lines ?? []).map((line) => [keyOf(line), line.title])));
  const sum = ({ score }: PlayerView, name: string): number =>
    (score?.lines ?? []).filter((line) => keyOf(line) === name).reduce((total, line) => total + line.value, 0);
  const parts = ({ score }: PlayerView, name: string): string =>
    (score?.lines ?? [])
      .filter((line) => keyOf(line) === name && line.thing >= 0)
      .map((line) => `${meta.rows[meta.things[line.thing] ?? -1]?.title ?? ''} ${line.value}`)
      .join(', ');
  return html`<table class="score">
    <thead>
      <tr>
        <th scope="col">${words.say('end.player')}</th>
        ${players.map((player) => html`<th scope="col" class=${player.outcome}>${player.name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${[...titles].map(
        ([name, title]) =>
          html`<tr>
            <th scope="row">${title}</th>
            ${players.map((player) => html`<td class="number">${sum(player, name)}<small>${parts(player, name)}</small></td>`)}
          </tr>`,
      )}
      <tr class="total">
        <th scope="row">${words.say('end.total')}</th>
        ${players.map((player) => html`<td class="number">${player.score?.total ?? ''}</td>`)}
      </tr>
      <tr>
        <th scope="row">${words.say('end.outcome')}</th>
        ${players.map((player) => html`<td>${outcome(words, player)}</td>`)}
      </tr>
    </tbody>
  </table>`;
}

function outcomeTable(words: Words, meta: GameMeta, players: readonly PlayerView[]): TemplateResult {
  const names = readLayout(meta).counters;
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${words.say('end.player')}</th>
        <th scope="col">${words.say('end.outcome')}</th>
        ${names.map((name) => html`<th scope="col">${counterHead(meta, name)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${players.map(
        (player) =>
          html`<tr class=${player.outcome}>
            <th scope="row">${player.name}</th>
            <td>${outcome(words, player)}</td>
            ${names.map((name) => html`<td class="number">${player.counters[name] ?? player.fields[name] ?? player.attributes[name] ?? ''}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function outcome(words: Words, player: PlayerView): TemplateResult {
  const word = player.outcome === 'playing' ? 'end.open' : (`end.${player.outcome}` as const);
  return html`${words.say(word)}${player.reason === null ? nothing : html`<small>${player.reason}</small>`}`;
}

function counterHead(meta: GameMeta, name: string): TemplateResult {
  const field = meta.fields.find((candidate) => candidate.owner === 'player' && candidate.name === name);
  const title = field?.title ?? name;
  if (field?.icon === null || field === undefined || !hasIcon(field.icon)) return html`${title}`;
  return html`<span title=${title} role="img" aria-label=${title}>${icon(field.icon)}</span>`;
}
