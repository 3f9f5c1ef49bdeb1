import { useStore } from '@nanostores/react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { previousStep, type Step, screenOf, stepFaults, titleOf } from '../rules/index.ts';
import type { Answers } from '#shared/answers.ts';
import { fill } from '#shared/text.ts';
import { $answers, $flow, showFaults } from '../browser/draft.ts';
import { passesOver } from '../browser/known.ts';
import { wizard } from '../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { focusFirstFault } from './focus.ts';
import { SaveLine } from './SaveLine.tsx';
import { useWalk } from './walk-context.ts';
import '#ui/step.css';

type Props = {
  step: Step;
  children: ReactNode;
  /** Words of the main button. */
  action?: string;
  busy?: boolean;
  /** Called once the step's answers are right; the default goes on. */
  onDone?: () => void;
  hideAction?: boolean;
};

/** The frame of every screen, by its leading step: heading, fields, one main button at the thumb, back always there. */
export function StepForm({ step, children, action = wizard.next, busy = false, onDone, hideAction = false }: Props) {
  const { goOn, goBack } = useWalk();
  const flow = useStore($flow);
  const answers = useStore($answers);
  const [faults, setFaults] = useState(0);
  const faultsNow = (said: Answers) => screenOf(flow, said, step).flatMap((part) => stepFaults(part, said));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = faultsNow($answers.get());
    setFaults(found.length);
    showFaults(found.map((fault) => fault.field));
    if (found.length > 0) focusFirstFault();
    else (onDone ?? goOn)();
  };

  return (
    <form className="step" onSubmit={submit} noValidate aria-labelledby="step-title">
      <h1 className="title-2" id="step-title" tabIndex={-1}>
        {titleOf(step, answers)}
      </h1>
      {faults > 0 && faultsNow(answers).length > 0 && (
        <Notice kind="bad" live>
          {faults === 1 ? wizard.faultsOne : fill(wizard.faultsMany, { n: faults })}
        </Notice>
      )}
      {children}
      <SaveLine />
      <div className="step-actions">
        {previousStep(flow, answers, step.slug, passesOver) && (
          <Button look="secondary" size="lg" onClick={goBack}>
            {wizard.back}
          </Button>
        )}
        {!hideAction && (
          <Button look="primary" size="lg" type="submit" busy={busy}>
            {action}
          </Button>
        )}
      </div>
    </form>
  );
}
