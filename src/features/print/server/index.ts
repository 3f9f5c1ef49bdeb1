/** The door of printing: files for printers and print shops, and pictures of what they will look like. */
export { answerFile, svgAnswer } from './answer-file.ts';
export { describePrint } from './describe-print.ts';
export { makePrint, printForm } from './make-print.ts';
export { makeSides } from './make-sides.ts';
export { openPrint } from './open-print.ts';
export { readPrintFile, readPrintPreview, renderPieces, renderPrintPdf } from './print-file.ts';
export { productPicture } from './product-picture.ts';
export { renderTestPage } from './test-page.ts';
