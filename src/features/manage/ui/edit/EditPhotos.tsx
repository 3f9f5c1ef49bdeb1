import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import type { OwnListing } from '../../browser/owner.ts';
import { editPage as words } from '../../browser/words.ts';
import '#ui/styles/islands.css';

const PhotosDialog = lazy(() => import('../PhotosDialog.tsx').then((module) => ({ default: module.PhotosDialog })));

/** The photo panels of the wizard, over the list of parts. */
export function EditPhotos({ listing, home }: { listing: OwnListing; home: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Suspense fallback={<PhotosButton busy />}>
      <PhotosButton onClick={() => setOpen(true)} />
      {open && <PhotosDialog listing={listing} onDone={() => location.assign(`${home}?now=saved`)} />}
    </Suspense>
  );
}

/** Busy while the panels are fetched. */
function PhotosButton(asked: { busy?: boolean; onClick?: () => void }) {
  return (
    <Button icon="camera" {...asked}>
      {words.photosDo}
    </Button>
  );
}
