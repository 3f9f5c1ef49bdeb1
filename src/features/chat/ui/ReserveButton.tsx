import { useState } from 'react';
import { canAct } from '#features/listings/rules/owner-actions.ts';
import { reserveForBuyer } from '../browser/index.ts';
import { say } from '#platform/browser/toasts.ts';
import { chatWords as words } from '../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { named } from './named.ts';
import type { Conversation } from './types.ts';

/** After an offer was accepted: the seller keeps the listing for this buyer. Nothing for buyers, nor once it is kept. */
export function ReserveButton({ conversation, amount }: { conversation: Conversation; amount: string }) {
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
