/**
 * What puts pages of a PDF beside each other. It is large, and only who prints needs it, so it
 * comes with the browser.
 */
export { degrees, PDFDocument, type PDFEmbeddedPage, type PDFPage } from '@cantoo/pdf-lib';
