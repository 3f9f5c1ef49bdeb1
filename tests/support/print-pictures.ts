import { createCanvas } from '@napi-rs/canvas';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { type Box, MM_PER_INCH, POINTS_PER_MM } from '#features/print/rules/units.ts';

/** What home printers and print shops both reach. */
const DPI = 300;
const PIXELS_PER_MM = DPI / MM_PER_INCH;

/** The pages of a PDF, as a reader of PDFs sees them. */
export async function openPdf(file: Uint8Array): Promise<PDFPageProxy[]> {
  const loading = getDocument({ data: new Uint8Array(file), useSystemFonts: false, verbosity: 0 });
  const document = await loading.promise;
  return Promise.all(Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1)));
}

/** A part of a page at 300 dpi; lengths in mm from the upper left corner. */
export async function rasterPdf(page: PDFPageProxy, box: Box): Promise<Buffer> {
  const scale = PIXELS_PER_MM / POINTS_PER_MM;
  const viewport = page.getViewport({ scale, offsetX: -box.x * PIXELS_PER_MM, offsetY: -box.y * PIXELS_PER_MM });
  const canvas = createCanvas(Math.round(box.width * PIXELS_PER_MM), Math.round(box.height * PIXELS_PER_MM));
  await page.render({ canvasContext: canvas.getContext('2d') as never, canvas: null, viewport }).promise;
  const raw = { width: canvas.width, height: canvas.height, channels: 4 as const };
  return sharp(canvas.data(), { raw }).png({ compressionLevel: 1 }).toBuffer();
}

/** A part of an SVG file at 300 dpi. */
export function rasterSvg(svg: string, { x, y, width, height }: Box): Promise<Buffer> {
  const cropped = svg
    .replace(/viewBox="[^"]*"/, `viewBox="${x} ${y} ${width} ${height}"`)
    .replace(/width="[\d.]+mm" height="[\d.]+mm"/, `width="${width}mm" height="${height}mm"`);
  return sharp(Buffer.from(cropped), { density: DPI, unlimited: true })
    .resize(Math.round(width * PIXELS_PER_MM), Math.round(height * PIXELS_PER_MM), { fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
