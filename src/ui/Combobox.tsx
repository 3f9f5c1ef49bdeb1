import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { fill } from '#shared/text.ts';
import { wizardUi } from './control-words.ts';
import './combobox.css';
import { FieldFrame, type FrameProps, wiringOf } from './FieldFrame.tsx';

export type ComboOption = { readonly value: string; readonly label: string; readonly note?: string };

type Own = FrameProps & {
  id: string;
  /** The text in the field. Anything may be typed; the list only helps. */
  value: string;
  onChange: (text: string) => void;
  /** One of the list was chosen; the text follows from `value`. */
  onPick: (option: ComboOption) => void;
  options: readonly ComboOption[];
  /** Whether an option may be what the text means. */
  fits: (option: ComboOption, text: string) => boolean;
};
type Props = Own & Omit<ComponentProps<'input'>, keyof Own>;

/** More than this is a list nobody reads; the next letter makes it shorter. */
const MAX = 60;

/** A text field with a list that narrows as one types (the combobox pattern): arrows, Enter, Escape, pointer, Tab. */
export function Combobox(props: Props) {
  const { label, hint, error, optional, hideLabel, value, onChange, onPick, options, fits, onBlur, ...rest } = props;
  const frame = { id: rest.id, label, hint, error, optional, hideLabel };
  const { list, open, setOpen, active, move, narrowed, setNarrowed } = useList({ options, fits, value });
  const listId = useId();
  const isOpen = open && list.length > 0;

  const pick = (option: ComboOption) => {
    setOpen(false);
    setNarrowed(false);
    onPick(option);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && isOpen && list[active]) {
      event.preventDefault();
      pick(list[active]);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setOpen(false);
    }
  };
  return (
    <FieldFrame {...frame}>
      <div className="combo">
        <input
          autoComplete="off"
          spellCheck={false}
          {...rest}
          {...wiringOf(rest.id, frame)}
          className="input combo-input"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && list[active] ? `${listId}-${active}` : undefined}
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
            setNarrowed(true);
            setOpen(true);
          }}
          onClick={() => setOpen(true)}
          onKeyDown={press}
          onBlur={(event) => {
            setOpen(false);
            setNarrowed(false);
            onBlur?.(event);
          }}
        />
        <Options id={listId} list={isOpen ? list : []} active={active} onPick={pick} />
      </div>
      <p className="sr-only" role="status">
        {isOpen && narrowed && (list.length === 1 ? wizardUi.matchesOne : fill(wizardUi.matches, { n: list.length }))}
      </p>
    </FieldFrame>
  );
}

type OptionsProps = { id: string; list: readonly ComboOption[]; active: number; onPick: (option: ComboOption) => void };

/** Hidden while empty. */
function Options({ id, list, active, onPick }: OptionsProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={wizardUi.suggestions}
      className="combo-list"
      hidden={list.length === 0}
      tabIndex={-1}
    >
      {list.map((option, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys.
        <div
          key={option.value}
          id={`${id}-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          className="combo-option"
          ref={at === active ? (item) => item?.scrollIntoView({ block: 'nearest' }) : undefined}
          // The field keeps the focus, or its list would close before the click.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(option)}
        >
          <span>{option.label}</span>
          {option.note && <span className="combo-note">{option.note}</span>}
        </div>
      ))}
    </div>
  );
}

/** The options that the text leaves, and which of them the arrows are on. The whole list shows until one types. */
function useList({ options, fits, value }: Pick<Own, 'options' | 'fits' | 'value'>) {
  const [open, setOpen] = useState(false);
  const [narrowed, setNarrowed] = useState(false);
  const [active, setActive] = useState(-1);
  const wanted = narrowed ? options.filter((option) => fits(option, value)) : options;
  const list = wanted.slice(0, narrowed ? MAX : 400);
  const move = (by: number) => {
    if (list.length === 0) return;
    setActive(open ? (active + by + list.length) % list.length : by > 0 ? 0 : list.length - 1);
    setOpen(true);
  };
  return {
    list,
    open,
    active: Math.min(active, list.length - 1),
    move,
    narrowed,
    setOpen: (to: boolean) => {
      setOpen(to);
      setActive(-1);
    },
    setNarrowed,
  };
}
