import { asc, desc, eq, inArray } from 'drizzle-orm';
import { isPublic } from '#features/listings/rules/status.ts';
import { listingPath } from '#features/listings/rules/listing-path.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { requireOperator } from './require-operator.ts';

const { listings, reportLog, reports, users } = schema;
const PAGE = 50;

type ReportSubject = 'LISTING' | 'PERSON' | 'MESSAGE';
export type ReportView = {
  readonly id: string;
  readonly subject: ReportSubject;
  readonly reason: string;
  readonly note: string;
  readonly status: 'OPEN' | 'CLOSED';
  readonly createdAt: Date;
  /** The name of the person it is about, and of who reported; null when an account is gone. */
  readonly about: string | null;
  readonly reporter: string | null;
  /** What a message said when it was reported. */
  readonly said: string | null;
  readonly listing: {
    readonly id: string;
    readonly title: string;
    readonly path: string;
    readonly isUp: boolean;
  } | null;
  readonly log: readonly { readonly action: string; readonly note: string; readonly at: Date }[];
};

/** The moderation queue: open reports, the oldest first; or those that were closed, the latest first. */
export async function listReports({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { status: 'OPEN' | 'CLOSED' };
}): Promise<ReportView[]> {
  requireOperator(ctx);
  const rows = await ctx.db
    .select()
    .from(reports)
    .where(eq(reports.status, input.status))
    .orderBy(input.status === 'OPEN' ? asc(reports.createdAt) : desc(reports.createdAt))
    .limit(PAGE);
  if (rows.length === 0) return [];
  const people = await readNames(
    ctx,
    rows.flatMap(({ aboutId, reporterId }) => [aboutId, reporterId]),
  );
  const things = await readListings(
    ctx,
    rows.map(({ listingId }) => listingId),
  );
  const log = await ctx.db
    .select()
    .from(reportLog)
    .where(
      inArray(
        reportLog.reportId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(reportLog.id));
  return rows.map((row) => ({
    id: row.id,
    subject: row.subject as ReportSubject,
    reason: row.reason,
    note: row.note,
    status: row.status as 'OPEN' | 'CLOSED',
    createdAt: row.createdAt,
    about: row.aboutId === null ? null : (people.get(row.aboutId) ?? null),
    reporter: row.reporterId === null ? null : (people.get(row.reporterId) ?? null),
    said: saidIn(row.evidence),
    listing: row.listingId === null ? null : (things.get(row.listingId) ?? null),
    log: log.filter(({ reportId }) => reportId === row.id).map(({ action, note, at }) => ({ action, note, at })),
  }));
}

function saidIn(evidence: unknown): string | null {
  const content = (evidence as { content?: unknown } | null)?.content;
  return typeof content === 'string' && content !== '' ? content : null;
}

const isId = (id: string | null): id is string => id !== null;

async function readNames(ctx: Ctx, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids.filter(isId))];
  if (known.length === 0) return new Map();
  const rows = await ctx.db
    .select({ id: users.id, name: users.fullName, email: users.email, deletedAt: users.deletedAt })
    .from(users)
    .where(inArray(users.id, known));
  return new Map(rows.filter(({ deletedAt }) => deletedAt === null).map(({ id, name, email }) => [id, name || email]));
}

async function readListings(ctx: Ctx, ids: readonly (string | null)[]) {
  const known = [...new Set(ids.filter(isId))];
  if (known.length === 0) return new Map<string, NonNullable<ReportView['listing']>>();
  const rows = await ctx.db
    .select({
      id: listings.id,
      title: listings.title,
      slug: listings.slug,
      category: listings.category,
      status: listings.status,
    })
    .from(listings)
    .where(inArray(listings.id, known));
  return new Map(
    rows.map(({ id, title, slug, category, status }) => [
      id,
      {
        id,
        title,
        path: listingPath({ category, id, slug }),
        isUp: isPublic(status),
      },
    ]),
  );
}
