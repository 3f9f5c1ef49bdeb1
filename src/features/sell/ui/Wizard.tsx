import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { type FlowId, minutesLeft, progress } from '../rules/index.ts';
import { $answers, $draft, $flow, turnTo } from '../browser/draft.ts';
import { openRequest } from '../browser/draft-requests.ts';
import { keepSaving } from '../browser/draft-sync.ts';
import { $ended, keepFollowing } from '../browser/follow-draft.ts';
import { passesOver } from '../browser/known.ts';
import { $texts } from '../browser/texts.ts';
import { keepLikelyBody } from '../browser/catalogue.ts';
import { whenRestored } from '#platform/browser/persist.ts';
import { UnsentError } from '#platform/browser/sentence-of.ts';
import { keepSession } from '#features/accounts/browser/session.ts';
import { wizard } from '../browser/words.ts';
import { Shell } from '#ui/shell/Shell.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ProgressLane } from '#ui/ProgressLane.tsx';
import { PhoneButton } from './phone/PhoneButton.tsx';
import { readTypedInAddress } from './lookup/typed-in-address.ts';
import type { Panels } from './panels/types.ts';
import { ResumeNotice } from './ResumeNotice.tsx';
import { useWalkThrough } from './use-walk-through.ts';
import { ValueStrip } from './valuation/ValueStrip.tsx';
import { WizardOpening } from './WizardOpening.tsx';
import { WalkContext } from './walk-context.ts';
import { timeLeft } from '../rules/time-words.ts';
import { ListingPreview } from './ListingPreview.tsx';

/** On wide screens, the listing as it takes shape. Nothing in it can be pressed, so screen readers are spared it. */
function DraftPreview() {
  const answers = useStore($answers);
  const flow = useStore($flow);
  return (
    <aside className="wizard-aside panel" aria-hidden="true">
      <p className="eyebrow">{wizard.preview}</p>
      <ListingPreview flow={flow} answers={answers} />
    </aside>
  );
}

type Props = {
  readonly panels: Panels;
  /** The flow in the address; a draft named by `request` may be of another one. */
  flow: FlowId;
  /** The step in the address. */
  slug: string;
  /** Of that step: it stands there while the draft is opened. */
  title: string;
  /** A draft of the server to open in this browser, by UUID or ten characters. */
  request?: string | undefined;
  /** Whether this site sends texts. */
  texts: boolean;
};

function Steps({ panels, slug }: { panels: Panels; slug: string }) {
  const { screen, walk } = useWalkThrough(slug);
  const [step] = screen;
  const flow = useStore($flow);
  const answers = useStore($answers);
  const { place, of } = progress(flow, answers, step.slug);
  const minutes = minutesLeft(flow, answers, step.slug, passesOver);
  const Panel = panels[step.kind];
  return (
    <WalkContext value={walk}>
      <div className="wizard-head">
        <ProgressLane name={step.name} at={place} of={of} words={timeLeft(minutes, wizard)} />
        <PhoneButton step={step.slug} />
      </div>
      <div className="wizard-columns">
        <div className="wizard-main">
          {(place === 1 || step.kind === 'lookup') && <ResumeNotice />}
          <ValueStrip step={step} />
          <Panel key={step.slug} step={step} />
        </div>
        <DraftPreview />
      </div>
    </WalkContext>
  );
}

/** One wizard for every flow: it draws whatever step of the draft's flow the address names. */
export function Wizard({ panels, flow, slug, title, request, texts }: Props) {
  const [opening, setOpening] = useState(true);
  const ended = useStore($ended);
  const [refusal, setRefusal] = useState<string | null>(null);

  useEffect(() => $texts.set(texts), [texts]);
  useEffect(() => {
    let gone = false;
    let stopLikely = () => {};
    const open = async () => {
      await whenRestored();
      if (!request) turnTo(flow);
      await readTypedInAddress();
      if (request && $draft.get().uniqueId !== request && $draft.get().id !== request) await openRequest(request);
    };
    open()
      .catch((error) => !gone && setRefusal(error instanceof UnsentError ? error.message : wizard.openedElsewhere))
      .finally(() => {
        if (gone) return;
        stopLikely = keepLikelyBody();
        setOpening(false);
      });
    const stopSession = keepSession();
    const stopSaving = keepSaving();
    const stopFollowing = keepFollowing();
    return () => {
      gone = true;
      stopSession();
      stopSaving();
      stopFollowing();
      stopLikely();
    };
  }, [flow, request]);

  if (opening) return <WizardOpening title={title} label={wizard.loading} />;
  return (
    <>
      {(refusal ?? ended) && (
        <Notice kind="warn" live>
          {refusal ?? ended}
        </Notice>
      )}
      <Steps panels={panels} slug={slug} />
      <Shell />
    </>
  );
}
