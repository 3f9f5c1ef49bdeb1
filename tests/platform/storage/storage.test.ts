import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { openStorage, type Storage } from '#platform/storage/index.ts';
import { startBucket } from '../../support/bucket.ts';

const folder = mkdtempSync(join(tmpdir(), 'curbtag-storage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const storageUrl = startBucket();

const adapters: [string, () => Storage][] = [
  ['a local folder', () => openStorage({ dataDir: folder, storageUrl: null })],
  ['an S3-compatible bucket', () => openStorage({ dataDir: folder, storageUrl: storageUrl() })],
];

describe.each(adapters)('finished files in %s', (_name, open) => {
  it('come back byte for byte, with size and type', async () => {
    const storage = open();
    const bytes = Buffer.alloc(200_000, 'curbtag');
    await storage.put('photos/a/1/640.webp', bytes, 'image/webp');
    const found = await storage.get('photos/a/1/640.webp');
    expect(found).toMatchObject({ size: bytes.length, contentType: 'image/webp' });
    expect((await buffer(found?.body as ReadableStream)).equals(bytes)).toBe(true);
  });

  it('are null when nobody put them', async () => {
    expect(await open().get('photos/none/1/640.webp')).toBeNull();
  });

  it('are replaced whole by a second put', async () => {
    const storage = open();
    await storage.put('photos/b/x.jpg', Buffer.from('a longer first text'), 'image/jpeg');
    await storage.put('photos/b/x.jpg', Buffer.from('second'), 'image/jpeg');
    const found = await storage.get('photos/b/x.jpg');
    expect((await buffer(found?.body as ReadableStream)).toString()).toBe('second');
  });

  it('go with their folder and take no neighbor along', async () => {
    const storage = open();
    await storage.put('photos/1/a/320.jpg', Buffer.from('x'), 'image/jpeg');
    await storage.put('photos/1/b/320.jpg', Buffer.from('x'), 'image/jpeg');
    await storage.put('photos/12/a/320.jpg', Buffer.from('kept'), 'image/jpeg');
    await storage.deletePrefix('photos/1/');
    expect(await storage.get('photos/1/a/320.jpg')).toBeNull();
    expect(await storage.get('photos/1/b/320.jpg')).toBeNull();
    expect(await storage.get('photos/12/a/320.jpg').then((found) => found?.size)).toBe(4);
    await storage.deletePrefix('photos/1/');
  });

  it.each(['../secret', 'a/../../b', '/etc/passwd', 'a//b', '.hidden', 'a/.part', 'a\\b', 'a\0b', ''])(
    'refuse the key %j',
    async (key) => {
      const storage = open();
      await expect(storage.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow(RangeError);
      await expect(storage.get(key)).rejects.toThrow(RangeError);
      await expect(storage.deletePrefix(`${key}/`)).rejects.toThrow(RangeError);
    },
  );

  it('refuse a prefix that is no whole folder', async () => {
    await expect(open().deletePrefix('photos/1')).rejects.toThrow(RangeError);
  });
});

it('leaves nothing half-written in the local folder when a put fails', async () => {
  const storage = openStorage({ dataDir: folder, storageUrl: null });
  await storage.put('photos/c/d/320.jpg', Buffer.from('x'), 'image/jpeg');
  await expect(storage.put('photos/c/d', Buffer.from('x'), 'image/jpeg')).rejects.toThrow();
  expect(readdirSync(join(folder, 'files/photos/c'))).toEqual(['d']);
});
