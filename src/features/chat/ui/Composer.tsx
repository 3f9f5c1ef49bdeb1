import { type FormEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { CHAT } from '../rules/kinds.ts';
import { insertText } from '../rules/insert-text.ts';
import { fill } from '#shared/text.ts';
import { pickPhotos, post, sayTyping, takePhotos } from '../browser/index.ts';
import { chatWords as words } from '../browser/words.ts';
import { Icon } from '#ui/Icon.tsx';
import { OfferDialog } from './OfferDialog.tsx';
import { PickedPhotos } from './PickedPhotos.tsx';
import { RepliesDialog } from './RepliesDialog.tsx';
import type { Conversation } from './types.ts';
import { ViewingDialog } from './ViewingDialog.tsx';

type Props = {
  conversation: Conversation;
  alive: boolean;
  draft: string;
  onDraft: (text: string) => void;
  /** Why the plain form was refused, before scripts came. */
  refused: string | null;
};

type Open = 'offer' | 'viewing' | 'replies' | null;

/**
 * The place to answer: a plain form that works by itself, and becomes instant when scripts are there. The dialogs stand
 * beside it: inside, their own sending would send what is being written as well.
 */
export function Composer({ conversation, alive, draft, onDraft, refused }: Props) {
  const { id, person, role } = conversation;
  const field = useRef<HTMLTextAreaElement>(null);
  const { open, setOpen, takeReply, close } = useDialogs(field, (text) => onDraft(insertText(draft, text)));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const message = draft.trim();
    const photos = takePhotos();
    if (message === '' && photos.length === 0) return field.current?.focus();
    post({ conversationId: id, message, photos });
    sayTyping(id, false);
    onDraft('');
    field.current?.focus();
  };
  return (
    <>
      <form className="composer" method="post" action={`/my/messages/${id}`} onSubmit={alive ? submit : undefined}>
        {refused && (
          <p className="field-error" role="alert" id="composer-error">
            {refused}
          </p>
        )}
        {alive && <PickedPhotos />}
        {alive && <Tools conversationId={id} role={role} onOpen={setOpen} />}
        <div className="composer-row">
          <Field
            field={field}
            conversationId={id}
            name={person.name}
            alive={alive}
            draft={draft}
            onDraft={onDraft}
            refused={refused}
            onEnter={submit}
          />
          <button type="submit" className="btn btn-primary btn-icon" aria-label={words.send}>
            <Icon name="send" />
          </button>
        </div>
        <p className="composer-hint" id="composer-hint">
          {words.sendHint}
        </p>
      </form>
      {open === 'offer' && <OfferDialog conversation={conversation} counterTo={null} onClose={close} />}
      {open === 'viewing' && <ViewingDialog conversation={conversation} insteadOf={null} onClose={close} />}
      {open === 'replies' && <RepliesDialog onUse={takeReply} onClose={close} />}
    </>
  );
}

/** Which dialog is open. They give the focus back to their button; a chosen reply stands behind what is written, to be changed. */
function useDialogs(field: React.RefObject<HTMLTextAreaElement | null>, onReply: (text: string) => void) {
  const [open, setOpen] = useState<Open>(null);
  const replied = useRef(false);
  const takeReply = (text: string) => {
    onReply(text);
    replied.current = true;
  };
  const close = () => {
    setOpen(null);
    if (replied.current) field.current?.focus();
    replied.current = false;
  };
  return { open, setOpen, takeReply, close };
}

type ToolsProps = Pick<Conversation, 'role'> & { conversationId: string; onOpen: (dialog: Open) => void };

/** What can be sent instead of words. */
function Tools({ conversationId, role, onOpen }: ToolsProps) {
  const file = useRef<HTMLInputElement>(null);
  return (
    <fieldset className="composer-tools">
      <legend className="sr-only">{words.more}</legend>
      <Tool icon="camera" label={words.addPhotos} onClick={() => file.current?.click()} />
      <Tool icon="tag" label={words.addOffer} onClick={() => onOpen('offer')} />
      <Tool icon="calendar" label={words.addViewing} onClick={() => onOpen('viewing')} />
      {role === 'SELLER' && <Tool icon="copy" label={words.addReply} onClick={() => onOpen('replies')} />}
      <input
        ref={file}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={words.addPhotos}
        onChange={(event) => {
          pickPhotos(conversationId, [...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </fieldset>
  );
}

type FieldProps = Omit<Props, 'conversation'> & {
  field: React.RefObject<HTMLTextAreaElement | null>;
  conversationId: string;
  name: string;
  onEnter: (event: KeyboardEvent) => void;
};

function Field({ field, conversationId, name, alive, draft, onDraft, refused, onEnter }: FieldProps) {
  useGrowing(field, draft);
  const onKey = (event: KeyboardEvent) => {
    const isPlainEnter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    // On a phone's keyboard Enter begins a new line; the button sends.
    if (alive && isPlainEnter && !matchMedia('(pointer: coarse)').matches) onEnter(event);
  };
  return (
    <>
      <label className="sr-only" htmlFor="composer-text">
        {fill(words.writeLabel, { name })}
      </label>
      <textarea
        ref={field}
        id="composer-text"
        name="message"
        className="textarea"
        rows={1}
        required={!alive}
        maxLength={CHAT.longestMessage}
        placeholder={words.writeHint}
        value={draft}
        aria-describedby={refused ? 'composer-error composer-hint' : 'composer-hint'}
        onChange={(event) => {
          onDraft(event.target.value);
          sayTyping(conversationId, event.target.value !== '');
        }}
        onKeyDown={onKey}
        onBlur={() => sayTyping(conversationId, false)}
      />
    </>
  );
}

type ToolProps = { icon: 'camera' | 'tag' | 'calendar' | 'copy'; label: string; onClick: () => void };

function Tool({ icon, label, onClick }: ToolProps) {
  return (
    <button type="button" className="chip" onClick={onClick}>
      <Icon name={icon} size={18} /> {label}
    </button>
  );
}

/** As tall as its words, up to a third of the screen. */
function useGrowing(field: React.RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are what changes its height.
  useLayoutEffect(() => {
    const area = field.current;
    if (!area) return;
    area.style.height = 'auto';
    area.style.height = `${Math.min(area.scrollHeight + 2, window.innerHeight / 3)}px`;
  }, [field, text]);
}
