import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { type NoticeLook, noticeLook } from './looks.ts';

/** A message inside the page. With `live` it is announced when it appears. */
export function Notice({ title, children, ...look }: NoticeLook & { children?: ReactNode }) {
  const { classes, icon, role } = noticeLook(look);
  return (
    <div className={classes} role={role}>
      <Icon name={icon} />
      {title && <p className="notice-title">{title}</p>}
      <div>{children}</div>
    </div>
  );
}
