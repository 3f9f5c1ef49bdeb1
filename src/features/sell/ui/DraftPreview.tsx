import { useStore } from '@nanostores/react';
import { $answers, $flow } from '../browser/draft.ts';
import { wizard } from '../browser/words.ts';
import { ListingPreview } from './ListingPreview.tsx';

/** On wide screens, the listing as it takes shape. Nothing in it can be pressed, so screen readers are spared it. */
export function DraftPreview() {
  const answers = useStore($answers);
  const flow = useStore($flow);
  return (
    <aside className="wizard-aside panel" aria-hidden="true">
      <p className="eyebrow">{wizard.preview}</p>
      <ListingPreview flow={flow} answers={answers} />
    </aside>
  );
}
