import { type ComponentProps, useState } from 'react';
import { flushSync } from 'react-dom';
import { TextField } from './TextField.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'inputMode' | 'multiline' | 'type'> & {
  /** A whole number, or null while empty. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** Digits accepted at most. */
  digits?: number;
};

const group = (value: number | null) => (value === null ? '' : value.toLocaleString('en-US'));

/** A whole number on the numeric keyboard: plain digits while typing, grouped by thousands once left. */
export function NumberField({ value, onChange, onFocus, onBlur, digits = 9, ...rest }: Props) {
  const [typing, setTyping] = useState(false);
  const change = (text: string) => {
    const kept = text.replace(/\..*$/, '').replace(/\D/g, '').slice(0, digits);
    onChange(kept === '' ? null : Number(kept));
  };
  return (
    <TextField
      autoComplete="off"
      {...rest}
      inputMode="numeric"
      value={typing ? (value === null ? '' : String(value)) : group(value)}
      onChange={change}
      onFocus={(event) => {
        // A text that is selected is about to be replaced, and stays selected when its commas go: otherwise a new price
        // would be typed behind the old one.
        const { currentTarget: input } = event;
        const selected = input.value !== '' && input.selectionEnd === input.value.length && input.selectionStart === 0;
        flushSync(() => setTyping(true));
        if (selected) input.select();
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setTyping(false);
        onBlur?.(event);
      }}
    />
  );
}
