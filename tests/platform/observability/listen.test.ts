import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listenOperations } from '#platform/observability/index.ts';
import { makeServices, type TestServices } from '../../support/services.ts';

let made: TestServices;
const services = () => made;
const POLL = { timeout: 60_000, interval: 500 };
let port = 0;
let close = async () => {};

beforeAll(async () => {
  made = await makeServices();
  const config = { ...made.config, metrics: { token: null, port: 0, host: '127.0.0.1' } };
  const listener = await listenOperations({ ...made, config });
  port = listener?.port ?? 0;
  close = listener?.close ?? close;
});
afterAll(async () => {
  await close();
  await made.stop();
});

it.each([
  ['/livez', 200],
  ['/readyz', 200],
  ['/metrics', 200],
  ['/', 404],
  ['/cars', 404],
])(
  'a port of its own answers %s with %i, also in a process without pages',
  async (path, status) => {
    // A busy machine may take longer than a probe's second at first.
    await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(status), POLL);
  },
  70_000,
);

it('there is none unless it is configured', async () => {
  expect(await listenOperations(services())).toBeNull();
});
