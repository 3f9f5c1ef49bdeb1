import { and, eq } from 'drizzle-orm';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { readViewings } from '../rules/viewings.ts';
import { fill } from '#shared/text.ts';
import { chats, chatLines as words } from '../words/chats.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { missing } from '#platform/errors.ts';
import { viewConversation } from './conversation-views.ts';
import { findSaid } from './find-said.ts';
import { conversationPath } from './paths.ts';

const { messages } = schema;

/** A viewing as a calendar file, for whoever is in its conversation. Holds no address of a person. @throws missing */
export async function viewingFile({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { id: string; messageId: string };
}): Promise<string> {
  const { listing, person } = await viewConversation({ ctx, id: input.id });
  const said = (await findSaid(ctx.db, [input.id])).get(input.id) ?? [];
  const viewing = readViewings(said, ctx.now()).get(input.messageId);
  const open = viewing?.status === 'PROPOSED' || viewing?.status === 'CONFIRMED';
  if (!viewing || !open) throw missing(chats.viewingMissing);
  const [row] = await ctx.db
    .select({ seq: messages.seq })
    .from(messages)
    .where(and(eq(messages.id, viewing.id), eq(messages.conversationId, input.id)));
  const { siteUrl } = ctx.config;
  const url = siteUrl + conversationPath(input.id);
  const start = new Date(viewing.startsAt);
  const calendar = ical({
    prodId: { company: 'Curbtag', product: 'Conversations' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${viewing.id}@${new URL(siteUrl).hostname}`,
    sequence: row?.seq ?? 0,
    stamp: ctx.now(),
    start,
    end: new Date(start.getTime() + viewing.minutes * 60_000),
    summary: fill(words.calendarTitle, { title: listing.title }),
    description: fill(words.calendarNote, { name: person.name, url }),
    location: viewing.place || null,
    url,
    status: viewing.status === 'CONFIRMED' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
  });
  return calendar.toString();
}
