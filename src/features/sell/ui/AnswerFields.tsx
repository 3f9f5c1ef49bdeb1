import { useStore } from '@nanostores/react';
import type { Answers, Answer } from '#shared/answers.ts';
import { type Field, hasChoice, isAsked, fieldById } from '#features/listings/rules/fields/index.ts';
import { $texts } from '../browser/texts.ts';
import { INPUTS } from './inputs/index.ts';
import { findContacts, removeContacts } from '#features/listings/rules/contact-text/find.ts';
import { isPublicText } from '#features/listings/rules/contact-text/public-contacts.ts';
import { $session } from '#features/accounts/browser/session.ts';
import { fill } from '#shared/text.ts';
import { contactWords as words, wizard } from '../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

type SuggestionProps = { field: Field; answers: Answers; onUse: (value: string) => void };

/** What the other answers point to, with their names. Taken with one press, or not at all. */
function Suggestion({ field, answers, onUse }: SuggestionProps) {
  const found = field.suggest?.(answers);
  if (!found || answers[field.id] === found.value) return null;
  const because = found.because.map((id) => fieldById(id).label.toLowerCase()).join(', ');
  return (
    <div className="well card-pad row">
      <p>{fill(because ? wizard.suggestBecause : wizard.suggest, { label: found.label, because })}</p>
      <Button look="secondary" size="sm" onClick={() => onUse(found.value)}>
        {fill(wizard.useSuggestion, { label: found.label })}
      </Button>
    </div>
  );
}

type ContactNoticeProps = { field: Field; value: Answer | undefined; onUse: (value: string) => void };

/** A phone number, email address or messenger in a text that everybody will read: what it costs, and one press to mend it. */
function ContactNotice({ field, value, onUse }: ContactNoticeProps) {
  const session = useStore($session);
  if (!isPublicText(field)) return null;
  // A dealership's own numbers are for everybody. Which those are the server knows, and asks about others.
  const isDealer = session.user?.type === 'DEALERSHIP';
  const found = typeof value === 'string' && !isDealer ? findContacts(value) : [];
  const named = [...new Set(found.map(({ words: said }) => `“${said}”`))].join(', ');
  return (
    <div aria-live="polite" data-contacts={found.length}>
      {found.length > 0 && typeof value === 'string' && (
        <Notice kind="warn" title={words.title}>
          <p>{fill(words.lead, { found: named })}</p>
          <p>{words.instead}</p>
          <Button look="secondary" size="sm" onClick={() => onUse(removeContacts(value, found))}>
            {words.remove}
          </Button>
        </Notice>
      )}
    </div>
  );
}

type Props = {
  readonly fields: readonly Field[];
  readonly answers: Answers;
  /** Put before the controls' ids, where the page itself has a `price` or a `description`. */
  readonly prefix?: string;
  /** The sentence under a field, or null while nothing is to be said. */
  readonly errorOf: (field: Field) => string | null;
  readonly onChange: (changes: Answers) => void;
  readonly onLeave: (id: string) => void;
  /** The heading above asks what the one choice among these fields asks. */
  readonly asked?: boolean;
  /** What to ask back about an answer that hardly goes with the others; null where nothing is. */
  readonly doubtOf?: (field: Field) => string | null;
};

/** The given fields, as far as they are asked for these answers, each with the input of its kind. */
export function AnswerFields({
  fields,
  answers,
  prefix = '',
  errorOf,
  onChange,
  onLeave,
  asked = false,
  doubtOf,
}: Props) {
  const texts = useStore($texts);
  return fields
    .filter((field) => isAsked(field, answers) && hasChoice(field, answers, texts))
    .map((field) => {
      const Input = INPUTS[field.kind];
      return (
        <div key={field.id} className="stack">
          <Input
            field={field}
            id={`${prefix}${field.id}`}
            value={answers[field.id]}
            answers={answers}
            error={errorOf(field)}
            solo={asked && fields.length === 1 && field.kind === 'tiles'}
            onChange={(value) => onChange({ [field.id]: value })}
            onChanges={onChange}
            onLeave={() => onLeave(field.id)}
          />
          <DoubtLine question={doubtOf?.(field) ?? null} />
          <ContactNotice field={field} value={answers[field.id]} onUse={(value) => onChange({ [field.id]: value })} />
          <Suggestion field={field} answers={answers} onUse={(value) => onChange({ [field.id]: value })} />
        </div>
      );
    });
}

/** Asks back, and lets the answer stand. */
function DoubtLine({ question }: { question: string | null }) {
  return (
    <p role="status" className={question ? 'doubt' : 'sr-only'}>
      {question}
    </p>
  );
}
