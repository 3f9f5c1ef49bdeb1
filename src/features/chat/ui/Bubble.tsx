import { useState } from 'react';
import { excerptOf } from '../rules/text.ts';
import { fill } from '#shared/text.ts';
import { chatWords as words } from '../browser/words.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { clockOf } from './clock.ts';
import { OfferBody } from './OfferBody.tsx';
import { ReportDialog } from './ReportDialog.tsx';
import type { Conversation, Message, Where } from './types.ts';
import { ViewingBody } from './ViewingBody.tsx';
import type { ChatPhoto } from '../contracts/chats.ts';
import { closestWidth, photoUrl } from '#features/photos/rules/photos.ts';

type PhotosBodyProps = { photos: readonly ChatPhoto[]; name: string; time: string };

/** Photos of a message: each opens large in a tab of its own. */
function PhotosBody({ photos, name, time }: PhotosBodyProps) {
  return (
    <ul className={photos.length === 1 ? 'bubble-photos bubble-photo-one' : 'bubble-photos'}>
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <Photo photo={photo} label={fill(words.photoFrom, { n: index + 1, of: photos.length, name, time })} />
        </li>
      ))}
    </ul>
  );
}

function Photo({ photo, label }: { photo: ChatPhoto; label: string }) {
  if (photo.status === 'PROCESSING') return <p className="bubble-photo-wait">{words.photoWaits}</p>;
  if (photo.status === 'FAILED') return <p className="bubble-photo-wait">{photo.message}</p>;
  const widest = closestWidth(photo, 1920);
  return (
    <a
      href={photoUrl(photo, widest, 'jpg')}
      target="_blank"
      rel="noopener"
      aria-label={fill(words.photoOpens, { photo: label })}
    >
      <img
        src={photoUrl(photo, closestWidth(photo, 640), 'webp')}
        width={photo.width}
        height={photo.height}
        alt={label}
        loading="lazy"
      />
    </a>
  );
}

type Props = {
  message: Message;
  conversation: Conversation;
  where: Where;
  alive: boolean;
  /** The newest of one's own shows how far it got; those before it got at least as far. */
  isLastOwn: boolean;
};

/** Characters of a message in the names of its controls. */
const NAME_SIGNS = 60;

/** One message. Whose it is shows by side and shade, and is said to screen readers. */
export function Bubble({ message, conversation, where, alive, isLastOwn }: Props) {
  const { senderId, createdAt, marks, seq, contacts } = message;
  const mine = senderId === where.me;
  const [reporting, setReporting] = useState(false);
  const time = clockOf(new Date(createdAt), where.timeZone);
  const text = excerptOf(message.content || words.deletedText, NAME_SIGNS);
  return (
    <li className={cx('bubble-row', mine ? 'bubble-mine' : 'bubble-theirs')}>
      <div className={cx('bubble', message.body.kind !== 'TEXT' && 'bubble-wide')}>
        <p className="sr-only">{mine ? fill(words.you, { text: '' }).trim() : `${where.name}:`}</p>
        <Body message={message} conversation={conversation} where={where} mine={mine} alive={alive} />
      </div>
      {!mine && marks.length > 0 && <Shield reasons={marks.map(({ reason }) => reason)} />}
      {mine && contacts.length > 0 && isLastOwn && (
        <p className="bubble-note">{contacts.map((kind) => words.contactNote[kind]).join(' ')}</p>
      )}
      <p className="bubble-foot">
        <time dateTime={createdAt}>{time}</time>
        {isLastOwn && <span>{progressOf(seq, conversation)}</span>}
        {!mine && alive && (
          <button
            type="button"
            className="bubble-report"
            aria-label={fill(words.reportNamed, { text, time })}
            onClick={() => setReporting(true)}
          >
            {words.report}
          </button>
        )}
      </p>
      {reporting && (
        <ReportDialog conversation={conversation} messageId={message.id} onClose={() => setReporting(false)} />
      )}
    </li>
  );
}

function progressOf(seq: number, { theirReadSeq, theirDeliveredSeq }: Conversation): string {
  if (seq <= theirReadSeq) return words.read;
  return seq <= theirDeliveredSeq ? words.delivered : words.sent;
}

type BodyProps = Omit<Props, 'isLastOwn'> & { mine: boolean };

function Body({ message, conversation, where, mine, alive }: BodyProps) {
  const { body, content } = message;
  switch (body.kind) {
    case 'PHOTOS':
      return (
        <>
          <PhotosBody
            photos={body.photos}
            name={mine ? words.self : where.name}
            time={clockOf(new Date(message.createdAt), where.timeZone)}
          />
          {body.note && <p className="bubble-text">{body.note}</p>}
        </>
      );
    case 'OFFER':
      return (
        <OfferBody id={message.id} body={body} conversation={conversation} where={where} mine={mine} alive={alive} />
      );
    case 'VIEWING':
      return (
        <ViewingBody id={message.id} body={body} conversation={conversation} where={where} mine={mine} alive={alive} />
      );
    default:
      return <p className={cx('bubble-text', !content && 'soft')}>{content || words.deletedText}</p>;
  }
}

/** What the scam shield noticed, with the reason. The message itself stays as it was written. */
function Shield({ reasons }: { reasons: readonly string[] }) {
  return (
    <div className="shield" role="note" aria-label={words.shieldTitle}>
      <p className="shield-title">
        <Icon name="shield" size={20} /> {words.shieldTitle}
      </p>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <a className="link" href="/safety">
        {words.shieldLink}
      </a>
    </div>
  );
}
