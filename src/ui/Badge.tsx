import type { ReactNode } from 'react';
import { BADGE_SHAPES, type BadgeKind } from './badges.ts';
import { badgeClasses } from './looks.ts';

/** A word with a shape in front, so that color is never the only sign. */
export function Badge({ kind = 'quiet', children }: { kind?: BadgeKind; children: ReactNode }) {
  return (
    <span className={badgeClasses(kind)}>
      <svg viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
        <path fillRule="evenodd" d={BADGE_SHAPES[kind]} />
      </svg>
      {children}
    </span>
  );
}
