import { type ShotGuide, type ShotSubject, shotList } from '../rules/shots.ts';
import { fill } from '#shared/text.ts';
import { photos as words } from '../browser/words.ts';
import { Icon } from '#ui/Icon.tsx';
import { PickButton } from './PickButton.tsx';
import { ShotArt } from './ShotArt.tsx';

type Props = { vehicleType: ShotSubject; taken: ReadonlySet<string> };

/** The pictures buyers look for, ticked off as they are taken. Each row opens the camera for its own shot. */
export function ShotList({ vehicleType, taken }: Props) {
  const guides = shotList(vehicleType);
  const done = guides.filter(({ shot }) => taken.has(shot)).length;
  return (
    <section className="card" aria-labelledby="shots-title">
      <h2 id="shots-title" className="title-4 flex items-baseline justify-between px-4 pt-4">
        <span>{words.shotsTitle}</span>
        <span className="figure text-sm text-ink-soft">{fill(words.shotsCount, { done, total: guides.length })}</span>
      </h2>
      <ul className="divide-y divide-line px-4 pb-2">
        {guides.map((guide) => (
          <ShotRow key={guide.shot} guide={guide} vehicleType={vehicleType} done={taken.has(guide.shot)} />
        ))}
      </ul>
    </section>
  );
}

function ShotRow({ guide, vehicleType, done }: { guide: ShotGuide; vehicleType: ShotSubject; done: boolean }) {
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-3 py-2">
      <ShotArt view={guide.view} vehicleType={vehicleType} />
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
        <PickButton
          camera
          shot={guide.shot}
          look="secondary"
          size="sm"
          label={fill(words.shotTakeLabel, { shot: guide.label })}
        >
          {words.shotTake}
        </PickButton>
      )}
    </li>
  );
}
