import { useStore } from '@nanostores/react';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import type { LookupView } from '#shared/enums.ts';
import { US_STATES } from '#shared/us-states.ts';
import { type LookupOutcome, lookupPlate, retype } from '../../browser/lookup.ts';
import { $app, $vehicle } from '#platform/browser/slices.ts';
import { lookup as words } from '../../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { TextField } from '#ui/TextField.tsx';
import { Outcome } from './Outcome.tsx';
import { useLookAtOnce } from './use-look-at-once.ts';
import { $place } from '#features/places/browser/place.ts';
import { stateOfZip } from '../../browser/places.ts';

/** The state of a ZIP code, for people who know where they live better than what the plate says. */
function ZipForState({ onState, onBack }: { onState: (state: string) => void; onBack: () => void }) {
  const [typed, setTyped] = useState(() => $place.get().zip);
  const [error, setError] = useState<string | null>(null);
  const find = async (event: FormEvent) => {
    event.preventDefault();
    const state = await stateOfZip(typed);
    if (state.ok) onState(state.value);
    else setError(state.reason);
  };
  return (
    <form className="stack" onSubmit={find} noValidate>
      <TextField
        id="zipForState"
        label={words.zipLabel}
        error={error}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setError(null);
        }}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        look="lg"
      />
      <div className="row">
        <Button look="secondary" onClick={onBack}>
          {words.pickFromList}
        </Button>
        <Button look="primary" type="submit">
          {words.useZip}
        </Button>
      </div>
    </form>
  );
}

const StateMap = lazy(() => import('./StateMap.tsx').then((module) => ({ default: module.StateMap })));
const STATES = US_STATES.map((state) => ({ value: state.code, label: state.name }));
const show = (view: LookupView) => $vehicle.set({ ...$vehicle.get(), view });

function setState(plateState: string): void {
  retype({ plateState });
  show('SHOW_LICENSEFORM');
  $app.set({ ...$app.get(), regionCode: plateState || 'FL' });
}

/** The plate and its state; the state from a list, from a map, or from a ZIP. */
export function PlateForm({ view, onDone }: { view: LookupView; onDone: () => void }) {
  const { typedPlate, plateState, licensePlateError } = useStore($vehicle);
  const { outcome, setOutcome, busy, tried, find } = usePlateLookup(onDone);

  if (view === 'SHOW_MAP')
    return (
      <Suspense fallback={<Skeleton label={words.mapHint} shape="rows" count={1} />}>
        <StateMap selected={plateState} onPick={setState} onBack={() => show('SHOW_LICENSEFORM')} />
      </Suspense>
    );
  if (view === 'SHOW_ZIPFORM') return <ZipForState onState={setState} onBack={() => show('SHOW_LICENSEFORM')} />;

  return (
    <form className="stack" onSubmit={find} noValidate>
      <TextField
        id="licensePlate"
        label={words.plateLabel}
        hint={words.plateHint}
        error={licensePlateError || null}
        value={typedPlate}
        onChange={(text) => {
          setOutcome(null);
          retype({ typedPlate: text.toUpperCase() });
        }}
        look="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
      />
      <SelectField
        id="plateState"
        label={words.plateState}
        error={tried && plateState === '' ? words.stateEmpty : null}
        options={STATES}
        value={plateState}
        onChange={setState}
        empty={words.chooseState}
      />
      <div className="row">
        <Button look="quiet" size="sm" icon="pin" onClick={() => show('SHOW_MAP')}>
          {words.pickOnMap}
        </Button>
        <Button look="quiet" size="sm" icon="search" onClick={() => show('SHOW_ZIPFORM')}>
          {words.pickByZip}
        </Button>
      </div>
      <Outcome outcome={outcome} field="licensePlate" onUse={onDone} onCorrect={() => setOutcome(null)} />
      <Button look="primary" size="lg" type="submit" busy={busy} block>
        {busy ? words.finding : words.find}
      </Button>
    </form>
  );
}

function usePlateLookup(onDone: () => void) {
  const [outcome, setOutcome] = useState<LookupOutcome | null>(null);
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const look = async () => {
    const { typedPlate, plateState } = $vehicle.get();
    const fault = typedPlate.trim() === '' ? words.plateEmpty : '';
    $vehicle.set({ ...$vehicle.get(), licensePlateError: fault });
    setTried(true);
    if (fault || plateState === '') {
      document.getElementById(fault ? 'licensePlate' : 'plateState')?.focus();
      return;
    }
    setBusy(true);
    const result = await lookupPlate(typedPlate, plateState);
    setBusy(false);
    setOutcome(result);
    if (result.kind === 'wrong') $vehicle.set({ ...$vehicle.get(), licensePlateError: result.message });
    if (result.kind === 'found' || result.kind === 'questioned') onDone();
  };
  const find = (event: FormEvent) => {
    event.preventDefault();
    void look();
  };
  useLookAtOnce('LICENSE_PLATE', look);
  return { outcome, setOutcome, busy, tried, find };
}
