import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import { uploadPage as words } from '../words/sticker-pages.ts';
import {
  fileOf,
  type FormInput,
  go,
  type Outcome,
  readParts,
  refuse,
  senderOf,
  stayOnRefusal,
} from '#platform/forms/index.ts';
import { codeQuery } from './sticker-form.ts';
import { parseScannedText, stickerPayload } from '#features/sticker-codes/rules/sticker-code.ts';
import { stickerHosts } from '#features/sticker-codes/server/index.ts';
import type { Config } from '#platform/config/config.ts';

/** What a form can carry; the page makes larger pictures smaller before it sends them. */
const MAX_PICTURE_BYTES = 2_800_000;
/** Pixels of the longer side at which a picture is read: small is quick, large finds a code far away. */
const SIDES = [1_200, 2_400];
const LIMIT_PIXELS = 50_000_000;
const OPTIONS: ReaderOptions = {
  formats: ['QRCode'],
  tryHarder: true,
  tryRotate: true,
  tryInvert: true,
  maxNumberOfSymbols: 4,
};

type PictureCode =
  | { readonly kind: 'code'; readonly payload: string }
  | { readonly kind: 'foreign' }
  | { readonly kind: 'none' }
  | { readonly kind: 'heic' }
  | { readonly kind: 'wrong' };

let ready: Promise<unknown> | undefined;

/** Left to itself the package fetches its .wasm from a CDN. */
function prepare(): Promise<unknown> {
  ready ??= readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')).then((wasm) =>
    prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true }),
  );
  return ready;
}

const startsWith = (bytes: Uint8Array, ...magic: number[]) => magic.every((byte, at) => bytes[at] === byte);
/** JPEG, PNG and WebP by their first bytes; drawings and documents never reach a decoder. */
const isPicture = (bytes: Uint8Array) =>
  startsWith(bytes, 0xff, 0xd8, 0xff) ||
  startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) ||
  startsWith(bytes, 0x52, 0x49, 0x46, 0x46);

/** `ftyp` at the fifth byte, and a brand of the family of formats that iPhones write. */
const isHeic = (bytes: Uint8Array) => /^ftyp(hei|hev|mif1|msf1)/.test(String.fromCharCode(...bytes.subarray(4, 12)));

async function textsIn(bytes: Uint8Array, side: number): Promise<string[]> {
  const { data, info } = await sharp(bytes, { limitInputPixels: LIMIT_PIXELS, sequentialRead: true })
    .rotate()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = { data: new Uint8ClampedArray(data), width: info.width, height: info.height, colorSpace: 'srgb' };
  const found = await readBarcodes(picture as unknown as ImageData, OPTIONS);
  return found.filter(({ isValid }) => isValid).map(({ text }) => text);
}

/** The sticker in a picture. Nothing of the picture is kept. */
async function readCodeInPicture({
  config,
  bytes,
}: {
  config: Pick<Config, 'siteUrl' | 'qrHost'>;
  bytes: Uint8Array;
}): Promise<PictureCode> {
  if (isHeic(bytes)) return { kind: 'heic' };
  if (!isPicture(bytes)) return { kind: 'wrong' };
  await prepare();
  let foreign = false;
  for (const side of SIDES) {
    const texts = await textsIn(bytes, side).catch(() => null);
    if (texts === null) return { kind: 'wrong' };
    for (const text of texts) {
      const parsed = parseScannedText(text, stickerHosts(config));
      if (parsed.ok) return { kind: 'code', payload: stickerPayload(parsed.value) };
      foreign = true;
    }
  }
  return { kind: foreign ? 'foreign' : 'none' };
}

/** The page that reads a code out of a picture. */
export async function uploadForm(input: FormInput): Promise<Outcome> {
  const fault = (picture: string) => refuse({}, { picture });
  try {
    await input.ctx.limits.consume('upload', senderOf(input).network);
    const form = await readParts(input.request);
    // More than any form of ours may hold: it was not read to its end.
    if (!form) return fault(words.large);
    const file = fileOf(form, 'picture');
    if (!file) return fault(words.empty);
    if (file.size > MAX_PICTURE_BYTES) return fault(words.large);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const found = await readCodeInPicture({ config: input.ctx.config, bytes });
    return found.kind === 'code' ? go(`/stickers/upload/confirm${codeQuery(found.payload)}`) : fault(words[found.kind]);
  } catch (error) {
    return stayOnRefusal(error, {});
  }
}
