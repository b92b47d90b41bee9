import { beforeAll } from 'vitest';
import { installFonts } from '../theme/fonts.ts';

// Fonts are loaded before each test, because they arrive late and words move then.
beforeAll(async () => {
  await installFonts();
});
