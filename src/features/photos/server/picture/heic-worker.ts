import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

/** 512 MiB in WebAssembly pages of 64 KiB: enough for 50 megapixels with the decoder's own buffers. */
const MAX_PAGES = 8192;

/** The decoder grows its memory through this method; refusing makes it fail with "out of memory" instead of the process. */
const grow = WebAssembly.Memory.prototype.grow;
WebAssembly.Memory.prototype.grow = function limited(pages: number): number {
  if (this.buffer.byteLength / 65_536 + pages > MAX_PAGES) throw new RangeError('The picture needs too much memory.');
  return grow.call(this, pages);
};

type Decoded = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> };
type Decode = (input: { buffer: Uint8Array }) => Promise<Decoded>;

const decode = createRequire(import.meta.url)('heic-decode') as Decode;
const { width, height, data } = await decode({ buffer: workerData as Uint8Array });
parentPort?.postMessage({ width, height, data: data.buffer }, [data.buffer]);
