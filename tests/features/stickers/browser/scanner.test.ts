import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SCANNER } from '#shared/constants.ts';
import { judge, type QrCamera, startScanner, toggleLight } from '#features/stickers/browser/scanner.ts';

const made = vi.hoisted(() => ({ options: {} as Record<string, unknown>, inversion: '', starts: true }));

vi.mock('qr-scanner', () => ({
  default: class {
    static listCameras = async () => [{ id: 'a' }, { id: 'b' }];
    constructor(_video: unknown, _onCode: unknown, options: Record<string, unknown>) {
      made.options = options;
    }
    setInversionMode(mode: string) {
      made.inversion = mode;
    }
    async start() {
      if (!made.starts) throw new Error('The camera went away.');
    }
    destroy() {}
  },
}));

const hosts = { siteHost: 'curbtag.com', qrHost: null };
const video = { style: {} } as HTMLVideoElement;
const stream = { getTracks: () => [], getVideoTracks: () => [] };

function cameraThat(answers: () => Promise<unknown>) {
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: answers } });
}

async function startAndListen() {
  const told: string[] = [];
  const camera = await startScanner(video, hosts, {
    onFound: () => {},
    onNews: ({ title }) => told.push(title),
  });
  return { camera, last: told.at(-1) };
}

afterEach(() => {
  vi.unstubAllGlobals();
  made.starts = true;
});

describe('the camera', () => {
  test.each([
    ['NotAllowedError', /^Your browser is blocking the camera on this site\./],
    ['NotFoundError', /^Camera not found$/],
    ['NotReadableError', /^Failed to start scanner$/],
  ])('that answers %s is told apart', async (name, words) => {
    cameraThat(() => Promise.reject(Object.assign(new Error('no'), { name })));
    const { camera, last } = await startAndListen();
    expect(camera).toBeNull();
    expect(last).toMatch(words);
  });

  test('that goes away while it starts is said to have failed', async () => {
    made.starts = false;
    cameraThat(async () => stream);
    expect((await startAndListen()).last).toBe('Failed to start scanner');
  });

  test('is read as the specification says', async () => {
    cameraThat(async () => stream);
    const { camera } = await startAndListen();
    expect(camera?.cameras).toBe(2);
    expect(made.options).toMatchObject({ maxScansPerSecond: 10, preferredCamera: 'environment' });
    expect(made.inversion).toBe('both');
  });

  test('without a light says so', async () => {
    const dark = { toggleTorch: async () => 'none' } as unknown as QrCamera;
    expect(await toggleLight(dark)).toMatchObject({ on: false, news: { title: 'No flash available' } });
    const lit = { toggleTorch: async () => 'on' } as unknown as QrCamera;
    expect(await toggleLight(lit)).toEqual({ on: true, news: null });
  });

  test('keeps the times of the specification, which are the library’s own', () => {
    const library = readFileSync('node_modules/qr-scanner/qr-scanner.min.js', 'utf8');
    expect(library).toContain(`,${SCANNER.pauseAfter})`);
    expect(library).toMatch(/,1E4\)|,10000\)/);
    expect(SCANNER.decodeTimeout).toBe(10_000);
  });
});

describe('a code', () => {
  test('of ours is opened by its payload, a page of ours by its path', () => {
    expect(judge('https://curbtag.com/q/1111-0b6f2d3e-7c1a-4b5e-9d0f-1a2b3c4d5e6f', hosts)).toEqual({
      kind: 'go',
      path: '/q/11110B6F2D3E7C1A4B5E9D0F1A2B3C4D5E6F',
    });
    expect(judge('https://curbtag.com/cars/1-x', hosts)).toEqual({ kind: 'go', path: '/cars/1-x' });
  });

  test('of anybody else’s is named and not opened', () => {
    expect(judge('https://shop.example/pay?to=me', hosts)).toMatchObject({
      kind: 'stay',
      news: { title: 'That QR code opens shop.example, which isn’t one of our stickers. We don’t open it.' },
    });
    expect(judge('WIFI:S:cafe;;', hosts)).toMatchObject({ kind: 'stay' });
  });
});
