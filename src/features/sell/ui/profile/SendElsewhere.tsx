import { useState } from 'react';
import { sendDraft } from '../../browser/draft-requests.ts';
import { profile as words } from '../../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';

type State = { kind: 'idle' | 'sending' | 'sent' } | { kind: 'failed'; message: string };

/** Mails a link that opens this draft on another device. */
export function SendElsewhere() {
  const [email, setEmail] = useState('');
  const [state, setState] = useState<State>({ kind: 'idle' });

  const send = async () => {
    setState({ kind: 'sending' });
    const sent = await sendDraft(email);
    setState(sent.ok ? { kind: 'sent' } : { kind: 'failed', message: sent.reason });
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
