/**
 * What a button, a badge and a notice look like: said once, drawn by an .astro component on pages and by a .tsx one in
 * islands. Why two draw the same: docs/decisions/0042-one-look.md.
 */
import type { IconName } from '#shared/icons.ts';
import type { BadgeKind } from './badges.ts';
import { cx } from './cx.ts';

export type ButtonLook = {
  look?: 'primary' | 'ink' | 'secondary' | 'quiet' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  block?: boolean;
  icon?: IconName;
};

export const buttonClasses = ({ look = 'secondary', size = 'md', block }: ButtonLook, extra?: string | null) =>
  cx('btn', `btn-${look}`, size !== 'md' && `btn-${size}`, block && 'btn-block', extra);

/** Quiet and fair have no color of their own. */
export const badgeClasses = (kind: BadgeKind) => cx('badge', kind !== 'quiet' && kind !== 'fair' && `badge-${kind}`);

export type NoticeLook = { kind?: 'info' | 'good' | 'warn' | 'bad'; title?: string; live?: boolean };

const NOTICE_ICONS = { info: 'info', good: 'check', warn: 'alert', bad: 'alert' } as const;

/** A `live` notice is read out when it appears, a bad one at once. */
export const noticeLook = ({ kind = 'info', live }: NoticeLook) => ({
  classes: `notice notice-${kind}`,
  icon: NOTICE_ICONS[kind],
  role: live ? (kind === 'bad' ? ('alert' as const) : ('status' as const)) : undefined,
});

/** How many boxes a skeleton has where nothing else is said. `frame` fills its holder, `band` is a figure above its scale. */
export const SKELETONS = { lines: 3, fields: 3, rows: 3, tiles: 3, frame: 1, band: 3 } as const;
export type SkeletonLook = {
  /** Says what is being waited for to those who don't see the boxes. */
  label: string;
  shape?: keyof typeof SKELETONS;
  count?: number;
};
