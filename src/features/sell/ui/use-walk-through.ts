import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { landOn, nextStep, previousStep, type Step, stepPath } from '../rules/index.ts';
import { textAnswer } from '#features/listings/rules/answers.ts';
import { fill } from '#shared/text.ts';
import { $answers, $flow, setStep } from '../browser/draft.ts';
import { saveSoon } from '../browser/draft-sync.ts';
import { noteScreen } from '#platform/browser/screens.ts';
import { focusStepTitle } from './focus.ts';
import type { Walk } from './walk-context.ts';

const slugInAddress = (): string => location.pathname.split('/').filter(Boolean).at(-1) ?? '';

/** Counts the screen. Availability is counted with the answer that was given on it, so when it is left. */
function count(step: Step, moment: 'seen' | 'left'): void {
  const timed = step.screenName?.includes('{timing}') ?? false;
  if (timed !== (moment === 'left')) return;
  noteScreen(fill(step.screenName ?? '', { timing: textAnswer($answers.get(), 'timing') }));
}

/** The step on the screen, kept in step with the address: back and forward of the browser walk the flow. */
export function useWalkThrough(initialSlug: string): { step: Step; walk: Walk } {
  const flow = useStore($flow);
  const [slug, setSlug] = useState(() => landOn(flow, $answers.get(), initialSlug).slug);
  const step = flow.steps.find((candidate) => candidate.slug === slug) ?? (flow.steps[0] as Step);

  const show = useCallback(
    (wanted: string, history: 'push' | 'replace' | 'none') => {
      const target = landOn(flow, $answers.get(), wanted);
      if (history === 'push') window.history.pushState(null, '', stepPath(flow, target));
      if (history === 'replace') window.history.replaceState(null, '', stepPath(flow, target));
      setSlug(target.slug);
      focusStepTitle();
    },
    [flow],
  );

  useEffect(() => {
    if (slugInAddress() !== slug || location.search) window.history.replaceState(null, '', stepPath(flow, step));
    document.title = document.title.replace(/^[^·]*/, `${step.title} `);
    setStep(slug);
    saveSoon();
    count(step, 'seen');
  }, [flow, slug, step]);

  useEffect(() => {
    const onPop = () => show(slugInAddress(), 'none');
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [show]);

  const walk = useMemo<Walk>(
    () => ({
      goOn: () => {
        count(step, 'left');
        const next = nextStep(flow, $answers.get(), slug);
        if (next) show(next.slug, 'push');
      },
      goBack: () => {
        const previous = previousStep(flow, $answers.get(), slug);
        if (previous) show(previous.slug, 'push');
      },
      goTo: (wanted) => show(wanted, 'push'),
    }),
    [flow, slug, step, show],
  );
  return { step, walk };
}
