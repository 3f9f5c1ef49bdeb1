import { describe, expect, test } from 'vitest';
import { SCREEN_NAMES } from '#shared/screens.ts';
import { createApp } from '#app/api/app.ts';
import { eventsRouter } from '#platform/http/events-routes.ts';
import type { ScreenSeen } from '#platform/telemetry/index.ts';
import { useServices } from '../../support/services.ts';

describe('POST /api/events', () => {
  const services = useServices();
  const seen: ScreenSeen[] = [];
  const telemetry = { screen: (event: ScreenSeen) => void seen.push(event), error: () => {}, close: async () => {} };
  const app = createApp({ findServices: () => ({ ...services(), telemetry }), routers: [eventsRouter] });

  async function send(body: unknown, { cookie = 'consent=analytics', agent = 'Firefox' } = {}) {
    seen.length = 0;
    const headers = {
      'content-type': 'application/json',
      cookie,
      origin: 'http://localhost:4321',
      'user-agent': agent,
    };
    const response = await app.request('http://localhost:4321/api/events', {
      method: 'POST',
      body: JSON.stringify(body),
      headers,
    });
    return { status: response.status, seen: [...seen] };
  }

  test.each(SCREEN_NAMES)('counts %s', async (name) => {
    const { status, seen } = await send({ name });
    expect(status).toBe(204);
    expect(seen).toMatchObject([{ name, properties: {} }]);
  });

  test.each(['', 'consent=', 'consent=none', 'other=analytics', 'consent=analytics2'])(
    'drops everything when the cookie is %j',
    async (cookie) => {
      expect(await send({ name: 'homepage' }, { cookie })).toEqual({ status: 204, seen: [] });
    },
  );

  test.each([
    [{ name: 'SomethingElse' }],
    [{ name: 'homepage', visitorId: 'x' }],
    [{ name: 'homepage', properties: { deep: { er: 1 } } }],
    [{ name: 'homepage', properties: { long: 'x'.repeat(101) } }],
    [{ name: 'homepage', properties: Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`p${n}`, n])) }],
    [{ name: 'homepage', properties: { 'bad key': 1 } }],
    [null],
  ])('refuses %j', async (body) => {
    const { status, seen } = await send(body);
    expect([status, seen]).toEqual([400, []]);
  });

  test('knows a visitor again only on the same day', async () => {
    const first = (await send({ name: 'homepage' })).seen[0]?.visitorId;
    expect((await send({ name: 'CarLookup' })).seen[0]?.visitorId).toBe(first);
    expect((await send({ name: 'homepage' }, { agent: 'Chrome' })).seen[0]?.visitorId).not.toBe(first);
    services().clock.advance(24 * 3_600_000);
    expect((await send({ name: 'homepage' })).seen[0]?.visitorId).not.toBe(first);
  });
});
