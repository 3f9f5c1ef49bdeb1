import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSafeOutsideUrl, normalizeWebsiteUrl, outsideHost, withHostScheme } from '#shared/website-url.ts';
import { HOSTILE } from '../support/hostile.ts';

describe('a website as typed', () => {
  it.each([
    ['example.com', 'https://example.com/'],
    ['  example.com/cars?id=1#top ', 'https://example.com/cars?id=1#top'],
    ['http://example.com', 'https://example.com/'],
    ['HTTP://EXAMPLE.com', 'https://example.com/'],
    ['https://example.com', 'https://example.com/'],
    ['//example.com/x', 'https://example.com/x'],
    ['http://example.com:80/x', 'https://example.com/x'],
    ['example.com:8080', 'https://example.com:8080/'],
    ['example.com:8080/x', 'https://example.com:8080/x'],
    ['bücher.example', 'https://xn--bcher-kva.example/'],
    ['example.com/my page', 'https://example.com/my%20page'],
  ])('%j becomes %s', (text, url) => expect(normalizeWebsiteUrl(text)).toBe(url));

  it.each([
    'ftp://example.com',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'javascript://example.com/%0aalert(1)',
    'data:text/html,<script>',
    'mailto:jo@example.com',
    'tel:4075551234',
    'file:///etc/passwd',
    'http:example.com',
    'https://',
    'https://user:pass@example.com',
    'jo@example.com',
    'nothing',
    'exa mple.com',
    'https://exa<mple.com',
    'https:\\\\example.com',
    'example.com\u202e',
    `example.com/${'a'.repeat(3000)}`,
    ...HOSTILE,
  ])('%# is no address we take', (text) => expect(normalizeWebsiteUrl(text)).toBeNull());

  it('is https or nothing, and stays the same when read again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.domain(), fc.string()), (text) => {
        const url = normalizeWebsiteUrl(text);
        if (url === null) return;
        expect(url).toMatch(/^https:\/\//);
        expect(normalizeWebsiteUrl(url)).toBe(url);
      }),
    );
  });
});

describe('an outside address without a scheme', () => {
  it.each([
    ['cars.com/1', 'https://here.us', 'https://cars.com/1'],
    ['//cars.com/1', 'https://here.us', 'https://cars.com/1'],
    ['cars.com/1', 'http://localhost:4321', 'http://cars.com/1'],
    ['cars.com:8080/1', 'here.us', 'https://cars.com:8080/1'],
    ['http://cars.com', 'https://here.us', 'http://cars.com'],
    ['javascript:alert(1)', 'https://here.us', 'javascript:alert(1)'],
    ['', 'https://here.us', ''],
  ])('%s on %s is %s', (url, host, whole) => expect(withHostScheme(url, host)).toBe(whole));
});

describe('sending somebody away', () => {
  it.each(['https://example.com', 'http://example.com:8080/x?y#z', 'https://bücher.example', 'https://shop.co.uk/'])(
    'to %s is safe',
    (url) => expect(isSafeOutsideUrl(url)).toBe(true),
  );

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//example.com',
    'example.com',
    '/local',
    'https:example.com',
    'https:/example.com',
    'https://bank.com@evil.example',
    'https://user:pw@example.com',
    'https://localhost/',
    'https://printer.local/',
    'https://intranet/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://example.com\\@evil.example',
    'https://exam\tple.com',
    'https://exa\u200bmple.com',
    ' https://example.com',
    'https://example..com',
    'https://example.com1/',
    `https://example.com/${'a'.repeat(2048)}`,
    ...HOSTILE,
  ])('%# is not safe', (url) => expect(isSafeOutsideUrl(url)).toBe(false));

  it('names the host in letters that cannot be mistaken', () => {
    expect(outsideHost('https://аррle.com/x')).toBe('xn--le-6kc8da.com');
    expect(outsideHost('https://Example.com:8080/x')).toBe('example.com:8080');
    expect(outsideHost('javascript:alert(1)')).toBeNull();
  });
});
