import type { Ctx } from '#platform/context.ts';
import { daysBetween } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import { fill } from '#shared/text.ts';
import { daysLeft } from '#features/listings/rules/lifetime.ts';
import { isUp } from '#features/listings/rules/status.ts';
import type { HistoryEntry } from '#features/listings/rules/public.ts';
import { recordSentence } from '#features/listings/words/record.ts';
import { countSoldAlike, type OwnDetails, readOwn } from '#features/listings/server/index.ts';
import { readNumbers, readViewDays } from '#features/views/server/index.ts';
import { countSavesByDay } from '#features/saved/server/index.ts';
import { type Desk, readDesk } from '#features/chat/server/index.ts';
import { listCodesOfListing, readCounters } from '#features/stickers/server/index.ts';
import { type Day, type DayEvent, daysShown, toDays, toEvents } from '../rules/days.ts';
import { nextAct } from '../rules/next-act.ts';
import { type Drop, dropToFair } from '../rules/price-drop.ts';
import { cockpit as words } from '../words/cockpit.ts';

const NO_SALES = { count: 0, days: 1 };

/** What a fair price is away. What was sold is looked up only where a price is above the market. */
async function readDrop(ctx: Ctx, { listing, deal, model }: OwnDetails): Promise<Drop | null> {
  const cents = listing.price?.cents ?? null;
  if (!isUp(listing.status) || dropToFair(cents, deal, NO_SALES) === null) return null;
  const sold = model ? await countSoldAlike({ ctx, input: { id: listing.id, ...model } }) : NO_SALES;
  return dropToFair(cents, deal, sold);
}

const NOBODY: Desk = { waiting: [], days: [], offers: [], openOffer: null, visit: null };

/** What happened to the listing, in words. To its owner the first change of status is its publication. */
function eventsOf({ history, listing: { price } }: OwnDetails, { offers }: Desk, days: readonly Day[]): DayEvent[] {
  const first = history.find(({ kind }) => kind === 'STATUS');
  const say = (entry: HistoryEntry) => (entry === first ? words.published : recordSentence(entry, price));
  const told = history.map((entry) => ({ at: entry.at, text: say(entry) }));
  const offered = offers.map(({ at, amountCents }) => ({
    at,
    text: fill(words.offered, { amount: formatMoney(amountCents) }),
  }));
  return toEvents([...told, ...offered], days);
}

/** All that the page of one’s own listing shows. Anybody else’s is missing. */
export async function readCockpit({ ctx, ref }: { ctx: Ctx; ref: string }) {
  const own = await readOwn({ ctx, ref });
  const { id, status, next } = own.listing;
  const now = ctx.now();
  const daysUp = own.publishedAt ? daysBetween(own.publishedAt, now, { timeZone: 'UTC' }) : null;
  const shown = daysShown(daysUp);
  const [numbers, views, saves, desk, scans, stickers, drop] = await Promise.all([
    readNumbers({ ctx, input: { listingIds: [id] } }),
    readViewDays({ ctx, input: { listingId: id, days: shown } }),
    countSavesByDay({ ctx, input: { listingId: id } }),
    ctx.actor.kind === 'user' ? readDesk({ ctx, input: { listingId: id } }) : NOBODY,
    readCounters({ ctx, input: { listingId: id, days: shown } }),
    listCodesOfListing({ ctx, input: { listingId: id } }),
    readDrop(ctx, own),
  ]);
  const scanned = scans.days.map(({ day, people }) => ({ day, count: people }));
  const days = toDays({ views, scans: scanned, saves, messages: desk.days }, shown, now);
  const totals = {
    views: numbers.get(id)?.views ?? { total: 0, week: 0 },
    scans: scans.total.people,
    saves: numbers.get(id)?.saves ?? 0,
    messages: desk.days.reduce((sum, { count }) => sum + count, 0),
  };
  const left = own.listing.expiresAt ? daysLeft(new Date(own.listing.expiresAt), now) : null;
  const act = nextAct({
    status,
    ready: next?.ready ?? false,
    photos: own.photos,
    saves: totals.saves,
    stickers: stickers.length,
    daysUp,
    daysLeft: left,
    waiting: desk.waiting.length,
    offerCents: desk.openOffer?.amountCents ?? null,
    visitAt: desk.visit?.startsAt ?? null,
    drop,
  });
  return { ...own, act, desk, days, events: eventsOf(own, desk, days), totals, left, scans, stickers };
}
