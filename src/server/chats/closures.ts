import { sql } from 'drizzle-orm';
import type { Executor } from '../db/index.ts';

/** Blocks as `who whom`, and accounts that are gone. */
export type Closures = { readonly blocks: ReadonlySet<string>; readonly gone: ReadonlySet<string> };
export type ClosedReason = 'you_blocked' | 'blocked' | 'person_gone';

/** Why the people of these conversations cannot write to each other. */
export async function readClosures(db: Executor, conversationIds: readonly string[]): Promise<Closures> {
  const ids = JSON.stringify(conversationIds);
  const rows = await db.execute<{ who: string; whom: string | null }>(sql`
    with pairs as (
      select buyer_id, seller_id from conversations
       where id in (select value::uuid from json_array_elements_text(${ids}::text::json))),
    people as (select buyer_id as id from pairs union select seller_id from pairs)
    select user_id as who, blocked_id as whom from chat_blocks
     where user_id in (select id from people) and blocked_id in (select id from people)
    union all
    select id as who, null as whom from users where id in (select id from people) and deleted_at is not null`);
  const found = [...rows];
  return {
    blocks: new Set(found.filter(({ whom }) => whom !== null).map(({ who, whom }) => `${who} ${whom}`)),
    gone: new Set(found.filter(({ whom }) => whom === null).map(({ who }) => who)),
  };
}

/** Why this person cannot write to the other; null when they can. */
export function closedReason({ blocks, gone }: Closures, by: string, to: string): ClosedReason | null {
  if (gone.has(to)) return 'person_gone';
  if (blocks.has(`${by} ${to}`)) return 'you_blocked';
  return blocks.has(`${to} ${by}`) ? 'blocked' : null;
}
