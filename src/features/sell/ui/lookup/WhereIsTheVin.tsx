import { useStore } from '@nanostores/react';
import { $vehicle } from '#platform/browser/slices.ts';
import { lookup as words } from '../../browser/words.ts';
import { Silhouette } from '#features/pictures/ui/SilhouetteDrawing.tsx';

const PLACES = [
  { words: words.whereDash, x: 60, y: 27 },
  { words: words.whereDoor, x: 46, y: 40 },
  { words: words.wherePapers, x: 86, y: 16 },
] as const;

/** Stage FORGOT: three places to look, numbered on a drawing. */
export function WhereIsTheVin() {
  const { lookup } = useStore($vehicle);
  const toggle = (open: boolean) => {
    if (open !== (lookup === 'FORGOT')) $vehicle.set({ ...$vehicle.get(), lookup: open ? 'FORGOT' : 'INITIAL' });
  };
  return (
    <details
      className="well card-pad"
      open={lookup === 'FORGOT'}
      onToggle={(event) => toggle(event.currentTarget.open)}
    >
      <summary className="link">{words.where}</summary>
      <div className="vin-places">
        <div className="vin-places-art" aria-hidden="true">
          <Silhouette kind="sedan" color="#8a94a3" />
          <svg viewBox="0 0 100 60" className="vin-places-marks" aria-hidden="true">
            {PLACES.map((place, at) => (
              <g key={place.words}>
                <circle cx={place.x} cy={place.y} r="5" fill="var(--tag)" />
                <text
                  x={place.x}
                  y={place.y + 2.2}
                  textAnchor="middle"
                  fontSize="6"
                  fontWeight="700"
                  fill="var(--on-tag)"
                >
                  {at + 1}
                </text>
              </g>
            ))}
          </svg>
        </div>
        <ol className="vin-places-list">
          {PLACES.map((place) => (
            <li key={place.words}>{place.words}</li>
          ))}
        </ol>
      </div>
    </details>
  );
}
