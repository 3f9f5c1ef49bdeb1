import type { NewsKind } from '#features/listings/rules/news.ts';
import { inOrder, type MessageBody, type Said } from './messages.ts';
import { readOffers } from './offers.ts';

export type ListingBody = Extract<MessageBody, { kind: 'LISTING' }>;
export type ToldNews = { readonly kind: NewsKind; readonly buyerId: string | null };

/** How the listing stands in the eyes of this conversation; null where nothing was told. */
const lastStatus = (said: readonly Said[]): ListingBody | null =>
  inOrder(said)
    .map(({ body }) => body)
    .filter((body) => body.kind === 'LISTING')
    .findLast(({ news }) => news !== 'CHANGED') ?? null;

const hasAccepted = (said: readonly Said[], now: Date): boolean =>
  [...readOffers(said, now).values()].some(({ status }) => status === 'ACCEPTED');

/**
 * What a conversation is told of its listing; null when it has heard so already. The person it is kept for keeps their
 * visit, also once it is sold, and so does who had an offer accepted while nobody was named.
 */
export function listingLine(
  { kind, buyerId }: ToldNews,
  { buyer, said, now }: { buyer: string; said: readonly Said[]; now: Date },
): ListingBody | null {
  const last = lastStatus(said);
  const line = (yours: boolean, closes: boolean): ListingBody => ({ kind: 'LISTING', news: kind, yours, closes });
  if (kind === 'CHANGED') return line(false, false);
  if (kind === 'AVAILABLE') return last === null || last.news === kind ? null : line(false, false);
  if (kind === 'PENDING') {
    const yours = buyerId === buyer;
    if (last?.news === kind && last.yours === yours) return null;
    return line(yours, !yours && !(buyerId === null && hasAccepted(said, now)));
  }
  if (last?.news === kind) return null;
  const yours = kind === 'SOLD' && last?.news === 'PENDING' && last.yours;
  return line(yours, !yours);
}
