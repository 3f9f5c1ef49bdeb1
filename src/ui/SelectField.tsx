import { type ComponentProps, useId } from 'react';
import { FieldFrame, type FrameProps, wiringOf } from './FieldFrame.tsx';

type Option = { value: string; label: string };
type Own = FrameProps & {
  value: string;
  onChange: (value: string) => void;
  options: readonly Option[];
  /** Words of the first, unanswered option. */
  empty?: string;
};
type Props = Own & Omit<ComponentProps<'select'>, keyof Own>;

/** The browser's own select: on phones nothing beats the system's list. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  value,
  onChange,
  options,
  empty,
  ...rest
}: Props) {
  const made = useId();
  const id = rest.id ?? made;
  const frame = { id, label, hint, error, optional, hideLabel };
  return (
    <FieldFrame {...frame}>
      <select
        {...rest}
        {...wiringOf(id, frame)}
        className="select"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
