import { useStore } from '@nanostores/react';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { fill } from '#shared/text.ts';
import { parseSerialNumber } from '#features/vehicles/rules/serial-number.ts';
import { parseVin, VIN_LENGTH } from '#features/vehicles/rules/vin.ts';
import { acceptSpecs, keepSerialNumber, type LookupOutcome, lookupVin, retype } from '../../browser/lookup.ts';
import { $vehicle } from '#platform/browser/slices.ts';
import { lookup as words } from '../../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextField } from '#ui/TextField.tsx';
import { Outcome } from './Outcome.tsx';
import { useLookAtOnce } from './use-look-at-once.ts';
import { Silhouette } from '#features/pictures/ui/SilhouetteDrawing.tsx';

const PLACES = [
  { words: words.whereDash, x: 60, y: 27 },
  { words: words.whereDoor, x: 46, y: 40 },
  { words: words.wherePapers, x: 86, y: 16 },
] as const;

/** Stage FORGOT: three places to look, numbered on a drawing. */
function WhereIsTheVin() {
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

/** Comes with the tap: most people type. */
const ScanVin = lazy(() => import('./ScanVin.tsx').then((module) => ({ default: module.ScanVin })));

const lengthOf = (typed: string) => typed.replace(/[\s-]/g, '').length;

/** The VIN, counted as it is typed, and why it cannot be one. */
export function VinForm({ onDone }: { onDone: () => void }) {
  const { typedVin, vinError } = useStore($vehicle);
  const { outcome, setOutcome, busy, scan, setScan, type, takeScanned, find } = useVinLookup(onDone);
  const takeAnyway = () => {
    const vin = parseVin(typedVin);
    if (vin.ok) acceptSpecs({ source: 'VIN', vin: vin.value });
    onDone();
  };
  return (
    <form className="stack" onSubmit={find} noValidate>
      <TextField
        id="vin"
        label={words.vinLabel}
        hint={words.vinHint}
        error={vinError || null}
        value={typedVin}
        onChange={type}
        look="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      <div className="row justify-between">
        <p className="soft figure text-sm" aria-live="polite">
          {fill(words.vinCount, { n: lengthOf(typedVin), of: VIN_LENGTH })}
        </p>
        <Suspense fallback={<ScanButton busy />}>
          <ScanButton onClick={() => setScan('open')} />
          {scan === 'open' && (
            <ScanVin onVin={takeScanned} onClose={() => setScan((now) => (now === 'read' ? now : 'closed'))} />
          )}
        </Suspense>
      </div>
      {scan === 'read' && (
        <Notice kind="good" live>
          {words.scanned}
        </Notice>
      )}
      {vinError && <ClassicNumber typed={typedVin} onDone={onDone} />}
      <Outcome outcome={outcome} field="vin" onUse={takeAnyway} onCorrect={() => setOutcome(null)} />
      {outcome?.kind !== 'questioned' && (
        <Button look="primary" size="lg" type="submit" busy={busy} block>
          {busy ? words.finding : words.find}
        </Button>
      )}
      <WhereIsTheVin />
    </form>
  );
}

/** Numbers from before 1981 are shorter than a VIN: kept as they are, nothing is looked up. */
function ClassicNumber({ typed, onDone }: { typed: string; onDone: () => void }) {
  const number = parseSerialNumber(typed);
  if (!number.ok) return null;
  const keep = () => {
    keepSerialNumber(number.value);
    onDone();
  };
  return (
    <Notice kind="info">
      <p>{words.classic}</p>
      <Button look="secondary" size="sm" onClick={keep}>
        {words.keepSerial}
      </Button>
    </Notice>
  );
}

/** Busy while the scanner is fetched, which then opens over the page. */
function ScanButton(asked: { busy?: boolean; onClick?: () => void }) {
  return (
    <Button look="secondary" size="sm" icon="camera" {...asked}>
      {words.scan}
    </Button>
  );
}

function useVinLookup(onDone: () => void) {
  const [outcome, setOutcome] = useState<LookupOutcome | null>(null);
  const [busy, setBusy] = useState(false);
  const [scan, setScan] = useState<'closed' | 'open' | 'read'>('closed');

  const type = (text: string) => {
    setOutcome(null);
    setScan('closed');
    retype({ typedVin: text.toUpperCase() });
  };
  const takeScanned = (vin: string) => {
    type(vin);
    setScan('read');
  };
  const look = async () => {
    setBusy(true);
    const result = await lookupVin($vehicle.get().typedVin);
    setBusy(false);
    setOutcome(result);
    if (result.kind === 'found') onDone();
  };
  const find = (event: FormEvent) => {
    event.preventDefault();
    void look();
  };
  useLookAtOnce('VIN', look);
  return { outcome, setOutcome, busy, scan, setScan, type, takeScanned, find };
}
