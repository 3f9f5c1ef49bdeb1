import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CHAT } from '../rules/kinds.ts';
import { excerptOf } from '../rules/text.ts';
import { fill } from '#shared/text.ts';
import { $replies, loadReplies, saveReplies } from '../browser/index.ts';
import { chatWords as words } from '../browser/words.ts';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { TextField } from '#ui/TextField.tsx';

type Props = { onUse: (text: string) => void; onClose: () => void };

/** What a seller often says: chosen with a press, kept for next time. */
export function RepliesDialog({ onUse, onClose }: Props) {
  const { replies, text, setText, refused, list, save, add } = useReplies();
  return (
    <Dialog title={words.repliesTitle} onClose={onClose}>
      {(close) => (
        <form className="dialog-form" onSubmit={(event) => void add(event)} noValidate>
          <div className="dialog-body stack">
            <p className="soft">{words.repliesLead}</p>
            {refused && (
              <Notice kind="bad" live>
                {refused}
              </Notice>
            )}
            {replies === null && !refused && <Skeleton label={words.repliesTitle} />}
            {replies?.length === 0 && <p className="soft">{words.repliesEmpty}</p>}
            <ul className="replies" ref={list}>
              {replies?.map((reply) => (
                <Reply
                  key={reply}
                  text={reply}
                  onUse={() => {
                    onUse(reply);
                    close();
                  }}
                  onRemove={() => void save(replies.filter((other) => other !== reply))}
                />
              ))}
            </ul>
            {replies !== null && replies.length < CHAT.savedReplies && (
              <TextField
                label={words.repliesNew}
                multiline
                value={text}
                onChange={setText}
                maxLength={CHAT.longestReply}
              />
            )}
          </div>
          <DialogActions act={words.repliesAdd} look="secondary" close={close} leave={words.repliesDone} />
        </form>
      )}
    </Dialog>
  );
}

function useReplies() {
  const replies = useStore($replies);
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => {
    loadReplies().catch(() => setRefused(words.notReachable));
  }, []);
  // They come a moment after the dialog: then the first of them has the focus, not the button below.
  const list = useRef<HTMLUListElement>(null);
  const loaded = replies !== null;
  useEffect(() => {
    if (loaded) list.current?.closest('dialog')?.querySelector<HTMLElement>('.replies-use, textarea')?.focus();
  }, [loaded]);
  const save = async (next: readonly string[]) => {
    const outcome = await saveReplies(next);
    setRefused(outcome.ok ? null : outcome.said);
    return outcome.ok;
  };
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const reply = text.trim();
    if (reply !== '' && (await save([...(replies ?? []), reply]))) setText('');
  };
  return { replies, text, setText, refused, list, save, add };
}

type ReplyProps = { text: string; onUse: () => void; onRemove: () => void };

function Reply({ text, onUse, onRemove }: ReplyProps) {
  return (
    <li>
      <button type="button" className="replies-use" onClick={onUse}>
        {text}
      </button>
      <button
        type="button"
        className="btn btn-quiet btn-icon"
        aria-label={fill(words.repliesRemove, { text: excerptOf(text) })}
        onClick={(event) => {
          // It goes with its reply: the focus stays in the dialog.
          event.currentTarget.closest('dialog')?.querySelector('textarea')?.focus();
          onRemove();
        }}
      >
        <Icon name="trash" size={20} />
      </button>
    </li>
  );
}
