import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** A browser with one tab: an address bar, a tab to look at, and a server that answers by path. */
function makeTab() {
  const events = new EventTarget();
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible', cookie: '' });
  const went: string[] = [];
  const stored = new Map<string, string>();
  const location = {
    href: 'https://curbtag.example/cars?make=Honda',
    pathname: '/cars',
    assign: (url: string) => void went.push(url),
    reload: () => void went.push('reload'),
  };
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal('window', events);
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', location);
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  return { events, page, went, stored };
}

/** Channels of one name hear each other, as between tabs, and never themselves. */
class FakeChannel extends EventTarget {
  static open: FakeChannel[] = [];
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    FakeChannel.open.push(this);
  }
  postMessage(data: unknown) {
    for (const other of FakeChannel.open) {
      if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
}

const PERSON = { id: 'u1', name: 'Jo', email: 'jo@example.com', type: 'SELLER' };
const SIGNED_IN = { user: PERSON, accessToken: 'token', expires: '2027-01-01T00:00:00.000Z' };
const provider = (id: string, type: string) => ({ id, name: id, type, signinUrl: '/s', callbackUrl: '/c' });
const PROVIDERS = {
  credentials: provider('credentials', 'credentials'),
  email: provider('email', 'email'),
  corner: provider('corner', 'oidc'),
};

type Server = { session: unknown; providers: unknown; url: string; down: boolean };

function makeServer(parts: Partial<Server> = {}) {
  const server: Server = {
    session: null,
    providers: PROVIDERS,
    url: 'https://curbtag.example/my',
    down: false,
    ...parts,
  };
  const asked: { path: string; form: Record<string, string> }[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    asked.push({ path, form: Object.fromEntries(new URLSearchParams(init.body as URLSearchParams | undefined)) });
    if (server.down) throw new TypeError('fetch failed');
    if (path === '/api/auth/session') return Response.json(server.session);
    if (path === '/api/auth/providers') return Response.json(server.providers);
    if (path === '/api/auth/csrf') return Response.json({ csrfToken: 'csrf' });
    if (path.startsWith('/api/auth/')) return Response.json({ url: server.url });
    return Response.json({ message: 'Sign in to do this.' }, { status: 401 });
  });
  const count = (path: string) => asked.filter((it) => it.path === path).length;
  return Object.assign(server, { asked, count });
}

/** A fresh copy of the stores, as after loading a page. */
async function loadPage() {
  vi.resetModules();
  return import('#features/accounts/browser/session.ts');
}

let tab: ReturnType<typeof makeTab>;
let said: unknown[][] = [];
beforeEach(() => {
  FakeChannel.open = [];
  tab = makeTab();
  said = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void said.push(words));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the session', () => {
  test('is loading until the server has said who is there', async () => {
    makeServer({ session: SIGNED_IN });
    const { $session, refreshSession } = await loadPage();
    expect($session.get()).toEqual({ status: 'loading', user: null, accessToken: null });
    await refreshSession();
    expect($session.get()).toEqual({ status: 'authenticated', user: PERSON, accessToken: 'token' });
  });

  test('asks once for callers at the same time', async () => {
    const server = makeServer();
    const { $session, refreshSession } = await loadPage();
    await Promise.all([refreshSession(), refreshSession()]);
    expect(server.count('/api/auth/session')).toBe(1);
    expect($session.get().status).toBe('unauthenticated');
  });

  test('logs CLIENT_SESSION_ERROR without a signal, and whoever was signed in still is', async () => {
    const server = makeServer({ session: SIGNED_IN });
    const { $session, refreshSession } = await loadPage();
    await refreshSession();
    server.down = true;
    await refreshSession();
    expect(said[0]?.[0]).toBe('CLIENT_SESSION_ERROR');
    expect($session.get().status).toBe('authenticated');
  });

  test('does not take whoever may be signed in for nobody when the page opens without a signal', async () => {
    const server = makeServer({ session: SIGNED_IN, down: true });
    tab.page.cookie = 'consent=none; signed_in=1';
    const { $session, keepSession } = await loadPage();
    const stop = keepSession();
    await vi.waitFor(() => expect(said).not.toEqual([]));
    expect($session.get().status).toBe('loading');
    server.down = false;
    tab.events.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect($session.get().status).toBe('authenticated'));
    stop();
  });

  test('takes a garbled answer for an error, not for a person', async () => {
    makeServer({ session: { user: 'root' } });
    const { $session, refreshSession } = await loadPage();
    await refreshSession();
    expect(said[0]?.[0]).toBe('CLIENT_SESSION_ERROR');
    expect($session.get().status).toBe('unauthenticated');
  });
});

describe('keeping the session', () => {
  test('asks again on focus and when the tab is shown, and no more once stopped', async () => {
    const server = makeServer();
    const { keepSession, refreshSession } = await loadPage();
    const stop = keepSession();
    await refreshSession();
    tab.events.dispatchEvent(new Event('focus'));
    await refreshSession();
    expect(server.count('/api/auth/session')).toBe(2);
    tab.page.visibilityState = 'hidden';
    tab.page.dispatchEvent(new Event('visibilitychange'));
    expect(server.count('/api/auth/session')).toBe(2);
    tab.page.visibilityState = 'visible';
    tab.page.dispatchEvent(new Event('visibilitychange'));
    expect(server.count('/api/auth/session')).toBe(3);
    await refreshSession();
    stop();
    tab.events.dispatchEvent(new Event('focus'));
    expect(server.count('/api/auth/session')).toBe(3);
  });

  test('polls only when wanted, and only while online', async () => {
    vi.useFakeTimers();
    const server = makeServer();
    const { keepSession } = await loadPage();
    const stop = keepSession({ pollSeconds: 60 });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(server.count('/api/auth/session')).toBe(3);
    vi.stubGlobal('navigator', { onLine: false });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(server.count('/api/auth/session')).toBe(3);
    stop();
  });

  test('follows a sign-out in another tab at once, by channel and by storage', async () => {
    const server = makeServer({ session: SIGNED_IN });
    const { $session, keepSession, refreshSession } = await loadPage();
    const stop = keepSession();
    await refreshSession();
    server.session = null;
    new FakeChannel('curbtag:1:session-news').postMessage('signed-out');
    expect($session.get().status).toBe('unauthenticated');
    await refreshSession();
    server.session = SIGNED_IN;
    const news = { key: 'curbtag:1:session-news', newValue: JSON.stringify({ news: 'signed-in', at: 1 }) };
    tab.events.dispatchEvent(Object.assign(new Event('storage'), news));
    await refreshSession();
    expect($session.get().status).toBe('authenticated');
    stop();
  });

  test('does not take other things said on the same roads for news', async () => {
    const server = makeServer({ session: SIGNED_IN });
    const { $session, keepSession, refreshSession } = await loadPage();
    const stop = keepSession();
    await refreshSession();
    new FakeChannel('curbtag:1:session-news').postMessage({ news: 'signed-out' });
    tab.events.dispatchEvent(Object.assign(new Event('storage'), { key: 'other', newValue: 'signed-out' }));
    expect($session.get().status).toBe('authenticated');
    expect(server.count('/api/auth/session')).toBe(1);
    stop();
  });
});

describe('signing in', () => {
  test('posts the form with its token, goes on, and tells the other tabs', async () => {
    const server = makeServer();
    const { signIn } = await loadPage();
    await signIn('credentials', { username: 'jo@example.com', password: 'pw', callbackUrl: '/my' });
    expect(server.asked.at(-1)).toEqual({
      path: '/api/auth/callback/credentials',
      form: { username: 'jo@example.com', password: 'pw', callbackUrl: '/my', csrfToken: 'csrf', json: 'true' },
    });
    expect(tab.went).toEqual(['https://curbtag.example/my']);
    expect(tab.stored.get('curbtag:1:session-news')).toContain('signed-in');
  });

  test('with redirect false, a refusal comes back with status, ok, error and no address', async () => {
    makeServer({ url: 'https://curbtag.example/stickers/auth/login?error=CredentialsSignin&code=credentials' });
    const { signIn } = await loadPage();
    const answer = await signIn('credentials', { username: 'a', password: 'b', redirect: false });
    expect(answer).toEqual({ status: 200, ok: true, error: 'CredentialsSignin', url: null });
    expect(tab.went).toEqual([]);
    expect(tab.stored.size).toBe(0);
  });

  test('with redirect false, success refreshes the session and keeps the page', async () => {
    const server = makeServer();
    const { $session, signIn } = await loadPage();
    server.session = SIGNED_IN;
    const answer = await signIn('credentials', { username: 'a', password: 'b', redirect: false });
    expect(answer).toEqual({ status: 200, ok: true, error: null, url: 'https://curbtag.example/my' });
    expect($session.get().status).toBe('authenticated');
  });

  test('a provider that is not offered leads to the sign-in page, which comes back here', async () => {
    makeServer();
    const { signIn } = await loadPage();
    for (const unknown of [undefined, 'nobody', 'constructor']) await signIn(unknown);
    const expected = '/stickers/auth/login?callbackUrl=https%3A%2F%2Fcurbtag.example%2Fcars%3Fmake%3DHonda';
    expect(tab.went).toEqual([expected, expected, expected]);
  });

  test('without a list of providers, the error page', async () => {
    makeServer({ down: true });
    const { signIn } = await loadPage();
    await signIn('credentials');
    expect(tab.went).toEqual(['/stickers/auth/error']);
  });

  test('email and services are asked at signin; a service always leaves the page', async () => {
    const server = makeServer({ url: 'https://corner.example/authorize' });
    const { signIn } = await loadPage();
    await signIn('email', { email: 'jo@example.com', redirect: false });
    expect(server.count('/api/auth/signin/email')).toBe(1);
    expect(tab.went).toEqual([]);
    await signIn('corner', { redirect: false });
    expect(tab.went).toEqual(['https://corner.example/authorize']);
  });
});

describe('signing out', () => {
  test('ends it here and in the other tabs, then goes on', async () => {
    const server = makeServer({ session: SIGNED_IN, url: 'https://curbtag.example/' });
    const { $session, refreshSession, signOut } = await loadPage();
    await refreshSession();
    await signOut({ callbackUrl: '/' });
    expect(server.asked.at(-1)).toMatchObject({
      path: '/api/auth/signout',
      form: { callbackUrl: '/', csrfToken: 'csrf' },
    });
    expect($session.get().status).toBe('unauthenticated');
    expect(tab.stored.get('curbtag:1:session-news')).toContain('signed-out');
    expect(tab.went).toEqual(['https://curbtag.example/']);
  });

  test('a 401 to a call with a token signs out', async () => {
    const server = makeServer({ session: SIGNED_IN });
    const { $session, refreshSession } = await loadPage();
    const { apiFetch } = await import('#platform/api-client/api.ts');
    await refreshSession();
    await expect(apiFetch({ method: 'GET', path: '/api/users/u1' })).rejects.toMatchObject({ status: 401 });
    expect($session.get().status).toBe('unauthenticated');
    await vi.waitFor(() => expect(server.count('/api/auth/signout')).toBe(1));
  });
});
