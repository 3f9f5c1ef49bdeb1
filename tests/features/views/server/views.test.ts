import { describe, expect, test } from 'vitest';
import { isProgram } from '#platform/bots.ts';
import type { Ctx } from '#platform/context.ts';
import { createApp } from '#app/api/app.ts';
import { viewsRouter } from '#features/views/server/routes.ts';
import { newId } from '#platform/ids.ts';
import { countView, flushViews, readViewDays, readViews } from '#features/views/server/index.ts';
import { ENGINES } from '../../../support/database.ts';
import { useServices } from '../../../support/services.ts';
import { create, member, publish, visitor } from '../../listings/server/support.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
/** A phone of a maker whose name ends like a program's. */
const CUBOT =
  'Mozilla/5.0 (Linux; Android 9; CUBOT X19) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/96.0.4664.45 Mobile Safari/537.36';

test('programs that say what they are are told from browsers', () => {
  const programs = [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'facebookexternalhit/1.1',
    'curl/8.5.0',
    'python-requests/2.32',
    'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/142.0',
    'Slackbot-LinkExpanding 1.0',
    'kube-probe/1.29',
    '',
    undefined,
  ];
  expect(programs.filter((name) => !isProgram(name))).toEqual([]);
  expect([CHROME, SAFARI, CUBOT].filter(isProgram)).toEqual([]);
});

describe.each(ENGINES)('views on %s', (engine) => {
  const services = useServices({ engine });
  const look = (ctx: Ctx, listingId: string, network = '203.0.113.7', userAgent: string | undefined = CHROME) =>
    countView({ ctx, input: { listingId, network, userAgent } });
  const countOf = async (id: string) => {
    await flushViews({ services: services() });
    return (await readViews({ ctx: visitor(services()), input: { listingIds: [id] } })).get(id);
  };

  test('count a browser once a day, and again the next day', async () => {
    const { id } = await publish(services());
    const nobody = visitor(services());
    look(nobody, id);
    look(nobody, id);
    look(nobody, id, '203.0.113.8');
    look(nobody, id, '203.0.113.7', SAFARI);
    expect(await countOf(id)).toEqual({ total: 3, week: 3 });
    look(nobody, id);
    expect(await countOf(id)).toEqual({ total: 3, week: 3 });
    services().clock.advance(86_400_000);
    look(nobody, id);
    expect(await countOf(id)).toEqual({ total: 4, week: 4 });
    const days = await readViewDays({ ctx: nobody, input: { listingId: id, days: 3 } });
    expect(days.map(({ count }) => count)).toEqual([0, 3, 1]);
    services().clock.advance(10 * 86_400_000);
    expect(await countOf(id)).toEqual({ total: 4, week: 0 });
  });

  test('leave out the owner, programs, drafts and what is not there', async () => {
    const { ctx, id } = await publish(services());
    const draft = await create(ctx);
    look(ctx, id);
    look(visitor(services()), id, '203.0.113.9', 'curl/8.5.0');
    look(visitor(services()), draft.id);
    look(visitor(services()), newId());
    look(await member(services()), id);
    expect(await countOf(id)).toEqual({ total: 1, week: 1 });
    expect(await countOf(draft.id)).toBeUndefined();
  });

  test('that could not be written are kept for the next time', async () => {
    const { id } = await publish(services());
    look(visitor(services()), id, '203.0.113.20');
    const broken = { ...services(), db: services().db };
    await services().database.sql`alter table listing_views rename to listing_views_away`;
    await expect(flushViews({ services: broken })).rejects.toThrow();
    await services().database.sql`alter table listing_views_away rename to listing_views`;
    expect(await countOf(id)).toEqual({ total: 1, week: 1 });
  });

  test('arrive by a request of the page itself', async () => {
    const { id } = await publish(services());
    const app = createApp({ findServices: services, routers: [viewsRouter] });
    const send = (body: unknown, headers: Record<string, string> = {}) =>
      app.request('http://localhost:4321/api/views', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': CHROME,
          'x-remote-address': '203.0.113.30',
          ...headers,
        },
        body: JSON.stringify(body),
      });
    expect((await send({ listing: id })).status).toBe(204);
    expect((await send({ listing: 'x' })).status).toBe(400);
    expect((await send({ listing: id }, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect(await countOf(id)).toEqual({ total: 1, week: 1 });
  });
});
