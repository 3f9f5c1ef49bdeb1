import { type Answers, isBlank, textAnswer } from '#shared/answers.ts';
import { isAsked } from '#features/listings/rules/fields/index.ts';
import type { Flow } from './types.ts';
import { stepFields, stepsOnPath } from './walk.ts';

/** What nobody has to say and buyers miss when it is not said. */
type Gap = {
  readonly kind: 'photos' | 'condition' | 'trim' | 'description';
  readonly step: string;
  readonly count: number;
};

/** With fewer, a buyer wonders what is not shown. */
const FEW_PHOTOS = 4;
const FEW_WORDS = 25;

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** What would make a listing better, each with the step that asks it. Nothing of it is needed to publish. */
export function gapsOf(flow: Flow, answers: Answers, photos: number): readonly Gap[] {
  const path = stepsOnPath(flow, answers);
  const open = path.flatMap((step) =>
    stepFields(step)
      .filter((field) => field.privacy === 'public' && isAsked(field, answers) && isBlank(answers[field.id]))
      .map((field) => ({ step: step.slug, field })),
  );
  const items = open.filter(({ field }) => field.kind === 'condition-item');
  const trim = open.find(({ field }) => field.id === 'trim');
  const camera = path.find(({ kind }) => kind === 'capture');
  const description = path.find(({ fields }) => fields.includes('description'));
  const words = wordsIn(textAnswer(answers, 'description'));
  return [
    ...(camera && photos < FEW_PHOTOS ? [{ kind: 'photos' as const, step: camera.slug, count: photos }] : []),
    ...(items[0] ? [{ kind: 'condition' as const, step: items[0].step, count: items.length }] : []),
    ...(trim ? [{ kind: 'trim' as const, step: trim.step, count: 1 }] : []),
    ...(description && words > 0 && words < FEW_WORDS
      ? [{ kind: 'description' as const, step: description.slug, count: words }]
      : []),
  ];
}
