import { useStore } from '@nanostores/react';
import { type ComponentType, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Step } from '../rules/index.ts';
import { photoSubjectOf } from '#features/listings/rules/shot-subject.ts';
import type { PhotoSubject } from '#features/photos/rules/guides.ts';
import { $answers, $draft } from '../browser/draft.ts';
import { ensureSaved } from '../browser/draft-sync.ts';
import { $session } from '#features/accounts/browser/session.ts';
import { photoSteps, onPhone as words } from '../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { StepForm } from './StepForm.tsx';
import { $isGuest } from '../browser/phone-link.ts';
import { PhoneCode } from './phone/PhoneCode.tsx';

/** From here on a screen is not the phone itself. Says the same as the styles. */
const WIDE = '(min-width: 64rem)';

function subscribe(changed: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** At the photos of a wide screen: the code itself, since the camera is in the other pocket. */
function PhotosOnPhone({ step }: { step: string }) {
  const isWide = useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
  const isGuest = useStore($isGuest);
  if (!isWide || isGuest) return null;
  return (
    <section className="phone-photos well card-pad" aria-labelledby="phone-photos">
      <h2 className="title-4" id="phone-photos">
        {words.photosTitle}
      </h2>
      <PhoneCode step={step} lead={words.photosLead} />
    </section>
  );
}

export type PhotoPanelProps = {
  listingId: string;
  sessionKey: string | null;
  accessToken: string | null;
  subject: PhotoSubject;
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
          subject={photoSubjectOf(answers)}
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
