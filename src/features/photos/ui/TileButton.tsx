import type { IconName } from '#shared/icons.ts';
import { Icon } from '#ui/Icon.tsx';

const ROTATE = 'M20 11a8 8 0 1 0-2.3 6.5M20 4.5V11h-6.5';

type Props = { icon: IconName | 'rotate'; label: string; disabled?: boolean; onClick: () => void };

/** A square button of 44 px with a picture for a word. */
export function TileButton({ icon, label, disabled, onClick }: Props) {
  return (
    <button
      type="button"
      className="btn btn-quiet btn-icon"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      {icon === 'rotate' ? (
        <svg
          viewBox="0 0 24 24"
          width={22}
          height={22}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d={ROTATE} />
        </svg>
      ) : (
        <Icon name={icon} size={22} />
      )}
    </button>
  );
}
