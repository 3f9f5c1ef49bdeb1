import { type FormEvent, useState } from 'react';
import { CHAT } from '../rules/kinds.ts';
import { fill } from '#shared/text.ts';
import { post } from '../browser/index.ts';
import { chatWords as words } from '../browser/words.ts';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextField } from '#ui/TextField.tsx';
import type { Conversation } from './types.ts';

type Props = { conversation: Conversation; insteadOf: string | null; onClose: () => void };

const LENGTHS = [15, 30, 45, 60, 90].map((n) => ({ value: String(n), label: fill(words.minutes, { n }) }));
const two = (n: number) => String(n).padStart(2, '0');
/** `2026-11-21`, as a date field wants it, on this browser's clock. */
const dayOf = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

function tomorrow(): string {
  const date = new Date();
  date.setDate(date.getDate() + 1);
  return dayOf(date);
}

/** A day, a time and a place. The time is this browser's, and says so to the other side by its zone. */
export function ViewingDialog({ conversation, insteadOf, onClose }: Props) {
  const [day, setDay] = useState(tomorrow);
  const [time, setTime] = useState('17:30');
  const [minutes, setMinutes] = useState(String(CHAT.viewingMinutes.usual));
  const [place, setPlace] = useState('');
  const [tried, setTried] = useState(false);
  const at = new Date(`${day}T${time}`);
  const wrong = Number.isNaN(at.getTime()) || at.getTime() <= Date.now();
  const submit = (event: FormEvent, close: () => void) => {
    event.preventDefault();
    setTried(true);
    if (wrong) return;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const body = { startsAt: at.toISOString(), minutes: Number(minutes), timeZone, place: place.trim(), insteadOf };
    post({ conversationId: conversation.id, message: '', body: { kind: 'VIEWING', ...body } });
    close();
  };
  return (
    <Dialog title={words.viewingTitle} onClose={onClose}>
      {(close) => (
        <form className="dialog-form" onSubmit={(event) => submit(event, close)} noValidate>
          <div className="dialog-body stack">
            <TextField
              label={words.viewingDay}
              type="date"
              min={dayOf(new Date())}
              value={day}
              onChange={setDay}
              error={tried && wrong ? words.viewingPast : null}
            />
            <TextField label={words.viewingTime} type="time" step={900} value={time} onChange={setTime} />
            <SelectField label={words.viewingMinutes} options={LENGTHS} value={minutes} onChange={setMinutes} />
            <TextField
              label={words.viewingPlace}
              hint={words.viewingPlaceHint}
              optional
              value={place}
              onChange={setPlace}
              maxLength={CHAT.longestPlace}
            />
            <p className="soft text-sm">{words.viewingNote}</p>
          </div>
          <DialogActions act={words.viewingSend} close={close} />
        </form>
      )}
    </Dialog>
  );
}
