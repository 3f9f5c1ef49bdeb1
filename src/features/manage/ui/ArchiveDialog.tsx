import { useState } from 'react';
import { changeOwn, type OwnListing } from '../browser/owner.ts';
import { owner as words } from '../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Refusal, type Refused } from './Refusal.tsx';

type Props = { listing: OwnListing; onClose: () => void; onSaved: (listing: OwnListing) => void };

/** Says what archiving does before it is done. */
export function ArchiveDialog({ listing, onClose, onSaved }: Props) {
  const [refused, setRefused] = useState<Refused | null>(null);
  const [busy, setBusy] = useState(false);
  const archive = async () => {
    setBusy(true);
    const saved = await changeOwn(listing.id, { status: 'ARCHIVED' });
    setBusy(false);
    if (saved.kind === 'saved') onSaved(saved.listing);
    else setRefused(saved);
  };
  return (
    <Dialog title={words.archiveTitle} onClose={onClose}>
      {(close) => (
        <>
          <div className="dialog-body stack">
            <p>{words.archiveText}</p>
            <Refusal refused={refused} />
          </div>
          <div className="dialog-actions">
            <Button onClick={close}>{words.keep}</Button>
            <Button look="danger" onClick={archive} busy={busy}>
              {words.archiveDo}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
