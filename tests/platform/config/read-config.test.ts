import { describe, expect, it } from 'vitest';
import { readConfig } from '#platform/config/config.ts';

const faultsOf = (env: Record<string, string>) => {
  const read = readConfig(env);
  return read.ok ? [] : read.reason;
};
const settingsOf = (env: Record<string, string>) => {
  const read = readConfig(env);
  if (!read.ok) throw new Error(read.reason.join('\n'));
  return read.value;
};

describe('readConfig', () => {
  it('works with nothing set, and with variables that are set to nothing', () => {
    const expected = {
      port: 4321,
      siteUrl: 'http://localhost:4321',
      qrHost: 'localhost:4321',
      databaseUrl: null,
      authSecret: null,
      seedDemo: true,
      trustedProxies: 0,
      production: false,
    };
    expect(settingsOf({})).toMatchObject(expected);
    expect(settingsOf({ PORT: '', DATABASE_URL: '', AUTH_SECRET: '' })).toMatchObject(expected);
  });

  it('derives the site from the port, and mail and short links from the site', () => {
    expect(settingsOf({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080');
    expect(settingsOf({ SITE_URL: 'https://curbtag.com/' })).toMatchObject({
      siteUrl: 'https://curbtag.com',
      qrHost: 'curbtag.com',
      mailFrom: 'Curbtag <hello@curbtag.com>',
    });
  });

  it('lists all faults at once, each naming its variable', () => {
    const faults = faultsOf({
      PORT: 'abc',
      SITE_URL: 'curbtag.com',
      DATABASE_URL: 'mysql://x',
      STORAGE_URL: 'https://bucket',
      SMTP_URL: 'mail.example.com',
      AUTH_SECRET: 'short',
      TRUSTED_PROXIES: '-1',
      SEED_DEMO: 'perhaps',
      OAUTH_GOOGLE_CLIENT_ID: 'id',
      OAUTH_TYPO: 'x',
    });
    const named = faults.map((fault) => fault.split(' ')[0]);
    const wrong = [
      'PORT',
      'SITE_URL',
      'DATABASE_URL',
      'STORAGE_URL',
      'SMTP_URL',
      'AUTH_SECRET',
      'TRUSTED_PROXIES',
      'SEED_DEMO',
    ];
    expect(named).toEqual([...wrong, 'OAUTH_TYPO', 'OAUTH_GOOGLE_ISSUER', 'OAUTH_GOOGLE_CLIENT_SECRET']);
    for (const fault of faults) expect(fault).toMatch(/^[A-Z_]+ .*[A-Za-z0-9/]\.$/);
  });

  it('refuses an address that other machines can reach without saying which address people see', () => {
    expect(faultsOf({ HOST: '0.0.0.0' })).toEqual([expect.stringMatching(/^SITE_URL must be set when HOST/)]);
    expect(faultsOf({ HOST: '0.0.0.0', SITE_URL: 'https://curbtag.com' })).toEqual([]);
    expect(faultsOf({ HOST: '::1' })).toEqual([]);
  });

  it.each([
    { HOST: '0.0.0.0', SITE_URL: 'https://curbtag.com' },
    { HOST: '127.0.0.1', SITE_URL: 'https://curbtag.com' },
    { HOST: '0.0.0.0', SITE_URL: 'http://localhost:4321' },
  ])('makes no demo market on a public site unless it has a password of its own: $HOST $SITE_URL', (site) => {
    expect(settingsOf(site).seedDemo).toBe(false);
    expect(faultsOf({ ...site, SEED_DEMO: '1' })).toEqual([expect.stringMatching(/^SEED_DEMO needs DEMO_PASSWORD/)]);
    const printed = { ...site, SEED_DEMO: '1', DEMO_PASSWORD: 'try-curbtag-2026' };
    expect(faultsOf(printed)).toEqual([expect.stringMatching(/^DEMO_PASSWORD must not be/)]);
    const own = settingsOf({ ...site, SEED_DEMO: '1', DEMO_PASSWORD: 'a long one of ours' });
    expect(own).toMatchObject({ seedDemo: true, demoPassword: 'a long one of ours' });
  });

  it('never repeats a secret in a fault', () => {
    expect(faultsOf({ AUTH_SECRET: 'hunter2', SMTP_URL: 'hunter2', DATABASE_URL: 'hunter2' }).join()).not.toContain(
      'hunter2',
    );
  });

  it('reads how the process is watched', () => {
    expect(settingsOf({})).toMatchObject({
      logLevel: 'info',
      accessLog: 'dynamic',
      metrics: { token: null, port: null, host: '127.0.0.1' },
      traces: null,
    });
    const env = {
      LOG_LEVEL: 'warn',
      ACCESS_LOG: 'all',
      METRICS_TOKEN: 'sixteen-or-more-x',
      METRICS_PORT: '9464',
      METRICS_HOST: '0.0.0.0',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
    };
    expect(settingsOf(env)).toMatchObject({
      logLevel: 'warn',
      accessLog: 'all',
      metrics: { token: 'sixteen-or-more-x', port: 9464, host: '0.0.0.0' },
      traces: { url: 'http://collector:4318/v1/traces', service: 'curbtag' },
    });
  });

  it.each([
    ['LOG_LEVEL', 'loud'],
    ['ACCESS_LOG', 'some'],
    ['METRICS_TOKEN', 'short'],
    ['METRICS_PORT', 'ninety'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ])('names %s when it cannot be %s', (name, value) => {
    expect(faultsOf({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} must`))]);
  });

  it('reads any number of OAuth providers', () => {
    const env = {
      OAUTH_GOOGLE_ISSUER: 'https://accounts.google.com',
      OAUTH_GOOGLE_CLIENT_ID: 'a',
      OAUTH_GOOGLE_CLIENT_SECRET: 'b',
      OAUTH_WORK_ISSUER: 'https://id.example.com',
      OAUTH_WORK_CLIENT_ID: 'c',
      OAUTH_WORK_CLIENT_SECRET: 'd',
      OAUTH_WORK_NAME: 'Work account',
    };
    expect(settingsOf(env).oauth).toEqual([
      { id: 'google', name: 'Google', issuer: 'https://accounts.google.com', clientId: 'a', clientSecret: 'b' },
      { id: 'work', name: 'Work account', issuer: 'https://id.example.com', clientId: 'c', clientSecret: 'd' },
    ]);
  });
});
