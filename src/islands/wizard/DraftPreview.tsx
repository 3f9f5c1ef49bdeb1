import { useStore } from '@nanostores/react';
import { numberAnswer, textAnswer } from '#domain/listing/answers.ts';
import { listingTitle } from '#domain/listing/project.ts';
import { silhouetteOf } from '#domain/listing/silhouette.ts';
import { formatMoney } from '#domain/money.ts';
import { formatMiles } from '#domain/numbers.ts';
import { $answers } from '#stores/draft.ts';
import { wizard } from '#stores/words/wizard.ts';
import { Silhouette } from '../ui/Silhouette.tsx';

/** On wide screens, the listing as it takes shape. Nothing in it can be pressed, so screen readers are spared it. */
export function DraftPreview() {
  const answers = useStore($answers);
  const title = listingTitle(answers);
  const price = numberAnswer(answers, 'price');
  const miles = numberAnswer(answers, 'mileage');
  const zip = textAnswer(answers, 'postcode');
  const { kind, color } = silhouetteOf(answers);
  return (
    <aside className="wizard-aside panel" aria-hidden="true">
      <p className="eyebrow">{wizard.preview}</p>
      <div className="card">
        <div className="well preview-art">
          <Silhouette kind={kind} {...(color ? { color } : {})} />
        </div>
        <div className="card-pad stack">
          {price !== null && <p className="price-tag self-start">{formatMoney(price)}</p>}
          <p className="title-4">{title || wizard.previewEmpty}</p>
          <p className="soft figure">{[miles === null ? '' : formatMiles(miles), zip].filter(Boolean).join(' · ')}</p>
        </div>
      </div>
    </aside>
  );
}
