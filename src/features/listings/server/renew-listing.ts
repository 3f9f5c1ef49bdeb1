import { and, desc, eq } from 'drizzle-orm';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { zoneOf } from '../rules/day-hours.ts';
import { expiryFrom, REVIVE_DAYS } from '../rules/lifetime.ts';
import { isUp } from '../rules/status.ts';
import { manage as sentences } from '#features/manage/words/manage.ts';
import { unauthenticated } from '#platform/actor.ts';
import { type Ctx, withActor, type Services } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import { refused } from '#platform/errors.ts';
import { type ListingRow, lockOwn } from './access.ts';
import { listingTags, saveChange } from './update-request.ts';

const { listings, listingHistory, users } = schema;

type Base = Pick<Services, 'config'>;
type Subject = Pick<ListingRow, 'id' | 'ownerId' | 'expiresAt'>;

/**
 * Opens one thing: keeping this listing up past this date. It is worked out from the listing and never stored; renewing
 * moves the date and so ends it, as does another owner.
 */
export function renewalToken({ config }: Base, { id, ownerId, expiresAt }: Subject): string {
  const proof = seal(config.authSecret, [id, ownerId, expiresAt?.getTime()].join(' '));
  return `${id}.${proof}`;
}

/** The listing that a token names; whether it is right is for `fitsRenewal`. */
const listingOfToken = (token: string): string | null =>
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/.exec(token)?.[1] ?? null;

function fitsRenewal(services: Base, row: Subject, token: string): boolean {
  const right = Buffer.from(renewalToken(services, row));
  const shown = Buffer.from(token);
  return right.length === shown.length && timingSafeEqual(right, shown);
}

const seal = (key: string, words: string): string =>
  createHmac('sha256', key).update(`renew listing\n${words}`).digest('base64url');

const DAY = 86_400_000;

/** Keeps one of the actor's own listings up for another 60 days. Refused for what is not for sale. */
export async function renewListing({ ctx, ref }: { ctx: Ctx; ref: string }): Promise<ListingRow> {
  return ctx.db.transaction(async (tx) => {
    const row = await lockOwn({ ctx, tx, ref });
    if (!isUp(row.status)) throw refused(sentences.notUp, 'not_published');
    return extend(ctx, tx, row);
  });
}

/** The page itself does not change, so neither its date nor what is kept of it does. */
async function extend(ctx: Ctx, tx: Transaction, row: ListingRow): Promise<ListingRow> {
  const [renewed] = await tx
    .update(listings)
    .set({ expiresAt: expiryFrom(ctx.now()), remindedAt: null })
    .where(eq(listings.id, row.id))
    .returning();
  if (!renewed) throw new Error('The listing was locked and yet not renewed.');
  return renewed;
}

export type Renewable = {
  readonly title: string;
  readonly expiresAt: Date;
  readonly down: boolean;
  readonly timeZone: string;
};

/** What the letter's link is about; null when it was used, is too old, or was made up. Changes nothing. */
export async function readRenewal({ ctx, token }: { ctx: Ctx; token: string }): Promise<Renewable | null> {
  const row = await findByToken(ctx, token);
  if (!row?.expiresAt) return null;
  return { title: row.title, expiresAt: row.expiresAt, down: !isUp(row.status), timeZone: zoneOf(row) };
}

/**
 * Renews by the letter's link, without signing in: for its owner alone it was made. A listing that came down by itself
 * goes up again; one that its owner sold or took down stays as it is, and the link is as if used.
 */
export async function renewByToken({ ctx, token }: { ctx: Ctx; token: string }): Promise<ListingRow> {
  const found = await findByToken(ctx, token);
  if (!found?.ownerId) throw unauthenticated(sentences.staleRenewal);
  const owner = { kind: 'user', userId: found.ownerId, sessionId: '', sessionKey: null, role: 'MEMBER' } as const;
  const asOwner = withActor(ctx, owner);
  if (isUp(found.status)) return renewListing({ ctx: asOwner, ref: found.id });
  const saved = await ctx.db.transaction(async (tx) => {
    const row = await lockOwn({ ctx: asOwner, tx, ref: found.id });
    return saveChange({ ctx: asOwner, tx, row, input: { status: 'PUBLISHED' } });
  });
  await ctx.cache.invalidate(listingTags(saved));
  return saved;
}

async function findByToken(ctx: Ctx, token: string): Promise<ListingRow | null> {
  const id = listingOfToken(token);
  if (!id) return null;
  const [found] = await ctx.db
    .select({ row: listings })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.ownerId))
    .where(eq(listings.id, id));
  if (!found || !fitsRenewal(ctx, found.row, token)) return null;
  return isUp(found.row.status) || (await cameDownByItself(ctx, found.row)) ? found.row : null;
}

/** Nobody's hand: the record names no actor. */
async function cameDownByItself(ctx: Ctx, { id, status, expiresAt }: ListingRow): Promise<boolean> {
  if (status !== 'INACTIVE' || !expiresAt) return false;
  if (ctx.now().getTime() > expiresAt.getTime() + REVIVE_DAYS * DAY) return false;
  const [last] = await ctx.db
    .select({ after: listingHistory.after, actorId: listingHistory.actorId })
    .from(listingHistory)
    .where(and(eq(listingHistory.listingId, id), eq(listingHistory.kind, 'STATUS')))
    .orderBy(desc(listingHistory.id))
    .limit(1);
  return last?.after === 'INACTIVE' && last.actorId === null;
}
