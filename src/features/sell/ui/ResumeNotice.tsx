import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { firstUnfinished } from '../rules/index.ts';
import { listingTitle } from '../rules/project.ts';
import { fill } from '#shared/text.ts';
import { $answers, $flow, clearDraft } from '../browser/draft.ts';
import { saveNow } from '../browser/draft-sync.ts';
import { resetVehicle } from '#platform/browser/slices.ts';
import { wizard } from '../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { DraftsElsewhere } from './DraftsElsewhere.tsx';
import { useWalk } from './walk-context.ts';

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
