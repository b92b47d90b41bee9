import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { hasIcon, icon } from '../icon/icon.ts';
import { UndercroftElement, baseStyles, define } from '../theme/base.ts';
import { trackStyles } from './track.styles.ts';

/** One space of a track. */
export interface TrackSpace {
  /** what is written on it, short */
  readonly label: string;
  /** what it means, or null */
  readonly title: string | null;
  readonly icon: string | null;
  /** it may be chosen now */
  readonly legal: boolean;
}

/** A piece that stands on a space. */
export interface TrackMarker {
  /** number of the space, from 0 */
  readonly at: number;
  readonly title: string;
  readonly icon: string | null;
  /** colour, degrees on the colour wheel */
  readonly hue: number;
}

/** Spaces of a track that counts, from a number to another. @throws never: no spaces when `to` lies before `from` */
export function numberSpaces(from: number, to: number): TrackSpace[] {
  const length = Math.max(0, to - from + 1);
  return Array.from({ length }, (_, index) => ({ label: String(from + index), title: null, icon: null, legal: false }));
}

/**
 * A row of spaces with pieces on them: rounds, points, dangers. It wraps where it has no room.
 *
 * @fires uc-space  a space that may be chosen was pressed; detail `{ space }`, its number from 0
 * @csspart space   a space
 * @csspart marker  a piece
 */
export class TrackElement extends UndercroftElement {
  static override styles = [baseStyles, trackStyles];
  static override properties: PropertyDeclarations = {
    label: {},
    spaces: { attribute: false },
    markers: { attribute: false },
  };

  /** what the track shows */
  declare label: string;
  /** the spaces in order */
  declare spaces: readonly TrackSpace[];
  /** what stands on them */
  declare markers: readonly TrackMarker[];

  constructor() {
    super();
    this.label = '';
    this.spaces = [];
    this.markers = [];
  }

  override render(): TemplateResult {
    return html`<ol aria-label=${this.label}>
      ${this.spaces.map((space, index) => this.#space(space, index))}
    </ol>`;
  }

  #space(space: TrackSpace, index: number): TemplateResult {
    const here = this.markers.filter(({ at }) => at === index);
    const inside = html`<span class="label"
        >${space.icon !== null && hasIcon(space.icon) ? icon(space.icon) : space.label}</span
      >
      <span class="markers">${here.map((marker) => drawMarker(marker))}</span>`;
    const title = space.title ?? this.words.say('track.space', { n: space.label });
    const names = here.map((marker) => marker.title);
    const words =
      names.length === 0 ? title : this.words.say('track.marker', { marker: names.join(', '), space: title });
    const name = `space ${here.length > 0 ? 'taken' : ''}`;
    if (!space.legal) {
      return html`<li class=${name} part="space" title=${space.title ?? nothing}>
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

function drawMarker({ title, icon: name, hue }: TrackMarker): TemplateResult {
  const drawn = name !== null && hasIcon(name) ? icon(name) : ([...title][0] ?? '');
  return html`<span class="marker" part="marker" style=${`--hue: ${hue}`}>${drawn}</span>`;
}

define('uc-track', TrackElement);

declare global {
  interface HTMLElementTagNameMap {
    'uc-track': TrackElement;
  }
}
