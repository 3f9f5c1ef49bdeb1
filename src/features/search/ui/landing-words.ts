import { BODY_LABELS } from '#shared/labels.ts';
import { formatMoney } from '#shared/money.ts';
import { formatNumber } from '#shared/numbers.ts';
import { bodiesLabel, type Landing, landingPath } from '../rules/landing.ts';
import { ROUTES } from '#shared/site.ts';
import { fill } from '#shared/text.ts';
import { stateName } from '#shared/us-states.ts';
import { listingPage } from '#features/listings/words/listing-page.ts';
import { market } from '#features/listings/words/market.ts';
import type { Crumb } from '#ui/types.ts';
import { SECTION_WORDS } from '../words/sections.ts';

type Market = { count: number; prices: { low: number; median: number; high: number } | null };

/** The heading: "Used Toyota Camry for sale". */
export function landingTitle(landing: Landing): string {
  switch (landing.kind) {
    case 'make':
      return fill(market.makeTitle, { make: landing.make.label });
    case 'model':
      return fill(market.modelTitle, { make: landing.make.label, model: landing.model.label });
    case 'state':
      return fill(market.stateTitle, { state: stateName(landing.state) });
    case 'body':
      return fill(market.bodyTitle, { body: bodiesLabel(landing.body) });
  }
}

/** The things themselves, for use in a sentence. */
function things(landing: Landing, one: boolean): string {
  switch (landing.kind) {
    case 'make':
      return one ? landing.make.label : fill(market.thingsMake, { make: landing.make.label });
    case 'model':
      return fill(one ? market.thingModel : market.thingsModel, {
        make: landing.make.label,
        model: landing.model.label,
      });
    case 'state':
      return fill(one ? market.thingState : market.thingsState, { state: stateName(landing.state) });
    case 'body':
      return one ? BODY_LABELS[landing.body] : bodiesLabel(landing.body);
  }
}

function sentence(landing: Landing, { count, prices }: Market, [many, plain]: readonly [string, string]): string {
  const what = things(landing, count <= 1);
  if (count === 0) return fill(market.leadNone, { what });
  const words = { count: formatNumber(count), what };
  if (!prices) return fill(count === 1 ? market.leadOnePlain : plain, words);
  const { low, median, high } = prices;
  const figures = { ...words, low: formatMoney(low), median: formatMoney(median), high: formatMoney(high) };
  if (count === 1) return fill(market.leadOne, figures);
  return fill(low === high ? market.leadSame : many, figures);
}

/** What the market is like, in one or two sentences. */
export const landingLead = (landing: Landing, its: Market): string =>
  sentence(landing, its, [market.lead, market.leadNoPrice]);

/** The same for search engines, with what the page holds. */
export const landingDescription = (landing: Landing, its: Market): string =>
  `${sentence(landing, its, [market.lead, market.leadNoPrice])} ${market.descriptionMore}`;

/** The way here from the home page. */
export function landingCrumbs(landing: Landing): Crumb[] {
  const start = [
    { label: listingPage.home, href: ROUTES.home },
    { label: SECTION_WORDS.cars.name, href: ROUTES.find },
  ];
  switch (landing.kind) {
    case 'make':
      return [...start, { label: market.allMakes, href: ROUTES.makes }, { label: landing.make.label }];
    case 'model':
      return [
        ...start,
        { label: market.allMakes, href: ROUTES.makes },
        { label: landing.make.label, href: landingPath({ kind: 'make', make: landing.make }) },
        { label: landing.model.label },
      ];
    case 'state':
      return [...start, { label: market.allStates, href: ROUTES.states }, { label: stateName(landing.state) }];
    case 'body':
      return [...start, { label: market.allBodies, href: ROUTES.bodies }, { label: BODY_LABELS[landing.body] }];
  }
}
