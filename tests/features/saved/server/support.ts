import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { createSavedSearch, mailPriceDrops, runSavedSearches } from '#features/saved/server/index.ts';
import type { Email, Mailer } from '#platform/mail/index.ts';
import { kickMail } from '#platform/mail/index.ts';
import type { TestServices } from '../../../support/services.ts';

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

export const idOf = ({ actor }: Ctx): string => (actor.kind === 'user' ? actor.userId : '');
export const addressOf = (ctx: Ctx): string => `${idOf(ctx)}@private.example`;

/** A mailer that keeps what it is handed. */
export function makeBox() {
  const emails: Email[] = [];
  const mailer: Mailer = { send: async (email) => void emails.push(email), close: async () => {} };
  return { mailer, emails, to: (ctx: Ctx) => emails.filter(({ to }) => to === addressOf(ctx)) };
}

export const watch = (ctx: Ctx, query = 'make=Honda', frequency: 'INSTANT' | 'DAILY' | 'WEEKLY' = 'INSTANT') =>
  createSavedSearch({ ctx, input: { query, frequency } });

/** One round of both jobs a minute later, and the letters handed out. */
export async function round(services: TestServices, later = MINUTE): Promise<void> {
  services.clock.advance(later);
  await runSavedSearches({ services });
  await mailPriceDrops({ services });
  await kickMail({ services });
}

export const countQueued = async ({ db }: TestServices): Promise<number> =>
  (await db.select({ n: sql<number>`count(*)::int` }).from(schema.mailQueue))[0]?.n ?? 0;
