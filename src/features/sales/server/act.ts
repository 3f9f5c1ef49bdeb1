import { eq } from 'drizzle-orm';
import { announceChange, reserveForBuyer, sendMessage } from '#features/chat/server/index.ts';
import { ownerActions, saleChange } from '#features/listings/rules/owner-actions.ts';
import { updateRequest } from '#features/listings/server/index.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import { refused } from '#platform/errors.ts';
import * as schema from '#features/schema.ts';
import type { Act, SaleEvent, SaleKind, Side } from '../rules/acts.ts';
import { isRepeat, refuseAct } from '../rules/may-act.ts';
import { readSale, type Sale } from '../rules/read-sale.ts';
import { refusals, sales } from '../words/sales.ts';
import { lineOf } from '../words/lines.ts';
import { type OpenSale, openSale, readFacts } from './open-sale.ts';

const { conversations, saleEvents } = schema;

/**
 * One side of a sale says or does something; both are told. Said again it changes nothing.
 * @throws missing for a sale of others, refused (`SaleRefusal`, `person_gone`, `blocked` and its kin), too-many
 */
export async function actInSale({ ctx, input }: { ctx: Ctx; input: { id: string; act: Act } }): Promise<OpenSale> {
  const { act } = input;
  const { userId } = requireMember(ctx);
  const before = await openSale({ ctx, id: input.id });
  if (before.conversation.closed !== null) throw refused(sales.closed, before.conversation.closed);
  await ctx.limits.consume('message', userId);
  const { seq, sale } = await append(ctx, before, act);
  await follow(ctx, { ...before, sale }, act, seq);
  announceChange(ctx, { id: input.id, people: [userId, before.conversation.person.id] });
  return openSale({ ctx, id: input.id });
}

/** Adds to the record while it is held, so that two people who press at once are heard one after the other. */
async function append(
  ctx: Ctx,
  { conversation, kind, side }: OpenSale,
  act: Act,
): Promise<{ seq: number; sale: Sale }> {
  return ctx.db.transaction(async (tx) => {
    const { id } = conversation;
    await tx.select({ id: conversations.id }).from(conversations).where(eq(conversations.id, id)).for('update');
    const now = ctx.now();
    const facts = await readFacts(tx, { id, kind, now });
    const reason = refuseAct({ kind, sale: facts.sale, side, act, meetings: facts.meetings, now });
    if (reason) throw refused(refusals[reason], reason);
    if (isRepeat(facts.sale, side, act)) return asOf(kind, facts, lastOf(facts.events, side, act));
    const seq = (facts.events.at(-1)?.seq ?? 0) + 1;
    await tx.insert(saleEvents).values({ conversationId: id, seq, side, act, at: now });
    const event: SaleEvent = { seq, side, at: now.toISOString(), act };
    return asOf(kind, { ...facts, events: [...facts.events, event] }, seq);
  });
}

const lastOf = (events: OpenSale['events'], side: Side, { kind }: Act): number =>
  events.findLast((event) => event.side === side && event.act.kind === kind)?.seq ?? 0;

/** The sale right after one of its events: what is told of it stays the same however often it is pressed, and whenever. */
function asOf(kind: SaleKind, { events, accepted }: Facts, seq: number): { seq: number; sale: Sale } {
  const until = events.filter((event) => event.seq <= seq);
  const at = until.at(-1)?.at ?? '';
  return { seq, sale: readSale({ kind, events: until, accepted: accepted.filter((offer) => offer.at <= at) }) };
}
type Facts = Pick<Awaited<ReturnType<typeof readFacts>>, 'events' | 'accepted'>;

/**
 * What an act brings with it elsewhere: the listing is kept for the buyer, or sold, and the other side reads a line. Each
 * may be done twice; who is cut off presses again.
 */
async function follow(ctx: Ctx, { conversation, side, sale }: OpenSale, act: Act, seq: number): Promise<void> {
  const { id, listing } = conversation;
  const offered = side === 'SELLER' ? ownerActions(listing.status) : [];
  if (act.kind === 'AGREED' && offered.includes('reserve')) await reserveForBuyer({ ctx, input: { id } });
  if (act.kind === 'HANDED_OVER' && offered.includes('sell'))
    await updateRequest({ ctx, ref: listing.id, input: saleChange('SOLD_HERE', sale.priceCents) });
  // An accepted offer has said it already.
  const line = seq === 0 ? null : lineOf(act, side, sale);
  if (line) await sendMessage({ ctx, input: { conversationId: id, message: line, key: `sale-${id}-${seq}` } });
}
