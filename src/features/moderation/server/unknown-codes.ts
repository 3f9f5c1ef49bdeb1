import { eq, max, min, sql, sum } from 'drizzle-orm';
import { findStickerProduct } from '#features/sticker-codes/rules/sticker-products.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { requireOperator } from './require-operator.ts';

const { qrScans } = schema;
const SHOWN = 200;

export type UnknownCode = {
  readonly code: string;
  /** The product that its prefix names; null without one. */
  readonly product: string | null;
  /** Days (UTC), `2026-11-20`. */
  readonly first: string;
  readonly last: string;
  readonly people: number;
  readonly programs: number;
};

/** Codes that were scanned and are not ours, the latest first: misprints show by many people at one code. */
export async function listUnknownCodes({ ctx }: { ctx: Ctx }): Promise<UnknownCode[]> {
  requireOperator(ctx);
  const of = (kind: 'PERSON' | 'BOT') =>
    sum(sql`case when ${qrScans.kind} = ${kind} then ${qrScans.count} else 0 end`).mapWith(Number);
  const rows = await ctx.db
    .select({
      code: qrScans.code,
      first: min(qrScans.day),
      last: max(qrScans.day),
      people: of('PERSON'),
      programs: of('BOT'),
    })
    .from(qrScans)
    .where(eq(qrScans.known, false))
    .groupBy(qrScans.code)
    .orderBy(sql`max(${qrScans.day}) desc`, sql`sum(${qrScans.count}) desc`, qrScans.code)
    .limit(SHOWN);
  return rows.map(({ code, first, last, people, programs }) => ({
    code,
    product: findStickerProduct(/^(\d{4})-/.exec(code)?.[1] ?? null)?.name ?? null,
    first: first ?? '',
    last: last ?? '',
    people,
    programs,
  }));
}
