import type { Ctx } from '#platform/context.ts';
import type { Executor } from '#platform/db/index.ts';
import * as schema from '../schema.ts';
import {
  type Estimate,
  type EvaluateInput,
  evaluateVehicle,
  type NoEstimate,
} from '#features/valuation/server/index.ts';

const { valuePoints } = schema;

/** 13:00 UTC: morning in all of the mainland. */
const HOUR_UTC = 13;

/** The morning of the same day a month later, or of that month's last day. */
export function nextMonth(from: Date): Date {
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + 1];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(from.getUTCDate(), last), HOUR_UTC));
}

export type Point = typeof valuePoints.$inferSelect;

/** The value of a followed vehicle today. */
export const valueNow = (ctx: Ctx, vehicle: unknown): Promise<Estimate | NoEstimate> =>
  evaluateVehicle({ ctx, input: vehicle as EvaluateInput });

/** Adds what was observed to what is never rewritten. */
export async function addPoint(db: Executor, followId: string, estimate: Estimate, at: Date): Promise<Point> {
  const { low, likely, high } = estimate.channels.privateParty;
  const [point] = await db
    .insert(valuePoints)
    .values({
      followId,
      at,
      lowCents: low,
      likelyCents: likely,
      highCents: high,
      modelVersion: estimate.modelVersion,
      indexMonth: estimate.basis.indexMonth,
    })
    .returning();
  if (!point) throw new Error('A value was observed and yet not kept.');
  return point;
}
