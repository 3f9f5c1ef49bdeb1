import { CALENDAR } from '#shared/constants.ts';

/** The page of a conversation. */
export const conversationPath = (id: string): string => `/my/messages/${id}`;

/** The calendar file of a viewing. */
export const calendarPath = (conversationId: string, messageId: string): string =>
  `/chats/conversations/${conversationId}/viewings/${messageId}/${CALENDAR.fileName}`;
