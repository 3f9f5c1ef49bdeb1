import { and, eq } from 'drizzle-orm';
import { isOrderState } from '#features/store/rules/order-state.ts';
import { fill } from '#shared/text.ts';
import { orderPages, operatorPages as words } from '#features/store/words.ts';
import { type Ctx, withActor } from '#platform/context.ts';
import { type Fields, type FormInput, type Outcome, postedForm, stay } from '#platform/forms/index.ts';
import { moveOrder, listVariants } from '#features/store/server/index.ts';
import { requireOperator } from './require-operator.ts';
import { isPublic } from '#features/listings/rules/status.ts';
import * as schema from '#features/schema.ts';
import { missing, refused } from '#platform/errors.ts';
import { updateRequest } from '#features/listings/server/index.ts';
import { parseMoney } from '#shared/money.ts';
import { findVariant } from '#features/store/rules/catalogue.ts';

const { listings, reportLog, reports } = schema;

type PriceRow = {
  readonly code: string;
  readonly title: string;
  readonly priceCents: number;
  readonly compareAtCents: number | null;
  readonly stock: number | null;
};

/** Every size with what it costs now and how many are left. */
export async function listPrices({ ctx }: { ctx: Ctx }): Promise<PriceRow[]> {
  requireOperator(ctx);
  return listVariants({ ctx });
}

type NewPrice = { readonly code: string; readonly price: string; readonly before: string; readonly stock: string };

/** Sets a size's price, the price before it, and how many are left; an empty stock never runs out. */
export async function setPrice({ ctx, input }: { ctx: Ctx; input: NewPrice }): Promise<string> {
  requireOperator(ctx);
  const sold = findVariant(input.code);
  const price = parseMoney(input.price, { min: 1, max: 1_000_000 });
  const before = input.before.trim() === '' ? null : parseMoney(input.before, { max: 1_000_000 });
  const stock = input.stock.trim();
  const isStock = stock === '' || /^\d{1,6}$/.test(stock);
  const isReduced = before === null || (before.ok && price.ok && before.value > price.value);
  if (!sold || !price.ok || !isReduced || !isStock) throw refused(words.badPrice, 'bad_price');
  const values = {
    priceCents: price.value,
    compareAtCents: before?.ok ? before.value : null,
    stock: stock === '' ? null : Number(stock),
    updatedAt: ctx.now(),
  };
  await ctx.db
    .insert(schema.storeVariants)
    .values({ code: input.code, ...values })
    .onConflictDoUpdate({ target: schema.storeVariants.code, set: values });
  return `${sold.product.title}, ${sold.variant.title.toLowerCase()}`;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MAX_NOTE_LENGTH = 500;

type Closing = { readonly reportId: string; readonly note: string; readonly action: 'CLOSED' | 'TAKEN_DOWN' };

/**
 * Closes a report, after taking the listing down where that is what it needs. Who did what, and when, is added to a log
 * that is never rewritten. Two operators at once: the second is told that it is closed.
 * @throws AppError `missing`, `refused` (`report_closed`, `nothing_to_take_down`)
 */
export async function closeReport({ ctx, input }: { ctx: Ctx; input: Closing }): Promise<void> {
  const { userId } = requireOperator(ctx);
  const { reportId, action } = input;
  if (!UUID.test(reportId)) throw missing(words.noReport);
  const [report] = await ctx.db.select().from(reports).where(eq(reports.id, reportId));
  if (!report) throw missing(words.noReport);
  if (report.status !== 'OPEN') throw refused(words.alreadyClosed, 'report_closed');
  if (action === 'TAKEN_DOWN') await takeDown(ctx, report.listingId);
  await ctx.db.transaction(async (tx) => {
    const [closed] = await tx
      .update(reports)
      .set({ status: 'CLOSED' })
      .where(and(eq(reports.id, reportId), eq(reports.status, 'OPEN')))
      .returning({ id: reports.id });
    if (!closed) throw refused(words.alreadyClosed, 'report_closed');
    const note = input.note.trim().slice(0, MAX_NOTE_LENGTH);
    await tx.insert(reportLog).values({ reportId, actorId: userId, action, note, at: ctx.now() });
  });
}

/** Archives the listing by its owner's own door, so that its record, the search and kept pages follow. */
async function takeDown(ctx: Ctx, listingId: string | null): Promise<void> {
  const [row] = listingId === null ? [] : await ctx.db.select().from(listings).where(eq(listings.id, listingId));
  if (!row?.ownerId || !isPublic(row.status)) throw refused(words.noListing, 'nothing_to_take_down');
  const { userId: sessionId } = requireOperator(ctx);
  const owner = { kind: 'user', userId: row.ownerId, sessionId, sessionKey: null, role: 'MEMBER' } as const;
  await updateRequest({ ctx: withActor(ctx, owner), ref: row.id, input: { status: 'ARCHIVED' } });
}

/** Every form of the operator's pages: the hidden field `do` says which. */
export async function operatorForm(input: FormInput): Promise<Outcome> {
  requireOperator(input.ctx);
  return runOperator(input);
}

const runOperator = postedForm(async ({ ctx }, form) => {
  const said = await run(ctx, form);
  return said === null ? stay() : stay({ notice: { kind: 'good', text: said } });
});

async function run(ctx: Ctx, form: Fields): Promise<string | null> {
  const text = (name: string) => form.get(name) ?? '';
  if (form.get('do') === 'move') {
    const to = text('to');
    if (!isOrderState(to) || to === 'PLACED') return null;
    await moveOrder({ ctx, input: { orderId: text('order'), to } });
    return fill(words.moved, { state: orderPages[`state${to}`].toLowerCase() });
  }
  if (form.get('do') === 'price') {
    const input = { code: text('code'), price: text('price'), before: text('before'), stock: text('stock') };
    return fill(words.savedPrice, { title: await setPrice({ ctx, input }) });
  }
  if (form.get('do') === 'report') {
    const action = text('action') === 'TAKEN_DOWN' ? 'TAKEN_DOWN' : 'CLOSED';
    await closeReport({ ctx, input: { reportId: text('report'), note: text('note'), action } });
    return action === 'TAKEN_DOWN' ? words.tookDown : words.closed;
  }
  return null;
}
