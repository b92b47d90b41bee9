import type { ParsedText } from './parse.ts';

/** Reports what the layout pass found. Never throws. */
export function reportLayout({ layout, report, placeOfSource }: ParsedText): void {
  for (const { code, start, end } of layout.problems) report(`parse/${code}`, placeOfSource(start, end), {});
}
