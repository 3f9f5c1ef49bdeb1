import { createHash } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { flawsAsked } from '#features/valuation/rules/answers.ts';
import type { followValueBody } from '../contract.ts';
import { canonicalJson } from '#shared/certificate.ts';
import { fill } from '#shared/text.ts';
import { parseVin, vinCheckDigit } from '#features/vehicles/rules/vin.ts';
import { values } from '../words.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { refused } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import type { EvaluateInput } from '#features/valuation/server/index.ts';
import { addPoint, valueNow, nextMonth } from './observe.ts';

const { valueFollows, users } = schema;
export type FollowRow = typeof valueFollows.$inferSelect;
const MAX = 20;

/**
 * A VIN that describes the same kind of vehicle and is nobody's: the serial number becomes zeros and the check digit
 * fits again. Undefined for one that cannot be read.
 */
export function namelessVin(text: unknown): string | undefined {
  const vin = parseVin(text);
  if (!vin.ok) return undefined;
  const pattern = `${vin.value.slice(0, 11)}000000`;
  return `${pattern.slice(0, 8)}${vinCheckDigit(pattern)}${pattern.slice(9)}`;
}

/** What is kept of the question: everything that the value depends on, nothing that names the vehicle itself. */
function toKept(input: z.output<typeof followValueBody>): EvaluateInput {
  const kept = {
    miles: input.miles,
    postcode: input.postcode,
    vin: namelessVin(input.vin),
    year: input.year,
    make: input.make,
    model: input.model,
    trim: input.trim,
    body: input.body,
    drivetrain: input.drivetrain,
    accidents: input.accidents,
    owners: input.owners,
    vehicleType: input.vehicle_type,
    conditionGrade: input.condition,
    exteriorColor: input.color,
    interiorColor: input.color_inside,
    cleanTitle: input.clean_title === undefined ? null : input.clean_title === 'true',
    transmission: input.transmission,
    fuel: input.fuel,
    damage: input.damage?.split(',').filter(Boolean),
    ...saidOf(input),
  };
  return JSON.parse(JSON.stringify(kept));
}

/** Nothing said is nothing kept. */
function saidOf(input: z.output<typeof followValueBody>): Pick<EvaluateInput, 'flaws'> {
  const flaws = flawsAsked(input);
  return Object.keys(flaws).length > 0 ? { flaws } : {};
}

/**
 * Follows a vehicle's value for the signed-in person: the first value is kept now, the next comes in a month. Following
 * the same vehicle again gives the one that is there, and ends its pause.
 */
export async function followValue({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: z.output<typeof followValueBody>;
}): Promise<FollowRow> {
  const { userId } = requireMember(ctx);
  const vehicle = toKept(input);
  const vehicleHash = createHash('sha256').update(canonicalJson(vehicle)).digest('hex');
  const estimate = await valueNow(ctx, vehicle);
  if (estimate.kind === 'none') throw refused(fill(values.unknown, { why: estimate.message }), estimate.reason);
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    // Two presses at once are one: whoever comes second waits here.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const [same] = await tx
      .update(valueFollows)
      .set({ paused: false, updatedAt: now })
      .where(and(eq(valueFollows.userId, userId), eq(valueFollows.vehicleHash, vehicleHash)))
      .returning();
    if (same) return same;
    const [kept] = await tx.select({ n: count() }).from(valueFollows).where(eq(valueFollows.userId, userId));
    if ((kept?.n ?? 0) >= MAX) throw refused(fill(values.tooMany, { count: MAX }), 'too_many_values');
    const row: FollowRow = {
      id: newId(now),
      userId,
      title: input.title,
      vehicle,
      vehicleHash,
      paused: false,
      createdAt: now,
      updatedAt: now,
      nextAt: nextMonth(now),
    };
    await tx.insert(valueFollows).values(row);
    await addPoint(tx, row.id, estimate, now);
    return row;
  });
}
