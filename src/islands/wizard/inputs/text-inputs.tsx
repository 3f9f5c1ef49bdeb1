import { useId } from 'react';
import { fill } from '#domain/text.ts';
import { wizard } from '#messages/en/wizard.ts';
import { TextField } from '../../ui/TextField.tsx';
import { useSuggestions } from '../use-suggestions.ts';
import { asText, frameOf, type InputProps } from './types.ts';

export function TextInput(props: InputProps) {
  return (
    <TextField
      {...frameOf(props)}
      id={props.id}
      value={asText(props.value)}
      onChange={props.onChange}
      onBlur={props.onLeave}
      autoComplete={props.field.id === 'street' ? 'street-address' : 'off'}
    />
  );
}

/** Free text with the browser's own list of suggestions. Anything may be typed. */
export function SuggestInput(props: InputProps) {
  const list = useId();
  const suggestions = useSuggestions(props.field.id, props.answers);
  return (
    <>
      <TextField
        {...frameOf(props)}
        id={props.id}
        value={asText(props.value)}
        onChange={props.onChange}
        onBlur={props.onLeave}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        list={list}
      />
      <datalist id={list}>
        {suggestions.map((word) => (
          <option key={word} value={word} />
        ))}
      </datalist>
    </>
  );
}

const wordsIn = (text: string) => (text.trim() === '' ? 0 : text.trim().split(/\s+/).length);

export function LongTextInput(props: InputProps) {
  const text = asText(props.value);
  return (
    <div>
      <TextField
        {...frameOf(props)}
        id={props.id}
        value={text}
        onChange={props.onChange}
        onBlur={props.onLeave}
        multiline
        maxLength={4000}
      />
      <p className="soft text-sm">{fill(wizard.words, { n: wordsIn(text) })}</p>
    </div>
  );
}

export function ZipInput(props: InputProps) {
  return (
    <TextField
      {...frameOf(props)}
      id={props.id}
      value={asText(props.value)}
      onChange={props.onChange}
      onBlur={props.onLeave}
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={10}
      look="lg"
    />
  );
}

export function PhoneInput(props: InputProps) {
  return (
    <TextField
      {...frameOf(props)}
      id={props.id}
      value={asText(props.value)}
      onChange={props.onChange}
      onBlur={props.onLeave}
      type="tel"
      autoComplete="tel-national"
      maxLength={24}
    />
  );
}

export function VinInput(props: InputProps) {
  return (
    <TextField
      {...frameOf(props)}
      id={props.id}
      value={asText(props.value)}
      onChange={(text) => props.onChange(text.toUpperCase())}
      onBlur={props.onLeave}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={24}
      look="code"
    />
  );
}
