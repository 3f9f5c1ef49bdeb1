import type { z } from 'zod';
import type { saleSchema } from '../contract.ts';
import type { OpenSale } from './open-sale.ts';

/** A sale in the shape of its contract. */
export function viewSale({ conversation, kind, side, events, meetings, sale }: OpenSale): z.infer<typeof saleSchema> {
  const { checked, ...rest } = sale;
  return {
    conversationId: conversation.id,
    kind,
    side,
    ...rest,
    noShows: [...rest.noShows],
    checked: [...checked],
    meetings: meetings.map(({ startsAt, ...meeting }) => ({ ...meeting, startsAt: startsAt.toISOString() })),
    events: [...events],
  };
}
