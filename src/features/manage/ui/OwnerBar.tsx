import { lazy, Suspense, useEffect, useState } from 'react';
import type { EditField, ListingStatus } from '#shared/enums.ts';
import { actionTarget, type OwnerAction, ownerActions } from '#features/listings/rules/owner-actions.ts';
import type { Answers } from '#shared/answers.ts';
import { leaseAsked } from '#features/listings/rules/fields/property-gates.ts';
import { STATUSES } from '#features/listings/rules/status.ts';
import { statusLabel } from '#features/listings/words/status.ts';
import { changeOwn, type OwnListing } from '../browser/owner.ts';
import { owner as words, ownerActionWords, saleWords } from '../browser/words.ts';
import { Badge } from '#ui/Badge.tsx';
import { ArchiveDialog } from './ArchiveDialog.tsx';
import { EditDialog } from './EditDialog.tsx';
import { EditMenu } from './EditMenu.tsx';
import { LiveNews } from './LiveNews.tsx';
import { Refusal, type Refused } from './Refusal.tsx';
import { SellDialog } from './SellDialog.tsx';
import { showChanged, showSaved } from './show-fresh.ts';
import { Notice } from '#ui/Notice.tsx';
import { BarMenu, MenuItem } from './BarMenu.tsx';

/** The photo panels weigh more than the rest of the bar together; they come when asked for. */
const PhotosDialog = lazy(() => import('./PhotosDialog.tsx').then((module) => ({ default: module.PhotosDialog })));

const photosDone = () => showSaved(words.photosSaved);

type Open = { kind: 'edit'; edit: EditField } | { kind: 'sell' | 'archive' | 'photos' } | null;
type Props = {
  listing: OwnListing;
  /** True on the first visit after publishing. */
  justPublished: boolean;
  /** What the page before left to be said. */
  said: string | null;
};

/** What only the owner sees of a listing's page: its status, and everything that can be changed. */
export function OwnerBar({ listing, justPublished, said }: Props) {
  const [open, setOpen] = useState<Open>(null);
  const [live, setLive] = useState(justPublished);
  const [refused, setRefused] = useState<Refused | null>(null);
  const close = () => setOpen(null);
  const lease = leaseAsked(listing.answers as Answers);

  const act = async (action: OwnerAction) => {
    if (action === 'sell' || action === 'archive') return setOpen({ kind: action });
    setRefused(null);
    const outcome = await changeOwn(listing.id, { status: actionTarget(action) });
    if (outcome.kind === 'saved') showChanged(outcome.listing);
    else setRefused(outcome);
  };

  return (
    <section className="owner-bar" data-own-bar aria-label={words.barLabel}>
      {live && listing.path && (
        <div className="wrap owner-news">
          <LiveNews
            listing={listing}
            url={new URL(listing.path, location.origin).href}
            rented={lease !== null}
            onClose={() => setLive(false)}
          />
        </div>
      )}
      {refused && (
        <div className="wrap owner-news">
          <Refusal refused={refused} />
        </div>
      )}
      {said && !refused && <PassingNews sentence={said} />}
      <div className="wrap owner-row">
        <Badge kind={STATUSES[listing.status].badge.kind}>{statusLabel(listing.status, lease)}</Badge>
        <p className="owner-words">{words.onlyYou}</p>
        {listing.path && (
          <EditMenu
            listing={listing}
            onEdit={(edit) => setOpen({ kind: 'edit', edit })}
            onPhotos={() => setOpen({ kind: 'photos' })}
          />
        )}
        <StatusMenu status={listing.status} rented={lease !== null} onAct={act} />
      </div>
      {open?.kind === 'edit' && (
        <EditDialog listing={listing} edit={open.edit} onClose={close} onSaved={() => showSaved(words.saved)} />
      )}
      {open?.kind === 'sell' && <SellDialog listing={listing} onClose={close} onSaved={showChanged} />}
      {open?.kind === 'archive' && <ArchiveDialog listing={listing} onClose={close} onSaved={showChanged} />}
      {open?.kind === 'photos' && (
        <Suspense fallback={<PhotosComing />}>
          <PhotosDialog listing={listing} onDone={photosDone} />
        </Suspense>
      )}
    </section>
  );
}

const PhotosComing = () => (
  <p className="wrap owner-news" role="status">
    {words.photosLoading}
  </p>
);

/** As long as toasts stay. */
const STAYS_MS = 6000;

/** A sentence about what was just done; it goes by itself, the badge beside it stays. */
function PassingNews({ sentence }: { sentence: string }) {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setGone(true), STAYS_MS);
    return () => clearTimeout(timer);
  }, []);
  if (gone) return null;
  return (
    <div className="wrap owner-news">
      <Notice kind="good" live>
        {sentence}
      </Notice>
    </div>
  );
}

/** What can be done with the listing as a whole. */
type StatusProps = { status: ListingStatus; rented: boolean; onAct: (action: OwnerAction) => void };

function StatusMenu({ status, rented, onAct }: StatusProps) {
  return (
    <BarMenu label={words.status} icon="tag">
      {(close) =>
        ownerActions(status).map((action) => (
          <MenuItem
            key={action}
            {...(action === 'sell' && rented ? saleWords.rental.action : ownerActionWords[action])}
            onPress={() => {
              close();
              onAct(action);
            }}
          />
        ))
      }
    </BarMenu>
  );
}
