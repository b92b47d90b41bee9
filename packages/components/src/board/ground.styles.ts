import { css } from 'lit';

/**
 * Colours of grounds: paper where one walks, earth and block where not; a game may tint any of
 * them.
 */
export const groundStyles = css`
  .ground .fill {
    fill: var(--uc-paper-deep);
  }
  .tinted .fill {
    fill: oklch(from var(--uc-paper-deep) l 0.07 var(--tint));
  }
  .lines,
  .solid {
    fill: none;
    stroke: oklch(0.36 0.05 65 / 0.2);
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .solid {
    fill: oklch(0.36 0.05 65 / 0.3);
    stroke: none;
  }
  .g-rock .fill {
    fill: var(--uc-earth);
  }
  .g-rock.tinted .fill {
    fill: oklch(from var(--uc-earth) l 0.04 var(--tint));
  }
  #p-rock .lines {
    stroke: oklch(0.6 0.06 75 / 0.6);
    stroke-width: 2.4;
  }
  .g-water .fill {
    fill: oklch(from var(--uc-paper-deep) calc(l - 0.14) 0.075 235);
  }
  #p-water .lines {
    stroke: oklch(0.38 0.09 245 / 0.75);
    stroke-width: 3;
  }
  .g-grass .fill {
    fill: oklch(from var(--uc-paper-deep) calc(l - 0.05) 0.085 130);
  }
  #p-grass .lines {
    stroke: oklch(0.4 0.09 140 / 0.7);
    stroke-width: 2.5;
  }
  .g-lava .fill {
    fill: oklch(from var(--uc-paper-deep) calc(l - 0.16) 0.16 45);
  }
  #p-lava .lines {
    stroke: oklch(0.36 0.15 30 / 0.75);
    stroke-width: 4;
  }
  #p-lava .solid {
    fill: oklch(0.36 0.15 30 / 0.75);
  }
  .g-rubble .fill {
    fill: var(--uc-paper-edge);
  }
  :is(#p-rubble, #p-low, #p-pillar, #p-raised, #p-slope, #p-stairs, #p-planks) .lines {
    stroke: oklch(0.34 0.05 65 / 0.6);
    stroke-width: 3;
  }
  :is(#p-low, #p-pillar) .lines {
    fill: var(--uc-paper-edge);
    stroke: var(--uc-block);
    stroke-width: 3.5;
  }
  :is(#p-low, #p-rubble) .solid {
    fill: oklch(0.3 0.05 65 / 0.55);
  }
  .g-planks .fill {
    fill: oklch(from var(--uc-paper-deep) calc(l - 0.07) 0.075 68);
  }
  .g-raised .fill {
    fill: var(--uc-paper-raised);
  }
  .g-pit .fill,
  .g-bricks .fill {
    fill: var(--uc-block);
  }
  :is(#p-pit, #p-bricks) .lines {
    stroke: oklch(0.55 0.05 75 / 0.6);
  }
  .g-void .fill {
    fill: none;
  }
  .lattice {
    fill: none;
    stroke: oklch(0.42 0.05 65 / 0.5);
    stroke-width: 2;
  }
  .edge {
    fill: none;
    stroke: var(--uc-block);
    stroke-width: 9;
    stroke-linecap: round;
  }
  .onward {
    fill: none;
    stroke: var(--uc-paper-raised);
    stroke-width: 8;
    stroke-dasharray: 4 21;
    stroke-dashoffset: -12;
    stroke-linecap: round;
  }
  .wall {
    fill: none;
    stroke: var(--uc-block);
    stroke-width: 11;
    stroke-linecap: round;
  }
  .wall.under {
    stroke: var(--uc-paper-raised);
    stroke-width: 17;
    /* its ends join the rock around it: a wall with an edge around looks like a door */
    stroke-linecap: butt;
  }
  .wall:is(.face, .ridge) {
    stroke: none;
  }
  .shade {
    fill: rgb(0 0 0 / 0.35);
    stroke: rgb(0 0 0 / 0.35);
    stroke-width: 14;
  }
  .upper {
    opacity: 0.88;
  }
  .g-fog .fill {
    fill: color-mix(in oklch, var(--uc-earth), var(--uc-block) 52%);
  }
  #p-fog .lines {
    stroke: oklch(from var(--uc-paper-deep) l c h / 0.16);
    stroke-width: 3;
  }
  .door .post {
    fill: var(--uc-block);
    stroke: var(--uc-paper-raised);
    stroke-width: 3;
  }
  .door .leaf {
    fill: oklch(0.66 0.11 62);
    stroke: var(--uc-block);
    stroke-width: 5;
  }
  .door .walled {
    fill: var(--uc-paper-edge);
    stroke: var(--uc-block);
    stroke-width: 3.5;
  }
  .is-locked .leaf {
    fill: oklch(0.5 0.09 50);
  }
  .regions .door .leaf {
    fill: url(#wood);
  }
  .door .halo {
    display: none;
  }
  /* a door is where one goes on: light falls on it */
  .regions .door .halo {
    display: inline;
    opacity: 0.75;
  }
  .door .lock {
    fill: oklch(0.86 0.13 88);
    stroke: var(--uc-block);
    stroke-width: 4;
  }
  .door .shackle {
    fill: none;
    stroke: oklch(0.86 0.13 88);
    stroke-width: 4;
  }
  .door .shackle.under {
    stroke: var(--uc-block);
    stroke-width: 11;
  }
  .door .bands {
    fill: none;
    stroke: var(--uc-block);
    stroke-width: 5;
  }
  .door .grain {
    fill: none;
    stroke: oklch(0.3 0.06 55 / 0.7);
    stroke-width: 2;
  }
  .door .knob {
    fill: var(--uc-block);
  }

  /* ---- lit boards: stone under one lamp; what is not explored is dark */
  .lit .fill {
    fill: oklch(0.42 0.015 50);
  }
  .lit :is(.g-rock, .g-bricks) .fill {
    fill: oklch(0.16 0.012 60);
  }
  /* the rock between rooms stays dark, so floors stand out */
  .lit :is(.g-rock, .g-bricks) .stuff {
    opacity: 0.42;
  }
  .lit .g-water .fill {
    fill: oklch(0.44 0.07 220);
  }
  .lit .g-grass .fill {
    fill: oklch(0.42 0.07 135);
  }
  .lit .g-lava .fill {
    fill: oklch(0.46 0.15 40);
  }
  .lit .g-planks .fill {
    fill: oklch(0.42 0.06 62);
  }
  .lit .g-pit .fill {
    fill: oklch(0.1 0.01 60);
  }
  .lit .g-fog .fill {
    fill: oklch(0.13 0.014 265);
  }
  .lit .g-void .fill {
    fill: none;
  }
  .lit .tinted .fill {
    fill: oklch(0.42 0.07 var(--tint));
  }
  .lit .tinted .stuff {
    opacity: 0.6;
  }
  .lit :is(#p-floor, #p-rock, #p-bricks, #p-water, #p-grass, #p-lava, #p-planks, #p-rubble) :is(.lines, .solid) {
    display: none;
  }
  .lit #p-fog .lines {
    display: none;
  }
  .lit .night {
    fill: oklch(0.06 0.014 270 / 0.5);
  }
  /* rooms beside each other have floors of their own */
  .lit .tone-0 {
    fill: oklch(0.62 0.06 75 / 0.12);
  }
  .lit .tone-1 {
    fill: oklch(0.5 0.075 235 / 0.26);
  }
  .lit .tone-2 {
    fill: oklch(0.52 0.085 45 / 0.26);
  }
  .lit .tone-3 {
    fill: oklch(0.5 0.07 150 / 0.24);
  }
  .lit .tone-4 {
    fill: oklch(0.5 0.07 305 / 0.26);
  }
  .lit .footing {
    fill: oklch(0.07 0.012 60 / 0.9);
  }
  .lit .cap {
    fill: oklch(0.36 0.02 60);
  }
  .lit .cap-shade {
    fill: oklch(0.2 0.025 285 / 0.34);
  }
  .lit .chevron {
    fill: none;
    stroke: oklch(0.9 0.09 85 / 0.8);
    stroke-width: 6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .lit .spill {
    fill: none;
    stroke: oklch(0.74 0.15 60 / 0.035);
    stroke-linejoin: round;
  }
  .lit #p-stairs .lines {
    stroke: rgb(0 0 0 / 0.7);
    stroke-width: 6;
  }
  /* without a picture its lines say what it is */
  .lit:has(#t-stairs) #p-stairs .lines {
    display: none;
  }
  .lit .lattice {
    stroke: rgb(0 0 0 / 0.34);
    stroke-width: 2;
  }
  .lit .edge {
    stroke: oklch(0.08 0.012 60 / 0.6);
    stroke-width: 3;
  }
  /* what no torch lights is cool and dim */
  .lit .gloom {
    fill: oklch(0.16 0.045 275 / 0.3);
  }
  /* thin walls are stone, too */
  .regions .wall {
    stroke: oklch(0.5 0.03 65);
    stroke-width: 13;
    stroke-linecap: square;
  }
  .regions .wall.under {
    stroke: oklch(0.09 0.012 60);
    stroke-width: 22;
  }
  .regions .wall.face {
    stroke: oklch(0.3 0.03 50);
    stroke-width: 26;
    stroke-linecap: butt;
    transform: translateY(19px);
  }
  .regions .wall.ridge {
    stroke: oklch(0.74 0.06 75 / 0.8);
    stroke-width: 3;
    transform: translate(-3px, -4px);
  }
  .regions .door .post {
    fill: oklch(0.34 0.02 60);
    stroke: oklch(0.66 0.05 70);
  }
  .lit .front {
    fill: oklch(0.34 0.02 50);
  }
  .lit .dusk {
    fill: rgb(0 0 0 / 0.38);
  }
  .lit .brow {
    fill: oklch(0.78 0.07 75 / 0.72);
  }
  .lit .brow.side {
    fill: oklch(0.62 0.05 70 / 0.5);
  }
  .lit .stick {
    fill: oklch(0.34 0.06 50);
  }
  .lit .fire {
    fill: oklch(0.86 0.15 78);
  }
  .lit .glow {
    pointer-events: none;
  }
`;
