import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { firstUnfinished } from '../rules/index.ts';
import { listingTitle } from '../rules/project.ts';
import { fill } from '#shared/text.ts';
import { $answers, $draft, $flow, clearDraft, isStarted } from '../browser/draft.ts';
import { saveNow } from '../browser/draft-sync.ts';
import { resetVehicle } from '#platform/browser/slices.ts';
import { wizard } from '../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useWalk } from './walk-context.ts';
import { $openDrafts, openDraft } from '../browser/open-drafts.ts';

/** On the first step, a draft from an earlier visit: go on with it, or put it aside for another. */
export function ResumeNotice() {
  const answers = useStore($answers);
  const flow = useStore($flow);
  const { goTo } = useWalk();
  const [title] = useState(() => listingTitle($answers.get()));
  if (title === '') return <DraftsElsewhere />;
  if (listingTitle(answers) !== title) return null;
  const startOver = async () => {
    await saveNow();
    clearDraft();
    resetVehicle();
  };
  return (
    <Notice kind="info" title={fill(wizard.resumeTitle, { title })}>
      <div className="row">
        <Button look="ink" size="sm" onClick={() => goTo(firstUnfinished(flow, answers).slug)}>
          {wizard.resume}
        </Button>
        <Button look="secondary" size="sm" onClick={startOver}>
          {wizard.startOver}
        </Button>
      </div>
    </Notice>
  );
}

/** On the first step of a browser without a draft: those begun on another device. */
function DraftsElsewhere() {
  const { data: drafts = [] } = useStore($openDrafts);
  const draft = useStore($draft);
  const { goTo } = useWalk();
  const [opening, setOpening] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  if (drafts.length === 0 || (isStarted(draft) && opening === null)) return null;

  const open = async (id: string) => {
    setOpening(id);
    setFault(null);
    const opened = await openDraft(id);
    setOpening(null);
    if (opened.ok) goTo(opened.value);
    else setFault(opened.reason);
  };
  return (
    <Notice kind="info" title={drafts.length === 1 ? wizard.elsewhereOne : wizard.elsewhereMany}>
      <div className="row mt-1.5">
        {drafts.map(({ id, title }) => (
          <Button key={id} look="ink" size="sm" busy={opening === id} onClick={() => open(id)}>
            {fill(wizard.continueDraft, { title })}
          </Button>
        ))}
      </div>
      {fault && <p role="alert">{fault}</p>}
    </Notice>
  );
}
