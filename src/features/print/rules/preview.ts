import { drawArtwork } from './artwork.ts';
import { type Drawing, FAINT, type Mark, PAPER, rectPath } from './drawing.ts';
import { layPages, type PageWords, type PrintJob, type Side } from './pages.ts';
import { labelBox, labelsOn, SHEETS } from './sheets.ts';

/** What the first page will look like: white paper, a label sheet with its labels' edges, a large sign as a whole. */
export function drawPreview(sides: readonly Side[], job: PrintJob, words: PageWords): Drawing {
  const [first] = sides;
  const pages = layPages(sides, job, words);
  const page = pages[0];
  if (!first || !page) return { width: 1, height: 1, marks: [] };
  const whole = job.on === 'shop' || (job.on === 'paper' && pages.length > sides.length);
  const drawn: Drawing = whole ? drawArtwork(first.artwork, first.size) : page;
  const paper: Mark = { kind: 'fill', d: rectPath({ x: 0, y: 0, ...drawn }), color: PAPER };
  return { ...drawn, marks: [paper, ...drawn.marks, ...edges(job)] };
}

function edges(job: PrintJob): Mark[] {
  if (job.on !== 'sheet') return [];
  const sheet = SHEETS[job.sheet];
  const boxes = Array.from({ length: labelsOn(sheet) }, (_, at) => rectPath(labelBox(sheet, at)));
  return [{ kind: 'stroke', d: boxes.join(''), color: FAINT, width: 0.3 }];
}
