import { html, nothing, type TemplateResult } from 'lit';
import { calledFor, parseFragments, type Glossary } from '@undercroft/view';
import { hueOfIcon } from '../icon/icon-hues.ts';
import { icon } from '../icon/icon.ts';
import { styled } from '../theme/styled.ts';

/**
 * A card text as a template: words as text, marks as icons or strong words.
 *
 * @param text      card text with marks
 * @param glossary  names that have an icon; another name is written as a word
 * @param say       how words become what a template binds; as they are when left out
 */
export function richText(
  text: string,
  glossary: Glossary,
  say: (words: string) => unknown = (words) => words,
): TemplateResult[] {
  return parseFragments(text).map((piece) => {
    if (piece.is === 'text') return html`${say(piece.text)}`;
    if (piece.is === 'strong') return html`<strong>${say(piece.text)}</strong>`;
    const known = glossary.get(piece.name);
    if (known === undefined) return html`${piece.name}`;
    const called = calledFor(known, piece.count);
    if (known.icon === null) return html`${called}`;
    const hue = hueOfIcon(known.icon);
    return html`<span
      class="glyph"
      role="img"
      aria-label=${called}
      title=${known.title}
      style=${styled(hue === null ? nothing : `--tint: ${hue}`)}
      >${icon(known.icon)}</span
    >`;
  });
}
