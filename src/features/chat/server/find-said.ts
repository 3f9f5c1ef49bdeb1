import { asc, sql } from 'drizzle-orm';
import type { Said } from '../rules/messages.ts';
import * as schema from '../schema.ts';
import type { Executor } from '#platform/db/index.ts';
import { toSaid } from './rows.ts';

const { messages } = schema;

/** Offers, viewings and their answers of conversations, in order. Few messages are any of them. */
export async function findSaid(db: Executor, conversationIds: readonly string[]): Promise<Map<string, Said[]>> {
  const ids = JSON.stringify(conversationIds);
  const rows = await db
    .select()
    .from(messages)
    .where(
      sql`${messages.conversationId} in (select value::uuid from json_array_elements_text(${ids}::text::json))
          and ${messages.kind} not in ('TEXT', 'PHOTOS')`,
    )
    .orderBy(asc(messages.conversationId), asc(messages.seq));
  const found = new Map<string, Said[]>();
  for (const row of rows) found.set(row.conversationId, [...(found.get(row.conversationId) ?? []), toSaid(row)]);
  return found;
}
