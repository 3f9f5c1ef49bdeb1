import { useId, useState } from 'react';
import { wizardUi } from './control-words.ts';
import { TextField } from './TextField.tsx';

type Props = {
  question: string;
  hint?: string;
  /** Null while nothing is said. */
  value: boolean | null;
  onChange: (value: boolean | null) => void;
  note: string;
  onNote: (note: string) => void;
  noteLabel?: string;
  yes?: string;
  no?: string;
  error?: string | null;
};

/** A three-state answer with a note: yes, no, or nothing said. What was said can be taken back. */
export function YesNo({
  question,
  hint,
  value,
  onChange,
  note,
  onNote,
  noteLabel = wizardUi.noteLabel,
  yes = wizardUi.yes,
  no = wizardUi.no,
  error,
}: Props) {
  const id = useId();
  const [open, setOpen] = useState(note !== '');
  const option = (answer: boolean, word: string) => (
    <label>
      <input type="radio" name={id} checked={value === answer} onChange={() => onChange(answer)} />
      {word}
    </label>
  );
  return (
    <fieldset className="grid gap-1 border-b border-line py-3" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="sr-only">{question}</legend>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-[min(10.5rem,100%)] flex-1" aria-hidden="true">
          <p className="font-semibold leading-snug">{question}</p>
          {hint && <p className="field-hint">{hint}</p>}
        </div>
        <div className="yesno">
          {option(true, yes)}
          {option(false, no)}
        </div>
      </div>
      <p className="field-error" id={`${id}-error`} aria-live="polite">
        {error}
      </p>
      {open && (
        <TextField
          label={noteLabel}
          value={note}
          onChange={onNote}
          maxLength={500}
          multiline
          hideLabel
          placeholder={noteLabel}
        />
      )}
      <div className="flex gap-4">
        {!open && <TextButton onClick={() => setOpen(true)}>{wizardUi.addNote}</TextButton>}
        {value !== null && <TextButton onClick={() => onChange(null)}>{wizardUi.clearAnswer}</TextButton>}
      </div>
    </fieldset>
  );
}

const TextButton = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <button type="button" className="link min-h-11 text-sm" onClick={onClick}>
    {children}
  </button>
);
