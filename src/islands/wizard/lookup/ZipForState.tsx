import { type FormEvent, useState } from 'react';
import { apiFetch, isApiError } from '#client/api.ts';
import { placeSchema } from '#contracts/places.ts';
import { parseZip } from '#domain/zip.ts';
import { lookup as words } from '#messages/en/wizard.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';

/** The state of a ZIP code, for people who know where they live better than what the plate says. */
export function ZipForState({ onState, onBack }: { onState: (state: string) => void; onBack: () => void }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const find = async (event: FormEvent) => {
    event.preventDefault();
    const zip = parseZip(typed);
    if (!zip.ok) return setError(zip.reason);
    try {
      const place = await apiFetch({ method: 'GET', path: `/api/public/places/${zip.value}`, contract: placeSchema });
      onState(place.state);
    } catch (fault) {
      setError(isApiError(fault) && fault.status === 404 ? fault.message : words.unreachable);
    }
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
