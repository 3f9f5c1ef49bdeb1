import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { formatDate } from '#shared/dates.ts';
import { zoneOf } from '../rules/day-hours.ts';
import { REMIND_DAYS } from '../rules/lifetime.ts';
import { NOTIFICATIONS } from '#features/accounts/rules/notifications.ts';
import { fill } from '#shared/text.ts';
import type { Services } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import { enqueueEmail, renderEmail } from '#platform/mail/index.ts';
import { unsubscribeUrls, wants } from '#features/accounts/server/unsubscribe/index.ts';
import type { ListingRow } from './access.ts';
import { isDue } from './expire-listings.ts';
import { renewalToken } from './renew-listing.ts';

const { listings, users } = schema;
const DAY = 86_400_000;
const A_RUN = 200;

/**
 * Asks sellers a week ahead whether it is still for sale, once for each time a listing is about to come down. Who
 * turned these emails off gets none. Gives the number of emails.
 */
export async function remindSellers({ services }: { services: Services }): Promise<number> {
  const now = services.now();
  const soon = new Date(now.getTime() + REMIND_DAYS * DAY);
  const due = await services.db
    .select({ id: listings.id })
    .from(listings)
    .where(and(isDue(soon), isNull(listings.remindedAt), gt(listings.expiresAt, now)))
    .orderBy(asc(listings.expiresAt))
    .limit(A_RUN);
  let emails = 0;
  for (const { id } of due) if (await services.db.transaction((tx) => remindOne(services, tx, id))) emails += 1;
  return emails;
}

async function remindOne(services: Services, tx: Transaction, id: string): Promise<boolean> {
  const now = services.now();
  const [row] = await tx
    .update(listings)
    .set({ remindedAt: now })
    .where(and(eq(listings.id, id), isNull(listings.remindedAt), gt(listings.expiresAt, now)))
    .returning();
  if (!row?.ownerId) return false;
  const [owner] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, row.ownerId), isNull(users.deletedAt), wants('listings', users.settings)));
  if (!owner) return false;
  await enqueueEmail({ db: tx, email: { to: owner.email, ...mail(services, row.ownerId, row) } });
  return true;
}

function mail({ config, ...services }: Services, userId: string, row: ListingRow) {
  const { subject, preview, heading, paragraphs, button, footer, stop } = NOTIFICATIONS.listings.email;
  const day = row.expiresAt ? formatDate(row.expiresAt, { now: services.now(), timeZone: zoneOf(row) }) : '';
  const words = { title: row.title, day };
  const url = new URL('/my/renew', config.siteUrl);
  url.searchParams.set('token', renewalToken({ config }, row));
  const stopAt = unsubscribeUrls(config, { kind: 'listings', id: userId });
  return {
    subject: fill(subject, words),
    unsubscribeUrl: stopAt.post,
    ...renderEmail({
      preview,
      heading: fill(heading, words),
      paragraphs: paragraphs.map((paragraph) => fill(paragraph, words)),
      button: { label: button, url: url.href },
      footer,
      stop: { label: stop, url: stopAt.page },
    }),
  };
}
