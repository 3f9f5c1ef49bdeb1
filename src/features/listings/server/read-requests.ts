import { ne } from 'drizzle-orm';
import type { RequestView } from '../contract.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { isAppError } from '#platform/errors.ts';
import { findOpen, type ListingRow } from './access.ts';
import { findOwnRows } from './list-own.ts';
import { flowById, publishFaults } from '#features/sell/rules/index.ts';
import { withMonthlyRent } from '../rules/rent-answers.ts';
import { isPublic } from '../rules/status.ts';
import { listingPath } from '../rules/listing-path.ts';

const { listings } = schema;

/** A listing as its seller sees it. The only shape that carries private answers. */
export function toRequestView(row: ListingRow): RequestView {
  const flow = flowById(row.flow);
  const { status, category } = row;
  const answers = withMonthlyRent(row.answers);
  return {
    id: row.id,
    unique_id: row.uniqueId,
    category,
    flow: row.flow,
    flow_type: row.flowType,
    status,
    origin: row.origin,
    version: row.version,
    answers,
    current_step: row.currentStep,
    title: row.title,
    price_cents: row.priceCents,
    path: isPublic(status) ? listingPath({ category, id: row.id, slug: row.slug }) : null,
    owned: row.ownerId !== null,
    missing: flow ? publishFaults(flow, answers) : [],
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    published_at: row.publishedAt?.toISOString() ?? null,
  };
}

const MAX = 200;

/** One of the actor's own listings, draft or published. */
export async function readRequest({ ctx, ref }: { ctx: Ctx; ref: string }): Promise<RequestView> {
  return toRequestView(await findOpen({ ctx, ref }));
}

/** One of the actor's own listings in a list, or an empty list: asking whether a listing is mine is no error. */
export async function findRequests({ ctx, ref }: { ctx: Ctx; ref: string }): Promise<RequestView[]> {
  try {
    return [await readRequest({ ctx, ref })];
  } catch (error) {
    if (isAppError(error) && error.kind === 'missing') return [];
    throw error;
  }
}

/** The actor's listings, last touched first; archived ones are left out, and so are the items of sales. */
export async function listRequests({ ctx }: { ctx: Ctx }): Promise<RequestView[]> {
  const rows = await findOwnRows({ ctx, which: ne(listings.status, 'ARCHIVED'), limit: MAX });
  return rows.map(toRequestView);
}
