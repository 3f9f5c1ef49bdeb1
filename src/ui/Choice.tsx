import { type ReactNode, useId } from 'react';
import { type FrameProps, GroupFrame } from './FieldFrame.tsx';

type Option<V extends string> = { value: V; label: string; note?: string };
type Shared<V extends string> = FrameProps & { options: readonly Option<V>[]; name?: string };
type OneOf<V extends string> = Shared<V> & {
  value: V | null;
  onChange: (value: V) => void;
  look?: 'list' | 'segment';
};
type AnyOf<V extends string> = Shared<V> & { value: readonly V[]; onChange: (value: V[]) => void };

/** Many short words stand side by side, where there is room for two. */
const listClass = (options: readonly Option<string>[]): string =>
  options.length > 4 && options.every(({ label, note }) => !note && label.length < 24)
    ? 'choices choices-side'
    : 'choices';

/** One of a few. `segment` for two to four short words, `list` when options carry notes. */
export function Choice<V extends string>({ options, value, onChange, look = 'list', name, ...frame }: OneOf<V>) {
  const id = useId();
  const inList = look === 'list';
  return (
    <GroupFrame {...frame} id={id}>
      <div className={inList ? listClass(options) : 'segment self-start'}>
        {options.map((option) => (
          <Pick
            key={option.value}
            kind="radio"
            name={name ?? id}
            className={inList ? 'choice' : undefined}
            checked={option.value === value}
            onPick={() => onChange(option.value)}
          >
            {inList ? <Words {...option} /> : option.label}
          </Pick>
        ))}
      </div>
    </GroupFrame>
  );
}

/** Any of a few. */
export function Choices<V extends string>({ options, value, onChange, name, ...frame }: AnyOf<V>) {
  const id = useId();
  const toggle = (picked: V) =>
    onChange(value.includes(picked) ? value.filter((other) => other !== picked) : [...value, picked]);
  return (
    <GroupFrame {...frame} id={id}>
      <div className={listClass(options)}>
        {options.map((option) => (
          <Pick
            key={option.value}
            kind="checkbox"
            name={name ?? id}
            className="choice"
            checked={value.includes(option.value)}
            onPick={() => toggle(option.value)}
          >
            <Words {...option} />
          </Pick>
        ))}
      </div>
    </GroupFrame>
  );
}

type PickProps = {
  kind: 'radio' | 'checkbox';
  name: string;
  className?: string;
  checked: boolean;
  onPick: () => void;
  children: ReactNode;
};

function Pick({ kind, name, className, checked, onPick, children }: PickProps) {
  return (
    <label className={className}>
      <input type={kind} name={name} checked={checked} onChange={onPick} />
      {children}
    </label>
  );
}

function Words({ label, note }: { label: string; note?: string }) {
  return (
    <span>
      <span className="choice-text">{label}</span>
      {note && <span className="choice-note">{note}</span>}
    </span>
  );
}
