import type QrScanner from 'qr-scanner';
import { SCANNER } from '#shared/constants.ts';
import { askForCamera, type CameraFault, stopStream } from '#platform/browser/camera.ts';

type Torch = 'on' | 'off' | 'none';
export type QrCamera = {
  toggleTorch(): Promise<Torch>;
  /** How many cameras there are to go through. */
  readonly cameras: number;
  nextCamera(): Promise<void>;
  /** Pauses, waits for the picture to stand still, then gives the camera back. */
  stop(): Promise<void>;
};
export type QrCameraOutcome = { kind: 'open'; camera: QrCamera } | { kind: 'closed'; fault: CameraFault | 'failed' };

/** The part of the picture that is read, of its shorter side; the page draws its frame around it. */
const SCAN_SHARE = 2 / 3;
/** Pixels a side that the engine gets: enough for a code that fills a third of the frame. */
const READ_SIDE = 600;

/**
 * Reads QR codes from the camera until stopped. The stream is asked for here and not by qr-scanner, which asks up to six
 * times and calls a refusal "Camera not found".
 */
export async function openQrCamera(video: HTMLVideoElement, onCode: (text: string) => void): Promise<QrCameraOutcome> {
  const { default: Scanner } = await import('qr-scanner');
  const asked = await askForCamera();
  if (asked.kind === 'closed') return asked;
  const scanner = new Scanner(video, ({ data }) => onCode(data), {
    maxScansPerSecond: SCANNER.scansPerSecond,
    preferredCamera: SCANNER.preferredCamera,
    calculateScanRegion: regionOf,
    // A frame without a code is no error.
    onDecodeError: () => {},
    returnDetailedScanResult: true,
  });
  scanner.setInversionMode(SCANNER.inversionMode);
  try {
    video.srcObject = asked.stream;
    mirror(video, asked.stream);
    await scanner.start();
  } catch {
    scanner.destroy();
    stopStream(asked.stream);
    video.srcObject = null;
    return { kind: 'closed', fault: 'failed' };
  }
  return { kind: 'open', camera: await toCamera(Scanner, scanner) };
}

async function toCamera(Scanner: typeof QrScanner, scanner: QrScanner): Promise<QrCamera> {
  const cameras = await Scanner.listCameras().catch(() => []);
  let at = 0;
  return {
    cameras: cameras.length,
    async toggleTorch() {
      if (!(await scanner.hasFlash())) return 'none';
      await scanner.toggleFlash();
      return scanner.isFlashOn() ? 'on' : 'off';
    },
    async nextCamera() {
      at = (at + 1) % Math.max(cameras.length, 1);
      const next = cameras[at];
      if (next) await scanner.setCamera(next.id);
    },
    async stop() {
      // qr-scanner holds the last picture for SCANNER.pauseAfter before it lets go of the camera.
      await scanner.pause();
      scanner.stop();
      scanner.destroy();
    },
  };
}

function regionOf({ videoWidth, videoHeight }: HTMLVideoElement): QrScanner.ScanRegion {
  const side = Math.round(Math.min(videoWidth, videoHeight) * SCAN_SHARE);
  return {
    x: Math.round((videoWidth - side) / 2),
    y: Math.round((videoHeight - side) / 2),
    width: side,
    height: side,
    downScaledWidth: Math.min(side, READ_SIDE),
    downScaledHeight: Math.min(side, READ_SIDE),
  };
}

/** People expect a camera that looks at them to be a mirror. */
function mirror(video: HTMLVideoElement, stream: MediaStream): void {
  const [track] = stream.getVideoTracks();
  const isFront = track?.getSettings().facingMode === 'user' || /front|user|face/i.test(track?.label ?? '');
  video.style.transform = isFront ? 'scaleX(-1)' : '';
}

/** Widths at which a picture is read: a code that fills it, then one in a corner. */
const WIDTHS = [900, 2000];

/** The text of the QR code in a picture file, or null. Rejects with `EncodingError` when the browser cannot open it. */
export async function readQrPicture(file: Blob): Promise<string | null> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new DOMException('The picture cannot be opened.', 'EncodingError');
  });
  const { default: Scanner } = await import('qr-scanner');
  try {
    for (const width of WIDTHS) {
      const canvas = shrink(bitmap, width);
      // The engine gives up by itself after SCANNER.decodeTimeout.
      const read = await Scanner.scanImage(canvas, { returnDetailedScanResult: true }).catch(() => null);
      if (read) return read.data;
      if (Math.max(bitmap.width, bitmap.height) <= width) break;
    }
    return null;
  } finally {
    bitmap.close();
  }
}

/** On white: a code on a see-through picture is otherwise black on black. */
function shrink(bitmap: ImageBitmap, most: number): HTMLCanvasElement {
  const scale = Math.min(1, most / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no drawing surface.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}
