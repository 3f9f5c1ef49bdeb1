import { useStore } from '@nanostores/react';
import { screenOf, type Step } from '../../rules/index.ts';
import { $answers, $flow } from '../../browser/draft.ts';
import { FairHousing } from '../FairHousing.tsx';
import { PriceHelp } from '../price/PriceHelp.tsx';
import { StepFields } from '../StepFields.tsx';
import { StepForm } from '../StepForm.tsx';
import type { PanelProps } from './types.ts';
import { textAnswer } from '#shared/answers.ts';
import { silhouetteOf } from '#features/listings/rules/silhouette.ts';
import { Silhouette } from '#features/pictures/ui/SilhouetteDrawing.tsx';
import { Button } from '#ui/Button.tsx';
import { listingTitle } from '../../rules/project.ts';
import { forgetVehicle } from '../../browser/another-vehicle.ts';
import { preview } from '../../browser/words.ts';
import { useWalk } from '../walk-context.ts';

/** What the lookup found, to see at a glance on the way to the value: to correct it, or to say that it is another. */
function FoundVehicle() {
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

/** A screen that only asks: its leading step, and under headings of their own the steps asked with it. */
export function FormStep({ step }: PanelProps) {
  const flow = useStore($flow);
  const answers = useStore($answers);
  const [leader, ...others] = screenOf(flow, answers, step);
  return (
    <StepForm step={step}>
      {flow.id === 'vehicle' && leader.fields.includes('mileage') && <FoundVehicle />}
      <Questions step={leader} />
      {others.map((other) => (
        <section key={other.slug} className="step-part" aria-labelledby={`step-${other.slug}`}>
          <h2 className="title-3" id={`step-${other.slug}`} tabIndex={-1}>
            {other.title}
          </h2>
          <Questions step={other} />
        </section>
      ))}
    </StepForm>
  );
}

function Questions({ step }: { step: Step }) {
  const { id } = useStore($flow);
  const answers = useStore($answers);
  return (
    <>
      <StepFields step={step} />
      {id === 'vehicle' && step.fields.includes('price') && <PriceHelp />}
      {id === 'property' && step.fields.includes('description') && <FairHousing answers={answers} />}
    </>
  );
}
