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
        // At once: the browser selects the text when it is tabbed to, and a text that changes later would lose the
        // selection, so that a new price would be typed behind the old one.
        flushSync(() => setTyping(true));
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setTyping(false);
        onBlur?.(event);
      }}
    />
  );
}
