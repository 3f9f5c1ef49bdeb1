import { useState } from 'react';
import { owner as words } from '../browser/words.ts';
import type { OwnListing } from '../browser/owner.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { ListingCategory } from '#shared/enums.ts';
import { categoryRecord } from '#features/listings/rules/categories.ts';

type PutInWindowProps = { uniqueId: string; category: ListingCategory };

const SIGN = { vehicle: 'window', home: 'yard', sale: 'yard', thing: 'tag' } as const;

/** From the screen to the thing: a sign printed at once, a blank sticker that is at hand, or one by mail. */
function PutInWindow({ uniqueId, category }: PutInWindowProps) {
  const kind = SIGN[categoryRecord(category).family];
  return (
    <section className="stack" aria-labelledby="put-title">
      <h2 className="title-4" id="put-title">
        {words.put[kind]}
      </h2>
      <div className="row owner-news-actions">
        <form method="post" action="/stickers/print/sign.pdf" target="_blank" rel="noopener">
          <input type="hidden" name="listing" value={uniqueId} />
          <Button look="ink" size="sm" icon="qr" type="submit">
            {words.print[kind]}
          </Button>
        </form>
        <ButtonLink look="secondary" size="sm" href={`/stickers/link?listing=${uniqueId}`}>
          {words.useBlank}
        </ButtonLink>
        <ButtonLink look="secondary" size="sm" href="/stickers/order">
          {words.orderStickers}
        </ButtonLink>
      </div>
    </section>
  );
}

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
