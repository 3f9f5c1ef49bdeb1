import { cx } from './cx.ts';
import { SKELETONS, type SkeletonLook } from './looks.ts';
import './skeleton.css';

/** What is on its way, as boxes of its size. */
export function Skeleton({ label, shape = 'lines', count = SKELETONS[shape] }: SkeletonLook) {
  return (
    <>
      <span role="status" className="sr-only">
        {label}
      </span>
      <div className={cx('skeletons', `skeletons-${shape}`)} aria-busy="true">
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no other name.
          <span key={at} className="skeleton" />
        ))}
      </div>
    </>
  );
}
