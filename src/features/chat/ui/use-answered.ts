import { useStore } from '@nanostores/react';
import { $outbox, type OutboxItem } from '../browser/index.ts';

/** The message that this one answers. */
function answeredBy({ body }: OutboxItem): string | null {
  switch (body.kind) {
    case 'OFFER':
      return body.counterTo;
    case 'OFFER_ANSWER':
      return body.offerId;
    case 'VIEWING':
      return body.insteadOf;
    case 'VIEWING_ANSWER':
    case 'VIEWING_PLACE':
      return body.viewingId;
    default:
      return null;
  }
}

/** True while an answer to that message is on its way: a second press would be refused. */
export const useAnswered = (id: string): boolean =>
  useStore($outbox).some((item) => item.refused === null && answeredBy(item) === id);
