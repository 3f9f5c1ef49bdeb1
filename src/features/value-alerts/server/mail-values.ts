import { and, asc, desc, eq, isNull, lte } from 'drizzle-orm';
import { type Services, VISITOR, withActor } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { isAppError } from '#platform/errors.ts';
import { enqueueEmail, kickMail } from '#platform/mail/index.ts';
import type { FollowRow } from './follow-value.ts';
import { addPoint, valueNow } from './observe.ts';
import { nextMonth } from './schedule.ts';
import { valueEmail } from './value-email.ts';

const { valueFollows, valuePoints, users } = schema;
/** Vehicles a run; the rest comes with the next. */
const MAX = 200;

type Due = { readonly row: FollowRow; readonly email: string };

/** A job: values every followed vehicle whose month is over and mails what changed. Returns letters queued. */
export async function mailValues({ services }: { services: Services }): Promise<number> {
  const due = await services.db
    .select({ row: valueFollows, email: users.email })
    .from(valueFollows)
    .innerJoin(users, and(eq(users.id, valueFollows.userId), isNull(users.deletedAt)))
    .where(and(eq(valueFollows.paused, false), lte(valueFollows.nextAt, services.now())))
    .orderBy(asc(valueFollows.nextAt))
    .limit(MAX);
  let emails = 0;
  for (const one of due)
    emails += await mailOne(services, one).catch((error: unknown) => {
      // One that cannot be valued must not keep the others waiting.
      services.telemetry.error(error, { path: 'values', method: 'JOB' });
      return 0;
    });
  if (emails > 0) void kickMail({ services });
  return emails;
}

async function mailOne(services: Services, { row, email }: Due): Promise<number> {
  const { db, config, now } = services;
  const at = now();
  const estimate = await valueNow(withActor(services, VISITOR), row.vehicle).catch((error: unknown) => {
    if (isAppError(error)) return null;
    throw error;
  });
  return db.transaction(async (tx) => {
    const [follow] = await tx.select().from(valueFollows).where(eq(valueFollows.id, row.id)).for('update');
    // Paused, ended or mailed meanwhile.
    if (!follow || follow.paused || follow.nextAt.getTime() !== row.nextAt.getTime()) return 0;
    await tx
      .update(valueFollows)
      .set({ nextAt: nextMonth(at) })
      .where(eq(valueFollows.id, row.id));
    // No figure, no letter: none is made up.
    if (estimate?.kind !== 'estimate') return 0;
    const [before] = await tx
      .select()
      .from(valuePoints)
      .where(eq(valuePoints.followId, row.id))
      .orderBy(desc(valuePoints.id))
      .limit(1);
    const point = await addPoint(tx, row.id, estimate, at);
    const mail = valueEmail({ config, to: email, follow, before: before ?? null, point });
    await enqueueEmail({ db: tx, email: mail, dedupeKey: `value:${row.id}:${row.nextAt.toISOString()}` });
    return 1;
  });
}
