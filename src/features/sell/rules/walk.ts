import type { Answers } from '#shared/answers.ts';
import { type AnswerFault, checkFields } from '#features/listings/rules/check.ts';
import { chosenOf, type Field, fieldById, isAsked } from '#features/listings/rules/fields/index.ts';
import type { Flow, Step } from './types.ts';

/** The steps that this draft goes through, in order. */
export function stepsOnPath(flow: Flow, answers: Answers): readonly Step[] {
  return inOrder(flow, answers).filter((step) => step.when?.(answers) ?? true);
}

function inOrder({ steps, early }: Flow, answers: Answers): readonly Step[] {
  if (!early?.when(answers)) return steps;
  const moved = early.steps.flatMap((slug) => steps.filter((step) => step.slug === slug));
  const others = steps.filter((step) => !moved.includes(step));
  const place = others.findLastIndex(({ slug }) => early.after.includes(slug)) + 1;
  return [...others.slice(0, place), ...moved, ...others.slice(place)];
}

export const stepFields = (step: Step): readonly Field[] => step.fields.map(fieldById);

/** The fields that a step asks for these answers, required where the flow cannot do without. */
export function askedFields(step: Step, answers: Answers): readonly Field[] {
  return stepFields(step)
    .filter((field) => isAsked(field, answers) && (step.asks?.[field.id]?.(answers) ?? true))
    .map((field) => (step.needs?.[field.id]?.(answers) ? { ...field, required: true } : field));
}

/** What is missing or wrong in one step, in the order it is asked. */
export const stepFaults = (step: Step, answers: Answers): AnswerFault[] =>
  checkFields(askedFields(step, answers), answers);

export const isComplete = (step: Step, answers: Answers): boolean => stepFaults(step, answers).length === 0;

export function findStep(flow: Flow, slug: string): Step | undefined {
  return flow.steps.find((step) => step.slug === slug);
}

/** The first step with something missing; the last step when nothing is. */
export function firstUnfinished(flow: Flow, answers: Answers): Step {
  const path = stepsOnPath(flow, answers);
  const open = path.find((step) => !isComplete(step, answers)) ?? path.at(-1);
  if (!open) throw new Error(`The flow ${flow.id} has no steps.`);
  return open;
}

/**
 * Where a visit to `slug` lands: there, if every step before it is complete, else the first unfinished step. A step
 * that is not on this draft's path lands on the first unfinished step too.
 */
export function landOn(flow: Flow, answers: Answers, slug: string): Step {
  const path = stepsOnPath(flow, answers);
  const open = firstUnfinished(flow, answers);
  const wanted = path.findIndex((step) => step.slug === slug);
  return wanted >= 0 && wanted <= path.indexOf(open) ? (path[wanted] ?? open) : open;
}

/** The answers that count: those to questions asked on the path. Answers from branches left behind are ignored. */
export function answersOnPath(flow: Flow, answers: Answers): Answers {
  const asked = stepsOnPath(flow, answers).flatMap((step) => askedFields(step, answers));
  const ids = new Set(asked.map((field) => field.id));
  return Object.fromEntries(Object.entries(answers).filter(([id]) => ids.has(id)));
}

/** The answers with what stands in place of choices that nobody made. */
export function withPresets(flow: Flow, answers: Answers): Answers {
  const preset = stepsOnPath(flow, answers)
    .flatMap((step) => askedFields(step, answers))
    .filter((field) => field.preset);
  return { ...answers, ...Object.fromEntries(preset.map((field) => [field.id, chosenOf(field, answers)])) };
}

export type StepFaults = { step: string; title: string; faults: AnswerFault[] };

/** Everything that stands between a draft and its publication, step by step. Empty: it may be published. */
export function publishFaults(flow: Flow, answers: Answers): StepFaults[] {
  return stepsOnPath(flow, answers)
    .map((step) => ({ step: step.slug, title: step.name, faults: stepFaults(step, answers) }))
    .filter((step) => step.faults.length > 0);
}

export const stepPath = (flow: Flow, step: Step): string => `${flow.base}/${step.slug}`;
