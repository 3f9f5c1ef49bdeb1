import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import type { OwnPhoto } from '#features/photos/contract.ts';
import { createPageCache } from '#platform/cache/index.ts';
import * as schema from '#features/schema.ts';
import { createApp } from '#app/api/app.ts';
import { mediaRouter } from '#features/photos/server/routes/media.ts';
import { photosRouter } from '#features/photos/server/routes/photos.ts';
import { uploadsRouter } from '#features/photos/server/routes/uploads.ts';
import { hashSecret, newId, newSecret, newUniqueId } from '#platform/ids.ts';
import { photosSettled } from '#features/photos/server/index.ts';
import type { Engine } from '../../../support/database.ts';
import { makeServices, type TestServices } from '../../../support/services.ts';

export type Draft = { id: string; uniqueId: string; sessionKey: string };
type Sending = { filename?: string; filetype?: string; shot?: string };

/** The API over one engine, and what a browser does with it. */
export function photoApi(engine: Engine, storageUrl: () => string | null = () => null) {
  let services: TestServices;
  const invalidated: string[] = [];
  beforeAll(async () => {
    const url = storageUrl();
    const cache = createPageCache();
    services = await makeServices({
      engine,
      config: url === null ? {} : { storageUrl: url },
      cache: { ...cache, invalidate: async (tags) => void invalidated.push(...tags) },
    });
  });
  afterAll(async () => {
    await photosSettled(services);
    await services.stop();
  });

  const app = () => createApp({ findServices: () => services, routers: [uploadsRouter, photosRouter, mediaRouter] });
  const call = async (path: string, init: RequestInit & { key?: string } = {}): Promise<Response> => {
    const { key, headers, ...rest } = init;
    const all = { ...(key === undefined ? {} : { 'x-session-key': key }), ...Object.fromEntries(new Headers(headers)) };
    return app().request(path, { ...rest, headers: all });
  };

  const makeDraft = async (columns: Partial<typeof schema.listings.$inferInsert> = {}): Promise<Draft> => {
    const draft = { id: newId(), uniqueId: newUniqueId(), sessionKey: newSecret() };
    await services.db.insert(schema.listings).values({
      id: draft.id,
      uniqueId: draft.uniqueId,
      sessionKeyHash: hashSecret(draft.sessionKey),
      category: 'VEHICLE',
      flow: 'vehicle',
      title: '2014 Honda Civic',
      vehicleType: 'CARS',
      ...columns,
    });
    return draft;
  };

  const create = (draft: Pick<Draft, 'id' | 'sessionKey'>, length: number, sending: Sending = {}) => {
    const named = { listingId: draft.id, filename: 'IMG_1.jpg', filetype: 'image/jpeg', ...sending };
    const metadata = Object.entries(named).map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`);
    const headers = {
      'tus-resumable': '1.0.0',
      'upload-length': String(length),
      'upload-metadata': metadata.join(','),
    };
    return call('/v2/uploads', { method: 'POST', headers, key: draft.sessionKey });
  };

  const patch = (path: string, key: string, offset: number, body: Uint8Array | ReadableStream<Uint8Array>) =>
    call(path, {
      method: 'PATCH',
      key,
      body: body as BodyInit,
      headers: {
        'tus-resumable': '1.0.0',
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    } as RequestInit);

  const head = (path: string, key: string) =>
    call(path, { method: 'HEAD', key, headers: { 'tus-resumable': '1.0.0' } });

  /** Sends a whole file and waits until it is a photo or a refusal. Gives the photo's id. */
  const send = async (draft: Draft, bytes: Uint8Array, sending: Sending = {}): Promise<string> => {
    const created = await create(draft, bytes.length, sending);
    const path = created.headers.get('location') ?? '';
    const sent = await patch(path, draft.sessionKey, 0, bytes);
    if (sent.status !== 204) throw new Error(`${created.status} ${sent.status} ${await sent.text()}`);
    await photosSettled(services);
    return path.split('/').at(-1) ?? '';
  };

  const list = async (draft: Draft): Promise<OwnPhoto[]> => {
    const answer = await call(`/api/requests/${draft.id}/photos`, { key: draft.sessionKey });
    return ((await answer.json()) as { photos: OwnPhoto[] }).photos;
  };

  const json = (method: string, path: string, key: string, body: unknown) =>
    call(path, { method, key, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });

  /** Rows of finished photos without sending any. */
  const insertPhotos = async (draft: Draft, count: number): Promise<string[]> => {
    const ids = Array.from({ length: count }, () => randomUUID());
    const rows = ids.map((id, position) => ({
      id,
      listingId: draft.id,
      position,
      status: 'READY' as const,
      contentHash: 'ab'.repeat(32),
    }));
    await services.db.insert(schema.photos).values(rows);
    return ids;
  };

  return {
    services: () => services,
    call,
    makeDraft,
    create,
    patch,
    head,
    send,
    list,
    json,
    insertPhotos,
    invalidated,
  };
}
