import textRegular from '../../generated/fonts/text-400.woff2?inline';
import textBold from '../../generated/fonts/text-700.woff2?inline';
import titleCarved from '../../generated/fonts/title-carved.woff2?inline';
import titleStorybook from '../../generated/fonts/title-storybook.woff2?inline';

/** Fonts of the interface. */
export type FontName = 'text-400' | 'text-700' | 'title-carved' | 'title-storybook';

/**
 * Addresses of the font files. A build for one game leaves those empty that its theme does not use.
 */
export const fontFiles: Readonly<Record<FontName, string>> = {
  'text-400': textRegular,
  'text-700': textBold,
  'title-carved': titleCarved,
  'title-storybook': titleStorybook,
};
