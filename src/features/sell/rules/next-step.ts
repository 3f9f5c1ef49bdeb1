import type { Answers } from '#shared/answers.ts';
import { flowById } from './flows.ts';
import { minutesLeft } from './time-left.ts';
import { titleOf } from './types.ts';
import { firstUnfinished, publishFaults, stepPath } from './walk.ts';

export type NextStep = {
  /** Names the draft, so that a device that does not hold it loads it. */
  readonly path: string;
  readonly title: string;
  /** About how long the rest takes; 0 for less than a minute. */
  readonly minutes: number;
  /** Nothing is missing any more. */
  readonly ready: boolean;
};

type Draft = { readonly flow: string; readonly answers: Answers; readonly uniqueId: string };

/** Where a draft goes on: its first unfinished step. Null for a flow that is no longer known. */
export function nextStepOf(draft: Draft): NextStep | null {
  const flow = flowById(draft.flow);
  if (!flow) return null;
  const step = firstUnfinished(flow, draft.answers);
  return {
    path: `${stepPath(flow, step)}?request=${draft.uniqueId}`,
    title: titleOf(step, draft.answers),
    minutes: minutesLeft(flow, draft.answers, step.slug),
    ready: publishFaults(flow, draft.answers).length === 0,
  };
}
