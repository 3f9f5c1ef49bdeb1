/** The browser's own reader, where it has one. */
type Detector = { detect(source: ImageBitmapSource): Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};

const FORMATS = ['code_39', 'code_128', 'data_matrix', 'qr_code'];
/** Widths at which a picture is read: small is quick, large finds narrow bars. */
const WIDTHS = [1600, 3200];
const FRAME_WIDTH = 1280;

let native: Promise<Detector | null> | undefined;

/** The browser's reader, when it knows the codes of door frames. Never throws. */
function nativeDetector(): Promise<Detector | null> {
  native ??= (async () => {
    const known = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
    if (!known) return null;
    const formats = (await known.getSupportedFormats()).filter((format) => FORMATS.includes(format));
    return formats.includes('code_39') ? new known({ formats }) : null;
  })().catch(() => null);
  return native;
}

async function detectNatively(source: ImageBitmapSource): Promise<string[]> {
  const detector = await nativeDetector();
  if (!detector) return [];
  return detector.detect(source).then(
    (codes) => codes.map(({ rawValue }) => rawValue),
    () => [],
  );
}

/** Texts of the barcodes in a picture file. Rejects with `EncodingError` when the browser cannot open it. */
export async function readCodesInPicture(file: Blob): Promise<string[]> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new DOMException('The picture cannot be opened.', 'EncodingError');
  });
  try {
    const found = await detectNatively(bitmap);
    if (found.length > 0) return found;
    const { readWithZxing } = await import('./zxing.ts');
    for (const width of WIDTHS) {
      const codes = await readWithZxing(toPixels(bitmap, bitmap.width, bitmap.height, width));
      if (codes.length > 0) return codes;
      if (bitmap.width <= width) break;
    }
    return [];
  } finally {
    bitmap.close();
  }
}

/** Texts of the barcodes in what the camera shows right now. */
export async function readCodesInFrame(video: HTMLVideoElement): Promise<string[]> {
  if (video.videoWidth === 0) return [];
  if (await nativeDetector()) return detectNatively(video);
  const { readWithZxing } = await import('./zxing.ts');
  return readWithZxing(toPixels(video, video.videoWidth, video.videoHeight, FRAME_WIDTH));
}

function toPixels(source: CanvasImageSource, width: number, height: number, widest: number): ImageData {
  const scale = Math.min(1, widest / width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser gives no drawing surface.');
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
