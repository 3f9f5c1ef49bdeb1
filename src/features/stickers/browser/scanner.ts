import type { CameraFault } from '#platform/browser/camera.ts';
import { openQrCamera, type QrCamera, readQrPicture } from './qr-camera.ts';
import { readScanned } from '#features/sticker-codes/rules/scanned.ts';
import { type StickerHosts, stickerPayload } from '#features/sticker-codes/rules/sticker-code.ts';
import { fill } from '#shared/text.ts';
import { scanner as words } from './words.ts';
export type { QrCamera } from './qr-camera.ts';

/** What to say: one of the specification's sentences, and what to do about it. */
export type ScanNews = { readonly title: string; readonly text: string | null; readonly kind: 'info' | 'bad' };
export const news = (title: string, text: string | null = null, kind: ScanNews['kind'] = 'info'): ScanNews => ({
  title,
  text,
  kind,
});
const bad = (title: string, text: string | null = null) => news(title, text, 'bad');

const FAULTS: Readonly<Record<CameraFault | 'failed', ScanNews>> = {
  denied: bad(words.denied),
  none: bad(words.noCamera, words.noCameraDo),
  busy: bad(words.failed, words.failedDo),
  failed: bad(words.failed, words.failedDo),
};

/** Where a code leads, or why we do not go there. */
export type Found = { readonly kind: 'go'; readonly path: string } | { readonly kind: 'stay'; readonly news: ScanNews };

/** Our stickers and our pages are opened; everything else is named, not opened. */
export function judge(text: string, hosts: StickerHosts): Found {
  const scanned = readScanned(text, hosts);
  if (scanned.kind === 'sticker') return { kind: 'go', path: `/q/${stickerPayload(scanned.code)}` };
  if (scanned.kind === 'own') return { kind: 'go', path: scanned.path };
  if (scanned.kind === 'foreign') return { kind: 'stay', news: bad(fill(words.foreign, { host: scanned.host })) };
  return { kind: 'stay', news: bad(words.notOurs) };
}

type Steps = {
  readonly onFound: (path: string) => void;
  readonly onNews: (news: ScanNews) => void;
};

/** Starts the camera and reads until one of our codes is seen. Null when it could not be started; `onNews` says why. */
export async function startScanner(
  video: HTMLVideoElement,
  hosts: StickerHosts,
  { onFound, onNews }: Steps,
): Promise<QrCamera | null> {
  onNews(news(words.starting));
  let seen = '';
  const outcome = await openQrCamera(video, (text) => {
    // The same code is in every frame: it is judged once.
    if (text === seen) return;
    seen = text;
    const found = judge(text, hosts);
    if (found.kind === 'go') onFound(found.path);
    else onNews(found.news);
  }).catch(() => ({ kind: 'closed', fault: 'failed' }) as const);
  if (outcome.kind === 'closed') {
    onNews(FAULTS[outcome.fault]);
    return null;
  }
  if (seen === '') onNews(news(words.looking));
  return outcome.camera;
}

/** The code in a picture. */
export async function scanStickerPicture(file: Blob, hosts: StickerHosts): Promise<Found> {
  try {
    const text = await readQrPicture(file);
    return text === null ? { kind: 'stay', news: bad(words.noCode, words.noCodeDo) } : judge(text, hosts);
  } catch (error) {
    const unreadable = error instanceof DOMException && error.name === 'EncodingError';
    return { kind: 'stay', news: unreadable ? bad(words.unreadable) : bad(words.failed, words.failedDo) };
  }
}

/** Switches the light; a camera without one says so. */
export async function toggleLight(camera: QrCamera): Promise<{ on: boolean; news: ScanNews | null }> {
  const torch = await camera.toggleTorch().catch(() => 'none' as const);
  return { on: torch === 'on', news: torch === 'none' ? bad(words.noFlash, words.noFlashDo) : null };
}
