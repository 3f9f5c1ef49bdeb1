import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

type Props = { kind?: 'info' | 'good' | 'warn' | 'bad'; title?: string; live?: boolean; children?: ReactNode };
const ICON = { info: 'info', good: 'check', warn: 'alert', bad: 'alert' } as const;

/** A message inside the page. With `live` it is announced when it appears. */
export function Notice({ kind = 'info', title, live, children }: Props) {
  return (
    <div className={`notice notice-${kind}`} role={live ? (kind === 'bad' ? 'alert' : 'status') : undefined}>
      <Icon name={ICON[kind]} />
      {title && <p className="notice-title">{title}</p>}
      <div>{children}</div>
    </div>
  );
}
