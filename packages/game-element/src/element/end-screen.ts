import { hasIcon, icon, readLayout } from '@undercroft/components';
import type { GameMeta } from '@undercroft/contract';
import type { GameView, PlayerView } from '@undercroft/view';
import { html, nothing, type TemplateResult } from 'lit';

/** What can be done when a game is over. */
export interface EndActions {
  readonly close: () => void;
  /** the same seats and the same seed */
  readonly same: () => void;
  /** the same seats and another seed */
  readonly fresh: () => void;
}

/** Who won and why, the last numbers of all, and how to go on. */
export function endScreen(meta: GameMeta, view: GameView, actions: EndActions): TemplateResult {
  const winners = view.players.filter((player) => player.outcome === 'won');
  const headline =
    winners.length === 0 ? 'Nobody wins.' : `${winners.map((player) => player.name).join(' and ')} ${verb(winners)}.`;
  const names = readLayout(meta).counters;
  return html`<div class="end">
    <p class="headline">${icon('ui-trophy')}<span>${headline}</span></p>
    ${view.result === null || view.result.text === '' ? nothing : html`<p class="why">${view.result.text}</p>`}
    <table>
      <thead>
        <tr>
          <th scope="col">Player</th>
          <th scope="col">Outcome</th>
          ${names.map((name) => html`<th scope="col">${counterHead(meta, name)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${view.players.map((player) => playerRow(player, names))}
      </tbody>
    </table>
    <div class="actions">
      <button class="button primary" type="button" autofocus @click=${actions.fresh}>Play again</button>
      <button class="button" type="button" @click=${actions.same}>Same seed again</button>
      <button class="button quiet" type="button" @click=${actions.close}>Look at the table</button>
    </div>
  </div>`;
}

function verb(winners: readonly PlayerView[]): string {
  return winners.length > 1 ? 'win' : 'wins';
}

function counterHead(meta: GameMeta, name: string): TemplateResult {
  const field = meta.fields.find((candidate) => candidate.owner === 'player' && candidate.name === name);
  const title = field?.title ?? name;
  if (field?.icon === null || field === undefined || !hasIcon(field.icon)) return html`${title}`;
  return html`<span title=${title} role="img" aria-label=${title}>${icon(field.icon)}</span>`;
}

function playerRow(player: PlayerView, names: readonly string[]): TemplateResult {
  return html`<tr class=${player.outcome}>
    <th scope="row">${player.name}</th>
    <td>
      ${player.outcome === 'playing' ? 'no decision' : player.outcome}${player.reason === null ? nothing : html`<small>${player.reason}</small>`}
    </td>
    ${names.map((name) => html`<td class="number">${player.counters[name] ?? player.fields[name] ?? player.attributes[name] ?? ''}</td>`)}
  </tr>`;
}
