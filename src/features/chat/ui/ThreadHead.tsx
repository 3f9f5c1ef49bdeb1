import { useEffect, useId, useRef, useState } from 'react';
import { categoryRecord } from '#features/listings/rules/categories.ts';
import { isUp, STATUSES } from '#features/listings/rules/status.ts';
import { statusLabel } from '#features/listings/words/status.ts';
import { amountWords } from '#features/listings/words/price.ts';
import { formatPhone } from '#shared/phone.ts';
import { fill } from '#shared/text.ts';
import { chooseFor } from '../browser/index.ts';
import { say } from '#platform/browser/toasts.ts';
import { chatWords as words } from '../browser/words.ts';
import { Portrait } from '#features/pictures/ui/Portrait.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Icon } from '#ui/Icon.tsx';
import { BlockDialog } from './BlockDialog.tsx';
import { ListingPicture } from './ListingPicture.tsx';
import { named } from './named.ts';
import { ReportDialog } from './ReportDialog.tsx';
import type { Conversation } from './types.ts';

type Props = { conversation: Conversation; alive: boolean };

/** Whom one talks to, about which listing, and what can be done about it. */
export function ThreadHead({ conversation, alive }: Props) {
  const { person, listing, role } = conversation;
  const what = (
    <>
      <ListingPicture listing={listing} />
      <span className="chat-item-words">
        <span className="chat-item-title">{listing.title}</span>
        <span className="chat-item-facts">
          {listing.price && <strong className="figure">{amountWords(listing.price)}</strong>}
          <Badge kind={STATUSES[listing.status].badge.kind}>{statusLabel(listing.status, listing.price?.lease)}</Badge>
        </span>
      </span>
    </>
  );
  return (
    <header className="chat-head">
      <div className="chat-head-row">
        <a className="btn btn-quiet btn-icon chat-back" href="/my/messages" aria-label={words.back}>
          <Icon name="chevron-left" />
        </a>
        <Portrait name={person.name} kind={person.path ? 'shop' : 'person'} size={40} />
        <div className="chat-person">
          <h1 className="title-4">{person.path ? <a href={person.path}>{person.name}</a> : person.name}</h1>
          <p className="soft text-sm">{role === 'SELLER' ? words.selling : words.buying}</p>
        </div>
        {alive && <HeadMenu conversation={conversation} />}
      </div>
      {listing.path ? (
        <a className="chat-item" href={listing.path}>
          {what}
        </a>
      ) : (
        <div className="chat-item">{what}</div>
      )}
      <SaleLink conversation={conversation} />
      {conversation.call && (
        <a className="btn btn-secondary btn-sm justify-self-start" href={`tel:${conversation.call}`}>
          {fill(words.call, { name: person.name, phone: formatPhone(conversation.call) })}
        </a>
      )}
      {person.gone && <p className="soft text-sm">{words.gone}</p>}
    </header>
  );
}

/** The page where the two finish what they agreed on. A garage sale's items are sold one by one; for homes it keeps visits. */
function SaleLink({ conversation: { id, listing, closed } }: Pick<Props, 'conversation'>) {
  if (closed !== null || listing.category === 'GARAGE') return null;
  const begun =
    listing.status === 'RESERVED' || !isUp(listing.status) || categoryRecord(listing.category).family === 'home';
  return (
    <a className="btn btn-secondary btn-sm justify-self-start" href={`/my/sales/${id}`}>
      {begun ? words.saleGoOn : words.saleBegin}
    </a>
  );
}

/** A menu that goes when one turns elsewhere, and gives the focus back to its button. */
function useMenu() {
  const [open, setOpen] = useState<'menu' | 'block' | 'report' | null>(null);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (open !== 'menu') return;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) setOpen(null);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(null);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [open]);
  const close = () => {
    setOpen(null);
    button.current?.focus();
  };
  return { open, setOpen, close, menu, button };
}

function HeadMenu({ conversation }: { conversation: Conversation }) {
  const { id, muted, person, closed } = conversation;
  const { open, setOpen, close, menu, button } = useMenu();
  const listId = useId();
  const mute = async () => {
    close();
    const outcome = await chooseFor(id, { muted: !muted }, muted ? words.nowUnmuted : words.nowMuted);
    say(outcome.said, outcome.ok ? 'good' : 'bad');
  };
  return (
    <div className="chat-menu" ref={menu}>
      <button
        ref={button}
        type="button"
        className="btn btn-quiet btn-icon"
        aria-label={words.menu}
        aria-expanded={open === 'menu'}
        aria-controls={listId}
        onClick={() => setOpen(open === 'menu' ? null : 'menu')}
      >
        <Icon name="dots" />
      </button>
      {open === 'menu' && (
        <ul className="chat-menu-list" id={listId}>
          <li>
            <button type="button" onClick={() => void mute()}>
              {muted ? words.unmute : words.mute}
            </button>
          </li>
          {closed === null && (
            <li>
              <button type="button" onClick={() => setOpen('block')}>
                {fill(words.block, { name: person.name })}
              </button>
            </li>
          )}
          <li>
            <button type="button" onClick={() => setOpen('report')} {...named(words.report, person.name)} />
          </li>
        </ul>
      )}
      {open === 'block' && <BlockDialog person={person} onClose={close} />}
      {open === 'report' && <ReportDialog conversation={conversation} messageId={null} onClose={close} />}
    </div>
  );
}
