import { and, eq, inArray, sql } from 'drizzle-orm';
import { fingerprint } from '#features/sticker-codes/rules/sticker-code.ts';
import type { ScanKind } from '../rules/scan-kind.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { findOwn } from '#features/listings/server/index.ts';

const { qrScans } = schema;
const DAY = 86_400_000;

type ScanCounts = { readonly people: number; readonly clicks: number; readonly bots: number };
const NO_SCANS: ScanCounts = { people: 0, clicks: 0, bots: 0 };

export type ScanCounters = {
  readonly total: ScanCounts;
  /** The newest days, today last; days without scans are there with zeros. */
  readonly days: readonly ({ readonly day: string } & ScanCounts)[];
  /** By code, most scanned first; codes that were taken off the listing since are among them. */
  readonly codes: readonly ({ readonly code: string; readonly fingerprint: string } & ScanCounts)[];
};

type Row = { day: string; code: string; kind: string; n: number };
const FIELD: Readonly<Record<ScanKind, keyof ScanCounts>> = { PERSON: 'people', CLICK: 'clicks', BOT: 'bots' };

function sum(rows: readonly Row[]): ScanCounts {
  const counts = { ...NO_SCANS };
  for (const { kind, n } of rows) counts[FIELD[kind as ScanKind]] += n;
  return counts;
}

/** How often the codes of one's own listing were opened: by people, by clicks on links, by programs. */
export async function readCounters({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { listingId: string; days: number };
}): Promise<ScanCounters> {
  requireMember(ctx);
  const { id } = await findOwn({ ctx, ref: input.listingId });
  const rows: Row[] = await ctx.db
    .select({ day: qrScans.day, code: qrScans.code, kind: qrScans.kind, n: qrScans.count })
    .from(qrScans)
    .where(eq(qrScans.listingId, id));
  const today = ctx.now().getTime();
  const days = Array.from({ length: input.days }, (_, at) => {
    const day = new Date(today - (input.days - 1 - at) * DAY).toISOString().slice(0, 10);
    return { day, ...sum(rows.filter((row) => row.day === day)) };
  });
  const codes = [...new Set(rows.map(({ code }) => code))]
    .map((code) => ({
      code,
      fingerprint: fingerprint({ uuid: code }),
      ...sum(rows.filter((row) => row.code === code)),
    }))
    .sort((a, b) => b.people - a.people);
  return { total: sum(rows), days, codes };
}

/** People who opened each of these codes, ever and whatever it led to. The caller has settled whose codes they are. */
export async function readCodeScans({
  ctx,
  input: { ids },
}: {
  ctx: Ctx;
  input: { ids: readonly string[] };
}): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select({ code: qrScans.code, n: sql<number>`sum(${qrScans.count})::int` })
    .from(qrScans)
    .where(and(inArray(qrScans.code, [...ids]), eq(qrScans.kind, 'PERSON')))
    .groupBy(qrScans.code);
  return new Map(rows.map(({ code, n }) => [code, n]));
}
