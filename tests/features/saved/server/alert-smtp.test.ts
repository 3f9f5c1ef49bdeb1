import { expect, test } from 'vitest';
import { createApp } from '#app/api/app.ts';
import { listSavedSearches } from '#features/saved/server/index.ts';
import { startMailServer } from '../../../support/mail-server.ts';
import { makeServices } from '../../../support/services.ts';
import { member, publish } from '../../listings/server/support.ts';
import { addressOf, MINUTE, round, watch } from './support.ts';

/** Headers as one line each. */
const unfold = (message: string) => message.split('\r\n\r\n')[0]?.replace(/\r\n[ \t]+/g, ' ') ?? '';

test('an alert arrives at a real mail server, and its header stops it', async () => {
  const mail = await startMailServer();
  const services = await makeServices({ config: { mailUrl: `smtp://127.0.0.1:${mail.port}` } });
  try {
    const ctx = await member(services);
    await watch(ctx, 'make=Honda&price_max=12000');
    services.clock.advance(MINUTE);
    await publish(services);
    await round(services);
    await round(services);
    expect(mail.received).toHaveLength(1);
    expect(mail.received[0]?.to).toEqual([addressOf(ctx)]);
    const headers = unfold(mail.received[0]?.message ?? '');
    expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    const url = /^List-Unsubscribe: <(http:\/\/localhost:4321\/api\/unsubscribe\?token=[\w.-]+)>$/m.exec(headers)?.[1];
    const app = createApp({ findServices: () => services });
    const answer = await app.request(url ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(answer.status).toBe(200);
    expect(await listSavedSearches({ ctx })).toMatchObject([{ paused: true }]);
  } finally {
    await services.stop();
    await mail.close();
  }
});
