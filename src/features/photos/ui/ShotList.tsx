import type { PhotoSubject } from '../rules/guides.ts';
import { type ShotGuide, shotList, type ShotView } from '../rules/shots.ts';
import { fill } from '#shared/text.ts';
import { photos as words } from '../browser/words.ts';
import { Icon } from '#ui/Icon.tsx';
import { TakeButton } from './TakeButton.tsx';
import { cx } from '#ui/cx.ts';
import { Silhouette } from '#features/pictures/ui/SilhouetteDrawing.tsx';

/** What a shot should show. Decorative: its words stand beside it. */
function ShotArt({ view, silhouette }: { view: ShotView; silhouette: string }) {
  if (view === 'side' || view === 'side-mirrored') {
    return (
      <Silhouette
        kind={silhouette}
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

/** What to point the camera at, as line drawings on a 24 by 24 field. Whole sides are drawn as silhouettes instead. */
const SHOT_PATHS: Readonly<Record<Exclude<ShotView, 'side' | 'side-mirrored'>, string>> = {
  front: 'M3.5 16.5v-4L6 11l1.5-5h9L18 11l2.5 1.5v4zM6 11h12M6 16.5V19M18 16.5V19M6.5 13.8h2.5M15 13.8h2.5M11 14h2',
  rear: 'M3.5 16.5v-4L6 11l1.5-5h9L18 11l2.5 1.5v4zM6 11h12M6 16.5V19M18 16.5V19M5 13.2h3v1H5zM16 13.2h3v1h-3zM10 14.5h4',
  dial: 'M4.6 18.5a9.5 9.5 0 1 1 14.8 0M12 13.5l4.5-5M9.5 18.5h5',
  plate: 'M3 8h18v8H3zM6 12h.01M9 12h.01M12.5 10.8v2.4M15 10.8v2.4M17.5 10.8v2.4',
  wheel:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM12 3.5v5M12 15.5v5M3.5 12h5M15.5 12h5',
  seats: 'M7.5 4h4.5l1.5 9.5H19v3H8.5zM9.5 16.5v3.5M17.5 16.5v3.5',
  box: 'M4 8.5 12 4l8 4.5v8L12 21l-8-4.5zM4 8.5l8 4.5 8-4.5M12 13v8',
  engine: 'M6 10h2.5V7.5h6V10h2l1.5 2h2.5v6H18v2H9l-3-3H3.5v-5H6zM9 5h5M11.5 5v2.5',
  house: 'M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-6h4v6',
  room: 'M3 20V6.5L12 3l9 3.5V20M3 20h18M8 20v-5h8v5M9.5 10h5',
  mark: 'M4.5 19.5 9 15M11 13l4-4M17 7l2.5-2.5M12.5 17.5l4-1.5M6.5 10.5l1.5-4',
};

type Props = { subject: PhotoSubject; taken: ReadonlySet<string>; onCamera: (shot: string) => void };

/** The pictures buyers look for, ticked off as they are taken. Each row opens the camera for its own shot. */
export function ShotList({ subject, taken, onCamera }: Props) {
  const guides = shotList(subject.vehicleType);
  const done = guides.filter(({ shot }) => taken.has(shot)).length;
  return (
    <section className="card" aria-labelledby="shots-title">
      <h2 id="shots-title" className="title-4 flex items-baseline justify-between px-4 pt-4">
        <span>{words.shotsTitle}</span>
        <span className="figure text-sm text-ink-soft">{fill(words.shotsCount, { done, total: guides.length })}</span>
      </h2>
      <ul className="divide-y divide-line px-4 pb-2">
        {guides.map((guide) => (
          <ShotRow
            key={guide.shot}
            guide={guide}
            silhouette={subject.silhouette}
            done={taken.has(guide.shot)}
            onCamera={onCamera}
          />
        ))}
      </ul>
    </section>
  );
}

type RowProps = { guide: ShotGuide; silhouette: string; done: boolean; onCamera: (shot: string) => void };

function ShotRow({ guide, silhouette, done, onCamera }: RowProps) {
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-3 py-2">
      <ShotArt view={guide.view} silhouette={silhouette} />
      <div className="min-w-[min(9rem,100%)] flex-1 wrap-anywhere">
        <p className="font-semibold">{guide.label}</p>
        {!done && <p className="soft text-sm">{guide.hint}</p>}
      </div>
      {done ? (
        <span className="badge badge-go shrink-0">
          <Icon name="check" size={16} />
          {words.shotDone}
        </span>
      ) : (
        <TakeButton
          shot={guide.shot}
          look="secondary"
          size="sm"
          label={fill(words.shotTakeLabel, { shot: guide.label })}
          onCamera={onCamera}
        >
          {words.shotTake}
        </TakeButton>
      )}
    </li>
  );
}
