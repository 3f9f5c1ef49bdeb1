import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { listConversations, readConversation } from '#features/chat/server/index.ts';
import { ENGINES } from '../../../support/database.ts';
import { useServices } from '../../../support/services.ts';
import { makePair } from './support.ts';

describe.each(ENGINES)('where nothing more can be written, on %s', (engine) => {
  const services = useServices({ engine });

  test('conversations are read all the same', async () => {
    const { buyer, id } = await makePair(services());
    const { db } = services();
    await db.execute(sql`create function fill_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
    await db.execute(sql`create trigger full_disk before insert or update on chat_people
      for each row execute function fill_disk()`);
    const { messages } = await readConversation({ ctx: buyer, input: { id, limit: 10 } });
    expect(messages).toHaveLength(1);
    const { conversations } = await listConversations({ ctx: buyer, input: { limit: 10 } });
    expect(conversations.map((one) => one.id)).toEqual([id]);
    expect(services().errors.length).toBeGreaterThan(0);
  });
});
