import { useState } from 'react';
import type { OfferAnswer } from '../rules/kinds.ts';
import { formatDay } from '#shared/dates.ts';
import { amountWords } from '#features/listings/words/price.ts';
import { fill } from '#shared/text.ts';
import { post, reserveForBuyer } from '../browser/index.ts';
import { chatWords as words } from '../browser/words.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { named } from './named.ts';
import { OfferDialog } from './OfferDialog.tsx';
import type { Conversation, MessageBodyView, Where } from './types.ts';
import { useAnswered } from './use-answered.ts';
import { canAct } from '#features/listings/rules/owner-actions.ts';
import { say } from '#platform/browser/toasts.ts';

/** After an offer was accepted: the seller keeps the listing for this buyer. Nothing for buyers, nor once it is kept. */
function ReserveButton({ conversation, amount }: { conversation: Conversation; amount: string }) {
  const [busy, setBusy] = useState(false);
  const { id, role, listing, closed } = conversation;
  const offered = role === 'SELLER' && closed === null && listing.status !== 'RESERVED';
  if (!offered || !canAct(listing.status, 'reserve')) return null;
  const reserve = async () => {
    setBusy(true);
    const outcome = await reserveForBuyer(id);
    setBusy(false);
    say(outcome.said, outcome.ok ? 'good' : 'bad');
  };
  return (
    <>
      <p className="deal-actions">
        <Button size="sm" look="ink" busy={busy} onClick={() => void reserve()} {...named(words.reserve, amount)} />
      </p>
      <p className="soft text-sm">{words.reserveNote}</p>
    </>
  );
}

type Offer = Extract<MessageBodyView, { kind: 'OFFER' }>;
type Props = { id: string; body: Offer; conversation: Conversation; where: Where; mine: boolean; alive: boolean };

const LOOK = {
  OPEN: 'road',
  ACCEPTED: 'go',
  DECLINED: 'stop',
  WITHDRAWN: 'quiet',
  COUNTERED: 'quiet',
  LAPSED: 'quiet',
  CLOSED: 'quiet',
} as const;

/** An offer as a card, with what this person may answer while it holds. */
export function OfferBody({ id, body, conversation, where, mine, alive }: Props) {
  const { amountCents, currency, trade, counterTo, status, intent, holdsUntil, note } = body;
  const [countering, setCountering] = useState(false);
  const amount = amountWords({ cents: amountCents, currency, lease: conversation.listing.price?.lease });
  const sentence = counterTo
    ? mine
      ? words.counterMine
      : words.counterTheirs
    : mine
      ? words.offerMine
      : words.offerTheirs;
  const answer = (word: OfferAnswer) =>
    post({ conversationId: conversation.id, message: '', body: { kind: 'OFFER_ANSWER', offerId: id, answer: word } });
  const answered = useAnswered(id);
  const open = alive && status === 'OPEN' && conversation.closed === null && !answered;
  return (
    <div className="deal">
      <p className="deal-kind">{words.offer[intent]}</p>
      <p className="deal-figure figure">{amount}</p>
      <p>{fill(sentence, { amount, name: where.name })}</p>
      {trade && <p>{fill(words.trade, { text: trade })}</p>}
      {note && <p className="bubble-text">{note}</p>}
      <Badge kind={LOOK[status]}>
        {fill(words.offerStatus[status], { date: formatDay(new Date(holdsUntil), where) })}
      </Badge>
      {open && (
        <p className="deal-actions">
          {mine ? (
            <Button size="sm" look="secondary" onClick={() => answer('WITHDRAW')} {...named(words.withdraw, amount)} />
          ) : (
            <>
              <Button size="sm" look="ink" onClick={() => answer('ACCEPT')} {...named(words.accept, amount)} />
              <Button
                size="sm"
                look="secondary"
                onClick={() => setCountering(true)}
                {...named(words.counter, amount)}
              />
              <Button size="sm" look="quiet" onClick={() => answer('DECLINE')} {...named(words.decline, amount)} />
            </>
          )}
        </p>
      )}
      {alive && status === 'ACCEPTED' && <ReserveButton conversation={conversation} amount={amount} />}
      {status === 'ACCEPTED' && conversation.closed === null && (
        <p className="text-sm">
          <a className="link" href={`/my/sales/${conversation.id}`}>
            {words.saleGoOn}
          </a>{' '}
          {words.saleNote}
        </p>
      )}
      {countering && <OfferDialog conversation={conversation} counterTo={id} onClose={() => setCountering(false)} />}
    </div>
  );
}
