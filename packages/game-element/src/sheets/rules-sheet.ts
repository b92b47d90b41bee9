import {
  chaptersOf,
  explainedIn,
  icon,
  richText,
  termText,
  writtenWords,
  type Chapter,
  type Words,
} from '@undercroft/components';
import type { GameMeta } from '@undercroft/contract';
import { html, nothing, type TemplateResult } from 'lit';

/** Name of the part behind the chapters; no chapter has it. */
const WORDS = ' words';

/** The rulebook beside the table: all chapters, and the words of the game. @param asked  chapter that tells of the question, or empty: it is opened there */
export function rulesSheet(words: Words, meta: GameMeta, asked: string): TemplateResult {
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

function chapterPart(
  words: Words,
  { id, title, text }: Chapter,
  asked: boolean,
  rich: (text: string) => unknown,
): TemplateResult {
  return html`<section class=${asked ? 'asked' : ''} data-chapter=${id}>
    <h3 tabindex="-1" ?autofocus=${asked}>
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
