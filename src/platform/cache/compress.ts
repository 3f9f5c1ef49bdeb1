import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../static/index.ts';

/** A page of 100 kB takes about 2 ms, as at 5, which is a hundredth larger; 11 takes a hundred times as long for a tenth. */
const QUALITY = 7;
/** 256 kB: hardly a page is longer, and at 7 a larger one costs 8 ms of clearing memory for each. */
const WINDOW = 18;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Off the main thread. */
export const COMPRESS: Readonly<Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: WINDOW,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => zip(body, { level: 6 }),
};
