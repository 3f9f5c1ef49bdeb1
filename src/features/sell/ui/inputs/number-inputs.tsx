import { leaseIn, leaseSuffix } from '#features/listings/rules/lease.ts';
import { termWords } from '#features/listings/words/price.ts';
import { NumberField } from '#ui/NumberField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { asNumber, asText, frameOf, type InputProps } from './types.ts';

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

/** A number once it can be written back the same way; until then what was typed, so that no point or zero is lost. */
function readDecimal(typed: string): string | number {
  const text = typed.replace(/[^\d.]/g, '').slice(0, 10);
  return text !== '' && String(Number(text)) === text ? Number(text) : text;
}

export function DecimalInput(props: InputProps) {
  return (
    <TextField
      {...frameOf(props)}
      id={props.id}
      value={asText(props.value)}
      onChange={(text) => props.onChange(readDecimal(text))}
      onBlur={props.onLeave}
      inputMode="decimal"
      autoComplete="off"
      look="lg"
      after={props.field.unit ?? ''}
    />
  );
}

/** A month's rent, and under it what the whole lease comes to. */
export function RentInput(props: InputProps) {
  const term = termWords({ cents: asNumber(props.value), lease: leaseIn(props.answers) });
  return (
    <div className="stack-tight">
      <MoneyInput {...props} after={leaseSuffix('MONTH_TO_MONTH')} />
      <p className="soft figure" role="status">
        {term}
      </p>
    </div>
  );
}

/** Whole dollars on the screen, cents in the draft. */
export function MoneyInput({ after = '', ...props }: InputProps & { after?: string }) {
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
      after={after}
    />
  );
}
