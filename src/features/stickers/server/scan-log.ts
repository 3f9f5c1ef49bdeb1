import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { ScanKind } from '../rules/scan-kind.ts';
import type { Services } from '#platform/context.ts';
import type { Database } from '#platform/db/index.ts';
import { onePer } from '#platform/process-wide.ts';

export type Scan = {
  /** The UUID; of a code nobody knows what `unknownCode` keeps. */
  readonly code: string;
  readonly known: boolean;
  readonly listingId: string | null;
  readonly kind: ScanKind;
  /** What tells one looker from another; kept only as a digest, and only until midnight. */
  readonly looker: string;
};

type Counted = Pick<Scan, 'code' | 'known' | 'listingId' | 'kind'> & { readonly day: string; n: number };
/** `unknown` holds the codes nobody knows that were counted by name today. */
type Waiting = { counts: Map<string, Counted>; seen: Set<string>; unknown: Set<string>; day: string };

/** Past these, scans are dropped until the next write: a flood costs a few megabytes, no more. */
const MAX_WAITING = 50_000;
const MAX_SEEN = 200_000;
/** Codes nobody knows, by name, in a process and a day. The rest of a flood is counted as one: it fills no table. */
const MAX_UNKNOWN = 2_000;
const OTHERS = 'OTHERS';
const BATCH = 1_000;

/** New at every start, so that nothing kept could be traced back to a network. */
const salt = randomBytes(16);

const waitingScans = onePer<Database, Waiting>('scans', () => ({
  counts: new Map(),
  seen: new Set(),
  unknown: new Set(),
  day: '',
}));

/**
 * Counts one scan, in memory alone: the redirect waits for nothing. People and their clicks count once a day for a
 * browser on a network, programs every time. `flushScans` writes.
 */
export function noteScan({ db, now }: Pick<Services, 'db' | 'now'>, scan: Scan): void {
  const waiting = waitingScans(db);
  const day = now().toISOString().slice(0, 10);
  if (waiting.day !== day) {
    waiting.day = day;
    waiting.seen.clear();
    waiting.unknown.clear();
  }
  const { known, listingId, kind } = scan;
  const code = known ? scan.code : namedOr(waiting, scan.code);
  if (kind !== 'BOT' && !isFirst(waiting, `${code} ${listingId} ${kind} ${scan.looker}`)) return;
  const key = `${code} ${day} ${kind} ${listingId}`;
  const before = waiting.counts.get(key);
  if (before) before.n += 1;
  else if (waiting.counts.size < MAX_WAITING) waiting.counts.set(key, { code, known, listingId, kind, day, n: 1 });
}

function namedOr({ unknown }: Waiting, code: string): string {
  if (!unknown.has(code) && unknown.size >= MAX_UNKNOWN) return OTHERS;
  unknown.add(code);
  return code;
}

function isFirst({ seen }: Waiting, words: string): boolean {
  const digest = createHash('sha256').update(salt).update(words).digest('base64url').slice(0, 16);
  if (seen.has(digest)) return false;
  if (seen.size < MAX_SEEN) seen.add(digest);
  return true;
}

/** Adds what was counted since the last time to the table. What could not be written is counted again next time. */
export async function flushScans({ services: { db } }: { services: Pick<Services, 'db'> }): Promise<void> {
  const waiting = waitingScans(db);
  const counts = waiting.counts;
  waiting.counts = new Map();
  const entries = [...counts];
  for (let at = 0; at < entries.length; at += BATCH) {
    try {
      await write(
        db,
        entries.slice(at, at + BATCH).map(([, counted]) => counted),
      );
    } catch (error) {
      for (const [key, counted] of entries.slice(at)) {
        const newer = waiting.counts.get(key);
        waiting.counts.set(key, newer ? { ...newer, n: newer.n + counted.n } : counted);
      }
      throw error;
    }
  }
}

async function write(db: Database, rows: readonly Counted[]): Promise<void> {
  await db.execute(sql`
    insert into qr_scans (code, known, listing_id, kind, day, count)
    select s.code, bool_or(s.known), s."listingId", s.kind, s.day, sum(s.n)::int
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as s(code text, known boolean, "listingId" uuid, kind text, day date, n int)
     group by s.code, s."listingId", s.kind, s.day
    on conflict on constraint qr_scans_day_key
      do update set count = qr_scans.count + excluded.count, known = qr_scans.known or excluded.known`);
}
