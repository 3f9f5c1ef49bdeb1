import { type FormEvent, useState } from 'react';
import { SALE_OUTCOMES, type SaleOutcome } from '#shared/enums.ts';
import type { Answers } from '#shared/answers.ts';
import { leaseAsked } from '#features/listings/rules/fields/property-gates.ts';
import { saleChange } from '#features/listings/rules/owner-actions.ts';
import { changeOwn, type OwnListing } from '../browser/owner.ts';
import { owner as words, saleWords } from '../browser/words.ts';
import { Choice } from '#ui/Choice.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { NumberField } from '#ui/NumberField.tsx';
import { focusFirstFault } from '#features/sell/ui/focus.ts';
import { Refusal, type Refused } from './Refusal.tsx';

type Props = { listing: OwnListing; onClose: () => void; onSaved: (listing: OwnListing) => void };

/** How it ended, and for how much, or for what rent, if the owner cares to say. */
export function SellDialog({ listing, onClose, onSaved }: Props) {
  const asked = leaseAsked(listing.answers as Answers) ? saleWords.rental : saleWords.sale;
  const options = SALE_OUTCOMES.map((value) => ({ value, ...asked.outcomes[value] }));
  const [outcome, setOutcome] = useState<SaleOutcome | null>(null);
  const [dollars, setDollars] = useState<number | null>(null);
  const [missing, setMissing] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(outcome === null);
    if (outcome === null) return focusFirstFault();
    setBusy(true);
    const saved = await changeOwn(listing.id, saleChange(outcome, dollars === null ? null : dollars * 100));
    setBusy(false);
    if (saved.kind === 'saved') onSaved(saved.listing);
    else setRefused(saved);
  };

  return (
    <Dialog title={asked.title} onClose={onClose}>
      {(close) => (
        <form className="dialog-form" onSubmit={submit} noValidate>
          <div className="dialog-body stack">
            <Choice
              label={asked.title}
              hideLabel
              options={options}
              value={outcome}
              onChange={setOutcome}
              error={missing && outcome === null ? words.sellChoose : null}
            />
            {outcome !== null && outcome !== 'NOT_SOLD' && (
              <NumberField
                label={asked.price}
                hint={asked.priceHint}
                optional
                value={dollars}
                onChange={setDollars}
                before="$"
                {...(asked.priceAfter && { after: asked.priceAfter })}
                digits={7}
              />
            )}
            <Refusal refused={refused} />
          </div>
          <DialogActions act={words.sellDo} busy={busy} close={close} />
        </form>
      )}
    </Dialog>
  );
}
