import { ownOf } from '@undercroft/contract';
import { hasIcon, icon, readLayout, valueInWords, type Words } from '@undercroft/components';
import type { GameMeta } from '@undercroft/contract';
import { sidesOf, type GameView, type PlayerView, type ScoreLineView, type SideView } from '@undercroft/view';
import { html, nothing, type TemplateResult } from 'lit';
import type { Achievement } from '../results/achievements.ts';
import type { TurningPoints } from '../turning/turning.ts';
import { achievementsPart } from '../results/achievements-part.ts';
import type { Course } from '../turning/course.ts';
import { courseChart } from './course-chart.ts';
import { endBanner } from './end-banner.ts';
import { turningPart, type TurningPointActions } from './turning-part.ts';

/** What can be done with a game that is over and kept in this page. */
export interface KeptActions {
  /** the same seats and the same seed */
  readonly same: () => void;
  /** the same seats and another seed */
  readonly fresh: () => void;
  /** on to the next game of the campaign; null when none follows */
  readonly next: (() => void) | null;
  /** saves the game as a file */
  readonly file: () => void;
  readonly turning: TurningPointActions;
}

/** What can be done when a game is over. */
export interface EndActions {
  readonly close: () => void;
  /** null for a game that is kept elsewhere */
  readonly kept: KeptActions | null;
}

/** How a game went, as far as it is known. */
export interface GameStory {
  readonly course: Course | null;
  readonly turning: TurningPoints | null;
  /** whose turning points they are */
  readonly seat: number;
  /** the seat of the only person at this page; null for several, or none */
  readonly alone: number | null;
  readonly achievements: readonly Achievement[];
}

/**
 * Who won and why, the final score by line or the last numbers of all, how the game went, and how
 * to go on.
 *
 * @param unfold the score adds up line by line
 */
export function endSheet(
  words: Words,
  meta: GameMeta,
  view: GameView,
  { achievements, alone, course, turning, seat }: GameStory,
  unfold: boolean,
  actions: EndActions,
): TemplateResult {
  const headline = headlineOf(words, meta, view, alone);
  const all = view.players.map((player) => player.name);
  const scored = view.players.some((player) => player.score !== null);
  return html`<div class="end">
    ${endBanner(words, meta, view, course, headline)}
    <div class="scroll" tabindex="0" role="group" aria-label=${words.say('end.outcome')}>
      ${scored ? scoreSheet(words, meta, view, unfold) : outcomeTable(words, meta, view)}
    </div>
    ${achievementsPart(words, achievements, true)} ${course === null ? nothing : courseChart(words, course, all)}
    ${
      actions.kept === null
        ? nothing
        : turningPart(
            words,
            meta,
            all,
            { seat, outcome: view.players[seat]?.outcome ?? 'playing' },
            turning,
            actions.kept.turning,
          )
    }
    <div class="actions">
      ${actions.kept === null ? nothing : keptButtons(words, actions.kept)}
      <button class="button quiet" type="button" @click=${actions.close}>${words.say('end.look')}</button>
    </div>
  </div>`;
}

/** Who won: the person at this page, players, a side with its players, or all who play together. */
function headlineOf(words: Words, meta: GameMeta, { players }: GameView, alone: number | null): string {
  const winners = players.filter((player) => player.outcome === 'won');
  if (meta.cooperative === true && players.length > 1) {
    if (winners.length > 0) return words.say('end.all-win');
    if (players.every((player) => player.outcome === 'lost')) return words.say('end.all-lose');
  }
  if (winners.length === 0) return words.say('end.nobody');
  if (winners.length === 1 && winners[0]?.seat === alone) return words.say('end.you-win');
  const namesOf = (of: readonly PlayerView[]): string =>
    joinNames(
      words,
      of.map((player) => player.name),
    );
  const sides = sidesOf(meta, winners).map((side) =>
    words.say('end.side', { side: side.name, names: namesOf(side.players) }),
  );
  const names = sides.length > 0 ? joinNames(words, sides) : namesOf(winners);
  return words.say('end.wins', { n: sides.length > 0 ? sides.length : winners.length, names });
}

function keptButtons(words: Words, { file, fresh, next, same }: KeptActions): TemplateResult {
  return html`${
      next === null
        ? nothing
        : html`<button class="button primary" type="button" data-first @click=${next}>${words.say('end.next')}</button>`
    }
    <button
      class=${`button ${next === null ? 'primary' : ''}`}
      type="button"
      ?data-first=${next === null}
      @click=${fresh}
    >
      ${words.say('end.rematch')}
    </button>
    <button class="button" type="button" @click=${same}>${words.say('end.same')}</button>
    <button class="button" type="button" @click=${file}>${words.say('end.replay')}</button>`;
}

function joinNames(words: Words, names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : words.say('end.and', { first: names.slice(0, -1).join(', '), last });
}

/**
 * The score sheet: a line for every line of the game, or for every thing that such a line looks at.
 */
function scoreSheet(words: Words, meta: GameMeta, { players, result }: GameView, unfold: boolean): TemplateResult {
  const said = result?.text ?? '';
  const titleOf = ({ title, thing }: ScoreLineView): string => {
    const name = thing < 0 ? undefined : meta.rows[meta.things[thing] ?? -1]?.title;
    return name === undefined ? title : words.say('end.line', { line: title, thing: name });
  };
  const titles = new Set(players.flatMap(({ score }) => (score?.lines ?? []).map(titleOf)));
  const valueOf = ({ score }: PlayerView, title: string): number | null => {
    const values = (score?.lines ?? []).filter((line) => titleOf(line) === title).map(({ value }) => value);
    return values.length === 0 ? null : values.reduce((total, value) => total + value, 0);
  };
  const columned = columnsOf(meta, players);
  const lines = [...titles].map((title) => ({
    title,
    icon: null,
    values: columned.map((column) => sumOf(column.players.map((player) => valueOf(player, title)))),
  }));
  const columns = columned.map(({ name, players: of }) => ({
    name,
    seat: of[0]?.seat ?? 0,
    winner: of.some((player) => player.outcome === 'won'),
    complete: of.every((player) => player.score?.complete === true),
  }));
  // What is said of everybody stands above.
  const own = players.filter(({ reason }) => reason !== null && reason !== said);
  return html`<uc-score .players=${columns} .lines=${lines} ?unfold=${unfold}></uc-score>
    <ul class="outcomes">
      ${own.map(({ name, reason }) => html`<li><b>${name}</b> ${reason}</li>`)}
    </ul>`;
}

/** A column for each side of the game, else for each player. */
function columnsOf(meta: GameMeta, players: readonly PlayerView[]): readonly SideView[] {
  const sides = sidesOf(meta, players);
  return sides.length > 0 ? sides : players.map((player) => ({ name: player.name, players: [player] }));
}

/** The sum of what is known; null where nothing is. */
function sumOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

function outcomeTable(words: Words, meta: GameMeta, { players, result }: GameView): TemplateResult {
  const said = result?.text ?? '';
  const { counters, reach } = readLayout(meta);
  // What everybody has none of tells nothing about how it ended.
  const names = [...new Set([...counters, ...reach.keys()])].filter((name) =>
    players.some((player) => (numberOf(player, name) ?? 0) !== 0),
  );
  return html`<table class="ends">
    <thead>
      <tr>
        <th scope="col">${words.say('end.player')}</th>
        ${players.map(({ name, outcome: how }) => html`<th scope="col" class=${how}>${name}</th>`)}
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">${words.say('end.outcome')}</th>
        ${players.map((player) => html`<td class=${player.outcome}>${outcome(words, player, said)}</td>`)}
      </tr>
      ${names.map(
        (name) =>
          html`<tr>
            <th scope="row">${counterHead(meta, name)}</th>
            ${players.map((player) => numberCell(meta, player, name, reach.get(name), words))}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function numberOf({ attributes, counters, fields }: PlayerView, name: string): number | undefined {
  return ownOf(counters, name) ?? ownOf(fields, name) ?? ownOf(attributes, name);
}

/** A number of a player, or the word that it stands for. @param target  what it should reach */
function numberCell(
  meta: GameMeta,
  player: PlayerView,
  name: string,
  target: number | undefined,
  words: Words,
): TemplateResult {
  const value = numberOf(player, name);
  const type = meta.fields.find((field) => field.owner === 'player' && field.name === name)?.type;
  if (value !== undefined && type?.is === 'enum')
    return html`<td class=${player.outcome}>${valueInWords(meta, type, value, words)}</td>`;
  return html`<td class="number ${player.outcome}">
    ${value ?? ''}${target === undefined || value === undefined ? nothing : html`<small>/${target}</small>`}
  </td>`;
}

/** What stands above is not said again of everybody. */
function outcome(words: Words, player: PlayerView, said: string): TemplateResult {
  const word = player.outcome === 'playing' ? 'outcome.open' : (`outcome.${player.outcome}` as const);
  return html`${words.say(word)}${player.reason === null || player.reason === said ? nothing : html`<small>${player.reason}</small>`}`;
}

function counterHead(meta: GameMeta, name: string): TemplateResult {
  const isMeant = (one: { readonly owner: unknown; readonly name: string }): boolean =>
    one.owner === 'player' && one.name === name;
  const field = meta.fields.find(isMeant) ?? meta.attributes.find(isMeant);
  const title = field?.title ?? name;
  return html`${field?.icon && hasIcon(field.icon) ? icon(field.icon) : nothing}${title}`;
}
