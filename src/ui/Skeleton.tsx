import { cx } from './cx.ts';
import './skeleton.css';

type Props = {
  /** Says what is being waited for to those who don't see the boxes. */
  label: string;
  /** `frame` fills its holder, `band` is a figure above its scale; the others are lists of boxes. */
  shape?: 'lines' | 'fields' | 'rows' | 'tiles' | 'frame' | 'band';
  count?: number;
};

const COUNTS = { lines: 3, fields: 3, rows: 3, tiles: 3, frame: 1, band: 3 } as const;

/** What is on its way, as boxes of its size. */
export function Skeleton({ label, shape = 'lines', count = COUNTS[shape] }: Props) {
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
