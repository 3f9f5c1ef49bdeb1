import { and, count, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { createRequestBody, RequestView } from '../contract.ts';
import { fill } from '#shared/text.ts';
import { listings as sentences } from '../words/listings.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import type { Executor } from '#platform/db/index.ts';
import { refused } from '#platform/errors.ts';
import { hashSecret, newId, newSecret, newUniqueId } from '#platform/ids.ts';
import { ownedBy } from './access.ts';
import { readChanges, requireFlow, toColumns } from './columns.ts';
import { toRequestView } from './read-requests.ts';

const { listings } = schema;

/** Enough for a dealer's morning, too few to fill the disk with. */
const MAX_DRAFTS = 200;

type Within = Pick<Ctx, 'actor' | 'now'> & { readonly db: Executor };

async function requireRoom(ctx: Within): Promise<void> {
  const [drafts] = await ctx.db
    .select({ count: count() })
    .from(listings)
    .where(and(ownedBy(ctx), eq(listings.status, 'DRAFT'), isNull(listings.saleId)));
  if ((drafts?.count ?? 0) >= MAX_DRAFTS)
    throw refused(fill(sentences.tooManyDrafts, { count: MAX_DRAFTS }), 'too_many_drafts');
}

/**
 * Begins a draft. A signed-in person owns it at once; a visitor gets the secret key that alone opens it, or goes on
 * with the key they already hold. `ctx.db` may be a transaction that the draft is a part of.
 */
export async function createRequest({
  ctx,
  input,
}: {
  ctx: Within;
  input: z.infer<typeof createRequestBody>;
}): Promise<RequestView> {
  const flow = requireFlow(input.flow);
  const { answers } = readChanges({ before: {}, raw: input.answers });
  await requireRoom(ctx);
  const { actor } = ctx;
  const sessionKey = actor.kind === 'visitor' ? (actor.sessionKey ?? newSecret()) : null;
  const now = ctx.now();
  const [row] = await ctx.db
    .insert(listings)
    .values({
      ...(await toColumns({ flow, answers })),
      id: newId(now),
      uniqueId: newUniqueId(),
      ownerId: actor.kind === 'user' ? actor.userId : null,
      sessionKeyHash: sessionKey && hashSecret(sessionKey),
      flow: flow.id,
      flowType: input.flow_type,
      currentStep: input.current_step ?? null,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('The draft was not written.');
  return { ...toRequestView(row), ...(sessionKey ? { session_key: sessionKey } : {}) };
}
