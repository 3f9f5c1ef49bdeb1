import { VEHICLE_FLOW } from '#features/sell/rules/vehicle.ts';
import { NO_FILTERS } from '#features/search/rules/filters.ts';
import { type SendInput, sendMessage, startConversation } from '#features/chat/server/index.ts';
import { type Ctx, type Services, withActor } from '#platform/context.ts';
import { createRequest, updateRequest } from '#features/listings/server/index.ts';
import { searchListings } from '#features/search/server/index.ts';
import { completeAnswers } from '../../support/answers.ts';
import { type Account, makeAccount } from './people.ts';

/** One page of the site, and what it answers. */
export type SitePage = {
  readonly name: string;
  readonly path: string;
  readonly status?: number;
  /** What only repeats others on it: checked whole at one size in one color scheme. */
  readonly repeats?: string;
};

export const PUBLIC_PAGES: readonly SitePage[] = [
  { name: 'home', path: '/' },
  { name: 'the list', path: '/cars' },
  { name: 'a search', path: '/cars?q=honda&zip=32801' },
  { name: 'a search that finds nothing', path: '/cars?q=zeppelin' },
  { name: 'a narrow search', path: '/cars?make=Toyota&price_max=30000&sort_by=price_low' },
  { name: 'everything for sale', path: '/marketplace' },
  { name: 'homes', path: '/property' },
  { name: 'rentals with two bedrooms', path: '/property?category=PROPERTY_RENTAL&beds_min=2&features=PETS_DOGS' },
  { name: 'garage sales', path: '/garage' },
  { name: 'garage sales of some days', path: '/garage?date_min=2026-01-01&date_max=2026-01-02&goods=TOOLS' },
  { name: 'finds', path: '/garage/item' },
  { name: 'everything else', path: '/other' },
  { name: 'boats, filtered', path: '/cars?vehicle_type=BOATS&length_min=16' },
  { name: 'a day out', path: '/plan' },
  { name: 'a day out from somewhere', path: '/plan?from=32801&start=09%3A30' },
  { name: 'homes by state', path: '/property/in' },
  { name: 'garage sales in a state', path: '/garage/in/fl' },
  { name: 'rentals', path: '/property/type/for-rent' },
  { name: 'boats', path: '/cars/type/boats' },
  { name: 'no such garage sale', path: '/garage/404', status: 404 },
  { name: 'no such open house', path: '/house/404', status: 404 },
  { name: 'a make', path: '/cars/toyota' },
  { name: 'all makes', path: '/cars/makes' },
  { name: 'a state', path: '/cars/in/fl' },
  { name: 'a body', path: '/cars/body/suv' },
  { name: 'a budget', path: '/shop' },
  { name: 'a brand', path: '/shop/brand?budget=30000' },
  { name: 'a shape', path: '/shop/body?make=Toyota' },
  { name: 'when', path: '/shop/timing?style=SUV' },
  { name: 'safety', path: '/safety' },
  { name: 'privacy', path: '/privacy' },
  { name: 'terms', path: '/terms' },
  { name: 'about', path: '/about' },
  { name: 'accuracy', path: '/accuracy' },
  { name: 'help', path: '/help' },
  { name: 'the API', path: '/api/docs', repeats: 'article ~ article' },
  { name: 'nothing there', path: '/no/such/page', status: 404 },
  { name: 'a fault', path: '/500', status: 500 },
  { name: 'a fault of the server', path: '/issue/server', status: 500 },
  { name: 'too many tries', path: '/429', status: 429 },
  { name: 'the store', path: '/stickers/order' },
  { name: 'an empty cart', path: '/stickers/order/cart' },
  { name: 'sign in', path: '/stickers/auth/login' },
  { name: 'sign in, sent there', path: '/stickers/auth/login?error=SessionRequired&callbackUrl=%2Fmy%2Flist' },
  { name: 'sign up', path: '/stickers/auth/register' },
  { name: 'the code', path: '/stickers/auth/email/confirm' },
  { name: 'the mailed link', path: '/stickers/auth/link?token=anything' },
  { name: 'a visit nobody reserved', path: '/house/visit?token=anything', status: 404 },
  { name: 'a forgotten password', path: '/stickers/auth/reset' },
  { name: 'a new password', path: '/stickers/auth/reset?token=anything' },
  { name: 'a failed sign-in', path: '/stickers/auth/error?error=AccessDenied' },
  { name: 'stickers', path: '/stickers' },
  { name: 'a sticker at hand', path: '/stickers/start' },
  { name: 'a code that is none', path: '/stickers/start?code=no', status: 422 },
  { name: 'what a sticker is on', path: '/stickers/category' },
  { name: 'how a vehicle is found', path: '/stickers/source' },
  { name: 'a country', path: '/stickers/user/country' },
  { name: 'another country', path: '/stickers/user/country?country=DE' },
  { name: 'a picture of a sticker', path: '/stickers/upload' },
  { name: 'a picture’s code', path: '/stickers/upload/confirm?code=12220000000000004000800000000000000A' },
  { name: 'no code of ours', path: '/stickers/qr/invalid', status: 404 },
  { name: 'a code in use', path: '/stickers/qr/used', status: 403 },
  { name: 'a sold thing’s code', path: '/stickers/qr/sold', status: 410 },
  { name: 'a scan that failed', path: '/stickers/qr/error', status: 500 },
  { name: 'no camera', path: '/stickers/qr/error/device' },
  { name: 'a broken link about a price', path: '/watch?token=anything', status: 404 },
  { name: 'the scanner', path: '/stickers/qr/scan' },
  { name: 'the scanner, a foreign link', path: '/stickers/qr/scan?code=https%3A%2F%2Fshop.example%2F', status: 422 },
  { name: 'a question on its way', path: '/ask?sent=1' },
  { name: 'a question about nothing', path: '/ask', status: 404 },
  { name: 'a broken link of a question', path: '/ask/confirm?token=anything', status: 410 },
  { name: 'the outbox, without its key', path: '/dev/outbox', status: 403 },
];

export const MEMBER_PAGES: readonly SitePage[] = [
  { name: 'my listings', path: '/my/list' },
  { name: 'my orders', path: '/my/orders' },
  { name: 'my garage sales', path: '/my/garage' },
  { name: 'items of my sales', path: '/my/garage/item' },
  { name: 'my homes', path: '/my/house' },
  { name: 'messages', path: '/my/messages' },
  { name: 'offers', path: '/my/offers' },
  { name: 'a dealership’s requests', path: '/dealers/requests' },
  { name: 'welcome', path: '/stickers/auth/register/success' },
  { name: 'an account that was there', path: '/stickers/auth/email/exist' },
  { name: 'my stickers', path: '/my/stickers' },
  { name: 'a sticker for a listing', path: '/stickers/link' },
  { name: 'printing', path: '/stickers/print' },
  { name: 'sign out', path: '/stickers/auth/signout' },
];

/** The categories whose pages are looked at in the demo market. */
export const THINGS = ['GARAGE', 'GARAGE_ITEM', 'PROPERTY_RENTAL', 'PROPERTY_OWNER', 'PROPERTY_OPEN', 'OTHER'] as const;

/** The path of a listing of a category in the demo market. */
export async function thingPath(services: Services, category: (typeof THINGS)[number]): Promise<string> {
  const { listings } = await searchListings({ ctx: services, input: { ...NO_FILTERS, category: [category] } });
  const [found] = listings;
  if (!found) throw new Error(`The demo market has no ${category}.`);
  return found.path;
}

export const STEPS = VEHICLE_FLOW.steps.map(({ slug }) => slug);

export type Seller = {
  readonly account: Account;
  readonly draft: string;
  readonly listing: string;
  /** The page of a conversation with words, an offer and a viewing in it. */
  readonly thread: string;
};

const memberCtx = (services: Services, { id: userId }: Account) =>
  withActor(services, { kind: 'user', userId, sessionId: userId, sessionKey: null, role: 'MEMBER' });

/** Somebody with a draft that has every answer, and one listing for sale that a buyer asks about. */
export async function makeSeller(services: Services): Promise<Seller> {
  const account = await makeAccount(services);
  const ctx = memberCtx(services, account);
  const begin = () =>
    createRequest({
      ctx,
      input: { flow: 'vehicle', flow_type: 'DEFAULT', answers: completeAnswers({ source: 'VIN' }) },
    });
  const [draft, second] = [await begin(), await begin()];
  const listing = await updateRequest({ ctx, ref: second.id, input: { status: 'PUBLISHED' } });
  const thread = await makeThread(memberCtx(services, await makeAccount(services, 'Ben Ortiz')), ctx, second.id);
  return { account, draft: draft.unique_id, listing: listing.path ?? '', thread };
}

async function makeThread(buyer: Ctx, seller: Ctx, listingId: string): Promise<string> {
  const started = await startConversation({ ctx: buyer, input: { listingId, message: 'Is it still available?' } });
  const { id: conversationId } = started.conversation;
  const say = (ctx: Ctx, message: string, body?: SendInput['body']) =>
    sendMessage({ ctx, input: { conversationId, message, ...(body && { body }) } });
  await say(seller, 'Yes, it is.');
  await say(buyer, 'My mover brings a check for too much, send him back the rest.');
  const offer = { kind: 'OFFER', intent: 'CASH_OFFER', amountCents: 900_000, trade: null, counterTo: null } as const;
  await say(buyer, '', offer);
  const startsAt = new Date(Date.now() + 2 * 86_400_000).toISOString();
  const viewing = {
    kind: 'VIEWING',
    startsAt,
    minutes: 30,
    timeZone: 'America/New_York',
    place: '',
    insteadOf: null,
  } as const;
  await say(buyer, '', viewing);
  return `/my/messages/${conversationId}`;
}

/** The path of a listing of the demo market, which has photos. */
export async function demoListingPath(services: Services): Promise<string> {
  const ctx = withActor(services, { kind: 'visitor', sessionKey: null });
  const { listings } = await searchListings({ ctx, input: { ...NO_FILTERS, category: ['VEHICLE'], per_page: 50 } });
  const found = listings.find(({ photos }) => photos.length > 1);
  if (!found) throw new Error('No listing of the demo market has photos.');
  return found.path;
}
