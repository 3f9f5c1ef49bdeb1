import { listingTitle, priceAnswer } from '#features/sell/rules/project.ts';
import { numberAnswer } from '#features/listings/rules/answers.ts';
import type { OwnItems } from '../contract.ts';
import { $onServer, type ItemSale, knownItems, rememberItems } from './on-server.ts';
import { $queue, isOf } from './queue.ts';

/** What went up from here since the server was asked. */
const sentFrom = (sale: ItemSale): OwnItems['items'] =>
  $queue
    .get()
    .filter((item) => isOf(item, sale) && item.state.kind === 'sent' && item.listingId !== null)
    .map(({ key, listingId, answers, photo }) => ({
      id: listingId ?? '',
      unique_id: '',
      key,
      status: 'DRAFT',
      title: listingTitle(answers),
      price_cents: priceAnswer(answers),
      quantity: numberAnswer(answers, 'quantity') ?? 1,
      path: null,
      photo: photo !== null,
    }));

/** Remembers what went up from here, while this page is open. Returns how to stop. */
export function keepKnown(sale: ItemSale): () => void {
  return $queue.listen(() => {
    if (sale.id === null) return;
    const before = knownItems(sale.id) ?? $onServer.get();
    const fresh = sentFrom(sale).filter(({ key }) => !before.some((known) => known.key === key));
    if (fresh.length > 0) rememberItems(sale.id, [...before, ...fresh]);
  });
}
