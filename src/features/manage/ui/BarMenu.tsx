import { type ReactNode, useId, useRef } from 'react';
import type { IconName } from '#shared/icons.ts';
import { Icon } from '#ui/Icon.tsx';

type Props = { label: string; icon: IconName; children: (close: () => void) => ReactNode };

/** A button of the bar with a list above it: the browser's popover, which Escape and a press elsewhere close. */
export function BarMenu({ label, icon, children }: Props) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  return (
    <>
      <button type="button" className="btn btn-secondary" popoverTarget={id}>
        <Icon name={icon} />
        {label}
      </button>
      <div ref={menu} id={id} popover="auto" className="owner-menu card">
        {children(() => menu.current?.hidePopover())}
      </div>
    </>
  );
}

/** One thing to choose, with what it does. */
export function MenuItem({ label, note, onPress }: { label: string; note?: string; onPress: () => void }) {
  return (
    <button type="button" className="owner-item" onClick={onPress}>
      <span className="choice-text">{label}</span>
      {note && <span className="choice-note">{note}</span>}
    </button>
  );
}
