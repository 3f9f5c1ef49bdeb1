import { describe, expect, it } from 'vitest';
import type { OwnPhoto } from '#features/photos/contract.ts';
import { photoUrl } from '#features/photos/rules/photos.ts';
import { photosSettled } from '#features/photos/server/index.ts';
import { startBucket } from '../../../support/bucket.ts';
import { phoneJpeg } from '../../../support/pictures.ts';
import { type Draft, photoApi } from './harness.ts';

const bucket = startBucket();

describe.each([
  ['a local folder', (): string | null => null],
  ['an S3-compatible bucket', bucket],
] as const)('pictures kept in %s', (_name, storageUrl) => {
  const api = photoApi('embedded', storageUrl);

  type Ready = Extract<OwnPhoto, { status: 'READY' }>;

  async function sendOne(): Promise<{ draft: Draft; photo: Ready }> {
    const draft = await api.makeDraft();
    const bytes = await phoneJpeg();
    const path = (await api.create(draft, bytes.length)).headers.get('location') ?? '';
    await api.patch(path, draft.sessionKey, 0, bytes.subarray(0, 1000));
    expect((await api.head(path, draft.sessionKey)).headers.get('upload-offset')).toBe('1000');
    expect((await api.patch(path, draft.sessionKey, 1000, bytes.subarray(1000))).status).toBe(204);
    await photosSettled(api.services());
    const [photo] = (await api.list(draft)) as Ready[];
    expect(photo?.status).toBe('READY');
    return { draft, photo: photo as Ready };
  }

  it('arrive in pieces and are served for ever, as what they are', async () => {
    const { photo } = await sendOne();
    for (const [format, type] of [
      ['avif', 'image/avif'],
      ['webp', 'image/webp'],
      ['jpg', 'image/jpeg'],
    ] as const) {
      const answer = await api.call(photoUrl(photo, 320, format));
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe(type);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect((await answer.arrayBuffer()).byteLength).toBe(Number(answer.headers.get('content-length')));
    }
  });

  it('are not sent again to who has them, nor to who asks for the head only', async () => {
    const { photo } = await sendOne();
    const address = photoUrl(photo, 320, 'webp');
    const head = await api.call(address, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const again = await api.call(address, { headers: { 'if-none-match': head.headers.get('etag') ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('have no other addresses: no master, no original, no folder, no way out', async () => {
    const { photo } = await sendOne();
    const folder = `/media/${photo.id}/${photo.hash}`;
    const wrong = [
      'master.jpg',
      '320.png',
      '320.svg',
      '0320.jpg',
      '321.jpg',
      '320.jpg.json',
      '..%2f..%2fmaster.jpg',
      '',
    ];
    for (const name of wrong) expect((await api.call(`${folder}/${name}`)).status, name).toBe(404);
    for (const path of [
      `/media/${photo.id}/320.jpg`,
      `/media/../v2/uploads/${photo.id}`,
      `/v2/uploads/${photo.id}`,
      '/media/x/y/320.jpg',
    ])
      expect((await api.call(path)).status, path).toBe(404);
    expect((await api.call(photoUrl(photo, 320, 'jpg'), { method: 'POST' })).status).toBe(405);
  });

  it('go with their photo', async () => {
    const { draft, photo } = await sendOne();
    expect((await api.call(`/v2/uploads/${photo.id}`, { method: 'DELETE', key: draft.sessionKey })).status).toBe(204);
    expect((await api.call(photoUrl(photo, 320, 'jpg'))).status).toBe(404);
  });

  it('leave nothing unexpected behind', () => {
    expect(api.services().errors).toEqual([]);
  });
});
