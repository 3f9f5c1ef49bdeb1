import { Worker } from 'node:worker_threads';
import { dataFile } from '#platform/data-file.ts';

export type Pixels = { readonly width: number; readonly height: number; readonly rgba: Buffer };

/** A phone's 12 megapixels take about a second; a file built to be slow is cut off here. */
const TIME_LIMIT_MS = 30_000;

/**
 * Decodes the main picture of a HEIC file, upright, in a thread of its own with limits on time and memory. sharp's
 * build carries no HEVC decoder. Rejects when the file cannot be read within the limits.
 */
export function decodeHeic(bytes: Uint8Array, limitMs = TIME_LIMIT_MS): Promise<Pixels> {
  const worker = new Worker(dataFile('features/photos/server/picture/heic-worker.ts'), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    env: {},
    stdout: true,
    stderr: true,
  });
  return new Promise<Pixels>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Decoding took too long.')), limitMs);
    worker.once('message', (message: { width: number; height: number; data: ArrayBuffer }) =>
      resolve({ width: message.width, height: message.height, rgba: Buffer.from(message.data) }),
    );
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The decoder stopped without an answer.')));
    worker.once('exit', () => clearTimeout(timer));
  }).finally(() => worker.terminate());
}
