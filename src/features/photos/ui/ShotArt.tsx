import { silhouetteOf } from '#features/listings/rules/silhouette.ts';
import type { ShotSubject, ShotView } from '../rules/shots.ts';
import { cx } from '#ui/cx.ts';
import { Silhouette } from '#features/pictures/ui/SilhouetteDrawing.tsx';
import { SHOT_PATHS } from './shot-paths.ts';

/** What a shot should show. Decorative: its words stand beside it. */
export function ShotArt({ view, vehicleType }: { view: ShotView; vehicleType: ShotSubject }) {
  if (view === 'side' || view === 'side-mirrored') {
    const { kind } = silhouetteOf({ vehicleType });
    return (
      <Silhouette
        kind={kind}
        shadow={false}
        className={cx('w-12 shrink-0', view === 'side-mirrored' && '-scale-x-100')}
      />
    );
  }
  return (
    <svg
      viewBox="0 0 24 24"
      className="mx-2 size-8 shrink-0 text-ink-soft"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={SHOT_PATHS[view]} />
    </svg>
  );
}
