import { describe, expect, test } from 'vitest';
import {
  confirmForm,
  identifyPage,
  linkForm,
  registerForm,
  resetForm,
  signInForm,
  signOutForm,
} from '#features/accounts/server/auth/index.ts';
import { runForm } from '#platform/forms/index.ts';
import { ENGINES } from '../../../../support/database.ts';
import { useServices } from '../../../../support/services.ts';
import { codeFor, countUsers, freshAddress, linkFor, mailer, PASSWORD } from '../support.ts';

type Form = Parameters<typeof runForm>[1];

describe.each(ENGINES)('the sign-in pages without a script, on %s', (engine) => {
  const services = useServices({ engine, mailer, config: { oauth: [] } });

  function openTab() {
    const jar = new Map<string, string>();
    const post = async (form: Form, fields: Record<string, string>, path = '/stickers/auth/login') => {
      const headers = new Headers({ cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') });
      const { ctx } = await identifyPage(services(), headers);
      const request = new Request(`http://localhost:4321${path}`, {
        method: 'POST',
        headers,
        body: new URLSearchParams(fields),
      });
      const done = await runForm({ ctx, request }, form);
      if (!(done instanceof Response)) return { stay: done, to: null };
      for (const line of done.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
        if (/max-age=0/i.test(line)) jar.delete(name);
        else jar.set(name, value);
      }
      return { stay: null, to: done.headers.get('location') };
    };
    return { jar, post, isSignedIn: () => jar.has('authjs.session-token') && jar.get('signed_in') === '1' };
  }

  async function register(email = freshAddress(), callbackUrl = '/') {
    const tab = openTab();
    await tab.post(registerForm, { email, name: 'Jo', password: PASSWORD, type: 'SELLER', callbackUrl });
    const { to } = await tab.post(confirmForm, { how: 'confirm', code: await codeFor(services(), email) });
    return { email, tab, to };
  }

  test('a new person registers, types the code and is welcomed, on the way to where they were', async () => {
    const { tab, to } = await register(freshAddress(), '/stickers/vehicle/price');
    expect(to).toBe('/stickers/auth/register/success?callbackUrl=%2Fstickers%2Fvehicle%2Fprice');
    expect(tab.isSignedIn()).toBe(true);
    expect(tab.jar.has('code_ticket')).toBe(false);
  });

  test('the page of an existing account shows only to whoever proves the address', async () => {
    const { email } = await register();
    const tab = openTab();
    const said = { email, name: 'Jo', password: 'another password', type: 'SELLER' };
    expect((await tab.post(registerForm, said)).to).toBe('/stickers/auth/email/confirm');
    const { to } = await tab.post(confirmForm, { how: 'confirm', code: await codeFor(services(), email) });
    expect(to).toBe('/stickers/auth/email/exist');
  });

  test('a new code keeps what was said at sign-up', async () => {
    const email = freshAddress();
    const tab = openTab();
    await tab.post(registerForm, { email, name: 'Jo', password: PASSWORD, type: 'DEALERSHIP' });
    services().clock.advance(11 * 60_000);
    expect((await tab.post(confirmForm, { how: 'again' })).to).toBe('/stickers/auth/email/confirm?sent=1');
    await tab.post(confirmForm, { how: 'confirm', code: await codeFor(services(), email) });
    const other = openTab();
    const { to } = await other.post(signInForm, { how: 'password', email, password: PASSWORD });
    expect(to, 'a dealer has more to set up').toBe('/my');
  });

  test('what was typed stays on errors, the password never', async () => {
    const { stay } = await openTab().post(signInForm, { email: 'jo@', password: 'secret words', callbackUrl: '/my' });
    expect(stay).toMatchObject({ status: 422, values: { email: 'jo@', callbackUrl: '/my' } });
    expect(Object.keys(stay?.faults ?? {})).toEqual(['email']);
    expect(JSON.stringify(stay)).not.toContain('secret words');
    const weak = await openTab().post(registerForm, { email: freshAddress(), name: 'Jo', password: 'password1' });
    expect(weak.stay).toMatchObject({ status: 422, values: { name: 'Jo' }, faults: { password: expect.any(String) } });
    expect(JSON.stringify(weak.stay)).not.toContain('password1');
  });

  test('a wrong password and an unknown address leave the same page', async () => {
    const { email } = await register();
    const answers = await Promise.all(
      [email, freshAddress()].map(async (address) => {
        const { stay } = await openTab().post(signInForm, { email: address, password: 'not it' });
        return { ...stay, values: null };
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ status: 401, notice: { kind: 'bad' } });
  });

  test('a mailed code signs in on this device, and on another one by typing the address too', async () => {
    const { email } = await register();
    const tab = openTab();
    expect((await tab.post(signInForm, { how: 'code', email, callbackUrl: '/my/list' })).to).toBe(
      '/stickers/auth/email/confirm',
    );
    const code = await codeFor(services(), email);
    expect((await tab.post(confirmForm, { how: 'confirm', code })).to).toBe('/my/list');
    await openTab().post(signInForm, { how: 'code', email });
    const other = openTab();
    expect((await other.post(confirmForm, { how: 'confirm', email, code: await codeFor(services(), email) })).to).toBe(
      '/',
    );
    expect(other.isSignedIn()).toBe(true);
  });

  test('a mailed link asks for a press, works once, and says so the second time', async () => {
    const email = freshAddress();
    const { stay } = await openTab().post(signInForm, { how: 'link', email, callbackUrl: '/my/list' });
    expect(stay).toMatchObject({ status: 200, notice: { kind: 'good' } });
    expect(await countUsers(services(), email)).toBe(0);
    const link = await linkFor(services(), email);
    const fields = {
      token: link.searchParams.get('token') ?? '',
      callbackUrl: link.searchParams.get('callbackUrl') ?? '',
    };
    expect((await openTab().post(linkForm, fields)).to).toBe(
      '/stickers/auth/register/success?callbackUrl=%2Fmy%2Flist',
    );
    expect((await openTab().post(linkForm, fields)).stay).toMatchObject({ status: 401 });
  });

  test('a forgotten password is set anew and signs in', async () => {
    const { email } = await register();
    expect((await openTab().post(resetForm, { email })).stay).toMatchObject({ notice: { kind: 'good' } });
    const token = (await linkFor(services(), email)).searchParams.get('token') ?? '';
    const tab = openTab();
    expect((await tab.post(resetForm, { token, password: 'short' })).stay).toMatchObject({
      faults: { password: expect.any(String) },
    });
    expect((await tab.post(resetForm, { token, password: 'four short palms' })).to).toBe('/');
    expect(tab.isSignedIn()).toBe(true);
  });

  test('signing out takes both cookies, and leaves what opens nothing', async () => {
    const { tab } = await register();
    expect((await tab.post(signOutForm, { callbackUrl: '//evil.example' })).to).toBe('/');
    // A device that was signed in on keeps allowances of its own for codes.
    expect([...tab.jar.keys()]).toEqual(['known_device']);
  });

  test('a service nobody configured, files, novels and garbled cookies lead nowhere bad', async () => {
    const tab = openTab();
    expect((await tab.post(signInForm, { how: 'nobody', email: 'a@b.co' })).to).toContain('/api/auth/signin');
    tab.jar.set('code_ticket', '%7B%22ticket%22%3A1');
    expect((await tab.post(confirmForm, { code: '1' })).stay).toMatchObject({ status: 422 });
    expect((await tab.post(registerForm, { email: `${'a'.repeat(5000)}@b.co` })).stay).toMatchObject({ status: 422 });
    expect(services().errors).toEqual([]);
  });
});
