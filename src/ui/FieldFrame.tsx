import type { ReactNode } from 'react';
import { shell } from './shell/words.ts';

export type FrameProps = {
  label: string;
  hint?: ReactNode;
  error?: string | null;
  optional?: boolean;
  hideLabel?: boolean;
};

/** What a control needs to be tied to its words. */
export type Wiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

export const wiringOf = (id: string, { hint, error }: Pick<FrameProps, 'hint' | 'error'>): Wiring => ({
  id,
  'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  'aria-invalid': error ? true : undefined,
});

/** Label, hint and error around one control. The error's place is always there, so that it is announced when it fills. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  optional,
  hideLabel,
  children,
}: FrameProps & { id: string; children: ReactNode }) {
  return (
    <div className="field">
      <label className={hideLabel ? 'sr-only' : 'field-label'} htmlFor={id}>
        {label}
        {optional && <span className="field-optional"> · {shell.optional}</span>}
      </label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <p className="field-error" id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </div>
  );
}

/** The same frame around a group of controls: a fieldset with its legend. */
export function GroupFrame({
  id,
  label,
  hint,
  error,
  optional,
  hideLabel,
  children,
}: FrameProps & { id: string; children: ReactNode }) {
  const wiring = wiringOf(id, { hint, error });
  return (
    <fieldset
      className="field"
      id={id}
      aria-describedby={wiring['aria-describedby']}
      aria-invalid={wiring['aria-invalid']}
    >
      <legend className={hideLabel ? 'sr-only' : 'field-label mb-1.5'}>
        {label}
        {optional && <span className="field-optional"> · {shell.optional}</span>}
      </legend>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <p className="field-error" id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}
