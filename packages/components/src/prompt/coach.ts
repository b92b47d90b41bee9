import { css, html, nothing, type TemplateResult } from 'lit';
import { icon } from '../icon/icon.ts';
import { baseStyles, buttonStyles, define } from '../theme/base.ts';
import { elementWith, prop } from '../theme/properties.ts';

const styles = css`
  :host {
    display: block;
    min-width: 0;
  }
  .coach {
    display: flow-root;
    margin: 10px 12px 0;
    padding: 8px 8px 8px 10px;
    border: 2px solid var(--uc-accent-line, var(--uc-line));
    border-radius: var(--uc-radius-small);
    background: var(--uc-panel-raised);
    box-shadow: var(--uc-shadow);
  }
  /* the sentence goes on below both, as wide as it can */
  .sign {
    float: inline-start;
    width: 26px;
    height: 24px;
    margin-inline-end: 8px;
    color: var(--uc-select);
  }
  .said {
    margin: 0;
    font-size: 1.02rem;
    line-height: 1.3;
    text-wrap: pretty;
  }
  .end {
    float: inline-end;
    margin: -4px -4px 0 4px;
  }
  .foot {
    display: flex;
    clear: both;
    align-items: center;
    gap: 8px;
    margin-block-start: 2px;
  }
  .foot small {
    flex: 1;
  }
`;

/**
 * The coach of a lesson: one sentence at a time, beside the question that it is about.
 *
 * @fires uc-coach-turn  the next or the last sentence is wanted; detail `{ by }`, 1 or -1
 * @fires uc-coach-end   nothing more is wanted
 */
export class CoachElement extends elementWith({
  /** the sentence */
  say: prop.text(''),
  /** the how-manieth it is of all that the lesson has */
  n: prop.number(0),
  /** how many it has */
  of: prop.number(0),
  /** one before it can be read again */
  earlier: prop.flag(),
  /** one waits behind it; else the player answers the question */
  more: prop.flag(),
}) {
  static override styles = [baseStyles, buttonStyles, styles];

  override render(): TemplateResult {
    const { words } = this;
    const turn = (by: 1 | -1) => () => this.send('uc-coach-turn', { by });
    const end = words.say('coach.end');
    return html`<section class="coach" aria-label=${words.say('coach.title')}>
      <span class="sign" aria-hidden="true">${icon('ui-help')}</span>
      <button
        class="button quiet end"
        type="button"
        title=${end}
        aria-label=${end}
        @click=${() => this.send('uc-coach-end', {})}
      >
        ${icon('ui-close')}
      </button>
      <p class="said" role="status" aria-live="polite">${this.say}</p>
      <div class="foot">
        <small>${words.say('coach.step', { n: this.n, of: this.of })}</small>
        ${
          this.earlier
            ? html`<button class="button quiet" type="button" @click=${turn(-1)}>${words.say('coach.back')}</button>`
            : nothing
        }
        ${
          this.more
            ? html`<button class="button primary on" type="button" @click=${turn(1)}>${words.say('coach.on')}</button>`
            : this.n < this.of
              ? html`<b class="act">${words.say('coach.act')}</b>`
              : nothing
        }
      </div>
    </section>`;
  }
}

define('uc-coach', CoachElement);

declare global {
  interface HTMLElementTagNameMap {
    'uc-coach': CoachElement;
  }
}
