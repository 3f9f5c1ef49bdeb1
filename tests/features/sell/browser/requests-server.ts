import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import type { RequestView } from '#features/listings/contract.ts';
import type { Answers } from '#shared/answers.ts';
import { applyChanges } from '#features/listings/rules/check.ts';

export type Call = { method: string; path: string; body: Record<string, unknown>; headers: Headers };
/** How the next call goes: no line, an answer that gets lost on the way, or a number instead of an answer. */
type Trouble = 'offline' | 'lost' | { status: number; message: string };

const now = '2026-11-20T12:00:00.000Z';
const blank = (id: string, key: string | null): RequestView => ({
  id,
  unique_id: id.slice(0, 8).toUpperCase(),
  category: 'VEHICLE',
  flow: 'vehicle',
  flow_type: 'DEFAULT',
  status: 'DRAFT',
  origin: 'INTERNAL',
  version: 1,
  answers: {},
  current_step: null,
  title: '',
  price_cents: null,
  path: null,
  owned: false,
  missing: [],
  created_at: now,
  updated_at: now,
  published_at: null,
  ...(key ? { session_key: key } : {}),
});

/** The requests API in memory: enough of it to show what a browser sends, and when. */
export function startRequestsServer() {
  const rows = new Map<string, RequestView>();
  const firstAnswers = new Map<string, { request: string; id: string }>();
  const calls: Call[] = [];
  const troubles: Trouble[] = [];
  /** Calls wait here while a test says so. */
  let gate: Promise<void> = Promise.resolve();

  /** Devices that came by a code. */
  const devices: string[] = [];
  const find = (path: string) => {
    const ref = path.split('/')[4] ?? '';
    return [...rows.values()].find(({ id, unique_id }) => id === ref || unique_id === ref);
  };

  const create = ({ body, headers }: Call): [number, object] => {
    const key = headers.get('idempotency-key');
    const known = key === null ? undefined : firstAnswers.get(key);
    if (known && known.request !== JSON.stringify(body)) return [422, { message: 'Reused.', reason: 'reused' }];
    const id = known?.id ?? randomUUID();
    if (key !== null) firstAnswers.set(key, { request: JSON.stringify(body), id });
    if (!rows.has(id)) rows.set(id, { ...blank(id, null), answers: (body.answers ?? {}) as Answers });
    return [201, { ...rows.get(id), session_key: headers.get('x-session-key') ?? `key-of-${id}` }];
  };

  const update = (row: RequestView, { body }: Call): [number, object] => {
    const answers = applyChanges(row.answers as Answers, (body.answers ?? {}) as Answers);
    const published = body.status === 'PUBLISHED';
    const changed: RequestView = {
      ...row,
      answers,
      version: row.version + 1,
      ...(published ? { status: 'PUBLISHED', path: `/cars/${row.id}` } : {}),
    };
    rows.set(row.id, changed);
    return [200, changed];
  };

  const link = ({ method, path }: Call): [number, object | null] => {
    const row = find(path);
    if (!row) return [404, { message: 'We couldn’t find that listing. It may have been removed.' }];
    if (method === 'DELETE') devices.length = 0;
    if (method === 'DELETE') return [204, null];
    const { status, version } = row;
    if (method === 'GET') return [200, { status, version, photos: '', devices }];
    const expires_at = new Date(Date.now() + 15 * 60_000).toISOString();
    return [201, { url: 'https://curbtag.test/stickers/continue?token=t', expires_at }];
  };

  const answer = (call: Call): [number, object | null] => {
    if (call.path.endsWith('/link')) return link(call);
    if (call.method === 'POST') return create(call);
    const row = find(call.path);
    if (!row) return [404, { message: 'We couldn’t find that listing. It may have been removed.' }];
    if (call.path.endsWith('/resend')) return [204, null];
    return call.method === 'GET' ? [200, row] : update(row, call);
  };

  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    await gate;
    const trouble = troubles.shift();
    if (trouble === 'offline') throw new TypeError('fetch failed');
    const body = init.body ? JSON.parse(String(init.body)) : {};
    const call = { method: init.method ?? 'GET', path, body, headers: new Headers(init.headers) };
    calls.push(call);
    const refused = typeof trouble === 'object' ? trouble : null;
    const [status, json] = refused ? [refused.status, { message: refused.message }] : answer(call);
    if (trouble === 'lost') throw new TypeError('fetch failed');
    const headers = { 'content-type': 'application/json' };
    return new Response(json === null ? null : JSON.stringify(json), { status, headers });
  });

  return {
    rows,
    calls,
    devices,
    /** The next calls go wrong, in this order. */
    fail: (...next: Trouble[]) => void troubles.push(...next),
    /** Holds every call until the returned function is called. */
    hold(): () => void {
      let open = () => {};
      gate = new Promise((resolve) => {
        open = resolve;
      });
      return open;
    },
    only: (): RequestView => {
      if (rows.size !== 1) throw new Error(`The server holds ${rows.size} drafts.`);
      return [...rows.values()][0] as RequestView;
    },
  };
}
