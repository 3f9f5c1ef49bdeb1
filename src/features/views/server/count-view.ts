import { createHash, randomBytes } from 'node:crypto';
import { isProgram } from '#platform/bots.ts';
import type { Ctx } from '#platform/context.ts';
import { waitingViews } from './waiting.ts';

/** Past these, views are dropped until the next write: a flood costs memory of a few megabytes, no more. */
const MAX_WAITING = 50_000;
const MAX_SEEN = 200_000;

/** New at every start, so that nothing kept could be traced back to a network. */
const salt = randomBytes(16);

type View = { readonly listingId: string; readonly network: string; readonly userAgent: string | undefined };

/**
 * Counts one look at a listing's page: once a day for a browser on a network, never for programs. Only memory is
 * touched; `flushViews` writes. Whether the looker is the owner is settled there.
 */
export function countView({ ctx, input }: { ctx: Ctx; input: View }): void {
  if (isProgram(input.userAgent)) return;
  const waiting = waitingViews(ctx.db);
  const day = ctx.now().toISOString().slice(0, 10);
  if (waiting.day !== day) {
    waiting.day = day;
    waiting.seen.clear();
  }
  const viewer = ctx.actor.kind === 'user' ? ctx.actor.userId : '';
  const looker = createHash('sha256')
    .update(salt)
    .update([input.listingId, viewer || input.network, viewer ? '' : input.userAgent].join('\n'))
    .digest('base64url')
    .slice(0, 16);
  if (waiting.seen.has(looker)) return;
  if (waiting.seen.size < MAX_SEEN) waiting.seen.add(looker);
  const key = `${input.listingId} ${day} ${viewer}`;
  const before = waiting.counts.get(key);
  if (before === undefined && waiting.counts.size >= MAX_WAITING) return;
  waiting.counts.set(key, (before ?? 0) + 1);
}
