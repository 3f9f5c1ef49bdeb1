import type { RequestView } from '../contract.ts';
import { flowById, publishFaults } from '#features/sell/rules/index.ts';
import { withMonthlyRent } from '../rules/rent-answers.ts';
import { isPublic } from '../rules/status.ts';
import { listingPath } from '../rules/listing-path.ts';
import type { ListingRow } from './access.ts';

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
