import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { fill } from '#shared/text.ts';
import { $draft, isStarted } from '../browser/draft.ts';
import { $openDrafts, openDraft } from '../browser/open-drafts.ts';
import { wizard } from '../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useWalk } from './walk-context.ts';

/** On the first step of a browser without a draft: those begun on another device. */
export function DraftsElsewhere() {
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
