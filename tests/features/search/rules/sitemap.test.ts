import { describe, expect, test } from 'vitest';
import { latestOf, sitemapIndexXml, sitemapXml } from '#features/search/rules/sitemap.ts';

describe('the site map', () => {
  const at = new Date('2026-11-20T12:00:00.000Z');

  test('names every page with its whole address and when it changed', () => {
    expect(sitemapXml([{ path: '/cars', lastmod: at }, { path: '/about' }], 'https://curbtag.test')).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
        '<url><loc>https://curbtag.test/cars</loc><lastmod>2026-11-20T12:00:00.000Z</lastmod></url>\n' +
        '<url><loc>https://curbtag.test/about</loc></url>\n</urlset>\n',
    );
  });

  test('escapes what XML would take for its own', () => {
    expect(sitemapXml([{ path: "/cars?a=1&b='<" }], 'https://curbtag.test')).toContain(
      '<loc>https://curbtag.test/cars?a=1&amp;b=%27%3C</loc>',
    );
  });

  test('an index names files the same way', () => {
    expect(sitemapIndexXml([{ path: '/sitemaps/pages.xml', lastmod: at }], 'https://curbtag.test')).toContain(
      '<sitemap><loc>https://curbtag.test/sitemaps/pages.xml</loc><lastmod>2026-11-20T12:00:00.000Z</lastmod></sitemap>',
    );
  });

  test('takes the latest of the moments that are known', () => {
    const earlier = new Date(at.getTime() - 1);
    expect(latestOf([null, earlier, at, undefined])).toBe(at);
    expect(latestOf([undefined])).toBeNull();
  });
});
