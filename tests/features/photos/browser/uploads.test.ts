import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UploadTrouble } from '#features/photos/browser/resumable-upload.ts';
import { FakeStorage, openTab } from '../../../support/browser-tab.ts';
import { readStore, writeStore } from '../../../support/stored-entries.ts';

const HERE = '00000000-0000-4000-8000-0000000000aa';
const ELSEWHERE = '00000000-0000-4000-8000-0000000000bb';
const passed = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
/** As an earlier release made it: the key is in the records. */
const FILES = { database: 'curbtag-files', store: 'files', keyPath: 'id' };

/** An upload server that answers as it is told, in turn, and takes everything when nothing is said. */
function startUploads() {
  const troubles: UploadTrouble[] = [];
  const sent: { name: string; from: string | null }[] = [];
  let places = 0;
  type Upload = {
    file: File;
    uploadUrl: string | null;
    metadata: { filename: string };
    onPlace: (url: string) => void;
  };
  vi.doMock('#features/photos/browser/resumable-upload.ts', () => ({
    precheck: ({ size }: File) => (size === 0 ? 'empty' : null),
    startUpload: async ({ uploadUrl, metadata, onPlace }: Upload) => {
      const place = uploadUrl ?? `/v2/uploads/${++places}`;
      sent.push({ name: metadata.filename, from: uploadUrl });
      onPlace(place);
      const trouble = troubles.shift();
      const done = trouble ? { ok: false, trouble } : { ok: true, uploadUrl: place };
      return { done: Promise.resolve(done), stop: async () => {} };
    },
  }));
  return { troubles, sent };
}

async function open(storage = new FakeStorage()) {
  const tab = openTab({ storage });
  const uploads = await import('#features/photos/browser/uploads.ts');
  const { setPhotoAccess } = await import('#features/photos/browser/photo-access.ts');
  setPhotoAccess({ listingId: HERE, sessionKey: null, accessToken: null });
  const states = () => uploads.$uploads.get().map(({ state }) => state.kind);
  return { ...tab, ...uploads, setPhotoAccess, states };
}

const picture = (name: string, bytes = 'a picture') => new File([bytes], name, { type: 'image/jpeg' });
const entry = (id: string, listingId: string, part = {}) => {
  const file = picture(`${id}.jpg`);
  return { id, listingId, file, shot: null, uploadUrl: null, addedAt: Date.now(), ...part };
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => Response.json({ photos: [] }));
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.doUnmock('#features/photos/browser/resumable-upload.ts');
});

test('picked files go in the order they were picked; one that is not worth sending says why', async () => {
  const server = startUploads();
  const tab = await open();
  void tab.addFiles([picture('1.jpg'), picture('2.jpg', ''), picture('3.jpg')]);
  await passed(200);
  expect(server.sent.map(({ name }) => name)).toEqual(['1.jpg', '3.jpg']);
  expect(tab.states()).toEqual(['sent', 'failed', 'sent']);
  expect(await readStore(tab.databases, FILES, passed)).toEqual([]);
});

test('a file whose upload stopped shows why, and goes on by itself from where it was', async () => {
  const server = startUploads();
  server.troubles.push({ kind: 'network' });
  const tab = await open();
  void tab.addFiles([picture('1.jpg')]);
  await passed(200);
  expect(tab.$uploads.get()).toMatchObject([{ photoId: '1', state: { kind: 'failed', again: true } }]);
  await passed(60_000);
  expect(server.sent).toEqual([
    { name: '1.jpg', from: null },
    { name: '1.jpg', from: '/v2/uploads/1' },
  ]);
  expect(tab.states()).toEqual(['sent']);
});

test('files that an earlier release kept go on where they were; those of another listing wait for its page', async () => {
  const server = startUploads();
  const { databases, storage } = openTab();
  const here = entry('left', HERE, { uploadUrl: '/v2/uploads/77' });
  const old = entry('old', HERE, { addedAt: Date.now() - 31 * 24 * 3600 * 1000 });
  await writeStore(databases, FILES, [here, entry('other', ELSEWHERE), old], passed);
  const tab = await open(storage);
  void tab.resumeUploads();
  await passed(200);
  expect(server.sent.map(({ from }) => from)).toEqual(['/v2/uploads/77']);
  expect(tab.$uploads.get()).toMatchObject([{ id: 'left', resumed: true, state: { kind: 'sent' } }]);
  expect(await readStore(databases, FILES, passed)).toMatchObject([{ id: 'other' }]);
  tab.setPhotoAccess({ listingId: ELSEWHERE, sessionKey: null, accessToken: null });
  await passed(200);
  expect(server.sent).toHaveLength(2);
  expect(await readStore(databases, FILES, passed)).toEqual([]);
});

test('a file taken back is forgotten here and on the server', async () => {
  const server = startUploads();
  server.troubles.push({ kind: 'network' });
  const asked: string[] = [];
  const tab = await open();
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${path}`);
    return Response.json({ photos: [] });
  });
  void tab.addFiles([picture('1.jpg')]);
  await passed(200);
  void tab.cancelUpload(tab.$uploads.get()[0]?.id ?? '');
  await passed(120_000);
  expect(asked).toContain('DELETE /v2/uploads/1');
  expect(server.sent).toHaveLength(1);
  expect(tab.states()).toEqual([]);
  expect(await readStore(tab.databases, FILES, passed)).toEqual([]);
});
