import { useStore } from '@nanostores/react';
import { textAnswer } from '#features/listings/rules/answers.ts';
import { silhouetteOf } from '#features/listings/rules/silhouette.ts';
import { Silhouette } from '#features/pictures/ui/SilhouetteDrawing.tsx';
import { Button } from '#ui/Button.tsx';
import { listingTitle } from '../../rules/project.ts';
import { forgetVehicle } from '../../browser/another-vehicle.ts';
import { $answers } from '../../browser/draft.ts';
import { preview } from '../../browser/words.ts';
import { useWalk } from '../walk-context.ts';

/** What the lookup found, to see at a glance on the way to the value: to correct it, or to say that it is another. */
export function FoundVehicle() {
  const answers = useStore($answers);
  const { goTo } = useWalk();
  const source = textAnswer(answers, 'source');
  if (source !== 'VIN' && source !== 'LICENSE_PLATE') return null;
  const { kind, color } = silhouetteOf(answers);
  const another = () => {
    forgetVehicle();
    goTo('lookup');
  };
  return (
    <section className="card card-pad found-vehicle" aria-label={preview.foundLabel}>
      <Silhouette kind={kind} {...(color ? { color } : {})} className="found-vehicle-art" />
      <div>
        <p className="title-4">{listingTitle(answers)}</p>
        <div className="row">
          <Button look="quiet" size="sm" onClick={() => goTo('preview')}>
            {preview.correct}
          </Button>
          <Button look="quiet" size="sm" onClick={another}>
            {preview.notThis}
          </Button>
        </div>
      </div>
    </section>
  );
}
