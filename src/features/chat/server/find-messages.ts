import { asc, getTableColumns, sql } from 'drizzle-orm';
import type { Message } from '../contracts/chats.ts';
import type { Services } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { viewMessages } from './message-views.ts';

const { messages } = schema;

type Places = { readonly conversationId: string; readonly from: number; readonly to: number };

/** Messages by their places, as both people of each read them. For who has been told of them by another process. */
export async function findMessages({
  services,
  places,
}: {
  services: Pick<Services, 'db' | 'now'>;
  places: readonly Places[];
}): Promise<Message[]> {
  const asked = JSON.stringify(places.map(({ conversationId, from, to }) => ({ c: conversationId, f: from, t: to })));
  const rows = await services.db
    .select(getTableColumns(messages))
    .from(sql`json_to_recordset(${asked}::text::json) as asked(c uuid, f integer, t integer)`)
    .innerJoin(messages, sql`${messages.conversationId} = c and ${messages.seq} between f and t`)
    .orderBy(asc(messages.conversationId), asc(messages.seq));
  return viewMessages({ services, rows });
}
