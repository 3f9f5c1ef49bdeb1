import { daysBetween, formatDay, type WhereAndWhen } from '#shared/dates.ts';

export type Day<Message> = { readonly label: string; readonly key: string; readonly messages: readonly Message[] };

/** Messages in the order they have, parted where a calendar day ends in that time zone: Today, Yesterday, Last Monday. */
export function groupByDay<Message extends { readonly createdAt: string }>(
  messages: readonly Message[],
  when: WhereAndWhen,
): Day<Message>[] {
  const days: { label: string; key: string; messages: Message[] }[] = [];
  let last: Message | null = null;
  for (const message of messages) {
    const day = days.at(-1);
    const same = last && daysBetween(new Date(last.createdAt), new Date(message.createdAt), when) === 0;
    if (day && same) day.messages.push(message);
    else
      days.push({ label: formatDay(new Date(message.createdAt), when), key: message.createdAt, messages: [message] });
    last = message;
  }
  return days;
}
