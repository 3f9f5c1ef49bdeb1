import { NumberField } from '../../ui/NumberField.tsx';
import { asNumber, frameOf, type InputProps } from './types.ts';

export function NumberInput(props: InputProps) {
  return (
    <NumberField
      {...frameOf(props)}
      id={props.id}
      value={asNumber(props.value)}
      onChange={props.onChange}
      onBlur={props.onLeave}
      digits={6}
      look="lg"
      after={props.field.unit ?? ''}
    />
  );
}

/** Whole dollars on the screen, cents in the draft. */
export function MoneyInput(props: InputProps) {
  const cents = asNumber(props.value);
  return (
    <NumberField
      {...frameOf(props)}
      id={props.id}
      value={cents === null ? null : Math.round(cents / 100)}
      onChange={(dollars) => props.onChange(dollars === null ? null : dollars * 100)}
      onBlur={props.onLeave}
      digits={8}
      look="lg"
      before="$"
    />
  );
}
