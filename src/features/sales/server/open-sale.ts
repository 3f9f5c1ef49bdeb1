import { asc, eq } from 'drizzle-orm';
import { readDealFacts, viewConversation } from '#features/chat/server/index.ts';
import { categoryRecord } from '#features/listings/rules/categories.ts';
import type { ListingCategory } from '#shared/enums.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import type { Executor } from '#platform/db/index.ts';
import { missing } from '#platform/errors.ts';
import type { SaleEvent, SaleKind, Side } from '../rules/acts.ts';
import type { Meeting } from '../rules/may-act.ts';
import { readSale, type Sale } from '../rules/read-sale.ts';
import * as schema from '#features/schema.ts';
import { sales } from '../words/sales.ts';

const { listings, saleEvents } = schema;

const KINDS = { vehicle: 'VEHICLE', thing: 'THING', home: 'HOME', sale: null } as const;

/** What kind of sale a listing ends in; null for a garage sale, whose items are sold one by one. */
const saleKindOf = (category: ListingCategory): SaleKind | null => KINDS[categoryRecord(category).family];

type Conversation = Awaited<ReturnType<typeof viewConversation>>;

/** A sale for one of its two people. */
export type OpenSale = {
  readonly conversation: Conversation;
  readonly kind: SaleKind;
  readonly side: Side;
  readonly events: readonly SaleEvent[];
  readonly meetings: readonly Meeting[];
  readonly sale: Sale;
  /** The state of the listing, in two letters; empty where it has none. */
  readonly region: string;
};

/** @throws missing for a conversation of others, and where nothing is sold. */
export async function openSale({ ctx, id }: { ctx: Ctx; id: string }): Promise<OpenSale> {
  requireMember(ctx);
  const conversation = await viewConversation({ ctx, id });
  const kind = saleKindOf(conversation.listing.category);
  if (!kind) throw missing(sales.missing);
  const [facts, region] = await Promise.all([
    readFacts(ctx.db, { id, kind, now: ctx.now() }),
    readRegion(ctx, conversation.listing.id),
  ]);
  return { conversation, kind, side: conversation.role, region, ...facts };
}

async function readRegion({ db }: Ctx, id: string): Promise<string> {
  const [row] = await db.select({ region: listings.region }).from(listings).where(eq(listings.id, id));
  return row?.region ?? '';
}

/** What the record says; read again inside the transaction that adds to it. */
export async function readFacts(db: Executor, { id, kind, now }: { id: string; kind: SaleKind; now: Date }) {
  const [rows, { accepted, meetings }] = await Promise.all([
    db.select().from(saleEvents).where(eq(saleEvents.conversationId, id)).orderBy(asc(saleEvents.seq)),
    readDealFacts(db, { conversationId: id, now }),
  ]);
  const events = rows.map(({ seq, side, at, act }): SaleEvent => ({ seq, side, at: at.toISOString(), act }));
  return { events, accepted, meetings, sale: readSale({ kind, events, accepted }) };
}
