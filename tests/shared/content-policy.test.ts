import { describe, expect, it } from 'vitest';
import { contentPolicy, type PageNeeds } from '#shared/content-policy.ts';

const plain = { siteUrl: 'https://curbtag.test', mapStyleUrl: null, mapOrigins: [] };
const hash = (letter: string) => `sha256-${letter.repeat(43)}=`;

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((it) => it.startsWith(`${name} `))
    ?.slice(name.length + 1);

describe('the policy of a page', () => {
  it('lets a page that needs nothing load files of this site and no more', () => {
    expect(contentPolicy(plain)).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; " +
        "connect-src 'self' wss://curbtag.test; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
  });

  it('names the origins of the map’s style on pages with a map, once each', () => {
    const settings = {
      ...plain,
      mapStyleUrl: 'https://tiles.example/style.json?key=1',
      mapOrigins: ['https://fonts.example', 'https://tiles.example'],
    };
    const sources = 'https://tiles.example https://fonts.example';
    expect(directive(contentPolicy(settings, { map: true }), 'connect-src')).toBe(
      `'self' wss://curbtag.test ${sources}`,
    );
    expect(directive(contentPolicy(settings, { map: true }), 'img-src')).toBe(`'self' data: blob: ${sources}`);
    expect(contentPolicy(settings)).not.toContain('tiles.example');
    expect(contentPolicy({ ...plain, mapOrigins: settings.mapOrigins }, { map: true })).not.toContain('fonts.example');
  });

  it('lets forms lead where the page says, and to no other place', () => {
    const needs = { formTargets: ['https://id.example', 'https://id.example', 'https://login.example'] };
    expect(directive(contentPolicy(plain, needs), 'form-action')).toBe(
      "'self' https://id.example https://login.example",
    );
  });

  it('never lets scripts stand in the page, and is small with everything in it', () => {
    const needs: Required<PageNeeds> = {
      formTargets: ['https://login.microsoftonline.example', 'https://accounts.google.example'],
      islands: { scripts: [hash('a'), hash('b')], styles: [hash('c')] },
      map: true,
      wasm: true,
      ownWorker: true,
      mailStyle: hash('d'),
    };
    const settings = { ...plain, mapStyleUrl: 'https://tiles.example/s.json', mapOrigins: ['https://fonts.example'] };
    const policy = contentPolicy(settings, needs);
    expect(Buffer.byteLength(policy)).toBeLessThanOrEqual(1024);
    expect(directive(policy, 'script-src')).toBe(`'self' 'wasm-unsafe-eval' '${hash('a')}' '${hash('b')}'`);
    expect(directive(policy, 'style-src')).toBe(`'self' '${hash('c')}' '${hash('d')}'`);
    expect(directive(policy, 'style-src-attr')).toBe("'unsafe-inline'");
    expect(directive(policy, 'worker-src')).toBe("'self' blob:");
  });
});
