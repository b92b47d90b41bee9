import type { Finding } from '@undercroft/contract';
import { html, nothing, type TemplateResult } from 'lit';
import { ERROR_PAGES } from '../site-parts.ts';
import type { Say } from './words/words.ts';

/** What is wrong or worth knowing in all files; a press leads to the place. */
export function problemList(findings: readonly Finding[], say: Say, jump: (finding: Finding) => void): TemplateResult {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return html`<details class="problems" ?open=${errors > 0}>
    <summary class=${errors > 0 ? 'some' : ''}>
      ${findings.length === 0 ? say('no-problems') : `${say('problems')}: ${findings.length}`}
      ${errors > 0 ? html`<small>${say('stale')}</small>` : ''}
    </summary>
    <ul>
      ${findings.map(
        (finding) =>
          html`<li>
            <button class=${`problem ${finding.severity}`} type="button" @click=${() => jump(finding)}>
              <b>${finding.severity}</b> ${finding.message} <small>${finding.file}:${finding.line}</small>
            </button>
            ${aboutLink(finding)}
          </li>`,
      )}
    </ul>
  </details>`;
}

/** The way to the page about a code. */
function aboutLink({ code }: Finding): TemplateResult | typeof nothing {
  if (ERROR_PAGES === '') return nothing;
  return html`<a class="about" href=${`${ERROR_PAGES}${code}.html`} target="_blank">${code}</a>`;
}
