import { ne } from 'drizzle-orm';
import type { RequestView } from '../contract.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { isAppError } from '#platform/errors.ts';
import { findOpen } from './access.ts';
import { findOwnRows } from './list-own.ts';
import { toRequestView } from './request-view.ts';

const { listings } = schema;
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
