import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawArtwork } from '#features/print/rules/artwork.ts';
import { findPrintProduct, type PrintProduct } from '#features/print/rules/products.ts';
import { uploadPage as words } from '#features/stickers/words/sticker-pages.ts';
import type { Outcome } from '#platform/forms/index.ts';
import { makeSides } from '#features/print/server/index.ts';
import { renderSvg } from '#features/print/server/svg.ts';
import { uploadForm } from '#features/stickers/server/index.ts';
import { useServices } from '../../../support/services.ts';
import { visitor } from '../../listings/server/support.ts';

const uuid = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const MAX = 2_800_000;

describe('a picture of a sticker, sent without a script', () => {
  const services = useServices({ config: { siteUrl: 'https://curbtag.test', qrHost: 'curbtag.test' } });

  /** A phone's picture of a sticker, lying askew on a car. */
  function photo(siteUrl: string): Promise<Buffer> {
    const product = findPrintProduct('1222') as PrintProduct;
    const config = { siteUrl, qrHost: new URL(siteUrl).host };
    const [side] = makeSides(config, [{ product, uuid }], { label: null });
    const svg = side ? renderSvg(drawArtwork(side.artwork, side.size)) : '';
    return sharp(Buffer.from(svg), { density: 200 }).rotate(8, { background: '#445' }).jpeg().toBuffer();
  }
  const send = async (bytes: Uint8Array | null): Promise<Outcome> => {
    const form = new FormData();
    if (bytes) form.set('picture', new File([Uint8Array.from(bytes)], 'sticker.jpg', { type: 'image/jpeg' }));
    const request = new Request('https://curbtag.test/stickers/upload', { method: 'POST', body: form });
    return uploadForm({ ctx: visitor(services()), request });
  };
  const bytesOf = (text: string) => new TextEncoder().encode(text);

  it('leads on to the code in it', async () => {
    expect(await send(await photo('https://curbtag.test'))).toMatchObject({
      to: `/stickers/upload/confirm?code=1222${uuid.replaceAll('-', '').toUpperCase()}`,
    });
  });

  type Picture = Uint8Array | null;
  const WRONG: readonly (readonly [string, () => Picture | Promise<Picture>, string])[] = [
    ['a sticker of another site', () => photo('https://elsewhere.test'), words.foreign],
    [
      'nothing but a wall',
      () =>
        sharp({ create: { width: 900, height: 600, channels: 3, background: '#999' } })
          .png()
          .toBuffer(),
      words.none,
    ],
    ['an HEIC photo', () => bytesOf('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'), words.heic],
    ['a drawing', () => bytesOf('<svg xmlns="http://www.w3.org/2000/svg"></svg>'), words.wrong],
    ['half a picture', async () => (await photo('https://curbtag.test')).subarray(0, 300), words.wrong],
    ['more than a form may hold', () => new Uint8Array(MAX + 1), words.large],
    ['nothing', () => null, words.empty],
  ];

  it.each(WRONG)('says what to do about %s', async (_, make, sentence) => {
    expect(await send(await make())).toMatchObject({ faults: { picture: sentence } });
  });
});
