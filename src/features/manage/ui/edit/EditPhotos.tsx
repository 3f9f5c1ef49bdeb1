import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import type { OwnListing } from '../../browser/owner.ts';
import { owner, editPage as words } from '../../browser/words.ts';
import '#ui/styles/islands.css';

const PhotosDialog = lazy(() => import('../PhotosDialog.tsx').then((module) => ({ default: module.PhotosDialog })));

/** The photo panels of the wizard, over the list of parts. */
export function EditPhotos({ listing, home }: { listing: OwnListing; home: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="camera" onClick={() => setOpen(true)}>
        {words.photosDo}
      </Button>
      {open && (
        <Suspense fallback={<Spinner label={owner.photosLoading} />}>
          <PhotosDialog listing={listing} onDone={() => location.assign(`${home}?now=saved`)} />
        </Suspense>
      )}
    </>
  );
}
