import { readViewings, type ViewingState } from '../rules/viewings.ts';
import { chats } from '../words/chats.ts';
import type { Ctx } from '#platform/context.ts';
import { missing } from '#platform/errors.ts';
import { viewConversation } from './conversation-views.ts';
import { findSaid } from './find-said.ts';
import { readMeetings } from './meetings/keep-meeting.ts';
import { type CalendarEntry, meetingCalendar } from './meetings/meeting-calendar.ts';

/**
 * A visit as a calendar file, for whoever is in its conversation: a proposal as tentative, what was agreed on with its
 * place, what was called off as canceled. @throws missing
 */
export async function viewingFile({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { id: string; messageId: string };
}): Promise<string> {
  const { listing, person } = await viewConversation({ ctx, id: input.id });
  const agreed = (await readMeetings(ctx.db, [input.messageId])).get(input.messageId);
  const meeting = agreed?.conversationId === input.id ? agreed : await proposed(ctx, input);
  const { content } = meetingCalendar({
    config: ctx.config,
    meeting,
    title: listing.title,
    withName: person.name,
    reader: null,
  });
  return content;
}

async function proposed(ctx: Ctx, { id, messageId }: { id: string; messageId: string }): Promise<CalendarEntry> {
  const said = (await findSaid(ctx.db, [id])).get(id) ?? [];
  const viewing: ViewingState | undefined = readViewings(said, ctx.now()).get(messageId);
  if (viewing?.status !== 'PROPOSED') throw missing(chats.viewingMissing);
  const { startsAt, minutes, place } = viewing;
  const when = { startsAt: new Date(startsAt), minutes, place, changedAt: ctx.now() };
  return { id: viewing.id, conversationId: id, status: 'PROPOSED', sequence: 0, ...when };
}
