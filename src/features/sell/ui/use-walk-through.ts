import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { landOn, nextStep, previousStep, type Step, screenOf, stepPath, titleOf } from '../rules/index.ts';
import { timingOf } from '#features/listings/rules/timing.ts';
import { fill } from '#shared/text.ts';
import { $answers, $flow, setStep } from '../browser/draft.ts';
import { saveSoon } from '../browser/draft-sync.ts';
import { passesOver } from '../browser/known.ts';
import { noteScreen } from '#platform/browser/screens.ts';
import { focusStep } from './focus.ts';
import type { Walk } from './walk-context.ts';

const slugInAddress = (): string => location.pathname.split('/').filter(Boolean).at(-1) ?? '';

/** Counts the screen. Availability is counted with the answer that was given on it, so when it is left. */
function count(step: Step, moment: 'seen' | 'left'): void {
  const timed = step.screenName?.includes('{timing}') ?? false;
  if (timed !== (moment === 'left')) return;
  noteScreen(fill(step.screenName ?? '', { timing: timingOf($answers.get()) ?? '' }));
}

/** The steps on the screen, the leader first, kept in step with the address: back and forward of the browser walk the flow. */
export function useWalkThrough(initialSlug: string): { screen: readonly [Step, ...Step[]]; walk: Walk } {
  const flow = useStore($flow);
  const answers = useStore($answers);
  const [landed] = useState(() => landOn(flow, $answers.get(), initialSlug));
  const [slug, setSlug] = useState(() => screenOf(flow, $answers.get(), landed)[0].slug);
  const step = flow.steps.find((candidate) => candidate.slug === slug) ?? (flow.steps[0] as Step);

  const show = useCallback(
    (wanted: string, history: 'push' | 'replace' | 'none') => {
      const target = landOn(flow, $answers.get(), wanted);
      const [leader] = screenOf(flow, $answers.get(), target);
      if (history === 'push') window.history.pushState(null, '', stepPath(flow, leader));
      if (history === 'replace') window.history.replaceState(null, '', stepPath(flow, leader));
      setSlug(leader.slug);
      focusStep(target === leader ? null : target.slug);
    },
    [flow],
  );

  useEffect(() => {
    if (slugInAddress() !== slug || location.search) window.history.replaceState(null, '', stepPath(flow, step));
    document.title = document.title.replace(/^[^·]*/, `${titleOf(step, $answers.get())} `);
    setStep(slug);
    saveSoon();
    for (const shown of screenOf(flow, $answers.get(), step)) count(shown, 'seen');
  }, [flow, slug, step]);

  // An address may name a step that stands further down on its screen.
  useEffect(() => {
    if (screenOf(flow, $answers.get(), landed)[0] !== landed) focusStep(landed.slug);
  }, [flow, landed]);

  useEffect(() => {
    const onPop = () => show(slugInAddress(), 'none');
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [show]);

  const walk = useMemo<Walk>(
    () => ({
      goOn: () => {
        for (const shown of screenOf(flow, $answers.get(), step)) count(shown, 'left');
        const next = nextStep(flow, $answers.get(), slug, passesOver);
        if (next) show(next.slug, 'push');
      },
      goBack: () => {
        const previous = previousStep(flow, $answers.get(), slug, passesOver);
        if (previous) show(previous.slug, 'push');
      },
      goTo: (wanted) => show(wanted, 'push'),
    }),
    [flow, slug, step, show],
  );
  return { screen: screenOf(flow, answers, step), walk };
}
