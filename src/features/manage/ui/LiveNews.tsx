import { useState } from 'react';
import { owner as words } from '../browser/words.ts';
import type { OwnListing } from '../browser/owner.ts';
import { PutInWindow } from './PutInWindow.tsx';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

type Props = {
  listing: Pick<OwnListing, 'unique_id' | 'category' | 'title'>;
  url: string;
  rented: boolean;
  onClose: () => void;
};

/** Right after publishing: it is there, this is how it comes into the window, and how to send it to people. */
export function LiveNews({ listing, url, rented, onClose }: Props) {
  const { title } = listing;
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setSaid(words.copied),
      () => setSaid(words.copyFailed),
    );
  return (
    <Notice kind="good" title={rented ? words.liveTitleRent : words.liveTitle} live>
      <PutInWindow uniqueId={listing.unique_id} category={listing.category} />
      <p>{words.liveText}</p>
      <div className="row owner-news-actions">
        {'share' in navigator && (
          <Button size="sm" icon="share" onClick={() => navigator.share({ url, title }).catch(() => {})}>
            {words.share}
          </Button>
        )}
        <Button size="sm" icon="copy" onClick={copy}>
          {words.copyLink}
        </Button>
        <Button look="quiet" size="sm" onClick={onClose}>
          {words.close}
        </Button>
        <span role="status">{said}</span>
      </div>
    </Notice>
  );
}
