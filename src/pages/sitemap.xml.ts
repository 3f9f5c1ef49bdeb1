import type { APIRoute } from 'astro';
import { latestOf, sitemapIndexXml } from '#features/search/rules/sitemap.ts';
import { listIndexablePages, listSitemapParts } from '#features/search/server/index.ts';

/** The index of the site map: one file of pages, then listings by part of the market and by the thousand, each with its last change. */
export const GET: APIRoute = async ({ locals: { ctx } }) => {
  const [pages, parts] = await Promise.all([listIndexablePages({ ctx }), listSitemapParts({ ctx })]);
  const changed = latestOf([...pages.map((page) => page.changedAt), ...parts.map((part) => part.lastmod)]);
  const files = [
    { path: '/sitemaps/pages.xml', lastmod: changed },
    ...parts.map(({ section, part, lastmod }) => ({ path: `/sitemaps/${section}-${part}.xml`, lastmod })),
  ];
  return new Response(sitemapIndexXml(files, ctx.config.siteUrl), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'x-cache-tags': 'listings' },
  });
};
