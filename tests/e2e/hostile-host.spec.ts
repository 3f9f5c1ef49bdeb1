import { DEMO_CODE } from '#app/demo/index.ts';
import { listRoutes } from '../support/page-routes.ts';
import { fillTemplate, NOBODY, readMarketPaths, readOperations } from '../deployed/support/routes.ts';
import { brokenHosts, echoesIn, hostileTo } from '../support/hostile-host.ts';
import { askRaw } from '../support/raw-answer.ts';
import { expect, makeAccount, test } from './support/people.ts';

test.describe.configure({ timeout: 400_000 });

const origin = `http://localhost:${process.env.E2E_PORT}`;
const AT_ONCE = 4;

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await askRaw(origin + path, { headers: { 'accept-encoding': 'identity', ...headers } });
  return { ...answer, body: answer.body.toString('latin1') };
}

/** Every page, every reading of the interface, and addresses that are read before any page is found. */
async function everyRoute(): Promise<string[]> {
  const askBare = ({ path }: { path: string }) => ask(path);
  const market = await readMarketPaths(askBare);
  const pages = listRoutes().map((template) => fillTemplate(template, market));
  const reads = (await readOperations(askBare)).filter(({ method }) => method === 'GET');
  // Codes that nobody has are counted against everybody at this address.
  const named = (path: string) => (/^\/(q|leads\/qr)\//.test(path) ? DEMO_CODE : NOBODY);
  const calls = reads.map(({ path }) => path.replace(/\{[^}]+\}/g, named(path)));
  expect(pages.length + calls.length).toBeGreaterThan(150);
  const odd = ['/no/such/page', '/cars/', '/cars/%ff', '//', '/cars//', `/q/${DEMO_CODE}`, `/q/${DEMO_CODE}/go`];
  return [...pages, ...calls, ...odd, ...['signin', 'signin/x', 'error', 'csrf'].map((it) => `/api/auth/${it}`)];
}

/** The cookies of somebody new, by the form. */
async function signIn({ email, password }: { email: string; password: string }): Promise<string> {
  const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams({ how: 'password', email, password }).toString();
  const answer = await askRaw(`${origin}/stickers/auth/login`, { method: 'POST', headers, body });
  expect(answer.status).toBe(303);
  return (answer.headers['set-cookie'] ?? []).map((it) => it.split(';')[0]).join('; ');
}

test('a foreign name in Host or in a proxy’s headers is repeated nowhere, and kept for nobody', async ({
  services,
}) => {
  const cookie = await signIn(await makeAccount(services));
  const hostile = hostileTo(new URL(origin).host);
  const echoes: string[] = [];
  const look = async (path: string, headers: Record<string, string>) => {
    const found = echoesIn(await ask(path, headers));
    echoes.push(...found.map((it) => `${path} ${JSON.stringify({ ...headers, cookie: undefined })} → ${it}`));
  };
  const routes = await everyRoute();
  const waiting = routes.entries();
  const walk = async () => {
    for (const [at, path] of waiting) {
      // Each route meets two of them, a visitor's and a member's, and then somebody who is told nothing odd.
      await look(path, { ...hostile[at % hostile.length] });
      await look(path, { ...hostile[(at + 1) % hostile.length], cookie });
      await look(path, {});
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walk));
  expect(echoes).toEqual([]);
});

test('a Host that names no host gets a kept page or is refused, and changes no page that others get', async () => {
  const titleOf = ({ body }: { body: string }) => /<title>([^<]*)</.exec(body)?.[1];
  const pages = { '/terms': 'Terms', '/my/saved': 'Saved', '/cars?make=Honda&year_min=2011': 'Honda' };
  for (const host of brokenHosts(new URL(origin).host))
    for (const [path, title] of Object.entries(pages)) {
      const answer = await ask(path, { host });
      if (path === '/my/saved') expect(answer.status, `${path} of “${host}”`).toBe(400);
      if (answer.status !== 400) expect(titleOf(answer), `${path} of “${host}”`).toContain(title);
      expect(titleOf(await ask(path)), path).toContain(title);
    }
});

test('an address that looks like another host leads to none', async () => {
  for (const path of [
    '//evil.example',
    '//evil.example/',
    '//evil.example/cars',
    '///evil.example/x',
    '/\\evil.example/x',
  ]) {
    const { status, headers, body } = await ask(path);
    expect.soft([301, 404], path).toContain(status);
    expect.soft(`${headers.location} ${body}`, path).not.toMatch(/[/\\]{2}evil\.example/);
  }
});
