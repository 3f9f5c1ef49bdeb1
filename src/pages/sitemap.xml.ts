import type { APIRoute } from 'astro';
import { latestOf, sitemapIndexXml } from '#domain/sitemap.ts';
import { listIndexablePages, listSitemapParts } from '#server/search/index.ts';

/** The index of the site map: one file of pages, then listings by the thousand, each with its last change. */
export const GET: APIRoute = async ({ locals: { ctx } }) => {
  const [pages, parts] = await Promise.all([listIndexablePages({ ctx }), listSitemapParts({ ctx })]);
  const changed = latestOf([...pages.map((page) => page.changedAt), ...parts.map((part) => part.lastmod)]);
  const files = [
    { path: '/sitemaps/pages.xml', lastmod: changed },
    ...parts.map(({ part, lastmod }) => ({ path: `/sitemaps/listings-${part}.xml`, lastmod })),
  ];
  return new Response(sitemapIndexXml(files, ctx.config.siteUrl), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'x-cache-tags': 'listings' },
  });
};
