import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Config } from '../config/config.ts';
import type { Executor } from '../db/index.ts';
import * as schema from '../schema.ts';

const { smsStops } = schema;

/** Its holder replied STOP, or nothing can be delivered there. */
export type StopReason = (typeof smsStops.$inferSelect)['reason'];

type Base = { readonly db: Executor; readonly config: Pick<Config, 'authSecret'> };

/** What is kept of a number: without the server's key, a stolen table cannot be searched. */
const sealNumber = ({ authSecret }: Base['config'], number: string): string =>
  createHmac('sha256', authSecret).update(`curbtag sms\n${number}`).digest('hex');

/** Why a number gets no texts; null when it does. */
export async function findStop({ db, config }: Base, number: string): Promise<StopReason | null> {
  const [row] = await db
    .select({ reason: smsStops.reason })
    .from(smsStops)
    .where(eq(smsStops.numberHash, sealNumber(config, number)));
  return row?.reason ?? null;
}

type Stop = { readonly number: string; readonly reason: StopReason; readonly at: Date };

/** From here on the number gets no texts. What its holder said weighs more than what a network said. */
export async function stopNumber({ db, config }: Base, { number, reason, at }: Stop): Promise<void> {
  const row = { numberHash: sealNumber(config, number), reason, at };
  const insert = db.insert(smsStops).values(row);
  await (reason === 'STOPPED'
    ? insert.onConflictDoUpdate({ target: smsStops.numberHash, set: { reason, at } })
    : insert.onConflictDoNothing());
}

/** Takes a stop back: its holder replied START, or asks for a code once more. */
export async function allowNumber({ db, config }: Base, number: string): Promise<void> {
  await db.delete(smsStops).where(eq(smsStops.numberHash, sealNumber(config, number)));
}
