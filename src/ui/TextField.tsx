import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { FieldFrame, type FrameProps, wiringOf } from './FieldFrame.tsx';

type Own = FrameProps & {
  value: string;
  onChange: (value: string) => void;
  multiline?: boolean;
  before?: string;
  after?: string;
  look?: 'lg' | 'code';
};
type Props = Own & Omit<ComponentProps<'input'>, keyof Own>;

/** One line or many of text, with label, hint and error wired. */
export function TextField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  value,
  onChange,
  multiline,
  before,
  after,
  look,
  ...rest
}: Props) {
  const made = useId();
  const id = rest.id ?? made;
  const frame = { id, label, hint, error, optional, hideLabel };
  const className = cx(multiline ? 'textarea' : 'input', look && `input-${look}`);
  if (multiline) {
    const { maxLength, onBlur, placeholder, required, autoFocus, name } = rest;
    return (
      <FieldFrame {...frame}>
        <textarea
          {...wiringOf(id, frame)}
          className={className}
          value={value}
          maxLength={maxLength}
          placeholder={placeholder}
          required={required}
          name={name}
          // biome-ignore lint/a11y/noAutofocus: only where a step has this one field.
          autoFocus={autoFocus}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur as ComponentProps<'textarea'>['onBlur']}
        />
      </FieldFrame>
    );
  }
  const input = (
    <input
      {...rest}
      {...wiringOf(id, frame)}
      className={className}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
  return (
    <FieldFrame {...frame}>
      <Affixed before={before} after={after}>
        {input}
      </Affixed>
    </FieldFrame>
  );
}

type AffixedProps = { before: string | undefined; after: string | undefined; children: ReactNode };

/** What stands in the field before and after what is typed: "$", "miles". */
function Affixed({ before, after, children }: AffixedProps) {
  if (!before && !after) return children;
  return (
    <div className="affix">
      {before && (
        <span className="affix-before" aria-hidden="true">
          {before}
        </span>
      )}
      {children}
      {after && (
        <span className="affix-after" aria-hidden="true">
          {after}
        </span>
      )}
    </div>
  );
}
