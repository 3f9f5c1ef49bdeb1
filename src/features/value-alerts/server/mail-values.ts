import { and, asc, desc, eq, isNull, lte } from 'drizzle-orm';
import { type Services, VISITOR, withActor } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { isAppError } from '#platform/errors.ts';
import { enqueueEmail, kickMail, type Email, renderEmail } from '#platform/mail/index.ts';
import type { FollowRow } from './follow-value.ts';
import { addPoint, valueNow, type Point, nextMonth } from './observe.ts';
import { formatDate } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import { NOTIFICATIONS } from '#features/accounts/rules/notifications.ts';
import { fill } from '#shared/text.ts';
import type { Config } from '#platform/config/config.ts';
import { unsubscribeUrls } from '#features/accounts/server/unsubscribe/index.ts';

const { valueFollows, valuePoints, users } = schema;

const words = NOTIFICATIONS.value.email;

type Call = {
  readonly config: Config;
  readonly to: string;
  readonly follow: { readonly id: string; readonly title: string };
  readonly before: Point | null;
  readonly point: Point;
};

const money = (cents: number): string => formatMoney(cents);

/** What moved the value: the model, the month of the prices, or nothing but time. */
function causeOf(before: Point, point: Point): string {
  if (before.modelVersion !== point.modelVersion) return fill(words.causeModel, { version: point.modelVersion });
  if (before.indexMonth !== point.indexMonth)
    return fill(words.causeIndex, { from: monthOf(before.indexMonth), to: monthOf(point.indexMonth) });
  return before.likelyCents === point.likelyCents ? words.causeNone : words.causeAge;
}

/** `2026-10` is "October 2026". */
function monthOf(month: string): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  const words = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return Number.isNaN(at.getTime()) ? month : words.format(at);
}

/** The month's value of a vehicle, with the change in dollars and its cause. */
function valueEmail({ config, to, follow, before, point }: Call): Email {
  const { title } = follow;
  const moved = before ? point.likelyCents - before.likelyCents : 0;
  const amount = money(Math.abs(moved));
  const date = before ? formatDate(before.at, { now: point.at, timeZone: 'America/New_York' }) : '';
  const kind = moved > 0 ? 'up' : moved < 0 ? 'down' : 'same';
  const subject = { up: words.subjectUp, down: words.subjectDown, same: words.subjectSame }[kind];
  const { post, page } = unsubscribeUrls(config, { kind: 'value', id: follow.id });
  const [likely, low, high] = [money(point.likelyCents), money(point.lowCents), money(point.highCents)];
  const body = renderEmail({
    preview: fill(words.preview, { low, high }),
    heading: fill(words.heading, { title, likely }),
    paragraphs: [
      fill(words.lead, { title, likely, low, high }),
      ...(before ? [`${fill(words[kind], { amount, date })} ${causeOf(before, point)}`] : []),
    ],
    button: { label: words.button, url: `${config.siteUrl}/my/values` },
    footer: words.footer,
    stop: { label: words.stop, url: page },
  });
  return { to, subject: fill(subject, { amount, title }), ...body, unsubscribeUrl: post };
}

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
