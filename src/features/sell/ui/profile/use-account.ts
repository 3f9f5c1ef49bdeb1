import { useState } from 'react';
import { confirmCode, type Mailed, mailCode } from '../../browser/account.ts';
import { $draft } from '../../browser/draft.ts';
import { saveNow } from '../../browser/draft-sync.ts';

export type Account = {
  readonly name: string;
  readonly email: string;
  readonly code: string;
  /** The code that was emailed; null until then. */
  readonly mailed: Mailed | null;
  readonly fault: string | null;
  readonly set: (part: Partial<Pick<Account, 'name' | 'email' | 'code'>>) => void;
  readonly startAgain: () => void;
  /** Goes one step on: emails the code, or signs in with it. True once somebody is signed in. */
  readonly advance: () => Promise<boolean>;
};

/** Making an account on the step that publishes, so that nobody leaves the draft for it. */
export function useAccount(): Account {
  const [typed, setTyped] = useState({ name: '', email: '', code: '' });
  const [mailed, setMailed] = useState<Mailed | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  const mail = async () => {
    // The draft is there before its key is tied to the account.
    await saveNow();
    const sent = await mailCode({ ...typed, sessionKey: $draft.get().sessionKey });
    if (sent.ok) setMailed(sent.value);
    else setFault(sent.reason);
    return false;
  };
  const confirm = async (sent: Mailed) => {
    const confirmed = await confirmCode(sent, typed.code);
    if (!confirmed.ok) setFault(confirmed.reason);
    return confirmed.ok;
  };
  return {
    ...typed,
    mailed,
    fault,
    set: (part) => {
      setFault(null);
      setTyped((before) => ({ ...before, ...part }));
    },
    startAgain: () => {
      setMailed(null);
      setFault(null);
    },
    advance: () => {
      setFault(null);
      return mailed ? confirm(mailed) : mail();
    },
  };
}
