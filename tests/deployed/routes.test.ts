import { randomBytes } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findProgram } from '../../scripts/deployed/what-is-missing.ts';
import { echoesIn, hostileTo } from '../support/hostile-host.ts';
import { type Bed, openBed } from './support/bed.ts';
import { type Asked, ask } from './support/http.ts';
import { makePerson, type Person } from './support/people.ts';
import { PROXIES, type RunningProxy, startProxy } from './support/proxies/index.ts';
import { everyRoute, oneOfEachKind } from './support/routes.ts';
import { FULL } from './support/size.ts';

/** One process: what two of them remember apart would make answers differ that a proxy has no part in. */
let bed: Bed;
let routes: readonly Asked[];
const barePort = () => bed.web[0]?.port ?? 0;

beforeAll(async () => {
  bed = await openBed({ webs: 1 });
  const askBare = (asked: Asked) => ask(barePort(), asked);
  routes = await (FULL ? everyRoute : oneOfEachKind)(askBare);
}, 300_000);
afterAll(() => bed?.stop());

/** What a port answers to all routes, first to a visitor, then to somebody who is signed in. */
async function answersOf(port: number, person: Person): Promise<string[]> {
  const said: string[] = [];
  for (const cookie of [null, person.cookie])
    for (const route of routes) {
      const headers = { ...route.headers, ...(cookie && { cookie, origin: bed.siteUrl }) };
      const { status } = await ask(port, { ...route, headers });
      said.push(`${cookie ? 'member' : 'visitor'} ${route.method ?? 'GET'} ${route.path} ${status}`);
    }
  return said;
}

/** The counters of requests begin anew, so that each proxy meets the same server. */
const forgetLimits = () => bed.services.db.execute('truncate rate_limits');

test('behind a proxy that hands on what it was told, a foreign name is repeated nowhere', async () => {
  const { cookie } = await makePerson(bed.services);
  const echoes: string[] = [];
  for (const [at, route] of routes.entries()) {
    const told = hostileTo(new URL(bed.siteUrl).host);
    const hostile = { ...told[at % told.length], ...(at % 2 === 0 && { cookie }) };
    const answer = await ask(barePort(), { ...route, headers: { ...route.headers, ...hostile } });
    echoes.push(...echoesIn(answer).map((it) => `${route.method ?? 'GET'} ${route.path} → ${it}`));
  }
  expect(echoes).toEqual([]);
}, 600_000);

describe.each(PROXIES.map((kind) => ({ kind, name: kind.name })))(
  'behind $name with its defaults',
  ({ kind, name }) => {
    const missing = findProgram(name) === null;
    let proxy: RunningProxy;
    let bare: string[];
    beforeAll(async () => {
      if (missing) return;
      proxy = await startProxy(kind, [barePort()]);
      await forgetLimits();
      bare = await answersOf(barePort(), await makePerson(bed.services));
      await forgetLimits();
    }, 600_000);
    afterAll(() => proxy?.stop());

    test.skipIf(missing)(
      'every route has the status that the bare server gives',
      async () => {
        const there = await answersOf(proxy.port, await makePerson(bed.services));
        expect(there).toEqual(bare);
        expect(bed.ended()).toEqual([]);
      },
      600_000,
    );

    test.skipIf(missing)(
      'a page is revalidated, and the answer stays empty',
      async () => {
        const { headers } = await ask(proxy.port, { path: '/cars', headers: { 'accept-encoding': 'gzip' } });
        const etag = headers.etag ?? '';
        const again = { path: '/cars', headers: { 'accept-encoding': 'gzip', 'if-none-match': etag } };
        const answer = await ask(proxy.port, again);
        expect({ status: answer.status, body: answer.body }).toEqual({ status: 304, body: '' });
      },
      60_000,
    );

    test.skipIf(missing)(
      'a WebSocket opens and carries',
      async () => {
        const person = await makePerson(bed.services);
        const socket: Socket = io(`http://127.0.0.1:${proxy.port}`, {
          query: { token: person.token },
          forceNew: true,
          reconnection: false,
          transports: ['websocket'],
        });
        try {
          await new Promise<void>((resolve, reject) => {
            socket.once('connect', resolve);
            socket.once('connect_error', reject);
          });
          expect(socket.connected).toBe(true);
        } finally {
          socket.disconnect();
        }
      },
      60_000,
    );

    test.skipIf(missing)(
      'a piece of an upload of 4 MiB arrives whole',
      async () => {
        const person = await makePerson(bed.services);
        const authorization = `Bearer ${person.token}`;
        const draft = await ask(proxy.port, {
          method: 'POST',
          path: '/api/requests/self',
          headers: { authorization, 'content-type': 'application/json' },
          body: JSON.stringify({ flow: 'vehicle' }),
        });
        const { id } = JSON.parse(draft.body) as { id: string };
        const piece = randomBytes(4 * 1024 * 1024);
        const encode = (text: string) => Buffer.from(text).toString('base64');
        const tus = { authorization, 'tus-resumable': '1.0.0' };
        const metadata = `listingId ${encode(id)},requestId ${encode(id)},filename ${encode('a.jpg')},filetype ${encode('image/jpeg')}`;
        const begun = await ask(proxy.port, {
          method: 'POST',
          path: '/v2/uploads',
          headers: { ...tus, 'upload-length': String(piece.length * 2), 'upload-metadata': metadata },
        });
        expect(begun.status, begun.body).toBe(201);
        const { pathname } = new URL(begun.headers.location ?? '', bed.siteUrl);
        const sent = await ask(proxy.port, {
          method: 'PATCH',
          path: pathname,
          headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
          body: piece,
        });
        expect({ status: sent.status, offset: sent.headers['upload-offset'] }).toEqual({
          status: 204,
          offset: String(piece.length),
        });
      },
      120_000,
    );
  },
);
