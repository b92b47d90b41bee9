import { beforeAll } from 'vitest';
import { installFonts } from '../theme/fonts.ts';

// Whatever tests measure or compare stands in its letters from the beginning: they come in their own time, and words move when they do.
beforeAll(async () => {
  await installFonts();
});
