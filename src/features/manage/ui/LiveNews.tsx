import { useState } from 'react';
import { owner as words } from '../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

type Props = { url: string; title: string; rented: boolean; onClose: () => void };

/** Right after publishing: it is there, and this is how to send it to people. */
export function LiveNews({ url, title, rented, onClose }: Props) {
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setSaid(words.copied),
      () => setSaid(words.copyFailed),
    );
  return (
    <Notice kind="good" title={rented ? words.liveTitleRent : words.liveTitle} live>
      <p>{words.liveText}</p>
      <div className="row owner-news-actions">
        {'share' in navigator && (
          <Button look="primary" size="sm" icon="share" onClick={() => navigator.share({ url, title }).catch(() => {})}>
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
