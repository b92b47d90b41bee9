import { css } from 'lit';

/** Pictures that are lit, over the flat ones that stand for them until they are there. */
export const litStyles = css`
  :is(.picture, .plaque, .bust) {
    display: none;
    position: absolute;
    pointer-events: none;
    user-select: none;
  }
  :is(.picture, .plaque, .bust).there {
    display: block;
  }
  .picture {
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .art:has(> .picture.there) > :not(.picture, .stamp) {
    visibility: hidden;
  }
  .tile .art:has(> .picture.there) {
    inset: 0;
    opacity: 1;
  }
  :is(.token, .chip):has(> .surface .bust.there) :is(.cut, .art) {
    visibility: hidden;
  }
  .plaque {
    inset: -13% 4% -3%;
    width: 92%;
    height: 116%;
  }
  .bust {
    inset: 3% 13% auto;
    width: 74%;
    aspect-ratio: 1;
  }
`;
