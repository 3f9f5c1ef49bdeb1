import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $draft, isStarted } from '../../browser/draft.ts';
import { onPhone as words } from '../../browser/words.ts';
import { $isGuest } from '../../browser/phone-link.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { SendElsewhere } from '../profile/SendElsewhere.tsx';
import { PhoneCode } from './PhoneCode.tsx';

/** At the head of every step, on wide screens: this draft on the phone. There is something to continue once it is begun. */
export function PhoneButton({ step }: { step: string }) {
  const draft = useStore($draft);
  const [open, setOpen] = useState(false);
  const isGuest = useStore($isGuest);
  if (!isStarted(draft) || isGuest) return null;
  return (
    <>
      <Button look="quiet" size="sm" className="phone-way" onClick={() => setOpen(true)}>
        {words.button}
      </Button>
      {open && (
        <Dialog title={words.title} onClose={() => setOpen(false)}>
          {() => (
            <div className="dialog-body stack">
              <PhoneCode step={step} lead={words.lead} />
              <p className="soft">{words.instead}</p>
              <SendElsewhere />
            </div>
          )}
        </Dialog>
      )}
    </>
  );
}
