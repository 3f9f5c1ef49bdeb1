import { searchPath, searchWords } from '../rules/search-name.ts';
import { amountWords } from '#features/listings/words/price.ts';
import { NOTIFICATIONS } from '#features/accounts/rules/notifications.ts';
import { formatNumber } from '#shared/numbers.ts';
import { fill } from '#shared/text.ts';
import { testAlert } from '../words/alert-emails.ts';
import { alerts } from '../words/alerts.ts';
import type { Config } from '#platform/config/config.ts';
import { type Email, renderEmail } from '#platform/mail/index.ts';
import { unsubscribeUrls } from '#features/accounts/server/unsubscribe/index.ts';
import type { FreshListing } from './fresh-listings.ts';
import { filtersOf, type SearchRow } from './search-view.ts';

const found = NOTIFICATIONS.search.email;

/** Listings written out in one email; the rest are a number. */
export const MAX_SHOWN = 10;

export type Shown = Pick<FreshListing, 'title' | 'path' | 'price' | 'brief' | 'place'> & {
  /** Other searches of the same person that found it in the same run. */
  readonly also?: readonly string[];
};
type Call = {
  readonly config: Config;
  readonly to: string;
  readonly search: Pick<SearchRow, 'id' | 'name' | 'query'>;
  readonly listings: readonly Shown[];
  /** How many there are, when more than `listings`. */
  readonly count?: number;
};

function toItem({ siteUrl }: Config, { title, path, price, brief, place, also = [] }: Shown) {
  const others = also.length > 0 && fill(found.also, { names: also.map((name) => `“${name}”`).join(', ') });
  const line = [price && amountWords(price), brief, place, others].filter(Boolean).join(' · ');
  return { title, line, url: siteUrl + path };
}

type Said = { readonly preview: string; readonly heading: string; readonly lead: string };

function bodyOf({ config, search, listings, count }: Call, { preview, heading, lead }: Said) {
  const more = (count ?? listings.length) - Math.min(listings.length, MAX_SHOWN);
  const { post, page } = unsubscribeUrls(config, { kind: 'search', id: search.id });
  const { button, footer, stop, more: andMore } = found;
  const rendered = renderEmail({
    preview,
    heading,
    paragraphs: [lead],
    items: listings.slice(0, MAX_SHOWN).map((listing) => toItem(config, listing)),
    button: { label: button, url: config.siteUrl + searchPath(filtersOf(search)) },
    after: more > 0 ? [fill(andMore, { count: formatNumber(more) })] : [],
    footer: fill(footer, search),
    stop: { label: stop, url: page },
  });
  return { ...rendered, unsubscribeUrl: post };
}

const wordsOf = (search: Call['search']): string => searchWords(filtersOf(search)).join(', ') || alerts.nothingFiltered;

/** What is new for a saved search. */
export function foundEmail(call: Call): Email {
  const { to, search, listings, count = listings.length } = call;
  const words = { count: formatNumber(count), name: search.name, title: listings[0]?.title ?? '' };
  const one = count === 1;
  const said = { words: wordsOf(search) };
  const [preview, lead] = [fill(found.preview, said), fill(found.lead, said)];
  const heading = fill(one ? found.headingOne : found.heading, words);
  const subject = fill(one ? found.subjectOne : found.subject, words);
  return { to, subject, ...bodyOf(call, { preview, heading, lead }) };
}

/** The same email on request, with what matches today. */
export function testEmail(call: Call): Email {
  const { to, search, listings } = call;
  const lead = fill(listings.length > 0 ? testAlert.lead : testAlert.nothing, { words: wordsOf(search) });
  const { heading, preview, subject } = testAlert;
  return { to, subject: fill(subject, search), ...bodyOf(call, { preview, heading, lead }) };
}
