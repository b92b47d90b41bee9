import {
  chaptersOf,
  countersOf,
  explainedIn,
  icon,
  readLayout,
  richText,
  termText,
  writtenWords,
  type Chapter,
  type Words,
} from '@undercroft/components';
import type { GameMeta } from '@undercroft/contract';
import type { GameView } from '@undercroft/view';
import { html, nothing, type TemplateResult } from 'lit';

/** Name of the part behind the chapters; no chapter has it. */
const WORDS = ' words';

/** Who plays, and what is seen of it. */
interface Standing {
  readonly view: GameView | null;
  /** by seat */
  readonly names: readonly string[];
}

/**
 * The rulebook beside the table: what wins and how far everybody has come, all chapters, and the
 * words of the game.
 *
 * @param asked  chapter that tells of the question, or empty: it is opened there
 */
export function rulesSheet(words: Words, meta: GameMeta, asked: string, standing: Standing): TemplateResult {
  const explained = explainedIn(meta);
  const { goal } = meta.extras.table ?? {};
  const chapters = chaptersOf(meta);
  const written = writtenWords(meta);
  const parts = [
    ...chapters.map(({ id, title }) => ({ id, title })),
    ...(written.length === 0 ? [] : [{ id: WORDS, title: words.say('rules.words') }]),
  ];
  const rich = (text: string): unknown => richText(text, explained.glossary, (said) => termText(said, explained));
  return html`<div class="rules" tabindex="0" role="group" aria-label=${words.say('rules.title', { game: meta.title })}>
    <label class="contents"
      ><span>${words.say('rules.contents')}</span>
      <select @change=${goTo}>
        ${parts.map(({ id, title }) => html`<option value=${id} ?selected=${id === asked}>${title}</option>`)}
      </select></label
    >
    ${goal === undefined ? nothing : html`<p class="goal">${icon('ui-trophy')}<span>${rich(goal.says)}</span></p>`}
    ${reachPart(words, meta, standing)}
    ${chapters.map((chapter) => chapterPart(words, chapter, chapter.id === asked, rich))}
    ${
      written.length === 0
        ? nothing
        : html`<section data-chapter=${WORDS}>
            <h3 tabindex="-1">${words.say('rules.words')}</h3>
            <dl>
              ${written.map(
                ({ word }) =>
                  html`<dt>${word.title}</dt>
                    <dd>${richText(word.means, explained.glossary)}</dd>`,
              )}
            </dl>
          </section>`
    }
  </div>`;
}

/**
 * How far each player has come with each number that has to be reached; plates of little room do
 * not tell it.
 */
function reachPart(words: Words, meta: GameMeta, { names, view }: Standing): TemplateResult | typeof nothing {
  const layout = readLayout(meta);
  if (view === null || layout.reach.size === 0) return nothing;
  const players = view.players.map((player, seat) => ({
    name: names[seat] ?? '',
    counters: countersOf(meta, layout, player, words).filter(({ most }) => most !== undefined),
  }));
  const [first] = players;
  return html`<table class="reach">
    <thead>
      <tr>
        <td></td>
        ${players.map(({ name }) => html`<th scope="col">${name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${(first?.counters ?? []).map(
        ({ icon: picture, name, title }) =>
          html`<tr>
            <th scope="row">${picture === null ? nothing : icon(picture)}${title}</th>
            ${players.map(({ counters }) => {
              const known = counters.find((one) => one.name === name);
              if (known === undefined) return html`<td>?</td>`;
              const { most = 0, value } = known;
              return html`<td>${value}/${most}${value < most ? nothing : icon('ui-check')}</td>`;
            })}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function chapterPart(
  words: Words,
  { id, title, text }: Chapter,
  asked: boolean,
  rich: (text: string) => unknown,
): TemplateResult {
  return html`<section class=${asked ? 'asked' : ''} data-chapter=${id}>
    <h3 tabindex="-1" ?data-first=${asked}>
      ${title}${asked ? html`<small>${words.say('rules.asked')}</small>` : nothing}
    </h3>
    ${text.map((paragraph) => html`<p>${rich(paragraph)}</p>`)}
  </section>`;
}

/** To the chapter that was chosen. */
function goTo(event: Event): void {
  const select = event.target as HTMLSelectElement;
  const sections = [...(select.closest('.rules')?.querySelectorAll<HTMLElement>('[data-chapter]') ?? [])];
  const section = sections.find((one) => one.dataset['chapter'] === select.value);
  section?.scrollIntoView({ block: 'start' });
}
