import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { doubtsOf } from '#features/listings/rules/doubts.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ensureSaved } from '../../browser/draft-sync.ts';
import { $answers, $flow } from '../../browser/draft.ts';
import { previewPage as words } from '../../browser/words.ts';
import { useWalk } from '../walk-context.ts';

/** The way to the page as buyers will see it, and what a careful friend would ask before it goes public. */
export function OpenPreview() {
  const [state, setState] = useState<'idle' | 'opening' | 'failed'>('idle');
  const open = async () => {
    setState('opening');
    const { uniqueId, unsaved } = await ensureSaved();
    if (uniqueId === null || unsaved.length > 0) return setState('failed');
    location.assign(`/stickers/preview/${uniqueId}`);
  };
  return (
    <>
      <Odd />
      <div>
        <Button look="secondary" icon="eye" onClick={open} busy={state === 'opening'}>
          {words.open}
        </Button>
      </div>
      {state === 'failed' && (
        <Notice kind="warn" live>
          {words.needsServer}
        </Notice>
      )}
    </>
  );
}

function Odd() {
  const answers = useStore($answers);
  const flow = useStore($flow);
  const { goTo } = useWalk();
  const odd = doubtsOf(answers, new Date().getFullYear());
  if (odd.length === 0) return null;
  return (
    <Notice kind="info" title={words.oddTitle}>
      <ul>
        {odd.map(({ field, question }) => (
          <li key={question}>
            <button
              type="button"
              className="link min-h-9 text-start"
              onClick={() => goTo(flow.steps.find(({ fields }) => fields.includes(field))?.slug ?? '')}
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
