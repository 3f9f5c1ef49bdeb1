import { type ComponentProps, useEffect, useRef } from 'react';
import { $place } from '#features/places/browser/place.ts';
import { fill } from '#shared/text.ts';
import { wizard } from '../../browser/words.ts';
import { TextField } from '#ui/TextField.tsx';
import { asText, frameOf, type InputProps } from './types.ts';

type Look = Partial<Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'>> & {
  /** Rewrites what is typed, as it is typed. */
  retype?: (text: string) => string;
};

/** A text field bound to one answer; `look` says how this kind is typed. */
function AnswerText({ answer, look = {} }: { answer: InputProps; look?: Look }) {
  const { retype = (text: string) => text, ...rest } = look;
  return (
    <TextField
      autoComplete="off"
      {...rest}
      {...frameOf(answer)}
      id={answer.id}
      value={asText(answer.value)}
      onChange={(text) => answer.onChange(retype(text))}
      onBlur={answer.onLeave}
    />
  );
}

export function TextInput(props: InputProps) {
  return <AnswerText answer={props} look={props.field.id === 'street' ? { autoComplete: 'street-address' } : {}} />;
}

const wordsIn = (text: string) => (text.trim() === '' ? 0 : text.trim().split(/\s+/).length);

export function LongTextInput(props: InputProps) {
  return (
    <div>
      <AnswerText answer={props} look={{ multiline: true, maxLength: 4000 }} />
      <p className="soft text-sm">{fill(wizard.words, { n: wordsIn(asText(props.value)) })}</p>
    </div>
  );
}

/** Whoever told this browser where they are is not asked again: it is filled in, and as easily changed. */
export function ZipInput(props: InputProps) {
  const offered = useRef(false);
  const { value, onChange } = props;
  useEffect(() => {
    if (offered.current) return;
    offered.current = true;
    const { zip } = $place.get();
    if (zip !== '' && asText(value) === '') onChange(zip);
  }, [value, onChange]);
  const look = { inputMode: 'numeric', autoComplete: 'postal-code', maxLength: 10, look: 'lg' } as const;
  return <AnswerText answer={props} look={look} />;
}

export function PhoneInput(props: InputProps) {
  return <AnswerText answer={props} look={{ type: 'tel', autoComplete: 'tel-national', maxLength: 24 }} />;
}

export function VinInput(props: InputProps) {
  const retype = (text: string) => text.toUpperCase();
  const look = { autoCapitalize: 'characters', spellCheck: false, maxLength: 24, look: 'code', retype } as const;
  return <AnswerText answer={props} look={look} />;
}
