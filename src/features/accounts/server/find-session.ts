import { and, eq, isNull, sql } from 'drizzle-orm';
import { coalesce } from '#platform/coalesce.ts';
import type { Services } from '#platform/context.ts';
import * as schema from '../schema.ts';
import type { Database } from '#platform/db/index.ts';
import { hashSecret } from '#platform/ids.ts';
import { SESSION_TOUCH_MS, sessionExpiry } from './session-lifetime.ts';

const { sessions } = schema;

/** ms that a session is remembered: it is looked up again before its time of last use would be written. */
const REMEMBERED = 60_000;
const MAX = 20_000;

type Remembered = { readonly session: LiveSession; readonly until: number };
const memories = new WeakMap<Database, Map<string, Remembered>>();

/**
 * Like `findSession`, for who sends many messages: it tells whose session a token opened within the last minute, which
 * never changes. **Whether it is still alive is not known**: ask `liveSessions` before anything is written.
 */
export async function recallSession(services: Services, accessToken: string): Promise<LiveSession | null> {
  const memory = memories.get(services.db) ?? new Map<string, Remembered>();
  memories.set(services.db, memory);
  const hash = hashSecret(accessToken);
  const now = services.now().getTime();
  const known = memory.get(hash);
  if (known && known.until > now) return known.session;
  memory.delete(hash);
  const session = await findSession(services, accessToken);
  if (!session) return null;
  if (memory.size >= MAX) memory.clear();
  memory.set(hash, { session, until: now + REMEMBERED });
  return session;
}

/** It was found closed. */
export function forgetSession(services: Services, accessToken: string): void {
  memories.get(services.db)?.delete(hashSecret(accessToken));
}

export type LiveSession = {
  readonly id: string;
  readonly userId: string;
  readonly role: 'MEMBER' | 'OPERATOR';
  readonly expiresAt: Date;
};

/** The session an access token opens: not revoked, not expired, its person not deleted. Null otherwise. */
export async function findSession(services: Services, accessToken: string): Promise<LiveSession | null> {
  const now = services.now();
  const row = await lookupOf(services.db)(hashSecret(accessToken));
  if (!row || row.expiresAt <= now) return null;
  const due = now.getTime() - row.seenAt.getTime() >= SESSION_TOUCH_MS;
  const expiresAt = due ? await touch(services, row, now) : row.expiresAt;
  return { id: row.id, userId: row.userId, role: row.role === 'OPERATOR' ? 'OPERATOR' : 'MEMBER', expiresAt };
}

type Row = {
  readonly id: string;
  readonly userId: string;
  readonly role: string;
  readonly tokenHash: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
  readonly expiresAt: Date;
};
const lookups = new WeakMap<Database, (hash: string) => Promise<Row | undefined>>();

/** Every request of a signed-in person asks this: a thousand at once are a few queries. */
function lookupOf(db: Database): (hash: string) => Promise<Row | undefined> {
  const known = lookups.get(db);
  if (known) return known;
  const made = coalesce<Row>(async (hashes) => new Map((await load(db, hashes)).map((row) => [row.tokenHash, row])));
  lookups.set(db, made);
  return made;
}

/**
 * One look into each index for each token, whatever the planner believes of the tables: a join that it may turn around
 * was read from the side of the people, all of them.
 */
async function load(db: Database, hashes: readonly string[]): Promise<Row[]> {
  const { id, userId, tokenHash, createdAt, seenAt, expiresAt } = sessions;
  const one = db
    .select({ id, userId, tokenHash, createdAt, seenAt, expiresAt })
    .from(sessions)
    .where(and(sql`${tokenHash} = asked.hash`, isNull(sessions.revokedAt)))
    .limit(1)
    .as('one');
  const role = sql<string | null>`(select u.role from users u where u.id = ${one.userId} and u.deleted_at is null)`;
  const rows = await db
    .select({
      id: one.id,
      userId: one.userId,
      tokenHash: one.tokenHash,
      createdAt: one.createdAt,
      seenAt: one.seenAt,
      expiresAt: one.expiresAt,
      role,
    })
    .from(sql`json_array_elements_text(${JSON.stringify(hashes)}::text::json) as asked(hash)`)
    .innerJoinLateral(one, sql`true`);
  return rows.flatMap(({ role: found, ...row }) => (found === null ? [] : { ...row, role: found }));
}

/** Not worth failing a read for: while the disk is full, people stay signed in. */
async function touch(
  services: Services,
  row: { id: string; createdAt: Date; expiresAt: Date },
  now: Date,
): Promise<Date> {
  const expiresAt = sessionExpiry(row.createdAt, now);
  try {
    await services.db.update(sessions).set({ seenAt: now, expiresAt }).where(eq(sessions.id, row.id));
    return expiresAt;
  } catch {
    return row.expiresAt;
  }
}
