import type { Answers } from '#shared/answers.ts';
import type { Flow, Step } from './types.ts';
import { stepsOnPath } from './walk.ts';

/** Steps that are asked together, under one button. The first gives the screen its address and its heading. */
export type Screen = readonly [Step, ...Step[]];

/** The screens of this draft, in order. A step whose leader is not on the path leads itself. */
export function screensOf(flow: Flow, answers: Answers): readonly Screen[] {
  const screens: [Step, ...Step[]][] = [];
  for (const step of stepsOnPath(flow, answers)) {
    const last = screens.at(-1);
    const leader = last?.[0];
    if (last && step.under !== undefined && (leader?.slug === step.under || leader?.under === step.under))
      last.push(step);
    else screens.push([step]);
  }
  return screens;
}

/** The screen that asks this step; the step alone when it is not on the path. */
export const screenOf = (flow: Flow, answers: Answers, step: Step): Screen =>
  screensOf(flow, answers).find((screen) => screen.some(({ slug }) => slug === step.slug)) ?? [step];

/** Whether a step is passed over because it has nothing left to ask. */
type Skips = (step: Step) => boolean;
const never: Skips = () => false;

function neighbor(screens: readonly Screen[], slug: string, offset: 1 | -1, skips: Skips): Step | null {
  const here = screens.findIndex((screen) => screen.some((step) => step.slug === slug));
  if (here < 0) return null;
  for (let at = here + offset; at >= 0 && at < screens.length; at += offset) {
    const screen = screens[at];
    if (screen && (at === screens.length - 1 || !screen.every(skips))) return screen[0];
  }
  return null;
}

/** The first step of the next screen that has something to ask. The last screen is never passed over. */
export const nextStep = (flow: Flow, answers: Answers, slug: string, skips: Skips = never): Step | null =>
  neighbor(screensOf(flow, answers), slug, 1, skips);

export const previousStep = (flow: Flow, answers: Answers, slug: string, skips: Skips = never): Step | null =>
  neighbor(screensOf(flow, answers), slug, -1, skips);

/** The place of a step's screen among this draft's screens, from 1: how far the lane is filled. */
export function progress(flow: Flow, answers: Answers, slug: string): { place: number; of: number } {
  const screens = screensOf(flow, answers);
  return {
    place: screens.findIndex((screen) => screen.some((step) => step.slug === slug)) + 1,
    of: screens.length,
  };
}
