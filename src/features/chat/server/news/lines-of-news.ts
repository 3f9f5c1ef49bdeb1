import type { ListingBody } from '../../rules/listing-lines.ts';
import type { Said } from '../../rules/messages.ts';
import { readOffers } from '../../rules/offers.ts';
import { readViewings } from '../../rules/viewings.ts';
import type { LeaseTerm } from '#shared/enums.ts';
import { amountWords } from '#features/listings/words/price.ts';
import { fill } from '#shared/text.ts';
import { listingLines as words } from '../../words/chats.ts';
import { whenLine } from '../lines.ts';

type Call = {
  readonly body: ListingBody;
  readonly said: readonly Said[];
  readonly buyer: { readonly id: string; readonly name: string };
  readonly changes: readonly string[];
  /** Of what is let. */
  readonly lease: LeaseTerm | null;
  readonly now: Date;
};

/** The news as both people read it, with what it ends between them. */
export function newsLine({ body, said, buyer, changes, lease, now }: Call): string {
  if (body.news === 'CHANGED') return [words.CHANGED, ...changes].join(' ');
  const first =
    body.news === 'PENDING' && body.yours
      ? fill(words.pendingFor, { name: buyer.name })
      : (lease && words.rental[body.news]) || words[body.news];
  return body.closes ? [first, ...endings({ said, buyer, lease, now })].join(' ') : first;
}

function endings({ said, buyer, lease, now }: Pick<Call, 'said' | 'buyer' | 'lease' | 'now'>): string[] {
  const offer = [...readOffers(said, now).values()].find(({ status }) => status === 'OPEN');
  const visit = [...readViewings(said, now).values()].find(
    ({ status, startsAt }) => (status === 'PROPOSED' || status === 'CONFIRMED') && now.getTime() < Date.parse(startsAt),
  );
  return [
    offer &&
      fill(offer.by === buyer.id ? words.offerClosed : words.counterClosed, {
        amount: amountWords({ cents: offer.amountCents, lease }),
      }),
    visit && fill(words.visitCanceled, { when: whenLine(visit) }),
  ].filter((line) => line !== undefined);
}
