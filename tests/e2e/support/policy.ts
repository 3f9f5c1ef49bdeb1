import { expect } from '@playwright/test';
import type { RawAnswer } from '../../support/raw-answer.ts';

const KIB = 1024;
/** What nginx, with its defaults, takes of headers is 4 KiB; half of it is for what proxies and operators add. */
const MAX_HEADERS = 2 * KIB;
const MAX_POLICY = KIB;
export const MAX_UNCHANGED = 600;
/** Ten packets are what a server may send before it hears back. */
const MAX_DOCUMENT = 14 * KIB;

const TEXT = /^(text\/|application\/xml|image\/svg\+xml|application\/manifest\+json)/;

/** A policy as its directives. */
export const readPolicy = (policy: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    policy.split(';').map((it) => {
      const [name = '', ...sources] = it.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );

/** What every answer owes a proxy and a browser, whatever it is. */
export function expectLightHeaders(path: string, { headers, headerBytes }: RawAnswer): void {
  const policy = String(headers['content-security-policy'] ?? '');
  expect.soft(headerBytes, `bytes of headers of ${path}`).toBeLessThanOrEqual(MAX_HEADERS);
  expect.soft(Buffer.byteLength(policy), `bytes of the policy of ${path}`).toBeLessThanOrEqual(MAX_POLICY);
  const type = headers['content-type'] ?? '';
  if (TEXT.test(type)) expect.soft(type, `the type of ${path}`).toMatch(/;\s*charset=utf-8$/i);
  if (type.startsWith('text/html')) expectPagePolicy(path, policy);
}

/** A page as a browser gets it, headers too, needs one round trip. */
export function expectLightDocument(path: string, { headers, headerBytes, body }: RawAnswer): void {
  if (!headers['content-type']?.startsWith('text/html')) return;
  expect.soft(headerBytes + body.length, `bytes of the document ${path}`).toBeLessThanOrEqual(MAX_DOCUMENT);
}

/** A page's policy is whole, and lets nothing run that is not a file of this site or named by its hash. */
function expectPagePolicy(path: string, policy: string): void {
  const read = readPolicy(policy);
  const of = (name: string) => read.get(name) ?? [];
  expect.soft(["'self'", "'none'"], `default-src of ${path}`).toContain(of('default-src').join(' '));
  expect.soft(of('object-src').join(' ') || of('default-src').join(' '), `object-src of ${path}`).toBe("'none'");
  expect.soft(of('base-uri'), `base-uri of ${path}`).toEqual(["'none'"]);
  expect.soft(of('frame-ancestors'), `frame-ancestors of ${path}`).toEqual(["'none'"]);
  expect.soft(["'self'", "'none'"], `form-action of ${path}`).toContain(of('form-action')[0]);
  for (const name of [
    'default-src',
    'script-src',
    'style-src',
    'style-src-elem',
    'script-src-elem',
    'script-src-attr',
  ]) {
    expect.soft(of(name), `${name} of ${path}`).not.toContain("'unsafe-inline'");
    expect.soft(of(name), `${name} of ${path}`).not.toContain("'unsafe-eval'");
  }
}

/** The page's own text holds nothing that the policy would have to bless but what is named by its hash. */
export function expectNothingInline(path: string, { headers, body }: RawAnswer): void {
  if (!headers['content-type']?.startsWith('text/html')) return;
  const html = body.toString();
  const policy = String(headers['content-security-policy']);
  const scripts = html.match(/<script(?![^>]*\b(?:src=|type="application\/ld\+json"))[^>]*>/g) ?? [];
  const hashes = (readPolicy(policy).get('script-src') ?? []).filter((it) => it.startsWith("'sha256-"));
  expect.soft(scripts.length, `inline scripts of ${path}`).toBe(hashes.length);
  expect.soft(html, `handlers of ${path}`).not.toMatch(/<[a-z][^>]*\son[a-z]+=/i);
}
