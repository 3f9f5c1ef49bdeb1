import { useStore } from '@nanostores/react';
import { textAnswer } from '#shared/answers.ts';
import { titleOf } from '../../rules/index.ts';
import { $answers } from '../../browser/draft.ts';
import { goByHand } from '../../browser/lookup.ts';
import { $vehicle } from '#platform/browser/slices.ts';
import { lookup as words } from '../../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { PlateForm } from '../lookup/PlateForm.tsx';
import { HinForm } from '../lookup/HinForm.tsx';
import { VinForm } from '../lookup/VinForm.tsx';
import { SaveLine } from '../SaveLine.tsx';
import { useWalk } from '../walk-context.ts';
import type { PanelProps } from './types.ts';
import '#ui/step.css';
import type { LookupView } from '#shared/enums.ts';
import { Choice } from '#ui/Choice.tsx';

type Way = 'VIN' | 'PLATE';
const OPTIONS = [
  { value: 'VIN' as Way, label: words.byVin },
  { value: 'PLATE' as Way, label: words.byPlate },
];

/** VIN or plate. The other way's text stays where it was. */
function LookupTabs({ view }: { view: LookupView }) {
  const choose = (way: Way) =>
    $vehicle.set({ ...$vehicle.get(), lookup: 'INITIAL', view: way === 'VIN' ? 'INITIAL' : 'SHOW_LICENSEFORM' });
  return (
    <Choice
      label={words.way}
      hideLabel
      look="segment"
      options={OPTIONS}
      value={view === 'INITIAL' ? 'VIN' : 'PLATE'}
      onChange={choose}
    />
  );
}

/**
 * Finding the vehicle: by VIN, by plate and state, or by hand; a boat has a HIN. What was typed is kept in every case, and going on by
 * hand is one tap away in every stage.
 */
export function LookupStep({ step }: PanelProps) {
  const { view, lookup } = useStore($vehicle);
  const { goOn, goBack } = useWalk();
  const answers = useStore($answers);
  const boat = textAnswer(answers, 'vehicleType') === 'BOATS';

  const byHand = () => {
    goByHand();
    goOn();
  };
  return (
    <section className="step" aria-labelledby="step-title">
      <div className="stack">
        <h1 className="title-2" id="step-title" tabIndex={-1}>
          {titleOf(step, answers)}
        </h1>
        <p className="soft">{boat ? words.hinIntro : words.intro}</p>
      </div>
      {boat ? (
        <HinForm onDone={goOn} />
      ) : (
        <>
          <LookupTabs view={view} />
          {view === 'INITIAL' ? <VinForm onDone={goOn} /> : <PlateForm view={view} onDone={goOn} />}
        </>
      )}
      <div className="well card-pad row lookup-by-hand">
        <p>{boat ? words.hinByHand : lookup === 'UNABLE' ? words.unable : words.byHandHint}</p>
        <Button look={lookup === 'UNABLE' ? 'primary' : 'secondary'} onClick={byHand}>
          {words.goByHand}
        </Button>
      </div>
      <SaveLine />
      <div className="step-actions">
        <Button look="secondary" size="lg" onClick={goBack}>
          {words.back}
        </Button>
      </div>
    </section>
  );
}
