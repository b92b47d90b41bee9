import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

/** What addon-vitest tells of the story it has just drawn. */
interface StoryTask {
  readonly story?: { readonly id: string; readonly tags: readonly string[] };
}

const WIDTH = 1200;
const HEIGHT = 900;

/**
 * Compares stories with the tag `picture` with their committed pictures. `npm run pictures` writes
 * them anew; the browser of the tests draws the same on every machine.
 */
afterEach(async (context) => {
  const { story } = context as StoryTask;
  if (story === undefined || !story.tags.includes('picture')) return;
  const drawn = outermost(document.querySelector<HTMLElement>('[data-story]') ?? document.body);
  await document.fonts.ready;
  // Sheets are laid out at full size and drawn smaller: what is compared is the layout, and a
  // repository is no album.
  if (drawn.tagName.startsWith('GALLERY-')) drawn.style.zoom = '0.5';
  // A picture shows what the window shows; Storybook sets the window for the next story itself.
  await page.viewport(WIDTH, Math.max(HEIGHT, Math.ceil(drawn.getBoundingClientRect().bottom)));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  // oxlint-disable-next-line vitest/no-standalone-expect -- every story is a test that ends here
  await expect.element(page.elementLocator(drawn)).toMatchScreenshot(story.id);
});

/** What the story itself draws: boxes that Storybook puts around it have no style. */
function outermost(box: HTMLElement): HTMLElement {
  const [child] = box.children;
  if (!(child instanceof HTMLElement)) return box;
  return child.tagName === 'DIV' && !child.hasAttribute('style') ? outermost(child) : child;
}
