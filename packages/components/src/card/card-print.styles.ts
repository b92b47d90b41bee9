import { css, unsafeCSS } from 'lit';
import { printSizes } from './print-sizes.ts';

const sizes = unsafeCSS(
  Object.entries(printSizes)
    .map(
      ([name, { width, height }]) =>
        `:host([print='${name}']) { width: ${width}mm; --print-height: ${height}mm; --uc-card-ratio: ${width} / ${height}; }`,
    )
    .join('\n'),
);

/** On paper: exact millimetres, no shadow, no state, and on wish little ink. */
export const printStyles = css`
  ${sizes}
  :host([print]) {
    print-color-adjust: exact;
    -webkit-print-color-adjust: exact;
  }
  :host([print]) .frame.card {
    height: var(--print-height);
  }
  :host([print]) .card .surface {
    border-radius: 0;
    background: #fff;
    box-shadow: none;
  }
  :host([print]) .frame::before,
  :host([print]) .frame::after,
  :host([print]) .why,
  :host([print]) .tick {
    display: none;
  }
  :host([print]) .frame {
    animation: none;
    transform: none;
    /* printers draw patterns as pixels */
    --pattern: none;
  }
  :host([print]) .card .badge {
    background: #fff;
  }
  :host([print]) .token .surface,
  :host([print]) .chip .surface {
    filter: none;
  }

  /* Badges lie inside the circle on paper, because scissors would cut off what stands out of it. */
  :host([print]) :is(.token, .chip) .badge {
    inset: auto 15cqi 15cqi auto;
  }
  :host([print]) :is(.token, .chip) .stamp {
    inset: 15cqi auto auto 15cqi;
  }

  /* its colour runs over the line of the cut */
  :host([print][bled]) .back .surface {
    padding: 0;
  }
  :host([print][bled]) .back .weave {
    border-radius: 0;
  }

  /* little ink: lines instead of grounds */
  :host([inks='saving']) .frame {
    --art-high: #fff;
    --art-low: #fff;
    --pattern: none;
    --spot: var(--block);
  }
  :host([inks='saving']) .card .head,
  :host([inks='saving']) .card .line {
    background: #fff;
    color: var(--uc-paper-ink);
    box-shadow: inset 0 0 0 0.8cqi var(--block);
  }
  :host([inks='saving']) .card .badge {
    box-shadow: inset 0 0 0 0.5cqi var(--block);
  }
  :host([inks='saving']) .back .weave {
    background: #fff;
    color: var(--block);
    box-shadow: inset 0 0 0 1.2cqi var(--block);
  }
`;
