import type { APIRoute } from 'astro';
import { SEARCH } from '#domain/constants.ts';
import { dealerPath } from '#domain/dealer/partner.ts';
import { landingPath } from '#domain/search/landing.ts';
import { ROUTES } from '#domain/site.ts';
import { latestOf, type SitemapEntry, sitemapXml } from '#domain/sitemap.ts';
import type { Ctx } from '#server/context.ts';
import { listPartners } from '#server/partners/index.ts';
import { landingOf, listIndexablePages, listSitemapEntries } from '#server/search/index.ts';

/** Pages that change with a release only; when that was is not known, so it is not said. */
const STILL = [ROUTES.shop, ROUTES.about, ROUTES.help, ROUTES.safety, ROUTES.privacy, ROUTES.terms];
/** Pages that show what is for sale, and change with it. */
const MOVING = [ROUTES.home, ROUTES.find, ROUTES.market, ROUTES.makes, ROUTES.states, ROUTES.bodies];

async function readPages(ctx: Ctx): Promise<SitemapEntry[]> {
  const pages = await listIndexablePages({ ctx });
  const lastmod = latestOf(pages.map((page) => page.changedAt));
  const landings = pages.flatMap((page) => {
    const landing = landingOf(page);
    return landing ? [{ path: landingPath(landing), lastmod: page.changedAt }] : [];
  });
  const { partners } = await listPartners({ ctx, input: { limit: SEARCH.partnerLimit } });
  const dealers = [ROUTES.dealers, ...partners.map(({ partner }) => dealerPath(partner.slug))];
  return [
    ...MOVING.map((path) => ({ path, lastmod })),
    ...[...STILL, ...dealers].map((path) => ({ path })),
    ...landings,
  ];
}

async function readPart(ctx: Ctx, name: string | undefined): Promise<SitemapEntry[]> {
  if (name === 'pages') return readPages(ctx);
  const part = Number(/^listings-([1-9]\d{0,5})$/.exec(name ?? '')?.[1] ?? 0);
  return part > 0 ? listSitemapEntries({ ctx, input: { part } }) : [];
}

/** One file of the site map. */
export const GET: APIRoute = async ({ locals: { ctx }, params, rewrite }) => {
  const entries = await readPart(ctx, params.part);
  if (entries.length === 0) return rewrite('/404');
  return new Response(sitemapXml(entries, ctx.config.siteUrl), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'x-cache-tags': 'listings,dealers' },
  });
};
