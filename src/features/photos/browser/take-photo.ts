import { BLUR_CELLS } from '../rules/edits.ts';
import { type Box, pixelsOf } from '../rules/boxes.ts';

const QUALITY = 0.92;

/** What the viewfinder shows of the camera's picture: its middle, in the shape of the viewfinder. */
export function takeFrame(video: HTMLVideoElement, aspect: number): HTMLCanvasElement {
  const { videoWidth, videoHeight } = video;
  const width = Math.min(videoWidth, Math.round(videoHeight * aspect));
  const height = Math.min(videoHeight, Math.round(videoWidth / aspect));
  const canvas = canvasOf(width, height);
  const [left, top] = [(videoWidth - width) / 2, (videoHeight - height) / 2];
  contextOf(canvas).drawImage(video, left, top, width, height, 0, 0, width, height);
  return canvas;
}

/** Blurs boxes before anything is sent: of each, a few averages are left. */
export function blurCanvas(canvas: HTMLCanvasElement, boxes: readonly Box[]): void {
  const context = contextOf(canvas);
  for (const box of boxes) {
    const { left, top, width, height } = pixelsOf(box, canvas.width, canvas.height);
    const cells = halve(canvas, left, top, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(cells, 0, 0, cells.width, cells.height, left, top, width, height);
  }
}

/** Halved until only the averages are left: one long step would pick single pixels instead. */
function halve(source: HTMLCanvasElement, left: number, top: number, width: number, height: number): HTMLCanvasElement {
  const nextOf = (side: number, least: number) => Math.max(least, Math.floor(side / 2));
  let [wide, high] = [nextOf(width, BLUR_CELLS.across), nextOf(height, BLUR_CELLS.down)];
  let cells = canvasOf(wide, high);
  contextOf(cells).drawImage(source, left, top, width, height, 0, 0, wide, high);
  while (wide > BLUR_CELLS.across || high > BLUR_CELLS.down) {
    const smaller = canvasOf(nextOf(wide, BLUR_CELLS.across), nextOf(high, BLUR_CELLS.down));
    contextOf(smaller).drawImage(cells, 0, 0, wide, high, 0, 0, smaller.width, smaller.height);
    [cells, wide, high] = [smaller, smaller.width, smaller.height];
  }
  return cells;
}

export async function toFile(canvas: HTMLCanvasElement, shot: string): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('This browser gave no picture.');
  return new File([blob], `${shot.toLowerCase().replaceAll('_', '-')}.jpg`, { type: 'image/jpeg' });
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, width);
  canvas.height = Math.max(1, height);
  return canvas;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  return context;
}
