import { useStore } from '@nanostores/react';
import type { Answers } from '#features/listings/rules/answers.ts';
import { type Field, hasChoice, isAsked } from '#features/listings/rules/fields/index.ts';
import { $texts } from '../browser/texts.ts';
import { ContactNotice } from './ContactNotice.tsx';
import { INPUTS } from './inputs/index.ts';
import { Suggestion } from './Suggestion.tsx';

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
