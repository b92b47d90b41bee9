/** Pages on both sides of folded sheets. */
import { degrees, PDFDocument, type PDFEmbeddedPage, type PDFPage } from '@undercroft/browser/pdf';

/** Points in a millimetre. */
const MM = 72 / 25.4;

/** Two pages on one side of a sheet, counted from 0; null is an empty half. */
export type BookletSide = readonly [left: number | null, right: number | null];

/**
 * Which pages lie on which side, so that sheets laid into each other and folded make a book.
 *
 * @param pages  how many there are
 * @returns      sides in the order of printing: front and back of the outer sheet first
 */
export function sidesOf(pages: number): BookletSide[] {
  const all = Math.ceil(pages / 4) * 4;
  const page = (n: number): number | null => (n < pages ? n : null);
  return Array.from({ length: all / 4 }, (_, sheet): BookletSide[] => [
    [page(all - 1 - 2 * sheet), page(2 * sheet)],
    [page(2 * sheet + 1), page(all - 2 - 2 * sheet)],
  ]).flat();
}

/**
 * A PDF with two pages side by side on each sheet, to be printed on both sides and folded in the
 * middle. Paper is turned over its long edge, as for cards, so backs stand on their heads.
 *
 * @param pages  a PDF, its pages of one size
 * @param paper  in millimetres, upright; pages that are larger than half of it are made smaller
 * @throws Error when the bytes are no PDF
 */
export async function bookletOf(
  pages: Uint8Array,
  paper: { readonly width: number; readonly height: number },
): Promise<Uint8Array> {
  const source = await PDFDocument.load(pages);
  const book = await PDFDocument.create();
  book.setTitle(source.getTitle() ?? '');
  const embedded = await book.embedPdf(source, source.getPageIndices());
  const [width, height] = [paper.height * MM, paper.width * MM];
  for (const [n, [left, right]] of sidesOf(embedded.length).entries()) {
    const side = book.addPage([width, height]);
    const isBack = n % 2 === 1;
    if (left !== null) drawHalf(side, embedded[left]!, isBack ? 1 : 0, isBack);
    if (right !== null) drawHalf(side, embedded[right]!, isBack ? 0 : 1, isBack);
  }
  return await book.save();
}

/** @param half  0 left, 1 right, as the sheet lies */
function drawHalf(side: PDFPage, page: PDFEmbeddedPage, half: 0 | 1, upsideDown: boolean): void {
  const room = { width: side.getWidth() / 2, height: side.getHeight() };
  const scale = Math.min(1, room.width / page.width, room.height / page.height);
  const [width, height] = [page.width * scale, page.height * scale];
  // Against the fold, in the middle of the height.
  const x = half === 0 ? room.width - width : room.width;
  const y = (room.height - height) / 2;
  side.drawPage(
    page,
    upsideDown ? { x: x + width, y: y + height, width, height, rotate: degrees(180) } : { x, y, width, height },
  );
}
