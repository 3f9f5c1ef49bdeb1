import { type ComponentProps, useState } from 'react';
import { TextField } from './TextField.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'inputMode' | 'multiline' | 'type'> & {
  /** A whole number, or null while empty. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** Digits accepted at most. */
  digits?: number;
};

const group = (value: number | null) => (value === null ? '' : value.toLocaleString('en-US'));

/** A whole number on the numeric keyboard: plain digits from the first key on, grouped by thousands once left. */
export function NumberField({ value, onChange, onBlur, digits = 9, ...rest }: Props) {
  const [typing, setTyping] = useState(false);
  const change = (text: string) => {
    // Not before: a text that changed on focus would lose its selection, and a new price be typed behind the old one.
    setTyping(true);
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
      onBlur={(event) => {
        setTyping(false);
        onBlur?.(event);
      }}
    />
  );
}
