import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { fill } from '#domain/text.ts';
import { parseVin, VIN_LENGTH } from '#domain/vin.ts';
import { acceptSpecs, type LookupOutcome, lookupVin } from '#stores/lookup.ts';
import { $vehicle } from '#stores/slices.ts';
import { lookup as words } from '#stores/words/wizard.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Outcome } from './Outcome.tsx';
import { WhereIsTheVin } from './WhereIsTheVin.tsx';

const lengthOf = (typed: string) => typed.replace(/[\s-]/g, '').length;

/** The VIN, counted as it is typed, and why it cannot be one. */
export function VinForm({ onDone }: { onDone: () => void }) {
  const { typedVin, vinError } = useStore($vehicle);
  const [outcome, setOutcome] = useState<LookupOutcome | null>(null);
  const [busy, setBusy] = useState(false);

  const type = (text: string) => {
    setOutcome(null);
    $vehicle.set({ ...$vehicle.get(), typedVin: text.toUpperCase(), vinError: '', lookup: 'INITIAL' });
  };
  const find = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const result = await lookupVin(typedVin);
    setBusy(false);
    setOutcome(result);
    if (result.kind === 'found') onDone();
  };
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
      <p className="soft figure text-sm" aria-live="polite">
        {fill(words.vinCount, { n: lengthOf(typedVin), of: VIN_LENGTH })}
      </p>
      <Outcome outcome={outcome} onUse={takeAnyway} onCorrect={() => setOutcome(null)} />
      {outcome?.kind !== 'questioned' && (
        <Button look="primary" size="lg" type="submit" busy={busy} block>
          {busy ? words.finding : words.find}
        </Button>
      )}
      <WhereIsTheVin />
    </form>
  );
}
