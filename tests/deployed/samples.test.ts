import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findProgram } from '../../scripts/deployed/what-is-missing.ts';
import { type Bed, openBed } from './support/bed.ts';
import { type Asked, ask } from './support/http.ts';
import { type RunningProxy, startProxy } from './support/proxies/index.ts';
import { SAMPLES } from './support/proxies/samples.ts';
import { everyRoute } from './support/routes.ts';
import { FULL } from './support/size.ts';

let bed: Bed;
let routes: readonly Asked[];
const port = () => bed.web[0]?.port ?? 0;

beforeAll(async () => {
  if (!FULL || SAMPLES.length === 0) return;
  bed = await openBed({ webs: 1, siteUrl: 'https://localhost' });
  routes = await everyRoute((asked) => ask(port(), asked));
}, 300_000);
afterAll(() => bed?.stop());

async function answers(to: number, tls: boolean): Promise<string[]> {
  const said: string[] = [];
  for (const route of routes) {
    const headers = { ...route.headers, host: 'localhost' };
    const { status } = await ask(to, { ...route, headers, tls });
    said.push(`${route.method ?? 'GET'} ${route.path} ${status}`);
  }
  return said;
}

if (SAMPLES.length === 0) test.skip('docs/deploy holds no sample configurations', () => {});

/** Only in full: in the short form the defaults stand for all configurations. */
describe.skipIf(!FULL).each(SAMPLES)('the sample configuration docs/deploy/$file', (sample) => {
  const missing = findProgram(sample.name) === null || findProgram('openssl') === null;
  let proxy: RunningProxy | undefined;
  afterAll(() => proxy?.stop());

  test.skipIf(missing)(
    'lets every route through as the bare server answers it',
    async () => {
      await bed.services.db.execute('truncate rate_limits');
      const bare = await answers(port(), false);
      await bed.services.db.execute('truncate rate_limits');
      const running = await startProxy(sample, [port(), port()]);
      proxy = running;
      // Some ask the processes first whether they are ready.
      await expect
        .poll(
          async () => (await ask(running.port, { path: '/', tls: sample.tls, headers: { host: 'localhost' } })).status,
          {
            timeout: 30_000,
          },
        )
        .toBe(200);
      expect(await answers(running.port, sample.tls)).toEqual(bare);
    },
    600_000,
  );
});
