import { type FormEvent, useState } from 'react';
import { $place } from '#features/places/browser/place.ts';
import { stateOfZip } from '../../browser/places.ts';
import { lookup as words } from '../../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';

/** The state of a ZIP code, for people who know where they live better than what the plate says. */
export function ZipForState({ onState, onBack }: { onState: (state: string) => void; onBack: () => void }) {
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
