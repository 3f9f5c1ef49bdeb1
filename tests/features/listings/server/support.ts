import { eq } from 'drizzle-orm';
import type { RequestView } from '#features/listings/contract.ts';
import type { Answers } from '#shared/answers.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { newId } from '#platform/ids.ts';
import { createRequest, type ListingRow, updateRequest } from '#features/listings/server/index.ts';
import { completeAnswers } from '../../../support/answers.ts';
import { makeCtx, type TestServices } from '../../../support/services.ts';

export const KEY = 'the-key-of-a-visitors-own-draft';
export const OTHER_KEY = 'the-key-of-somebody-elses-draft';

export const visitor = (services: TestServices, sessionKey: string | null = null): Ctx =>
  makeCtx(services, { sessionKey });

/** A person in the table, with a confirmed address unless told. */
export async function insertPerson(services: TestServices, { confirmed = true, fullName = 'Maria Gonzalez' } = {}) {
  const id = newId();
  const email = `${id}@private.example`;
  const emailVerifiedAt = confirmed ? services.now() : null;
  await services.db.insert(schema.users).values({ id, email, fullName, emailVerifiedAt });
  return { id, email };
}

/** Somebody signed in, as a verb sees them. */
export async function member(services: TestServices, person: { confirmed?: boolean; fullName?: string } = {}) {
  return makeCtx(services, { user: await insertPerson(services, person) });
}

export const create = (ctx: Ctx, answers: Answers = {}): Promise<RequestView> =>
  createRequest({ ctx, input: { flow: 'vehicle', flow_type: 'DEFAULT', answers } });

type Change = Parameters<typeof updateRequest>[0]['input'];
export const update = (ctx: Ctx, ref: string, input: Change): Promise<RequestView> =>
  updateRequest({ ctx, ref, input });

/** A listing anyone may read, and its seller. */
export async function publish(services: TestServices, answers: Answers = {}) {
  const ctx = await member(services);
  const draft = await create(ctx, completeAnswers(answers));
  return { ctx, ...(await update(ctx, draft.id, { status: 'PUBLISHED' })) };
}

export async function readRow(services: TestServices, id: string): Promise<ListingRow> {
  const [row] = await services.db.select().from(schema.listings).where(eq(schema.listings.id, id));
  if (!row) throw new Error(`There is no listing ${id}.`);
  return row;
}

export const hasRow = async (services: TestServices, id: string): Promise<boolean> =>
  (await services.db.select({ id: schema.listings.id }).from(schema.listings).where(eq(schema.listings.id, id)))
    .length === 1;

/** What a refusal looks like, for `toMatchObject`. */
export const fault = (kind: string, reason?: string) => ({
  name: 'AppError',
  kind,
  ...(reason === undefined ? {} : { reason }),
});
