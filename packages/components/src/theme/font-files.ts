import textRegular from '../../generated/fonts/text-400.woff2?inline';
import textBold from '../../generated/fonts/text-700.woff2?inline';
import titleCarved from '../../generated/fonts/title-carved.woff2?inline';
import titleStorybook from '../../generated/fonts/title-storybook.woff2?inline';

/** Fonts of the interface. */
export type FontName = 'text-400' | 'text-700' | 'title-carved' | 'title-storybook';

/**
 * The files of the fonts: as addresses, or as their bytes. A build for one game puts another module in the place of this one,
 * with its letters only and without titles that its theme does not use.
 */
export function fontFiles(): Readonly<Partial<Record<FontName, string | ArrayBuffer>>> {
  return {
    'text-400': textRegular,
    'text-700': textBold,
    'title-carved': titleCarved,
    'title-storybook': titleStorybook,
  };
}
