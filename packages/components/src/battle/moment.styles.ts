import { css } from 'lit';

export const momentStyles = css`
  .scene {
    display: grid;
    justify-items: center;
    gap: 14px;
  }
  .scene:not(:has(.at)) {
    padding-block-start: 30px;
  }
  .cast {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 18px 44px;
  }
  .group {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    justify-content: center;
    gap: 12px;
  }
  figure {
    display: grid;
    justify-items: center;
    gap: 6px;
    margin: 0;
  }
  figure uc-card {
    width: 136px;
  }
  .card uc-card {
    width: 196px;
  }
  .tile uc-card {
    width: 280px;
    min-height: 176px;
  }
  .crowd figure uc-card {
    width: 120px;
  }
  .crowd .tile uc-card {
    width: 220px;
    min-height: 138px;
  }
  /* who fell lies on the floor, broken, and its light goes out */
  .fallen {
    position: relative;
    --uc-crack: none;
    --uc-gauge: none;
  }
  .fallen uc-card {
    margin-block: 4px 0;
    filter: grayscale(0.9) brightness(0.46);
    rotate: 82deg;
  }
  .fallen::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 52% -30% 14%;
    border-radius: 50%;
    background: radial-gradient(closest-side, rgb(0 0 0 / 0.85), transparent);
  }
  .fallen::after {
    content: '';
    position: absolute;
    inset: 6px 38% 34px;
    background: oklch(0.06 0.01 350);
    clip-path: polygon(48% 0, 60% 24%, 44% 42%, 66% 63%, 50% 100%, 55% 66%, 28% 45%, 49% 25%);
    rotate: 82deg;
  }
  .scene.grim .set uc-card {
    filter: saturate(0.6) brightness(0.6);
  }
  figcaption {
    max-width: 11em;
    padding: 2px 10px 3px;
    border-radius: 6px;
    background: var(--stage-bar);
    font-family: var(--uc-font-title);
    font-weight: 700;
    line-height: 1.15;
    text-align: center;
  }
  .caption {
    max-width: 30ch;
    margin: 0;
    font-family: var(--uc-font-title);
    font-size: 2rem;
    font-weight: 700;
    line-height: 1.1;
    text-align: center;
    text-shadow: 0 2px 10px rgb(0 0 0 / 0.9);
    text-wrap: balance;
  }
  .says {
    max-width: 52ch;
    margin: 0;
    padding: 6px 14px 8px;
    border-radius: 8px;
    background: var(--stage-bar);
    font-size: 1.08rem;
    line-height: 1.3;
    text-align: center;
  }
  /* the light of what is lost is out */
  .taken .tile uc-card,
  .taken .set uc-card {
    filter: grayscale(0.85) brightness(0.45);
  }
  .lost b {
    color: oklch(0.8 0.13 35);
  }
  .lost s {
    text-decoration: line-through 2px oklch(0.66 0.18 30);
  }
  /* a card is read */
  .cast:not(.crowd) .card uc-card {
    width: min(320px, 80cqw, (100cqh - 130px) / 1.4);
  }
  .rest {
    align-self: center;
    font-size: 1.6rem;
    font-weight: 700;
  }
  uc-dice {
    --uc-die-size: 64px;
  }
  @container (max-width: 430px) {
    .scene {
      padding-inline: 14px;
    }
    .cast {
      gap: 14px 20px;
    }
    .crowd figure uc-card {
      width: 84px;
    }
    .caption {
      font-size: 1.5rem;
    }
    .says {
      font-size: 1rem;
    }
  }
  @container (max-height: 400px) {
    .scene {
      gap: 6px;
      padding-block: 38px 12px;
    }
    figure uc-card,
    .crowd figure uc-card {
      width: 88px;
    }
    .card uc-card {
      width: 150px;
    }
    .tile uc-card,
    .crowd .tile uc-card {
      width: 190px;
      min-height: 112px;
    }
    .caption {
      font-size: 1.4rem;
    }
    .says {
      font-size: 0.96rem;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    figure {
      animation: step-up 0.42s cubic-bezier(0.2, 0.9, 0.3, 1.15) both;
    }
    .group + .group figure {
      animation-delay: 0.18s;
    }
    .caption {
      animation: rise 0.35s 0.12s ease-out both;
    }
    figure.fallen {
      animation: none;
    }
    .fallen uc-card {
      animation: topple 0.7s 0.1s cubic-bezier(0.5, 0, 0.8, 0.5) both;
    }
    .fallen::after {
      animation: rise 0.2s 0.7s ease-in both;
    }
    .scene.grim .set uc-card {
      animation: go-out 1.1s 0.3s ease-in both;
    }
  }
  @keyframes topple {
    from {
      filter: none;
      rotate: 0deg;
    }
  }
  @keyframes go-out {
    from {
      filter: none;
    }
  }
  @keyframes step-up {
    from {
      translate: 0 34px;
      scale: 0.86;
      opacity: 0;
    }
  }
  @keyframes rise {
    from {
      translate: 0 10px;
      opacity: 0;
    }
  }
`;
