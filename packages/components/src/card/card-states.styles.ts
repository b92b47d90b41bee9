import { css, unsafeCSS } from 'lit';
import { drawing } from '../theme/textures.ts';

/** A crack through what is hurt, as a mask. */
export const crack = unsafeCSS(
  drawing('100 100', "<path d='M61 0 53 19 66 33 47 52 57 63 41 100 49 66 38 53 55 34 43 20 53 0Z'/>"),
);

/**
 * States, for every shape. None rests on its colour: each has a line, a mark or a movement of its
 * own.
 */
export const stateStyles = css`
  :host([legal]) .frame::after,
  :host([selected]) .frame::after,
  :host([acting]) .frame::after,
  :host([marked]) .frame::after {
    content: '';
    position: absolute;
    /* below numbers that stand out over the edge */
    z-index: -1;
    inset: -4px;
    /* what can be acted on is dark on light tables; around a piece it has to shine */
    border: 3px solid light-dark(color-mix(in oklch, var(--uc-accent) 30%, oklch(0.86 0.17 85)), var(--uc-accent));
    border-radius: var(--ring-radius);
    box-shadow:
      0 0 0 1.5px var(--uc-block),
      inset 0 0 0 1.5px var(--uc-block),
      0 0 16px 3px var(--uc-accent-glow);
    pointer-events: none;
  }
  :host([legal]) .frame:hover {
    transform: translateY(-3px);
  }
  :host([marked]:not([legal])) .frame::after {
    border: 3px dashed var(--uc-select);
    box-shadow: none;
  }
  :host([selected]) .frame::after {
    border: 4px solid var(--uc-select);
    box-shadow:
      0 0 0 1.5px var(--uc-block),
      0 0 16px 3px color-mix(in oklab, var(--uc-select), transparent 55%);
  }
  .tick {
    position: absolute;
    z-index: 3;
    inset: -9px -9px auto auto;
    display: grid;
    place-items: center;
    width: 22px;
    height: 22px;
    border-radius: 50%;
    background: var(--uc-select);
    color: var(--uc-panel);
    font-size: 16px;
    pointer-events: none;
  }

  /* whom the question is about: an arrow above, and a ring as wide as the table is dark */
  :host([acting]) .frame {
    z-index: 2;
  }
  :host([acting]) .stamp {
    display: none;
  }
  :host([acting]) .surface {
    filter: none;
  }
  :host([acting]:not([legal], [selected], [marked])) .frame::after {
    display: var(--uc-acts, block);
    border-color: var(--uc-paper-raised);
  }
  .acts {
    display: var(--uc-acts, block);
    position: absolute;
    z-index: 4;
    inset: -17px 0 auto;
    width: 20px;
    height: 15px;
    margin: auto;
    background: var(--uc-block);
    clip-path: polygon(0 0, 100% 0, 50% 100%);
    pointer-events: none;
  }
  .acts::after {
    content: '';
    position: absolute;
    inset: 2px 4px 4px;
    background: light-dark(color-mix(in oklch, var(--uc-accent) 30%, oklch(0.86 0.17 85)), var(--uc-accent));
    clip-path: polygon(0 0, 100% 0, 50% 100%);
  }

  /* used up: pale, turned, locked */
  .exhausted > .surface {
    filter: saturate(0.3) brightness(0.8);
  }
  .card.exhausted .art > .icon {
    transform: rotate(180deg);
  }
  /* captured: grey behind bars of iron, upright, because it is not tired */
  .captured > .surface {
    filter: grayscale(0.85) brightness(0.8);
  }
  .bars {
    position: absolute;
    z-index: 2;
    inset: 0;
    border-block: max(2px, 5cqi) solid oklch(0.5 0.012 250);
    background: repeating-linear-gradient(
      90deg,
      transparent 0 12%,
      oklch(0.72 0.01 250) 12% 15%,
      oklch(0.4 0.012 250) 15% 19%,
      transparent 19% 25%
    );
    filter: drop-shadow(0 1px 1px rgb(0 0 0 / 0.9));
    pointer-events: none;
  }
  .bars + .stamp {
    z-index: 3;
  }
  .stamp {
    position: absolute;
    inset: auto 2cqi 2cqi auto;
    display: grid;
    place-items: center;
    width: 13cqi;
    height: 13cqi;
    border-radius: 50%;
    background: var(--uc-paper);
    color: var(--uc-paper-ink);
    font-size: 8.5cqi;
  }

  /* hurt: a crack through the picture; in a fight only what falls breaks */
  .damaged .art::after {
    content: '';
    display: var(--uc-crack, block);
    position: absolute;
    inset: 0;
    background: var(--uc-paper);
    mask: ${crack} center / auto 100% no-repeat;
    filter: drop-shadow(0 0 0.6cqi rgb(0 0 0 / 0.5));
  }

  /* cannot be chosen now, and says why */
  .barred > .surface {
    cursor: help;
    filter: saturate(0.4) brightness(0.88);
  }
  /* of a piece what counts stays bright: whose it is, and what is left of it */
  :is(.exhausted, .barred):is(.token, .chip) > .surface {
    filter: drop-shadow(0 1.5px 1.5px rgb(0 0 0 / 0.6));
  }
  :is(.exhausted, .barred):is(.token, .chip) .cut::before {
    filter: saturate(0.6) brightness(0.85);
  }
  .exhausted:is(.token, .chip) .cut::before {
    filter: saturate(0.45) brightness(0.68);
  }
  .exhausted:is(.token, .chip) .art {
    opacity: 0.6;
  }
  .captured:is(.token, .chip) > .surface {
    filter: drop-shadow(0 1.5px 1.5px rgb(0 0 0 / 0.6));
  }
  .captured:is(.token, .chip) .art,
  .captured:is(.token, .chip) .cut::before {
    filter: grayscale(0.8) brightness(0.75);
  }
  .captured:is(.token, .chip) .bars {
    inset: -4% 4%;
    border-radius: 3px;
  }
  .why {
    position: absolute;
    z-index: 3;
    inset: auto 2px 2px;
    padding: 5px 7px;
    border: 1.5px dashed var(--uc-paper-line);
    border-radius: 3px;
    background: var(--uc-paper-raised);
    color: var(--uc-paper-ink);
    font-size: max(13px, 5.4cqi);
    line-height: 1.15;
    opacity: 0;
    transition: opacity var(--uc-quick);
    pointer-events: none;
  }
  .surface:hover ~ .why,
  .surface:focus-visible ~ .why {
    opacity: 1;
  }

  /* a piece that is too small for its number */
  :host([tiny]) :is(.badge, .stamp) {
    display: none;
  }

  /* came with the last step */
  :host([fresh]) .frame {
    animation: uc-arrive var(--uc-calm) var(--uc-ease) both;
  }
  :host([fresh]) .frame::before {
    content: '';
    position: absolute;
    z-index: 3;
    inset: -5px auto auto -5px;
    width: 14px;
    height: 14px;
    background: var(--uc-accent);
    clip-path: polygon(50% 0, 62% 36%, 100% 50%, 62% 64%, 50% 100%, 38% 64%, 0 50%, 38% 36%);
    pointer-events: none;
  }
  :host([fresh]) .frame.many::before {
    inset: -5px -5px auto auto;
  }
  @keyframes uc-arrive {
    from {
      opacity: 0;
      transform: translateY(-10px) scale(0.94);
    }
  }

  @media (forced-colors: active) {
    .card .surface,
    .tile,
    .token .surface,
    .chip .surface {
      border: 2px solid CanvasText;
      clip-path: none;
    }
    .edge {
      display: none;
    }
    .card .art {
      margin-top: 0;
      padding-top: 0;
      background: none;
    }
    .card .art > .icon {
      inset: 0;
    }
    .badge .icon,
    .stat .icon,
    .glyph {
      color: inherit;
    }
    :host([legal]) .frame::after {
      border-color: Highlight;
    }
    :host([selected]) .frame::after {
      border: 5px double Highlight;
    }
  }
`;
