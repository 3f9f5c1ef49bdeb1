import { categoryIn, type Flow } from '../rules/index.ts';
import { type Answers, numberAnswer, textAnswer } from '#shared/answers.ts';
import { briefOf } from '#features/listings/rules/brief.ts';
import { leaseAsked } from '#features/listings/rules/fields/property-gates.ts';
import { priceWords, termWords } from '#features/listings/words/price.ts';
import { listingTitle, priceAnswer } from '../rules/project.ts';
import { silhouetteOf } from '#features/listings/rules/silhouette.ts';
import { wizard } from '../browser/words.ts';
import { Silhouette } from '#features/pictures/ui/SilhouetteDrawing.tsx';

/** A listing as its card would show it with these answers. */
export function ListingPreview({ flow, answers }: { flow: Flow; answers: Answers }) {
  const title = listingTitle(answers);
  const price = priceAnswer(answers);
  const asked = { cents: price, lease: leaseAsked(answers) };
  const term = termWords(asked);
  const days = answers.saleDays ?? answers.openDays;
  const details = days === undefined ? answers : { ...answers, days };
  const brief = briefOf({
    category: categoryIn(flow, answers),
    mileage: numberAnswer(answers, 'mileage'),
    details,
  });
  const zip = textAnswer(answers, 'postcode');
  const { kind, color } = silhouetteOf(answers);
  return (
    <div className="card">
      <div className="well preview-art">
        <Silhouette kind={kind} {...(color ? { color } : {})} />
      </div>
      <div className="card-pad stack">
        {price !== null && (
          <p className="price-tag self-start">
            {priceWords(asked)}
            {term && <span className="price-tag-note">{term}</span>}
          </p>
        )}
        <p className="title-4">{title || wizard.previewEmpty}</p>
        <p className="soft figure">{[...brief, zip].filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  );
}
