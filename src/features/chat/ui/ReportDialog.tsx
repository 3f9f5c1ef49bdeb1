import { type FormEvent, useState } from 'react';
import { CHAT, REPORT_REASONS, type ReportReason } from '../rules/kinds.ts';
import { fill } from '#shared/text.ts';
import { report } from '../browser/index.ts';
import { say } from '#platform/browser/toasts.ts';
import { chatWords as words } from '../browser/words.ts';
import { Choice } from '#ui/Choice.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextField } from '#ui/TextField.tsx';
import type { Conversation } from './types.ts';

type Props = { conversation: Conversation; messageId: string | null; onClose: () => void };
const OPTIONS = REPORT_REASONS.map((value) => ({ value, label: words.reasons[value] }));

/** What is wrong with a message or a person, for somebody to look at. */
export function ReportDialog({ conversation, messageId, onClose }: Props) {
  const { id: conversationId, person, closed } = conversation;
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const [block, setBlock] = useState(false);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const submit = async (event: FormEvent, close: () => void) => {
    event.preventDefault();
    setTried(true);
    if (reason === null) return;
    setBusy(true);
    const outcome = await report({ conversationId, messageId, reason, note, block });
    setBusy(false);
    if (!outcome.ok) return setRefused(outcome.said);
    say(outcome.said, 'good');
    close();
  };
  return (
    <Dialog title={messageId === null ? words.reportTitle : words.reportMessage} onClose={onClose}>
      {(close) => (
        <form className="dialog-form" onSubmit={(event) => void submit(event, close)} noValidate>
          <div className="dialog-body stack">
            <p className="soft">{fill(words.reportLead, { name: person.name })}</p>
            <Choice
              label={words.reportReason}
              options={OPTIONS}
              value={reason}
              onChange={setReason}
              error={tried && reason === null ? words.reasonMissing : null}
            />
            <TextField
              label={words.reportNote}
              optional
              multiline
              value={note}
              onChange={setNote}
              maxLength={CHAT.longestNote}
            />
            {closed === null && <BlockToo block={block} onBlock={setBlock} />}
            {refused && (
              <Notice kind="bad" live>
                {refused}
              </Notice>
            )}
          </div>
          <DialogActions act={words.reportDo} busy={busy} close={close} />
        </form>
      )}
    </Dialog>
  );
}

function BlockToo({ block, onBlock }: { block: boolean; onBlock: (block: boolean) => void }) {
  return (
    <label className="choice">
      <input type="checkbox" checked={block} onChange={(event) => onBlock(event.target.checked)} />
      <span className="choice-text">{words.reportBlock}</span>
    </label>
  );
}
