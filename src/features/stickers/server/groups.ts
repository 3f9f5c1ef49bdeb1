import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { codes as words } from '#features/sticker-codes/words.ts';
import { requireMember } from '#platform/actor.ts';
import { type CodeView, findCode, toCodeView } from '#features/sticker-codes/server/index.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { missing, refused } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import { findOwn } from '#features/listings/server/index.ts';
import { assignCode } from './assign-code.ts';

const { listings, qrCodes, qrGroups } = schema;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Several codes on one thing. */
export type CodeGroup = {
  readonly id: string;
  readonly listingId: string;
  readonly title: string;
  readonly codes: readonly CodeView[];
};

type GroupRow = { id: string; listingId: string; title: string };

async function withCodes(ctx: Ctx, groups: readonly GroupRow[]): Promise<CodeGroup[]> {
  const { userId } = requireMember(ctx);
  if (groups.length === 0) return [];
  const ids = groups.map(({ listingId }) => listingId);
  const rows = await ctx.db
    .select()
    .from(qrCodes)
    .where(and(inArray(qrCodes.listingId, ids), eq(qrCodes.ownerId, userId), isNull(qrCodes.retiredAt)))
    .orderBy(asc(qrCodes.createdAt), asc(qrCodes.batchPosition));
  return groups.map((group) => ({
    ...group,
    codes: rows.filter(({ listingId }) => listingId === group.listingId).map((row) => toCodeView(ctx, row)),
  }));
}

const columns = { id: qrGroups.id, listingId: qrGroups.listingId, title: listings.title };

/** The signed-in person's groups, or the one of a listing. */
export async function listGroups({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { listingId?: string | undefined };
}): Promise<CodeGroup[]> {
  const { userId } = requireMember(ctx);
  const only = input.listingId ? await findOwn({ ctx, ref: input.listingId }) : null;
  const groups = await ctx.db
    .select(columns)
    .from(qrGroups)
    .innerJoin(listings, eq(listings.id, qrGroups.listingId))
    .where(and(eq(listings.ownerId, userId), only ? eq(qrGroups.listingId, only.id) : undefined))
    .orderBy(desc(qrGroups.createdAt));
  return withCodes(ctx, groups);
}

/** The group of one's own listing, made when it has none. Its codes are those on the listing. */
export async function createGroup({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<CodeGroup> {
  requireMember(ctx);
  const listing = await findOwn({ ctx, ref: input.id });
  await ctx.db
    .insert(qrGroups)
    .values({ id: newId(ctx.now()), listingId: listing.id, createdAt: ctx.now() })
    .onConflictDoNothing();
  const [group] = await listGroups({ ctx, input: { listingId: listing.id } });
  if (!group) throw missing(words.noGroup);
  return group;
}

async function requireGroup(ctx: Ctx, groupId: string): Promise<GroupRow> {
  const { userId } = requireMember(ctx);
  if (!UUID.test(groupId)) throw missing(words.noGroup);
  const [group] = await ctx.db
    .select(columns)
    .from(qrGroups)
    .innerJoin(listings, eq(listings.id, qrGroups.listingId))
    .where(and(eq(qrGroups.id, groupId.toLowerCase()), eq(listings.ownerId, userId)));
  if (!group) throw missing(words.noGroup);
  return group;
}

/** Puts one more code on the group's thing, claiming it when it is blank. */
export async function addToGroup({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { groupId: string; code: string; move?: boolean | undefined };
}): Promise<CodeGroup> {
  const group = await requireGroup(ctx, input.groupId);
  await assignCode({ ctx, input: { code: input.code, listingId: group.listingId, move: input.move } });
  const [found] = await withCodes(ctx, [group]);
  return found as CodeGroup;
}

/** Takes a code off the group's thing. It stays its owner's and leads nowhere. */
export async function removeFromGroup({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { groupId: string; code: string };
}): Promise<void> {
  const group = await requireGroup(ctx, input.groupId);
  const row = await findCode(ctx, input.code);
  if (row.listingId !== group.listingId) throw refused(words.notInGroup, 'not_in_group');
  await assignCode({ ctx, input: { code: input.code, listingId: null } });
}
