import { html, nothing, type TemplateResult } from 'lit';
import { hasIcon, icon } from '../icon/icon.ts';
import { baseStyles, define } from '../theme/base.ts';
import { elementWith, prop } from '../theme/properties.ts';
import type { TrackMarker, TrackSpace } from './spaces.ts';
import { trackStyles } from './track.styles.ts';
import { styled } from '../theme/styled.ts';

/**
 * A row of spaces with pieces on them: rounds, points, dangers. It wraps where it has no room.
 *
 * @fires uc-space  a space that may be chosen was pressed; detail `{ space }`, its number from 0
 * @csspart space   a space
 * @csspart marker  a piece
 */
export class TrackElement extends elementWith({
  /** what the track shows */
  label: prop.text(''),
  /** the spaces in order */
  spaces: prop.compared<readonly TrackSpace[]>([]),
  /** what stands on them */
  markers: prop.compared<readonly TrackMarker[]>([]),
  /** the space that is the present one, from 0; -1 none */
  at: prop.number(-1),
  /** in one line as low as a line of words */
  small: prop.flag({ reflect: true }),
  /** each space is a bar, and only the present one and the last one are named */
  bars: prop.flag({ reflect: true }),
}) {
  static override styles = [baseStyles, trackStyles];

  override render(): TemplateResult {
    return html`<ol aria-label=${this.label}>
      ${this.spaces.map((space, index) => this.#space(space, index))}
    </ol>`;
  }

  /** Its initial, or where several have the same the sign that ends its name, such as a number. */
  #letterOf({ title }: TrackMarker): string {
    const initials = this.markers.map((marker) => [...marker.title][0]);
    const [first = '', ...rest] = title;
    return initials.filter((one) => one === first).length > 1 ? (rest.at(-1) ?? first) : first;
  }

  #space(space: TrackSpace, index: number): TemplateResult {
    const here = this.markers.filter(({ at }) => at === index);
    const inside = html`<span class="label"
        >${space.icon !== null && hasIcon(space.icon) ? icon(space.icon) : space.label}</span
      >
      <span class="markers">${here.map((marker) => drawMarker(marker, this.#letterOf(marker)))}</span>`;
    const title = space.title ?? this.words.say('track.space', { n: space.label });
    const names = here.map((marker) => marker.title);
    const words =
      names.length === 0 ? title : this.words.say('track.marker', { marker: names.join(', '), space: title });
    const now = index === this.at;
    const name = `space ${here.length > 0 ? 'taken' : ''} ${now ? 'now' : index < this.at ? 'past' : ''}`;
    if (!space.legal) {
      return html`<li class=${name} part="space" title=${space.title ?? nothing} aria-current=${now ? 'step' : nothing}>
        <span class="hush">${words}</span><span class="face" aria-hidden="true">${inside}</span>
      </li>`;
    }
    return html`<li class=${`${name} legal`} part="space">
      <button
        class="face"
        type="button"
        aria-label=${this.words.say('card.can-be-chosen', { card: words })}
        @click=${() => this.send('uc-space', { space: index })}
      >
        ${inside}
      </button>
    </li>`;
  }
}

function drawMarker({ title, icon: name, hue, seat }: TrackMarker, letter: string): TemplateResult {
  const drawn = name !== null && hasIcon(name) ? icon(name) : letter;
  return html`<span
    class="marker"
    part="marker"
    title=${title}
    style=${styled(seat === undefined ? `--hue: ${hue}` : `--own: var(--uc-seat-${seat})`)}
    >${drawn}</span
  >`;
}

define('uc-track', TrackElement);

declare global {
  interface HTMLElementTagNameMap {
    'uc-track': TrackElement;
  }
}
