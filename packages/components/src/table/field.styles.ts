import { css } from 'lit';

/** What a table lies on, and how large the cards of a hand are. */
export const fieldStyles = css`
  /* a dungeon is dark by day, too: only what lies around it changes */
  .field {
    color-scheme: dark;
    background:
      radial-gradient(120% 90% at 50% 30%, transparent 40%, rgb(0 0 0 / 0.6)),
      var(--lit-ground, none) center / cover,
      radial-gradient(110% 90% at 45% 0%, color-mix(in oklab, var(--uc-ground), white 8%), var(--uc-ground-edge));
    background-color: var(--uc-ground);
    color: var(--uc-ink);
  }
  .hand .area {
    --card: clamp(96px, min(9.4cqw, 15cqh), 190px);
  }
`;
