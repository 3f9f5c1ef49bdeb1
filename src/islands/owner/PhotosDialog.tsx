import { useState } from 'react';
import type { VehicleType } from '#domain/enums.ts';
import { type Answers, textAnswer } from '#domain/listing/answers.ts';
import { owner as words } from '#messages/en/owner.ts';
import type { OwnListing } from '#stores/owner.ts';
import { CapturePanel } from '../photos/CapturePanel.tsx';
import { StudioPanel } from '../photos/StudioPanel.tsx';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Dialog } from '../ui/Dialog.tsx';

const WAYS = [
  { value: 'arrange', label: words.arrange },
  { value: 'add', label: words.addPhotos },
] as const;

/** The wizard's photo panels over the listing's own page. The session cookie says whose they are. */
export function PhotosDialog({ listing, onClose }: { listing: OwnListing; onClose: () => void }) {
  const [way, setWay] = useState<'arrange' | 'add'>('arrange');
  const Panel = way === 'add' ? CapturePanel : StudioPanel;
  const vehicleType = (textAnswer(listing.answers as Answers, 'vehicleType') || 'CARS') as VehicleType;
  return (
    <Dialog title={words.photosTitle} onClose={onClose} wide>
      {(close) => (
        <>
          <div className="dialog-body stack">
            <Choice label={words.photosTitle} hideLabel look="segment" options={WAYS} value={way} onChange={setWay} />
            <Panel listingId={listing.id} sessionKey={null} accessToken={null} vehicleType={vehicleType} />
          </div>
          <div className="dialog-actions">
            <Button look="primary" onClick={close}>
              {words.photosDone}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
