import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sceneHash } from '#features/listings/server/index.ts';
import { withDrawings } from '#features/photos/server/index.ts';
import type { Storage } from '#platform/storage/index.ts';

const SCENE = 'sketch.sedan.f4f4f1.side.driveway';
const HASH = sceneHash(SCENE).slice(0, 12);

function memory() {
  const files = new Map<string, Uint8Array>();
  let puts = 0;
  const storage: Storage = {
    put: async (key, bytes) => {
      puts += 1;
      files.set(key, bytes);
    },
    get: async (key) => {
      const bytes = files.get(key);
      return bytes
        ? { body: new Blob([Uint8Array.from(bytes)]).stream(), size: bytes.length, contentType: 'image/webp' }
        : null;
    },
    deletePrefix: async () => {},
  };
  return { storage, puts: () => puts };
}

const drawn = (storage: Storage, scene = SCENE) =>
  withDrawings(storage, {
    findScene: async (_id, hash) => (hash === HASH ? scene : null),
    codeAddress: (code) => `http://localhost/q/${code}`,
  });

describe('drawings as files', () => {
  it('are made when somebody looks, in the size and format asked for, and once for all', async () => {
    const { storage, puts } = memory();
    const files = drawn(storage);
    const [a, b] = await Promise.all(['one', 'two'].map((photo) => files.get(`photos/${photo}/${HASH}/640.webp`)));
    expect(puts()).toBe(1);
    expect(a?.size).toBe(b?.size);
    const { width, height, format } = await sharp(Buffer.from(await new Response(a?.body).arrayBuffer())).metadata();
    expect([width, height, format]).toEqual([640, 480, 'webp']);
  });

  it.each([
    `photos/x/${HASH}/641.webp`,
    `photos/x/${'0'.repeat(12)}/640.webp`,
    `photos/x/${HASH}/640.gif`,
    `../${HASH}/640.webp`,
  ])('%s is not made', async (key) => {
    expect(await drawn(memory().storage).get(key)).toBeNull();
  });

  it.each(['vehicle.no-such-car.front34.ffffff.driveway-noon.n55500', 'nonsense', '__proto__'])(
    'what no part can show is not there: %s',
    async (scene) => {
      expect(await drawn(memory().storage, scene).get(`photos/x/${HASH}/640.webp`)).toBeNull();
    },
  );
});
