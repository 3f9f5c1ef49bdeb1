import type { Mark } from '../rules/drawing.ts';
import type { Page } from '../rules/pages.ts';
import { BLEED } from '../rules/sign.ts';
import { type Box, POINTS_PER_MM } from '../rules/units.ts';
import { SITE_NAME } from '#shared/site.ts';
import { fontFile } from './fonts.ts';

type Doc = PDFKit.PDFDocument;

/** A PDF of pages drawn in millimetres: vectors and embedded fonts, at their true size. */
export async function renderPdf(pages: readonly Page[], { title, now }: { title: string; now: Date }): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    autoFirstPage: false,
    // Without a font of its own pdfkit looks for Helvetica's measures on the disk.
    font: '',
    displayTitle: true,
    lang: 'en-US',
    info: { Title: title, Author: SITE_NAME, Creator: SITE_NAME, CreationDate: now },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  doc.registerFont('text', fontFile('text'));
  doc.registerFont('big', fontFile('big'));
  for (const page of pages) drawPage(doc, page);
  doc.end();
  await done;
  return Buffer.concat(chunks);
}

function drawPage(doc: Doc, page: Page): void {
  const [width, height] = [page.width * POINTS_PER_MM, page.height * POINTS_PER_MM];
  doc.addPage({ size: [width, height], margin: 0 });
  if (page.trim) setBoxes(doc, page.trim, page);
  doc.save().scale(POINTS_PER_MM);
  for (const mark of page.marks) draw(doc, mark);
  doc.restore();
}

/** Tells a print shop where the piece ends and how far its color runs beyond. PDF counts from the lower left corner. */
function setBoxes(doc: Doc, trim: Box, { width, height }: Page): void {
  const spare = Math.min(BLEED, trim.x);
  const boxOf = (by: number) =>
    [trim.x - by, height - trim.y - trim.height - by, trim.x + trim.width + by, height - trim.y + by].map(
      (length) => Math.round(Math.max(0, length) * POINTS_PER_MM * 1000) / 1000,
    );
  const data = doc.page.dictionary.data as Record<string, unknown>;
  data.TrimBox = boxOf(0);
  data.BleedBox = boxOf(spare);
  data.MediaBox = [0, 0, width * POINTS_PER_MM, height * POINTS_PER_MM];
}

function draw(doc: Doc, mark: Mark): void {
  if (mark.kind === 'fill') doc.path(mark.d).fill(mark.color, 'even-odd');
  else if (mark.kind === 'stroke') stroke(doc, mark);
  else if (mark.kind === 'text') write(doc, mark);
  else {
    doc.save().translate(mark.x, mark.y);
    if (mark.clip) doc.rect(mark.clip.x, mark.clip.y, mark.clip.width, mark.clip.height).clip();
    for (const inner of mark.marks) draw(doc, inner);
    doc.restore();
  }
}

function stroke(doc: Doc, { d, width, color, dash }: Extract<Mark, { kind: 'stroke' }>): void {
  doc.path(d).lineWidth(width);
  if (dash) doc.dash(dash[0], { space: dash[1] });
  else doc.undash();
  doc.stroke(color);
}

function write(doc: Doc, { text, x, y, size, face, color }: Extract<Mark, { kind: 'text' }>): void {
  doc.font(face).fontSize(size).fillColor(color);
  doc.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
}
