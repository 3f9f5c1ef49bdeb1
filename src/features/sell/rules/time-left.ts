import { type Answers, isBlank } from '#shared/answers.ts';
import { type Field, type FieldKind, isAsked } from '#features/listings/rules/fields/index.ts';
import type { Flow, Step } from './types.ts';
import { stepFields, stepsOnPath } from './walk.ts';

/** Seconds that people take to answer, generously: a promise of time is kept or not made. */
const SECONDS: Readonly<Partial<Record<FieldKind, number>>> = { 'long-text': 60, text: 10, suggest: 8, days: 25 };
const USUAL = 5;
/** Most people leave these as they are. */
const OPTIONAL_SHARE = 0.4;
/** Steps that are more than their questions. */
const PANEL_SECONDS: Readonly<Partial<Record<Step['kind'], number>>> = {
  lookup: 15,
  capture: 45,
  studio: 10,
  items: 60,
  profile: 15,
};

const fieldSeconds = ({ kind, required }: Field): number =>
  (SECONDS[kind] ?? USUAL) * (required || kind === 'condition-item' ? 1 : OPTIONAL_SHARE);

function stepSeconds(step: Step, answers: Answers): number {
  const open = stepFields(step).filter((field) => isAsked(field, answers) && isBlank(answers[field.id]));
  return (PANEL_SECONDS[step.kind] ?? 0) + open.reduce((sum, field) => sum + fieldSeconds(field), 0);
}

/** Minutes until a draft can be published, from this step on; 0 for less than one. */
export function minutesLeft(
  flow: Flow,
  answers: Answers,
  slug: string,
  skips: (step: Step) => boolean = () => false,
): number {
  const path = stepsOnPath(flow, answers);
  const here = Math.max(
    0,
    path.findIndex((step) => step.slug === slug),
  );
  const seconds = path
    .slice(here)
    .filter((step) => !skips(step))
    .reduce((sum, step) => sum + stepSeconds(step, answers), 0);
  return Math.round(seconds / 60);
}
