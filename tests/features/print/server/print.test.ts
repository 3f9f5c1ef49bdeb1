import { describe, expect, test } from 'vitest';
import { labelBox, SHEETS } from '#features/print/rules/sheets.ts';
import { type Box, inches, MM_PER_INCH, POINTS_PER_MM } from '#features/print/rules/units.ts';
import type { Ctx } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import {
  answerFile,
  makePrint,
  productPicture,
  readPrintFile,
  readPrintPreview,
  renderPrintPdf,
  renderTestPage,
} from '#features/print/server/index.ts';
import { claimCode, listBatch, listCodesOfListing } from '#features/stickers/server/index.ts';
import { POST as sign } from '../../../../src/pages/stickers/print/sign.pdf.ts';
import { ENGINES } from '../../../support/database.ts';
import { openPdf, rasterPdf, rasterSvg } from '../../../support/print-pictures.ts';
import { readWithZbar } from '../../../support/qr-readers.ts';
import { useServices } from '../../../support/services.ts';
import { fault, member, publish, visitor } from '../../listings/server/support.ts';

const asked = (query: string) => new URLSearchParams(query);
const make = (ctx: Ctx, query: string, owner: 'me' | 'nobody' = 'me') =>
  makePrint({ ctx, input: { asked: asked(query), owner } });
const uuidIn = (link: string | null) => link?.slice(-32).toLowerCase();
const bare = (uuid: string) => uuid.replaceAll('-', '');

/** US Letter, in millimeters. */
const PAGE: Box = { x: 0, y: 0, width: inches(8.5), height: inches(11) };

describe.each(ENGINES)('printing on %s', (engine) => {
  const services = useServices({ engine });

  test('a listing gets one code, which is used again from then on', async () => {
    const { ctx, id, unique_id: ref } = await publish(services());
    await expect(readPrintFile({ ctx, asked: asked(`listing=${ref}`) })).rejects.toMatchObject(fault('missing'));
    const before = await readPrintPreview({ ctx, asked: asked(`listing=${ref}`) });
    expect(before).toMatch(/^<svg /);
    await make(ctx, `listing=${ref}&product=1401`);
    await make(ctx, `listing=${ref}&product=1506`);
    const codes = await listCodesOfListing({ ctx, input: { listingId: id } });
    expect(codes).toHaveLength(1);

    const file = await readPrintFile({ ctx, asked: asked(`listing=${ref}&on=sheet&sheet=5163&start=3`) });
    const pages = await openPdf(file);
    expect(pages).toHaveLength(1);
    const label = (index: number): Box => labelBox(SHEETS[5163], index);
    const read = async (index: number) => readWithZbar(await rasterPdf(pages[0] as never, label(index)));
    expect(await read(1)).toBeNull();
    for (const index of [2, 9]) expect(uuidIn(await read(index))).toBe(bare(codes[0]?.uuid ?? ''));
  });

  test('a worn sticker is printed again with the same code, once, in any kind, by its owner alone', async () => {
    const { ctx, id, unique_id: ref } = await publish(services());
    await make(ctx, `listing=${ref}&product=1401`);
    const [code] = await listCodesOfListing({ ctx, input: { listingId: id } });
    const uuid = code?.uuid ?? '';
    for (const query of [`listing=${ref}&code=${code?.payload}`, `listing=${ref}&code=${code?.payload}&product=1222`]) {
      const pages = await openPdf(await readPrintFile({ ctx, asked: asked(`${query}&on=paper`) }));
      expect(pages).toHaveLength(1);
      expect(uuidIn(await readWithZbar(await rasterPdf(pages[0] as never, PAGE)))).toBe(bare(uuid));
    }
    expect(await listCodesOfListing({ ctx, input: { listingId: id } })).toHaveLength(1);
    const { batch } = await make(ctx, 'product=1111&copies=2');
    const [blank] = await listBatch({ ctx, input: { batchId: batch ?? '' } });
    await readPrintFile({ ctx, asked: asked(`code=${blank?.payload}`) });
    const other = await member(services());
    for (const query of [`code=${blank?.payload}`, `code=${code?.payload}`, `listing=${ref}&code=${blank?.payload}`])
      await expect(readPrintFile({ ctx: other, asked: asked(query) })).rejects.toMatchObject(fault('missing'));
    const mixed = asked(`listing=${ref}&code=${blank?.payload}`);
    await expect(readPrintFile({ ctx, asked: mixed })).rejects.toMatchObject(fault('missing'));
  });

  test('nobody prints, or learns of, another person’s listing or sheet', async () => {
    const { unique_id: ref } = await publish(services());
    const [owner, other] = [await member(services()), await member(services())];
    await expect(make(other, `listing=${ref}`)).rejects.toMatchObject(fault('missing'));
    const { batch } = await make(owner, 'product=1111&copies=2');
    await expect(readPrintFile({ ctx: other, asked: asked(`batch=${batch}`) })).rejects.toMatchObject(fault('missing'));
    await expect(make(visitor(services()), 'product=1111')).rejects.toMatchObject(fault('unauthenticated'));
  });

  test('one button makes the code of a listing once, and leads to its window sign; for its owner alone', async () => {
    const { ctx, id, unique_id: ref } = await publish(services());
    const press = (who: Ctx) => {
      const url = new URL('http://localhost:4321/stickers/print/sign.pdf');
      const request = new Request(url, { method: 'POST', body: new URLSearchParams({ listing: ref }) });
      return sign({
        ...{ locals: { ctx: who }, request, url },
        redirect: (to: string, status: number) => new Response(null, { status, headers: { location: to } }),
        rewrite: async () => new Response(null, { status: 404 }),
      } as unknown as Parameters<typeof sign>[0]);
    };
    for (let pressed = 0; pressed < 2; pressed++) {
      const to = (await press(ctx)).headers.get('location');
      expect(to).toMatch(new RegExp(`^/stickers/print/file\\.pdf\\?listing=${ref}&product=1500&on=shop`));
      expect(await readPrintFile({ ctx, asked: asked(to?.split('?')[1] ?? '') })).toBeInstanceOf(Buffer);
    }
    expect(await listCodesOfListing({ ctx, input: { listingId: id } })).toHaveLength(1);
    expect((await press(await member(services()))).status).toBe(404);
    expect((await press(visitor(services()))).headers.get('location')).toContain('/stickers/auth/login?');
  });

  test('blank stickers need no account: whoever scans first claims them, and a network makes so many a day', async () => {
    const someone = visitor(services());
    const network = crypto.randomUUID();
    const print = (query: string) => makePrint({ ctx: someone, input: { asked: asked(query), owner: 'me', network } });
    const { batch } = await print('product=1111&copies=2');
    const query = asked(`batch=${batch}&on=sheet&sheet=5160`);
    expect((await readPrintFile({ ctx: someone, asked: query, network })).subarray(0, 5).toString()).toBe('%PDF-');
    const codes = await listBatch({ ctx: someone, input: { batchId: batch ?? '' } });
    expect(codes.map(({ state }) => state)).toEqual(['BLANK', 'BLANK']);
    const finder = await member(services());
    await claimCode({ ctx: finder, input: { code: codes[0]?.payload ?? '' } });
    await expect(readPrintFile({ ctx: someone, asked: query, network })).rejects.toMatchObject(fault('missing'));
    await print('product=1111&copies=350');
    await expect(print('product=1111&copies=350')).rejects.toMatchObject(fault('too-many'));
    const { unique_id: ref } = await publish(services());
    await expect(print(`listing=${ref}`)).rejects.toMatchObject(fault('unauthenticated'));
  });

  test('of a sheet that was shared out nobody prints what others claimed', async () => {
    const [maker, friend, stranger] = await Promise.all([1, 2, 3].map(() => member(services())));
    const { batch } = await make(maker as Ctx, 'product=1410&copies=3', 'nobody');
    const sheet = () => listBatch({ ctx: maker as Ctx, input: { batchId: batch ?? '' } });
    const [one, two, three] = await sheet();
    await claimCode({ ctx: friend as Ctx, input: { code: one?.payload ?? '' } });
    const file = (ctx: Ctx) => readPrintFile({ ctx, asked: asked(`batch=${batch}&on=sheet&sheet=5160`) });
    for (const ctx of [maker, stranger]) await expect(file(ctx as Ctx)).rejects.toMatchObject(fault('missing'));
    await claimCode({ ctx: maker as Ctx, input: { code: two?.payload ?? '' } });
    expect((await sheet()).map(({ uuid }) => uuid)).toEqual([two?.uuid, three?.uuid]);
    const [page] = await openPdf(await file(maker as Ctx));
    const read = async (index: number) => readWithZbar(await rasterPdf(page as never, labelBox(SHEETS[5160], index)));
    expect([uuidIn(await read(0)), uuidIn(await read(1))]).toEqual([bare(two?.uuid ?? ''), bare(three?.uuid ?? '')]);
    expect(await read(2)).toBeNull();
    // Naming a code instead of making one prints nothing of it.
    for (const query of [`code=${one?.payload}`, `listing=${one?.uuid}`, `batch=${one?.uuid}`]) {
      const tried = await readPrintFile({ ctx: stranger as Ctx, asked: asked(query) }).catch((error: unknown) => error);
      expect(tried).toMatchObject(fault('missing'));
    }
  });

  test('blank stickers each have a code of their own, in the order of the sheet', async () => {
    const ctx = await member(services());
    const { batch } = await make(ctx, 'product=1410&on=sheet&sheet=5160&start=29&copies=4', 'nobody');
    const file = await readPrintFile({ ctx, asked: asked(`batch=${batch}&on=sheet&sheet=5160&start=29`) });
    const pages = await openPdf(file);
    expect(pages).toHaveLength(2);
    const read = async (page: number, index: number) =>
      readWithZbar(await rasterPdf(pages[page] as never, labelBox(SHEETS[5160], index)));
    const links = [await read(0, 28), await read(0, 29), await read(1, 0), await read(1, 1)];
    expect(new Set(links).size).toBe(4);
    for (const link of links) expect(link).toMatch(/\/Q\/1410[0-9A-F]{32}$/);
    expect(await read(1, 2)).toBeNull();
  });
});

describe('files', () => {
  const missing = () => new Response('not here', { status: 404 });
  const refuse = (error: Error) => answerFile(() => Promise.reject(error), missing);

  test('that are not there, or refused, never look like a fault of ours', async () => {
    expect((await refuse(new AppError('missing', 'No sheet.'))).status).toBe(404);
    const late = await refuse(new AppError('too-many', 'Too many files.', { retryAfter: 60 }));
    expect([late.status, late.headers.get('retry-after'), await late.text()]).toEqual([429, '60', 'Too many files.\n']);
    await expect(refuse(new Error('broken'))).rejects.toThrow('broken');
  });

  const ctx = { config: { siteUrl: 'https://curbtag.com', qrHost: 'curbtag.com' } as never, now: () => new Date(0) };
  const uuid = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

  test('for a print shop say where to cut, carry their fonts and are at true size', async () => {
    const items = [
      { productCode: '1506', uuid },
      { productCode: '1609', uuid },
    ];
    const file = await renderPrintPdf({ ctx, input: { items, bleed: true } });
    const text = file.toString('latin1');
    expect(text).toContain('/FontFile2');
    expect(text).not.toContain('Helvetica');
    const [, left, bottom, right, top] = /\/TrimBox \[([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+)\]/.exec(text) ?? [];
    expect((Number(right) - Number(left)) / 72).toBeCloseTo(24, 3);
    expect((Number(top) - Number(bottom)) / 72).toBeCloseTo(18, 3);
    const [, bleedLeft] = /\/BleedBox \[([\d.]+)/.exec(text) ?? [];
    expect(Number(left) - Number(bleedLeft)).toBeCloseTo(9, 1);
    const pages = await openPdf(file);
    expect(pages, 'a sign, and two sides of an arrow').toHaveLength(3);
    const content = await pages[0]?.getTextContent();
    const words = content?.items.map((item) => ('str' in item ? item.str : '')).join(' ');
    expect(words).toContain('FOR SALE');
    expect(words).toContain('1506-3F2504E0-4F89-41D3');
  });

  test('of a test page are as large as the paper, ruler and all', async () => {
    const [page] = await openPdf(await renderTestPage(ctx, '5160'));
    const { width, height } = page?.getViewport({ scale: 1 }) ?? { width: 0, height: 0 };
    expect(width / POINTS_PER_MM / MM_PER_INCH).toBeCloseTo(8.5, 3);
    expect(height / 72).toBeCloseTo(11, 3);
  });

  test('with a product’s picture are for stores: a sample code that is read, null for what does not exist', async () => {
    const picture = productPicture(ctx.config, '1506') ?? '';
    const seen = await rasterSvg(picture, { x: 300, y: 200, width: inches(24) - 300, height: inches(18) - 200 });
    expect(await readWithZbar(seen)).toBe('HTTPS://CURBTAG.COM/Q/150600000000000040008000000000000000');
    expect(productPicture(ctx.config, '9999')).toBeNull();
  });
});
