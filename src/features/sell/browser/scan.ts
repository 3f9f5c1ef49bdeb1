import { readCodesInFrame, readCodesInPicture } from '#features/stickers/browser/barcode.ts';
import { type CameraFault, openCamera } from '#platform/browser/camera.ts';
import { findVinInText } from '#features/vehicles/rules/vin-in-text.ts';
import { lookup as words } from './words.ts';

/** How reading a VIN from a barcode went. Everything happens on this device; nothing is sent or kept. */
export type ScanOutcome = { kind: 'found'; vin: string } | { kind: 'nothing'; message: string };

const nothing = (message: string): ScanOutcome => ({ kind: 'nothing', message });

function vinIn(codes: readonly string[]): string | null {
  for (const code of codes) {
    const vin = findVinInText(code);
    if (vin) return vin;
  }
  return null;
}

export async function scanPicture(file: Blob): Promise<ScanOutcome> {
  try {
    const codes = await readCodesInPicture(file);
    const vin = vinIn(codes);
    if (vin) return { kind: 'found', vin };
    return nothing(codes.length > 0 ? words.scanNoVin : words.scanNoCode);
  } catch (error) {
    const unreadable = error instanceof DOMException && error.name === 'EncodingError';
    return nothing(unreadable ? words.scanUnreadable : words.scanFailed);
  }
}

export type ScanSteps = {
  onVin: (vin: string) => void;
  /** A sentence about how it goes: looking, blocked, a code without a VIN. */
  onNews: (message: string) => void;
};

/** Between two looks at the picture: often enough to feel at once, seldom enough to leave the phone cool. */
const PAUSE_MS = 250;

const FAULTS: Readonly<Record<CameraFault, () => string>> = {
  denied: () => words.scanDenied,
  none: () => words.scanNoCamera,
  busy: () => words.scanBusy,
};

/** Watches the camera for a VIN until one is found or the returned function is called. */
export function watchForVin(video: HTMLVideoElement, { onVin, onNews }: ScanSteps): () => void {
  let stopped = false;
  let stop = () => {};
  const watch = async () => {
    onNews(words.scanStarting);
    const camera = await openCamera(video);
    if (camera.kind === 'closed') {
      if (!stopped) onNews(FAULTS[camera.fault]());
      return;
    }
    stop = camera.stop;
    if (stopped) return stop();
    onNews(words.scanLooking);
    while (!stopped) {
      const codes = await readCodesInFrame(video);
      const vin = vinIn(codes);
      if (stopped) return;
      if (vin) {
        end();
        return onVin(vin);
      }
      if (codes.length > 0) onNews(words.scanNoVin);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  const end = () => {
    stopped = true;
    stop();
  };
  watch().catch(() => {
    if (!stopped) onNews(words.scanFailed);
    end();
  });
  return end;
}
