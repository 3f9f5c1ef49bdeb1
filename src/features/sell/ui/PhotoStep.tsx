import { useStore } from '@nanostores/react';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { Step } from '../rules/index.ts';
import { shotSubjectOf } from '#features/listings/rules/shot-subject.ts';
import type { ShotSubject } from '#features/photos/rules/shots.ts';
import { $answers, $draft } from '../browser/draft.ts';
import { ensureSaved } from '../browser/draft-sync.ts';
import { $session } from '#features/accounts/browser/session.ts';
import { photoSteps } from '../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { PhotosOnPhone } from './phone/PhotosOnPhone.tsx';
import { StepForm } from './StepForm.tsx';

export type PhotoPanelProps = {
  listingId: string;
  sessionKey: string | null;
  accessToken: string | null;
  vehicleType: ShotSubject;
};

/** Photos belong to a listing on the server, so the draft is sent there first. */
export function PhotoStep({ step, Panel }: { step: Step; Panel: ComponentType<PhotoPanelProps> }) {
  const draft = useStore($draft);
  const answers = useStore($answers);
  const session = useStore($session);
  const [failed, setFailed] = useState(false);

  const prepare = useCallback(async () => {
    setFailed(false);
    const saved = await ensureSaved();
    setFailed(saved.id === null);
  }, []);
  useEffect(() => {
    void prepare();
  }, [prepare]);

  return (
    <StepForm step={step}>
      {draft.id && <PhotosOnPhone step={step.slug} />}
      {draft.id && (
        <Panel
          listingId={draft.id}
          sessionKey={draft.sessionKey}
          accessToken={session.accessToken}
          vehicleType={shotSubjectOf(answers)}
        />
      )}
      {!draft.id && !failed && <Skeleton label={photoSteps.preparing} shape="tiles" />}
      {!draft.id && failed && (
        <Notice kind="warn" live>
          <p>{photoSteps.needServer}</p>
          <Button look="secondary" size="sm" onClick={prepare}>
            {photoSteps.retry}
          </Button>
        </Notice>
      )}
    </StepForm>
  );
}
