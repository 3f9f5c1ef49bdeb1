import { type FormEvent, useState } from 'react';
import { isProperty } from '#features/listings/rules/categories.ts';
import { CHAT, type OfferIntent } from '../rules/kinds.ts';
import { amountWords } from '#features/listings/words/price.ts';
import { fill } from '#shared/text.ts';
import { post } from '../browser/index.ts';
import { chatWords as words } from '../browser/words.ts';
import { Choice } from '#ui/Choice.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { NumberField } from '#ui/NumberField.tsx';
import { TextField } from '#ui/TextField.tsx';
import type { Conversation } from './types.ts';

type Props = { conversation: Conversation; counterTo: string | null; onClose: () => void };
const KINDS = [
  { value: 'CASH_OFFER', label: words.offerCash },
  { value: 'TRADE_IN', label: words.offerTrade },
] as const satisfies readonly { value: OfferIntent; label: string }[];

function noteOf(category: Conversation['listing']['category']): string {
  if (category === 'VEHICLE') return words.offerNote.vehicle;
  return isProperty(category) ? words.offerNote.property : words.offerNote.other;
}

/** An amount, in cash or with something traded in. */
export function OfferDialog({ conversation, counterTo, onClose }: Props) {
  const { listing, id: conversationId } = conversation;
  const lease = listing.price?.lease;
  const [dollars, setDollars] = useState<number | null>(null);
  const [intent, setIntent] = useState<OfferIntent>('CASH_OFFER');
  const [trade, setTrade] = useState('');
  const [tried, setTried] = useState(false);
  const wrongAmount = dollars === null || dollars < 1 || dollars * 100 > CHAT.highestOffer;
  const wrongTrade = intent === 'TRADE_IN' && trade.trim() === '';
  const submit = (event: FormEvent, close: () => void) => {
    event.preventDefault();
    setTried(true);
    if (wrongAmount || wrongTrade || dollars === null) return;
    const traded = intent === 'TRADE_IN' ? trade.trim() : null;
    const amountCents = dollars * 100;
    post({ conversationId, message: '', body: { kind: 'OFFER', intent, amountCents, trade: traded, counterTo } });
    close();
  };
  return (
    <Dialog title={counterTo ? words.counterTitle : words.offerTitle} onClose={onClose}>
      {(close) => (
        <form className="dialog-form" onSubmit={(event) => submit(event, close)} noValidate>
          <div className="dialog-body stack">
            <NumberField
              label={lease ? words.offerRent : words.offerAmount}
              {...(listing.price ? { hint: fill(words.offerAsking, { price: amountWords(listing.price) }) } : {})}
              value={dollars}
              onChange={setDollars}
              before="$"
              {...(lease && { after: words.perMonth })}
              digits={8}
              error={tried && wrongAmount ? words.offerWrong : null}
            />
            {listing.category === 'VEHICLE' && (
              <Choice label={words.offerKind} look="segment" options={KINDS} value={intent} onChange={setIntent} />
            )}
            {intent === 'TRADE_IN' && (
              <TextField
                label={words.offerTradeText}
                hint={words.offerTradeHint}
                value={trade}
                onChange={setTrade}
                maxLength={CHAT.longestTrade}
                error={tried && wrongTrade ? words.offerTradeText : null}
              />
            )}
            <p className="soft text-sm">{lease ? words.offerNote.rental : noteOf(listing.category)}</p>
          </div>
          <DialogActions act={words.offerSend} close={close} />
        </form>
      )}
    </Dialog>
  );
}
