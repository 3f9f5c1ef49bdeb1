import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Services } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { announceMessages, announceTo } from '../announce.ts';
import { viewMessages } from '../message-views.ts';
import { newsKey, type NewsRow, type WrittenLine, writeLines } from './write-lines.ts';

const { conversations, listingNews, messages } = schema;

/** News of one run; the next one comes a second later. */
const A_RUN = 50;

/**
 * A job: tells the conversations of what became of their listings. Lines are written once, with the mark that they are;
 * devices are told afterwards, and by who comes next when a process ended in between. Gives how many news were told.
 */
export async function tellThreads({ services }: { services: Services }): Promise<number> {
  const untold = await services.db
    .select({ id: listingNews.id })
    .from(listingNews)
    .where(isNull(listingNews.toldAt))
    .orderBy(asc(listingNews.id))
    .limit(A_RUN);
  let told = 0;
  for (const { id } of untold) {
    // One that cannot be told must not keep the others waiting.
    told += await tellOne(services, id).catch((error: unknown) => {
      services.telemetry.error(error, { path: 'news', method: 'JOB' });
      return 0;
    });
  }
  return told;
}

async function tellOne(services: Services, id: number): Promise<0 | 1> {
  const { db, now } = services;
  const written = await db.transaction(async (tx) => {
    const [news] = await tx
      .select()
      .from(listingNews)
      .where(and(eq(listingNews.id, id), isNull(listingNews.toldAt)))
      .for('update');
    if (!news) return null;
    if (news.writtenAt !== null) return { news, lines: null };
    const lines = await writeLines(services, tx, news);
    await tx.update(listingNews).set({ writtenAt: now() }).where(eq(listingNews.id, id));
    return { news, lines };
  });
  if (!written) return 0;
  await (written.lines ? announceLines(services, written.lines) : announceAgain(services, written.news));
  await db.update(listingNews).set({ toldAt: now() }).where(eq(listingNews.id, id));
  return 1;
}

async function announceLines(services: Services, lines: readonly WrittenLine[]): Promise<void> {
  const views = await viewMessages({ services, rows: lines.map(({ row }) => row) });
  announceMessages(
    services,
    views.map((message, at) => ({ pair: (lines[at] as WrittenLine).pair, message, repeated: false })),
  );
}

/** The lines stand, and perhaps no device was told: each is asked to look. */
async function announceAgain(services: Services, news: NewsRow): Promise<void> {
  const told = await services.db
    .select({ id: conversations.id, buyerId: conversations.buyerId, sellerId: conversations.sellerId })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(conversations.listingId, news.listingId), eq(messages.key, newsKey(news))));
  for (const { id, buyerId, sellerId } of told)
    announceTo(services, [buyerId, sellerId], { name: 'conversation:updated', payload: { conversationId: id } });
}
