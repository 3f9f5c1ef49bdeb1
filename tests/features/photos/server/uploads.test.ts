import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { OwnPhoto } from '#features/photos/contract.ts';
import { pixelsOf, WHOLE } from '#features/photos/rules/boxes.ts';
import { PHOTO_FORMATS, photoUrl } from '#features/photos/rules/photos.ts';
import * as schema from '#features/schema.ts';
import { newId } from '#platform/ids.ts';
import {
  listPhotos,
  photosSettled,
  readCoverPhotos,
  readPublicPhotos,
  resumePhotoProcessing,
} from '#features/photos/server/index.ts';
import { ENGINES } from '../../../support/database.ts';
import { phoneJpeg, pixelAt, scene } from '../../../support/pictures.ts';
import { makeCtx } from '../../../support/services.ts';
import { photoApi } from './harness.ts';

type Ready = Extract<OwnPhoto, { status: 'READY' }>;

function ready(photo: OwnPhoto | undefined): Ready {
  if (photo?.status !== 'READY') throw new Error(`Not ready: ${JSON.stringify(photo)}`);
  return photo;
}

/** The first bytes, then a lost connection. */
const brokenOff = (bytes: Uint8Array) => {
  let sent = false;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent) return controller.error(new Error('connection lost'));
      sent = true;
      controller.enqueue(bytes);
    },
  });
};

describe.each(ENGINES)('photos on %s', (engine) => {
  const api = photoApi(engine);

  describe('sending', () => {
    it('turns a file into a photo at the end of the listing, and keeps no original', async () => {
      const draft = await api.makeDraft();
      const first = await api.send(draft, await phoneJpeg(), { shot: 'FRONT_3_4' });
      const second = await api.send(draft, await scene(1).jpeg().toBuffer());
      const photos = (await api.list(draft)).map(ready);
      expect(photos.map(({ id }) => id)).toEqual([first, second]);
      expect(photos[0]).toMatchObject({
        shot: 'FRONT_3_4',
        alt: '2014 Honda Civic: Front corner',
        width: 640,
        height: 480,
        widths: [320, 640],
        color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      });
      expect(photos[1]?.alt).toBe('2014 Honda Civic, photo 2');
      expect(readdirSync(join(api.services().folder, 'uploads'))).toEqual([]);
    });

    it('goes on where a lost connection stopped it', async () => {
      const draft = await api.makeDraft();
      const bytes = await scene(2).jpeg().toBuffer();
      const path = (await api.create(draft, bytes.length)).headers.get('location') ?? '';
      const cut = await api.patch(path, draft.sessionKey, 0, brokenOff(bytes.subarray(0, 4000)));
      expect(cut.status).toBeGreaterThanOrEqual(400);
      const offset = Number((await api.head(path, draft.sessionKey)).headers.get('upload-offset'));
      expect(offset).toBeGreaterThanOrEqual(0);
      const middle = await api.patch(path, draft.sessionKey, offset, bytes.subarray(offset, 9000));
      expect(middle.headers.get('upload-offset')).toBe('9000');
      expect((await api.patch(path, draft.sessionKey, 4000, bytes.subarray(4000))).status).toBe(409);
      expect((await api.patch(path, draft.sessionKey, 9000, bytes.subarray(9000))).status).toBe(204);
      await photosSettled(api.services());
      expect(ready((await api.list(draft))[0]).width).toBe(1200);
    });

    it('says that all is there to a client whose last answer was lost', async () => {
      const draft = await api.makeDraft();
      const bytes = await phoneJpeg();
      const id = await api.send(draft, bytes);
      const answer = await api.head(`/v2/uploads/${id}`, draft.sessionKey);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('upload-offset')).toBe(answer.headers.get('upload-length'));
      expect(await api.list(draft)).toHaveLength(1);
    });

    it('notes a photo whose row a crash took away after the last byte', async () => {
      const draft = await api.makeDraft();
      const bytes = await phoneJpeg();
      const path = (await api.create(draft, bytes.length)).headers.get('location') ?? '';
      const id = path.split('/').at(-1) ?? '';
      writeFileSync(join(api.services().folder, 'uploads', id), bytes);
      expect((await api.head(path, draft.sessionKey)).status).toBe(200);
      await photosSettled(api.services());
      expect((await api.list(draft)).map(({ id, status }) => ({ id, status }))).toEqual([{ id, status: 'READY' }]);
    });

    it('ends in a refusal with a sentence when the bytes are no photo', async () => {
      const draft = await api.makeDraft();
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
      await api.send(draft, svg, { filename: 'car.jpg' });
      expect(await api.list(draft)).toMatchObject([
        { status: 'FAILED', fault: 'svg', message: expect.stringContaining('save the image as JPEG or PNG') },
      ]);
      expect(readdirSync(join(api.services().folder, 'uploads'))).toEqual([]);
    });

    it('is refused before a byte is sent: empty, too large, of unknown size, without a listing', async () => {
      const draft = await api.makeDraft();
      expect((await api.create(draft, 0)).status).toBe(422);
      const large = await api.create(draft, 30 * 1024 * 1024 + 1);
      expect(large.status).toBe(413);
      expect(((await large.json()) as { message: string }).message).toContain('30 MB');
      const headers = { 'tus-resumable': '1.0.0', 'upload-length': '10' };
      const nameless = await api.call('/v2/uploads', { method: 'POST', headers, key: draft.sessionKey });
      expect(nameless.status).toBe(400);
      expect(nameless.headers.get('content-type')).toContain('application/problem+json');
      const metadata = `listingId ${Buffer.from(draft.id).toString('base64')}`;
      const deferred = { 'tus-resumable': '1.0.0', 'upload-defer-length': '1', 'upload-metadata': metadata };
      expect((await api.call('/v2/uploads', { method: 'POST', headers: deferred, key: draft.sessionKey })).status).toBe(
        400,
      );
    });

    it('never takes more bytes than were announced', async () => {
      const draft = await api.makeDraft();
      const path = (await api.create(draft, 100)).headers.get('location') ?? '';
      expect((await api.patch(path, draft.sessionKey, 0, Buffer.alloc(5000))).status).toBe(413);
    });

    it('is refused at the 41st photo, also when two arrive at once', async () => {
      const draft = await api.makeDraft();
      await api.insertPhotos(draft, 39);
      const bytes = await phoneJpeg();
      const paths = await Promise.all(
        [1, 2].map(async () => (await api.create(draft, bytes.length)).headers.get('location') ?? ''),
      );
      const answers = await Promise.all(paths.map((path) => api.patch(path, draft.sessionKey, 0, bytes)));
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
      const late = await api.create(draft, bytes.length);
      expect(late.status).toBe(422);
      expect(await late.json()).toMatchObject({
        reason: 'too_many_photos',
        message: expect.stringContaining('40 photos'),
      });
      await photosSettled(api.services());
      expect(await api.list(draft)).toHaveLength(40);
    });
  });

  describe('permission', () => {
    it('is needed for every step, and another person’s listing looks like none', async () => {
      const [mine, theirs] = [await api.makeDraft(), await api.makeDraft()];
      const bytes = await phoneJpeg();
      const stranger = { id: theirs.id, sessionKey: mine.sessionKey };
      expect((await api.create(stranger, bytes.length)).status).toBe(404);
      expect((await api.create({ id: randomUUID(), sessionKey: mine.sessionKey }, 10)).status).toBe(404);
      const path = (await api.create(theirs, bytes.length)).headers.get('location') ?? '';
      expect((await api.head(path, mine.sessionKey)).status).toBe(404);
      expect((await api.patch(path, mine.sessionKey, 0, bytes)).status).toBe(404);
      for (const none of ['1', '%00', '__proto__', '%F0%9F%98%80'])
        expect((await api.patch(`/v2/uploads/${none}`, mine.sessionKey, 0, bytes)).status, none).toBe(404);
      expect((await api.call(path, { method: 'DELETE', key: mine.sessionKey })).status).toBe(404);
      expect((await api.call(`/api/requests/${theirs.id}/photos`, { key: mine.sessionKey })).status).toBe(404);
      expect((await api.patch(path, theirs.sessionKey, 0, bytes)).status).toBe(204);
      await photosSettled(api.services());
      const [photo] = await api.list(theirs);
      const order = `/api/requests/${theirs.id}/photos/order`;
      expect((await api.json('PUT', order, mine.sessionKey, { ids: [photo?.id] })).status).toBe(404);
      const smuggled = `/api/requests/${mine.id}/photos/${photo?.id}`;
      expect((await api.json('PATCH', smuggled, mine.sessionKey, { caption: 'x' })).status).toBe(404);
      expect(
        (await api.json('PUT', `/api/requests/${mine.id}/photos/order`, mine.sessionKey, { ids: [photo?.id] })).status,
      ).toBe(404);
    });

    it('of a draft ends for its key when it belongs to somebody', async () => {
      const { db } = api.services();
      const userId = newId();
      await db.insert(schema.users).values({ id: userId, email: `${userId}@example.com` });
      const draft = await api.makeDraft({ ownerId: userId });
      expect((await api.create(draft, 10)).status).toBe(404);
      const ctx = makeCtx(api.services(), { user: { id: userId } });
      expect(await listPhotos({ ctx, input: { listingId: draft.uniqueId } })).toEqual([]);
    });

    it('is not asked by ids that are none', async () => {
      for (const id of ['../../etc/passwd', '1', '%2e%2e', 'a'.repeat(300)])
        expect((await api.head(`/v2/uploads/${id}`, 'k'.repeat(20))).status).toBe(404);
      expect((await api.call('/v2/uploads/1', { method: 'DELETE' })).status).toBe(400);
    });
  });

  describe('deleting', () => {
    it('removes a finished photo with every file, and closes the gap for nobody else', async () => {
      const draft = await api.makeDraft();
      const id = await api.send(draft, await phoneJpeg());
      const other = await api.send(draft, await scene(4).jpeg().toBuffer());
      const photo = ready((await api.list(draft))[0]);
      const address = photoUrl(photo, 320, 'webp');
      expect((await api.call(address, { method: 'HEAD' })).status).toBe(200);
      expect((await api.call(`/v2/uploads/${id}`, { method: 'DELETE', key: draft.sessionKey })).status).toBe(204);
      expect((await api.call(address)).status).toBe(404);
      expect(existsSync(join(api.services().folder, 'files/photos', id))).toBe(false);
      expect((await api.list(draft)).map((photo) => photo.id)).toEqual([other]);
      expect((await api.call(`/v2/uploads/${id}`, { method: 'DELETE', key: draft.sessionKey })).status).toBe(404);
    });

    it('stops an upload on its way', async () => {
      const draft = await api.makeDraft();
      const bytes = await phoneJpeg();
      const path = (await api.create(draft, bytes.length)).headers.get('location') ?? '';
      await api.patch(path, draft.sessionKey, 0, bytes.subarray(0, 500));
      expect((await api.call(path, { method: 'DELETE', key: draft.sessionKey })).status).toBe(204);
      expect((await api.head(path, draft.sessionKey)).status).toBe(404);
      expect(
        readdirSync(join(api.services().folder, 'uploads')).filter((name) => path.includes(name.slice(0, 36))),
      ).toEqual([]);
    });
  });

  describe('arranging', () => {
    it('puts photos in order; those not named follow', async () => {
      const draft = await api.makeDraft();
      const [a, b, c] = (await api.insertPhotos(draft, 3)) as [string, string, string];
      const answer = await api.json('PUT', `/api/requests/${draft.id}/photos/order`, draft.sessionKey, { ids: [c] });
      expect(((await answer.json()) as { photos: OwnPhoto[] }).photos.map(({ id }) => id)).toEqual([c, a, b]);
      expect((await api.list(draft)).map(({ id }) => id)).toEqual([c, a, b]);
      const twice = await api.json('PUT', `/api/requests/${draft.id}/photos/order`, draft.sessionKey, { ids: [a, a] });
      expect(twice.status).toBe(400);
    });

    it('keeps a caption and what the photo shows', async () => {
      const draft = await api.makeDraft();
      const [id] = await api.insertPhotos(draft, 1);
      const path = `/api/requests/${draft.id}/photos/${id}`;
      const answer = await api.json('PATCH', path, draft.sessionKey, { caption: '  New tires  ', shot: 'TIRES' });
      expect(await answer.json()).toMatchObject({ caption: 'New tires', shot: 'TIRES', alt: 'New tires' });
      expect(await (await api.json('PATCH', path, draft.sessionKey, { shot: null })).json()).toMatchObject({
        caption: 'New tires',
        shot: null,
      });
      for (const wrong of [{}, { caption: 'x'.repeat(141) }, { shot: 'MOON' }, { rotate: 45 }, { position: 1 }])
        expect((await api.json('PATCH', path, draft.sessionKey, wrong)).status).toBe(400);
    });

    it('turns a photo and gives it a new address', async () => {
      const draft = await api.makeDraft();
      const id = await api.send(draft, await phoneJpeg());
      const before = ready((await api.list(draft))[0]);
      const path = `/api/requests/${draft.id}/photos/${id}`;
      const after = ready((await (await api.json('PATCH', path, draft.sessionKey, { rotate: 90 })).json()) as OwnPhoto);
      expect([after.width, after.height]).toEqual([before.height, before.width]);
      expect(after.hash).not.toBe(before.hash);
      expect((await api.call(photoUrl(before, 320, 'jpg'))).status).toBe(404);
      const turned = Buffer.from(await (await api.call(photoUrl(after, 320, 'jpg'))).arrayBuffer());
      const [red, , blue] = await pixelAt(turned, 0.5, 0.1);
      expect(red).toBeGreaterThan(blue + 100);
      await api.json('PATCH', path, draft.sessionKey, { rotate: 270 });
      expect([ready((await api.list(draft))[0]).width]).toEqual([before.width]);
    });

    it('crops and straightens for good: the rest is in no file any more', async () => {
      const draft = await api.makeDraft();
      const id = await api.send(draft, await phoneJpeg());
      const before = ready((await api.list(draft))[0]);
      const path = `/api/requests/${draft.id}/photos/${id}`;
      // Left half red, right half blue: the right half is kept.
      const frame = { turn: 0, angle: 0, crop: { x: 0.5, y: 0.25, width: 0.5, height: 0.5 } };
      const after = ready((await (await api.json('PATCH', path, draft.sessionKey, { frame })).json()) as OwnPhoto);
      expect([after.width, after.height]).toEqual([before.width / 2, before.height / 2]);
      const kept = Buffer.from(await (await api.call(photoUrl(after, 320, 'jpg'))).arrayBuffer());
      for (const x of [0.02, 0.5, 0.98]) {
        const [red, , blue] = await pixelAt(kept, x, 0.5);
        expect(blue).toBeGreaterThan(red + 100);
      }
      expect((await api.call(photoUrl(before, 320, 'jpg'))).status).toBe(404);

      const level = { turn: 90, angle: 15, crop: { x: 0, y: 0, width: 1, height: 1 } };
      const turned = ready(
        (await (await api.json('PATCH', path, draft.sessionKey, { frame: level })).json()) as OwnPhoto,
      );
      expect(turned.width / turned.height).toBeCloseTo(after.height / after.width, 1);
      const corners = Buffer.from(await (await api.call(photoUrl(turned, turned.width, 'jpg'))).arrayBuffer());
      for (const [x, y] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const) {
        const [red, , blue] = await pixelAt(corners, x, y);
        expect(blue, 'no corner is empty').toBeGreaterThan(red + 100);
      }
    });

    it('blurs for good: every width and format, the private master too, and nothing of it before', async () => {
      const draft = await api.makeDraft();
      const bytes = await stripes().jpeg({ quality: 95 }).toBuffer();
      const id = await api.send(draft, bytes);
      const before = ready((await api.list(draft))[0]);
      const path = `/api/requests/${draft.id}/photos/${id}`;
      const blur = [{ x: 0.25, y: 0.5, width: 0.25, height: 0.25 }];
      const after = ready((await (await api.json('PATCH', path, draft.sessionKey, { blur })).json()) as OwnPhoto);
      expect([after.width, after.height]).toEqual([before.width, before.height]);
      const files: Buffer[] = [];
      for (const format of PHOTO_FORMATS)
        for (const width of after.widths)
          files.push(Buffer.from(await (await api.call(photoUrl(after, width, format))).arrayBuffer()));
      const master = await api.services().storage.get(`photos/${id}/${after.hash}/master.jpg`);
      if (!master) throw new Error('There is a master.');
      files.push(await buffer(master.body));
      for (const file of files) {
        expect(await contrastIn(file, 0.28, 0.53, 0.19, 0.19), 'inside of the box').toBeLessThan(12);
        expect(await contrastIn(file, 0.6, 0.53, 0.19, 0.19), 'beside it').toBeGreaterThan(60);
      }
      expect(await api.services().storage.get(`photos/${id}/${before.hash}/master.jpg`)).toBeNull();
      for (const format of PHOTO_FORMATS) expect((await api.call(photoUrl(before, 320, format))).status).toBe(404);
    });

    it.each([
      { frame: { turn: 45, angle: 0, crop: WHOLE } },
      { frame: { turn: 0, angle: 16, crop: WHOLE } },
      { frame: { turn: 0, angle: 0, crop: { x: 0.5, y: 0, width: 0.6, height: 1 } } },
      { frame: { turn: 0, angle: 0, crop: { x: 0, y: 0, width: 0.05, height: 1 } } },
      { blur: [] },
      { blur: Array.from({ length: 7 }, () => WHOLE) },
      { blur: [{ x: -0.1, y: 0, width: 0.5, height: 0.5 }] },
    ])('refuses an edit that cannot be: %j', async (wrong) => {
      const draft = await api.makeDraft();
      const [id] = await api.insertPhotos(draft, 1);
      const path = `/api/requests/${draft.id}/photos/${id}`;
      expect((await api.json('PATCH', path, draft.sessionKey, wrong)).status).toBe(400);
    });

    it('makes pages of the listing new', async () => {
      const draft = await api.makeDraft({ status: 'PUBLISHED' });
      const bytes = await phoneJpeg();
      const firstReady = async () => (await api.list(draft)).find(({ status }) => status === 'READY')?.id;
      const steps = [
        () => api.send(draft, bytes),
        async () =>
          api.json('PATCH', `/api/requests/${draft.id}/photos/${await firstReady()}`, draft.sessionKey, {
            caption: 'A',
          }),
        async () =>
          api.json('PUT', `/api/requests/${draft.id}/photos/order`, draft.sessionKey, { ids: [await firstReady()] }),
        async () => api.call(`/v2/uploads/${await firstReady()}`, { method: 'DELETE', key: draft.sessionKey }),
      ];
      for (const step of steps) {
        api.invalidated.length = 0;
        await step();
        expect(api.invalidated).toContain(`listing:${draft.id}`);
      }
    });
  });

  describe('reading', () => {
    it('shows finished photos only, in order, by listing', async () => {
      const { db } = api.services();
      const [one, two] = [await api.makeDraft(), await api.makeDraft()];
      const [a, b] = await api.insertPhotos(one, 2);
      await db
        .update(schema.photos)
        .set({ status: 'PROCESSING' })
        .where(eq(schema.photos.id, a ?? ''));
      const listingIds = [one.id, two.id];
      const found = await readPublicPhotos({ ctx: { db }, input: { listingIds } });
      expect([...found.keys()]).toEqual([one.id]);
      expect(found.get(one.id)?.map(({ id, hash }) => [id, hash])).toEqual([[b, 'abababababab']]);
      expect((await readCoverPhotos({ ctx: { db }, input: { listingIds } })).get(one.id)?.id).toBe(b);
      expect(await readPublicPhotos({ ctx: { db }, input: { listingIds: [] } })).toEqual(new Map());
    });
  });

  describe('a server that was stopped in the middle', () => {
    it('takes up at boot what was sent and not prepared', async () => {
      const draft = await api.makeDraft();
      const services = api.services();
      const id = randomUUID();
      const folder = join(services.folder, 'uploads');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, id), await phoneJpeg());
      writeFileSync(
        join(folder, `${id}.json`),
        JSON.stringify({ id, size: 1, offset: 0, metadata: { listingId: draft.id } }),
      );
      await services.db.insert(schema.photos).values({ id, listingId: draft.id, position: 0 });
      await resumePhotoProcessing({ services });
      await photosSettled(services);
      expect(ready((await api.list(draft))[0]).id).toBe(id);
    });

    it('says so when the file is gone', async () => {
      const draft = await api.makeDraft();
      const services = api.services();
      await services.db.insert(schema.photos).values({ id: randomUUID(), listingId: draft.id, position: 0 });
      await resumePhotoProcessing({ services });
      await photosSettled(services);
      expect((await api.list(draft))[0]).toMatchObject({
        status: 'FAILED',
        fault: 'lost',
        message: expect.stringContaining('again'),
      });
    });
  });

  it('reports nothing unexpected in all of this', () => {
    expect(api.services().errors).toEqual([]);
  });
});

/** Black and white, eight pixels each: what characters on a plate are to a camera. */
function stripes() {
  const lines = Array.from({ length: 50 }, (_, at) => `<rect x="${at * 16}" width="8" height="600"/>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#fff"/>${lines}</svg>`;
  return sharp(Buffer.from(svg));
}

/** Standard deviation of the light inside a box, given in shares. */
async function contrastIn(picture: Buffer, x: number, y: number, width: number, height: number): Promise<number> {
  const box = pixelsOf({ x, y, width, height }, ...(await sizeOf(picture)));
  const cut = await sharp(picture).extract(box).greyscale().png().toBuffer();
  return (await sharp(cut).stats()).channels[0]?.stdev ?? 0;
}

async function sizeOf(picture: Buffer): Promise<[number, number]> {
  const { width, height } = await sharp(picture).metadata();
  return [width, height];
}
