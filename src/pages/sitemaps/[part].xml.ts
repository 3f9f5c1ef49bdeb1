import type { APIRoute } from 'astro';
import { SEARCH } from '#shared/constants.ts';
import { dealerPath } from '#features/dealers/rules/partner.ts';
import { landingPath } from '#features/search/rules/landing.ts';
import { LANDING_SECTIONS, type SectionLanding, sectionLandingPath } from '#features/search/rules/section-landing.ts';
import { ROUTES } from '#shared/site.ts';
import { latestOf, type SitemapEntry, sitemapXml } from '#features/search/rules/sitemap.ts';
import type { Ctx } from '#platform/context.ts';
import { listPartners } from '#features/dealers/server/index.ts';
import { landingOf, listIndexablePages, listSectionPages, listSitemapEntries } from '#features/search/server/index.ts';

/** Pages that change with a release only; when that was is not known, so it is not said. */
const STILL = [
  ROUTES.shop,
  '/plan',
  '/stickers',
  ROUTES.about,
  ROUTES.accuracy,
  ROUTES.help,
  ROUTES.safety,
  ROUTES.privacy,
  ROUTES.terms,
];
/** Pages that show what is for sale, and change with it. */
const MOVING = [ROUTES.home, ROUTES.find, ROUTES.market, ROUTES.makes, ROUTES.states, ROUTES.bodies];

/** A part's own results come with the list of its states. */
const addressesOf = (landing: SectionLanding): string[] => {
  const path = sectionLandingPath(landing);
  return landing.type === null && landing.state === null ? [path, `${path}/in`] : [path];
};

async function readPages(ctx: Ctx): Promise<SitemapEntry[]> {
  const pages = await listIndexablePages({ ctx });
  const lastmod = latestOf(pages.map((page) => page.changedAt));
  const landings = pages.flatMap((page) => {
    const landing = landingOf(page);
    return landing ? [{ path: landingPath(landing), lastmod: page.changedAt }] : [];
  });
  const sections = await listSectionPages({ ctx });
  const ofSections = sections
    // Cars have a results page and pages by state of their own.
    .filter(({ landing }) => landing.type !== null || landing.section !== 'cars')
    .flatMap(({ landing, changedAt }) => addressesOf(landing).map((path) => ({ path, lastmod: changedAt })));
  const { partners } = await listPartners({ ctx, input: { limit: SEARCH.partnerLimit } });
  const dealers = [ROUTES.dealers, ...partners.map(({ partner }) => dealerPath(partner.slug))];
  return [
    ...MOVING.map((path) => ({ path, lastmod })),
    ...[...STILL, ...dealers].map((path) => ({ path })),
    ...landings,
    ...ofSections,
  ];
}

async function readPart(ctx: Ctx, name: string | undefined): Promise<SitemapEntry[]> {
  if (name === 'pages') return readPages(ctx);
  const [, word, number = '0'] = /^([a-z]+)-([1-9]\d{0,5})$/.exec(name ?? '') ?? [];
  const section = LANDING_SECTIONS.find((one) => one === word);
  return section ? listSitemapEntries({ ctx, input: { section, part: Number(number) } }) : [];
}

/** One file of the site map. */
export const GET: APIRoute = async ({ locals: { ctx }, params, rewrite }) => {
  const entries = await readPart(ctx, params.part);
  if (entries.length === 0) return rewrite('/404');
  return new Response(sitemapXml(entries, ctx.config.siteUrl), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'x-cache-tags': 'listings,dealers' },
  });
};
