import { type ReactNode, useId } from 'react';
import { type FrameProps, GroupFrame } from './FieldFrame.tsx';

type TileOption<V extends string> = { value: V; label: string; note?: string; art?: ReactNode };
type Props<V extends string> = FrameProps & {
  options: readonly TileOption<V>[];
  value: V | null;
  onChange: (value: V) => void;
  name?: string;
  /** Small pictures, more of them in a row. */
  dense?: boolean;
};

/** One of several, each with its picture: a native radio group, so arrow keys and screen readers know it. */
export function Tiles<V extends string>({ options, value, onChange, name, dense, ...frame }: Props<V>) {
  const id = useId();
  return (
    <GroupFrame {...frame} id={id}>
      <div className={dense ? 'tiles tiles-dense' : 'tiles'}>
        {options.map((option) => (
          <label key={option.value} className="tile">
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.art && <span className="tile-art">{option.art}</span>}
            <span className="tile-text">{option.label}</span>
            {option.note && <span className="tile-note">{option.note}</span>}
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}
