import { useState } from 'react';
import { apiFetch, isApiError } from '#client/api.ts';
import { parseEmail } from '#domain/email.ts';
import { wizard, profile as words } from '#messages/en/wizard.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';

type State = { kind: 'idle' | 'sending' | 'sent' } | { kind: 'failed'; message: string };

/** Mails a link that opens this draft on another device. */
export function SendElsewhere({ uniqueId, sessionKey }: { uniqueId: string; sessionKey: string | null }) {
  const [email, setEmail] = useState('');
  const [state, setState] = useState<State>({ kind: 'idle' });

  const send = async () => {
    const parsed = parseEmail(email);
    if (!parsed.ok) return setState({ kind: 'failed', message: parsed.reason });
    setState({ kind: 'sending' });
    try {
      const path = `/api/requests/self/${uniqueId}/resend`;
      await apiFetch({ method: 'PATCH', path, body: { name: '', email: parsed.value }, sessionKey, quiet: true });
      setState({ kind: 'sent' });
    } catch (error) {
      const known = isApiError(error) && typeof error.status === 'number';
      setState({ kind: 'failed', message: known ? error.message : wizard.notReachable });
    }
  };
  return (
    <details className="well card-pad">
      <summary className="link">{words.elsewhere}</summary>
      <div className="stack">
        <p className="soft">{words.elsewhereHint}</p>
        <TextField
          label={words.elsewhereLabel}
          type="email"
          autoComplete="email"
          value={email}
          onChange={setEmail}
          error={state.kind === 'failed' ? state.message : null}
        />
        <Button look="secondary" onClick={send} busy={state.kind === 'sending'}>
          {words.elsewhereSend}
        </Button>
        <p className="soft" role="status">
          {state.kind === 'sent' ? words.elsewhereSent : ''}
        </p>
      </div>
    </details>
  );
}
