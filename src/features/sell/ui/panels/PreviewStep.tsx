import { useStore } from '@nanostores/react';
import { textAnswer } from '#shared/answers.ts';
import { listingTitle } from '../../rules/project.ts';
import { silhouetteOf } from '#features/listings/rules/silhouette.ts';
import { forgetVehicle } from '../../browser/another-vehicle.ts';
import { $answers } from '../../browser/draft.ts';
import { preview } from '../../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { Silhouette } from '#features/pictures/ui/SilhouetteDrawing.tsx';
import { StepFields } from '../StepFields.tsx';
import { StepForm } from '../StepForm.tsx';
import { useWalk } from '../walk-context.ts';
import type { PanelProps } from './types.ts';
import { fill } from '#shared/text.ts';
import { $vehicle } from '#platform/browser/slices.ts';

const KNOWN = ['trim', 'bodyClass', 'fuelType', 'cylinders', 'displacement', 'doors', 'plant'] as const;

function textOf(key: (typeof KNOWN)[number], value: unknown): string | null {
  if (typeof value === 'number') return fill(preview.amounts[key] ?? '{n}', { n: value });
  return typeof value === 'string' && value !== '' ? value : null;
}

/** What the lookup knows beyond year, make and model. Unknown things are left out. */
function SpecsList() {
  const { specs } = useStore($vehicle);
  const rows = KNOWN.map((key) => [preview.specs[key], textOf(key, specs?.[key])] as const).filter(([, text]) => text);
  if (rows.length === 0) return null;
  return (
    <dl className="facts">
      {rows.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the lookup found, as a card and as fields: confirm it, complete it, or say that it is another vehicle. */
export function PreviewStep({ step }: PanelProps) {
  const answers = useStore($answers);
  const { goTo } = useWalk();
  const { kind, color } = silhouetteOf(answers);
  const byPlate = textAnswer(answers, 'source') === 'LICENSE_PLATE';
  const another = () => {
    forgetVehicle();
    goTo('lookup');
  };
  return (
    <StepForm step={step} action={preview.yes}>
      <div className="card card-pad preview-found">
        <Silhouette kind={kind} {...(color ? { color } : {})} className="preview-found-art" />
        <div className="stack">
          <p className="title-3">{listingTitle(answers)}</p>
          <SpecsList />
        </div>
      </div>
      <p className="soft">{byPlate ? preview.foundByPlate : preview.found}</p>
      <StepFields step={step} />
      <div>
        <Button look="quiet" onClick={another}>
          {preview.notThis}
        </Button>
      </div>
    </StepForm>
  );
}
