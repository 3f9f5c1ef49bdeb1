import { US_STATES } from '#shared/us-states.ts';
import { lookup as words } from '../../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { US_MAP, US_MAP_VIEW_BOX } from '../data/us-map.ts';

type Props = { selected: string; onPick: (state: string) => void; onBack: () => void };

/** The states to point at. Keyboards and screen readers have the list, which says the same. */
export function StateMap({ selected, onPick, onBack }: Props) {
  return (
    <div className="stack">
      <p className="soft">{words.mapHint}</p>
      <svg className="us-map" viewBox={US_MAP_VIEW_BOX} aria-hidden="true">
        {US_STATES.map((state) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the list of states is the same control for keyboards.
          <path
            key={state.code}
            d={US_MAP[state.code]}
            className={state.code === selected ? 'us-map-state us-map-picked' : 'us-map-state'}
            onClick={() => onPick(state.code)}
          >
            <title>{state.name}</title>
          </path>
        ))}
      </svg>
      <div>
        <Button look="secondary" onClick={onBack}>
          {words.pickFromList}
        </Button>
      </div>
    </div>
  );
}
