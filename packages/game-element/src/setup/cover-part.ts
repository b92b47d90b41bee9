/** The front of the box of a game: some of its cards on the ground of its table, and its name. */
import { faceOfRow, glossaryIn, litGround, readLayout, styled } from '@undercroft/components';
import type { GameMeta, RowMeta } from '@undercroft/contract';
import { html, nothing, type TemplateResult } from 'lit';

/** How many cards are fanned. */
const FANNED = 3;

/** What a cover says below the name of its game. */
export interface CoverWords {
  /** number of the variant that is chosen, from 0: another one deals other cards */
  readonly deal: number;
  /** name of the variant; empty for none */
  readonly kind: string;
  /** what wins, as it is drawn */
  readonly goal: TemplateResult | typeof nothing;
}

/** The front of the box, for the form of a new game. */
export function coverPart(meta: GameMeta, { deal, kind, goal }: CoverWords): TemplateResult {
  const { theme } = readLayout(meta);
  return html`<div class="cover" style=${styled(`--cover: 1${litGround(theme)}`)}>
    ${fanPart(meta, deal)}
    <p class="name">${meta.title}</p>
    ${kind === '' ? nothing : html`<p class="kind">${kind}</p>`} ${goal}
  </div>`;
}

/** Some cards of a game, fanned. Decoration only. @param deal  other numbers show other cards */
export function fanPart(meta: GameMeta, deal: number): TemplateResult | typeof nothing {
  const layout = readLayout(meta);
  const rows = samplesOf(meta, deal);
  if (rows.length === 0) return nothing;
  return html`<div class="fan" aria-hidden="true">
    ${rows.map((row) => html`<uc-card still .face=${faceOfRow({ meta, layout }, row)} .glossary=${glossaryIn(meta)}></uc-card>`)}
  </div>`;
}

/**
 * A card of each of the kinds with most cards; of a game with few kinds several of one.
 *
 * @param deal  which of the cards of a kind, from 0
 */
function samplesOf(meta: GameMeta, deal: number): readonly RowMeta[] {
  const rows = meta.rows.filter(({ spot }) => spot === undefined);
  const kinds = [...Map.groupBy(rows, ({ kind }) => kind).values()].toSorted((one, other) => other.length - one.length);
  const decks = kinds.slice(0, FANNED).map((deck) => {
    const told = deck.filter(({ icon, text }) => icon !== null && text !== '');
    return told.length === 0 ? deck : told;
  });
  const dealt = (nth: number): RowMeta[] => decks.flatMap((deck) => deck[(deal + nth) % deck.length] ?? []);
  return [...new Set([0, 1, 2].flatMap(dealt))].slice(0, FANNED);
}
