import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { scanRGBABuffer } from '@undecaf/zbar-wasm';
import sharp, { type Sharp } from 'sharp';

/** A way of reading the QR code in a picture; null when it finds none. */
export type Reader = (picture: Buffer) => Promise<string | null>;

async function pixels(picture: Sharp) {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

/** ZBar, compiled to WebAssembly. */
export const readWithZbar: Reader = async (picture) => {
  const { data, width, height } = await pixels(sharp(picture).flatten({ background: '#fff' }));
  const symbols = await scanRGBABuffer(data.buffer as ArrayBuffer, width, height);
  return symbols.find(({ typeName }) => typeName === 'ZBAR_QRCODE')?.decode() ?? null;
};

/** ZBar as the system has it; null where it has none. */
export function readWithZbarimg(picture: Buffer): string | null {
  const path = join(tmpdir(), `curbtag-zbarimg-${process.pid}.png`);
  writeFileSync(path, picture);
  try {
    return execFileSync('zbarimg', ['-q', '--raw', path], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}

export function hasZbarimg(): boolean {
  try {
    execFileSync('zbarimg', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

type Message = { data: { id: number; type: string; data: unknown } };
type Engine = { onmessage(event: Message): void; postMessage(answer: { data: string | null }): void };

/** The very worker that the site's scanner starts, run here: qr-scanner hands its text to a Blob. */
async function startEngine(): Promise<Engine> {
  const parts: string[] = [];
  const real = { Blob: globalThis.Blob, Worker: globalThis.Worker, createObjectURL: URL.createObjectURL };
  const { createWorker } = (await import('qr-scanner/qr-scanner-worker.min.js' as string)) as {
    createWorker(): unknown;
  };
  Object.assign(globalThis, {
    Blob: class {
      constructor(text: string[]) {
        parts.push(...text);
      }
    },
    Worker: class {},
  });
  URL.createObjectURL = () => '';
  createWorker();
  URL.createObjectURL = real.createObjectURL;
  Object.assign(globalThis, { Blob: real.Blob, Worker: real.Worker });
  const self = { postMessage: () => {} } as unknown as Engine;
  const context = createContext({ self, Uint8ClampedArray, Uint8Array, console });
  runInContext(parts.join(''), context);
  self.onmessage({ data: { id: 0, type: 'inversionMode', data: 'both' } });
  return self;
}

let engine: Promise<Engine> | undefined;

/** The side of what the site's scanner cuts out of the camera's picture and hands to its engine, px. */
const SCANNER_SIDE = 400;

/** The site's own scanner engine, at the size it works in. */
export const readWithScanner: Reader = async (picture) => {
  engine ??= startEngine();
  const self = await engine;
  const small = sharp(picture)
    .flatten({ background: '#fff' })
    .resize(SCANNER_SIDE, SCANNER_SIDE, { fit: 'inside', withoutEnlargement: true });
  const image = await pixels(small);
  return new Promise((resolve) => {
    self.postMessage = ({ data }) => resolve(data);
    self.onmessage({ data: { id: 1, type: 'decode', data: image } });
  });
};

/** Two engines that share no code. */
export const READERS: Readonly<Record<string, Reader>> = { zbar: readWithZbar, 'the site’s scanner': readWithScanner };
