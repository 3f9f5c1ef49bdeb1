import { useStore } from '@nanostores/react';
import { excerptOf } from '../rules/text.ts';
import { formatMoney } from '#shared/money.ts';
import { fill } from '#shared/text.ts';
import { $previews, $stalled, type OutboxItem, retry, takeBack } from '../browser/index.ts';
import { chatWords as words } from '../browser/words.ts';
import { cx } from '#ui/cx.ts';
import { named } from './named.ts';

type Props = { item: OutboxItem; onTakeBack: (words: string) => void };

/** The words that stand for a message until the server has it. */
function textOf({ message, body }: OutboxItem): string {
  switch (body.kind) {
    case 'OFFER':
      return fill(words.offerMine, { amount: formatMoney(body.amountCents) });
    case 'OFFER_ANSWER':
      return { ACCEPT: words.accept, DECLINE: words.decline, WITHDRAW: words.withdraw }[body.answer];
    case 'VIEWING':
      return words.viewingTitle;
    case 'VIEWING_ANSWER':
      return { CONFIRM: words.confirm, DECLINE: words.decline, CANCEL: words.cancel }[body.answer];
    case 'VIEWING_PLACE':
      return words.placeShare;
    default:
      return message;
  }
}

/** A message that is shown already and not acknowledged yet, or that was refused. */
export function PendingBubble({ item, onTakeBack }: Props) {
  const stalled = useStore($stalled);
  const { key, refused, body, photos, kept } = item;
  const text = textOf(item);
  const about = excerptOf(text || fill(words.photoLabel, { n: 1, of: photos.length }));
  return (
    <li className={cx('bubble-row bubble-mine bubble-pending', refused !== null && 'bubble-refused')}>
      <div className="bubble">
        <p className="sr-only">{fill(words.you, { text: '' }).trim()}</p>
        {photos.length > 0 && <WaitingPhotos ids={photos} />}
        {text !== '' && <p className="bubble-text">{text}</p>}
      </div>
      {refused === null ? (
        <p className="bubble-foot">
          {stalled ? words.waiting : words.sending}
          {!kept && <strong role="alert">{words.photosNotKept}</strong>}
        </p>
      ) : (
        <div className="bubble-foot">
          <span role="alert">
            {words.notSent}. {refused}
          </span>
          <button type="button" onClick={() => void retry(key)} {...named(words.again, about)} />
          <button
            type="button"
            onClick={() => {
              const typed = takeBack(key);
              if (body.kind === 'TEXT' || body.kind === 'PHOTOS') onTakeBack(typed);
            }}
            {...named(words.takeBack, about)}
          />
        </div>
      )}
    </li>
  );
}

/** The pictures of a message that waits, as they are on this device. */
function WaitingPhotos({ ids }: { ids: readonly string[] }) {
  const previews = useStore($previews);
  const shown = ids.flatMap((id) => previews[id] ?? []);
  return (
    <div className={cx('bubble-photos', shown.length === 1 && 'bubble-photo-one')}>
      {shown.map((src, at) => (
        <img key={src} src={src} alt={fill(words.photoLabel, { n: at + 1, of: shown.length })} />
      ))}
    </div>
  );
}
