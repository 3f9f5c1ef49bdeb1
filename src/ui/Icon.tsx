import { ICONS, type IconName } from '#shared/icons.ts';

type Props = { name: IconName; size?: number; label?: string };

/** A line icon. Decorative unless `label` is given. */
export function Icon({ name, size = 24, label }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : 'presentation'}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={ICONS[name]} />
    </svg>
  );
}
