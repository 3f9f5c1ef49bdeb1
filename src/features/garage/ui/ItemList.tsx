import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { fill } from '#shared/text.ts';
import {
  $kept,
  $onServer,
  $queue,
  dropItem,
  type ItemSale,
  isOf,
  keepKnown,
  loadItems,
  type QueuedItem,
  syncItems,
} from '../browser/items.ts';
import { itemWords as words } from '../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { priceWords, titleWords } from './item-words.ts';

/** What lies on the tables: the last one first, each with how far it is. */
export function ItemList({ sale }: { sale: ItemSale }) {
  const kept = useStore($kept);
  const queue = useStore($queue).filter((item) => isOf(item, sale));
  const onServer = useStore($onServer);
  useEffect(() => {
    void loadItems(sale);
    return keepKnown(sale);
  }, [sale]);

  const here = new Set(queue.map(({ key }) => key));
  const elsewhere = onServer.filter(({ key }) => key === null || !here.has(key));
  const waiting = queue.filter(({ state }) => state.kind !== 'sent').length;
  const total = queue.length + elsewhere.length;
  return (
    <section className="stack" aria-labelledby="items-list" data-items={total} data-waiting={waiting}>
      <h2 className="title-4" id="items-list">
        {words.list}
      </h2>
      <p className="figure" role="status">
        {countWords(total)}{' '}
        <span className="soft">{waiting === 0 ? (total > 0 ? words.allUp : '') : waitingWords(waiting)}</span>
      </p>
      {!kept && waiting > 0 && (
        <Notice kind="warn" live>
          {words.notKept}
        </Notice>
      )}
      <ul className="item-rows">
        {[...queue].reverse().map((item) => (
          <Row key={item.key} item={item} />
        ))}
        {[...elsewhere].reverse().map((item) => (
          <li key={item.id} className="item-row">
            <span className="item-thumb" aria-hidden="true">
              <Icon name={item.photo ? 'check' : 'tag'} size={20} />
            </span>
            <span className="item-title">
              {item.title}
              {item.quantity > 1 && <span className="soft"> × {item.quantity}</span>}
            </span>
            <span className="figure">{priceWords(item.price_cents)}</span>
            <span className="item-state soft text-sm">
              {item.status === 'SOLD' ? words.stateSold : words.stateSent}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const countWords = (n: number): string =>
  n === 0 ? words.countNone : n === 1 ? words.countOne : fill(words.count, { n });
const waitingWords = (n: number): string => (n === 1 ? words.waitingOne : fill(words.waiting, { n }));

const STATES = { waiting: words.stateWaiting, sending: words.stateSending, sent: words.stateSent } as const;

function Row({ item }: { item: QueuedItem }) {
  const { answers, preview, state } = item;
  const title = titleWords(String(answers.itemName ?? ''));
  const quantity = Number(answers.quantity);
  return (
    <li className="item-row" data-state={state.kind}>
      <span className="item-thumb">{preview ? <img src={preview} alt="" /> : <Icon name="tag" size={20} />}</span>
      <span className="item-title">
        {title}
        {quantity > 1 && <span className="soft"> × {quantity}</span>}
      </span>
      <span className="figure">{priceWords(Number(answers.itemPrice))}</span>
      <span className="item-state soft text-sm">{state.kind === 'failed' ? state.message : STATES[state.kind]}</span>
      {state.kind === 'failed' && state.again && (
        <Button size="sm" onClick={() => syncItems()}>
          {words.tryAgain}
        </Button>
      )}
      {item.listingId === null && state.kind !== 'sending' && (
        <Button
          look="quiet"
          size="sm"
          icon="trash"
          aria-label={fill(words.remove, { title })}
          className="btn-icon"
          onClick={() => dropItem(item.key)}
        />
      )}
    </li>
  );
}
