import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Answers } from '#shared/answers.ts';
import { photoSubjectOf } from '#features/listings/rules/shot-subject.ts';
import type { OwnListing } from '../browser/owner.ts';
import { $loaded, loadPhotos, photosSettled } from '#features/photos/browser/photos.ts';
import { $uploads, type UploadItem } from '#features/photos/browser/uploads.ts';
import { owner as words } from '../browser/words.ts';
import { CapturePanel } from '#features/photos/ui/CapturePanel.tsx';
import { StudioPanel } from '#features/photos/ui/StudioPanel.tsx';
import { Button } from '#ui/Button.tsx';
import { Choice } from '#ui/Choice.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';

const WAYS = [
  { value: 'arrange', label: words.arrange },
  { value: 'add', label: words.addPhotos },
] as const;

type Props = { listing: OwnListing; onDone: () => void };

/** The wizard's photo panels over the listing's own page. The session cookie says whose they are. */
export function PhotosDialog({ listing, onDone }: Props) {
  const [way, setWay] = useState<'arrange' | 'add'>('arrange');
  const [closed, setClosed] = useState(false);
  const Panel = way === 'add' ? CapturePanel : StudioPanel;
  const subject = photoSubjectOf(listing.answers as Answers);
  if (closed) return <Arriving listingId={listing.id} onDone={onDone} />;
  return (
    <Dialog title={words.photosTitle} onClose={() => setClosed(true)} wide>
      {(close) => (
        <>
          <div className="dialog-body stack">
            <Choice label={words.photosTitle} hideLabel look="segment" options={WAYS} value={way} onChange={setWay} />
            <Panel listingId={listing.id} sessionKey={null} accessToken={null} subject={subject} />
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

const isOnItsWay = ({ state }: UploadItem): boolean => state.kind !== 'sent' && state.kind !== 'failed';

/** Waits until everything is sent and prepared: loading the page anew would stop the one and not show the other. */
function Arriving({ listingId, onDone }: { listingId: string; onDone: () => void }) {
  const sending = useStore($uploads).some((item) => item.listingId === listingId && isOnItsWay(item));
  const { photos } = useStore($loaded);
  const [asked, setAsked] = useState(false);
  const preparing = asked && photos.some(({ status }) => status === 'PROCESSING');
  const done = asked && !sending && !preparing;

  useEffect(() => {
    if (sending) return;
    let gone = false;
    void photosSettled()
      .then(loadPhotos)
      .then(() => !gone && setAsked(true));
    return () => {
      gone = true;
    };
  }, [sending]);
  useEffect(() => {
    if (done) onDone();
  }, [done, onDone]);

  if (!sending && !preparing) return null;
  return (
    <div className="wrap owner-news">
      <Notice kind="info" live>
        {words.photosArriving}
      </Notice>
    </div>
  );
}
