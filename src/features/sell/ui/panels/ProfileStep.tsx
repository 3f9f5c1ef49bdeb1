import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { isRented } from '#features/listings/rules/fields/property-gates.ts';
import { publishFaults, stepPath, type StepFaults } from '../../rules/index.ts';
import { $answers, $draft, $flow } from '../../browser/draft.ts';
import { publishDraft, type Unpublished } from '../../browser/draft-requests.ts';
import { $session } from '#features/accounts/browser/session.ts';
import { resetSell, resetVehicle } from '#platform/browser/slices.ts';
import { contactWords, wizard, profile as words } from '../../browser/words.ts';
import { Notice } from '#ui/Notice.tsx';
import { AccountToPublish } from '../profile/AccountToPublish.tsx';
import { OpenPreview } from '../profile/OpenPreview.tsx';
import { PublicAndHidden } from '../profile/PublicAndHidden.tsx';
import { SendElsewhere } from '../profile/SendElsewhere.tsx';
import { useAccount } from '../profile/use-account.ts';
import { StepFields } from '../StepFields.tsx';
import { StepForm } from '../StepForm.tsx';
import type { PanelProps } from './types.ts';
import { fill } from '#shared/text.ts';
import { useWalk } from '../walk-context.ts';

/** What is still missing, each a way back to its step. */
function MissingSteps({ missing }: { missing: readonly StepFaults[] }) {
  const { goTo } = useWalk();
  if (missing.length === 0) return null;
  return (
    <Notice kind="warn" title={words.missingTitle}>
      <ul>
        {missing.map((step) => (
          <li key={step.step}>
            <button type="button" className="link min-h-9" onClick={() => goTo(step.step)}>
              {fill(words.missingStep, { title: step.title, count: step.faults.length })}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** The last look: what becomes public, what stays hidden, who publishes, and the button. */
export function ProfileStep({ step }: PanelProps) {
  const flow = useStore($flow);
  const answers = useStore($answers);
  const draft = useStore($draft);
  const session = useStore($session);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Unpublished | null>(null);
  const missing = publishFaults(flow, answers).filter((faults) => faults.step !== step.slug);
  const signedIn = session.status === 'authenticated';
  const account = useAccount();

  const publish = async () => {
    setBusy(true);
    setFault(null);
    if (!signedIn && !(await account.advance())) return setBusy(false);
    const published = await publishDraft();
    if (!published.ok) {
      setFault(published.reason);
      setBusy(false);
      return;
    }
    resetVehicle();
    resetSell();
    location.assign(`${published.value}${published.value.includes('?') ? '&' : '?'}published=1`);
  };
  return (
    <StepForm
      step={step}
      action={
        signedIn
          ? busy
            ? wizard.publishing
            : fault?.anyway
              ? contactWords.anyway
              : wizard.publish
          : account.mailed
            ? words.confirm
            : words.mailCode
      }
      busy={busy}
      onDone={publish}
      hideAction={session.status === 'loading' || missing.length > 0}
    >
      <MissingSteps missing={missing} />
      <OpenPreview />
      <PublicAndHidden answers={answers} />
      <StepFields step={step} />
      {session.status === 'unauthenticated' && <AccountToPublish account={account} back={stepPath(flow, step)} />}
      {!signedIn && draft.uniqueId && <SendElsewhere />}
      {signedIn && <p className="soft">{isRented(answers) ? words.afterRent : words.after}</p>}
      {fault && (
        <Notice kind="bad" live>
          {fault.sentence}
        </Notice>
      )}
    </StepForm>
  );
}
