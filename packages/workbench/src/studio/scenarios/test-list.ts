import { html, nothing, type TemplateResult } from 'lit';
import type { TestRunner } from './test-runner.ts';
import type { TestResult } from './results.ts';
import type { Say } from '../words/words.ts';

/**
 * What came of the scenarios: how many, and those that failed with what they say; a press leads to
 * the place.
 */
export function testList(
  { results, running, stopped }: TestRunner,
  say: Say,
  { jump, open }: { readonly jump: (result: TestResult) => void; readonly open: (result: TestResult) => void },
): TemplateResult {
  const failed = results?.filter(({ told }) => told !== '') ?? [];
  const passed = (results?.length ?? 0) - failed.length;
  return html`<div class="tests" aria-busy=${running ? 'true' : 'false'}>
    <p role="status" class=${failed.length > 0 ? 'wrong' : ''}>
      ${results === null ? (stopped === '' ? say('tests-running') : nothing) : say('tests-result', { passed, failed: failed.length })}
      ${stopped === '' ? nothing : say('tests-stopped', { why: stopped })}
      ${running && results !== null ? say('tests-running') : nothing}
    </p>
    <ul>
      ${failed.map(
        (result) =>
          html`<li>
            <button class="problem error" type="button" @click=${() => jump(result)}>
              <b>${result.it}</b> <small>${result.file}:${result.line}</small>
            </button>
            <pre>${result.told}</pre>
            ${
              result.isFile
                ? nothing
                : html`<button class="button" type="button" @click=${() => open(result)}>${say('test-open')}</button>`
            }
          </li>`,
      )}
    </ul>
  </div>`;
}
