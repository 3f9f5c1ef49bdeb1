import type { DetailedError } from 'tus-js-client';
import { PHOTO_LIMITS } from '../rules/photos.ts';

/** Why sending stopped. `network` and `server` pass by themselves; `refused` carries the server's sentence. */
export type UploadTrouble =
  | {
      readonly kind: 'network' | 'server' | 'too-many' | 'signed-out';
      /** Seconds until the server wants to be asked again. */
      readonly retryAfter?: number | undefined;
    }
  | { readonly kind: 'refused'; readonly message: string };

export type ResumableUpload = {
  readonly file: File;
  readonly uploadUrl: string | null;
  readonly metadata: Record<string, string>;
  /** Read before every request, so that signing in half-way is noticed. */
  readonly headers: () => Record<string, string>;
  readonly onPlace: (uploadUrl: string) => void;
  readonly onProgress: (sent: number, total: number) => void;
  readonly onRetry: () => void;
};

export type Running = {
  readonly done: Promise<{ ok: true; uploadUrl: string } | { ok: false; trouble: UploadTrouble }>;
  /** Stops sending. What has arrived stays on the server. */
  stop(): Promise<void>;
};

const ENDPOINT = '/v2/uploads';
/** Small enough for proxies that gather a body before they pass it on, and the least a bucket takes as one part. */
const CHUNK_BYTES = 5 * 1024 * 1024;
const PAUSES_MS = [500, 1500, 4000, 10_000, 20_000];

/** Sends a file in pieces, going on where an earlier try ended. The protocol's library loads with the first file. */
export async function startUpload(upload: ResumableUpload): Promise<Running> {
  const { Upload } = await import('tus-js-client');
  let stop = async (): Promise<void> => {};
  const done = new Promise<Awaited<Running['done']>>((resolve) => {
    const tus = new Upload(upload.file, {
      endpoint: ENDPOINT,
      uploadUrl: upload.uploadUrl,
      metadata: upload.metadata,
      chunkSize: CHUNK_BYTES,
      retryDelays: PAUSES_MS,
      storeFingerprintForResuming: false,
      onBeforeRequest: (request) => {
        for (const [name, value] of Object.entries(upload.headers())) request.setHeader(name, value);
      },
      onUploadUrlAvailable: () => tus.url && upload.onPlace(tus.url),
      onProgress: upload.onProgress,
      onShouldRetry: (error) => {
        const again = navigator.onLine && passes(statusOf(error));
        if (again) upload.onRetry();
        return again;
      },
      onSuccess: () => resolve({ ok: true, uploadUrl: tus.url ?? '' }),
      onError: (error) => resolve({ ok: false, trouble: toTrouble(error) }),
    });
    stop = async () => {
      await tus.abort();
      resolve({ ok: false, trouble: { kind: 'network' } });
    };
    tus.start();
  });
  return { done, stop: () => stop() };
}

const passes = (status: number) => status === 0 || status === 409 || status === 423 || status === 429 || status >= 500;

const statusOf = (error: Error | DetailedError): number =>
  'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0;

function retryAfterOf(error: Error | DetailedError): number | undefined {
  const seconds =
    'originalResponse' in error ? Number(error.originalResponse?.getHeader('Retry-After') ?? Number.NaN) : 0;
  return seconds > 0 ? seconds : undefined;
}

export function toTrouble(error: Error | DetailedError): UploadTrouble {
  const status = statusOf(error);
  if (status === 0) return { kind: 'network' };
  if (status === 401) return { kind: 'signed-out' };
  const retryAfter = retryAfterOf(error);
  if (status === 429) return { kind: 'too-many', retryAfter };
  const message = 'originalResponse' in error ? sentenceIn(error.originalResponse?.getBody() ?? '') : null;
  return message === null || passes(status) ? { kind: 'server', retryAfter } : { kind: 'refused', message };
}

function sentenceIn(body: string): string | null {
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    return typeof message === 'string' && message !== '' ? message : null;
  } catch {
    return null;
  }
}

/** Whether a file is worth sending at all; the server looks at the bytes and decides. */
export function precheck(
  file: Pick<File, 'size' | 'type'>,
): 'empty' | 'too_large' | 'svg' | 'gif' | 'pdf' | 'video' | null {
  if (file.size === 0) return 'empty';
  if (file.size > PHOTO_LIMITS.bytes) return 'too_large';
  if (file.type === 'image/svg+xml') return 'svg';
  if (file.type === 'image/gif') return 'gif';
  if (file.type === 'application/pdf') return 'pdf';
  return file.type.startsWith('video/') ? 'video' : null;
}
