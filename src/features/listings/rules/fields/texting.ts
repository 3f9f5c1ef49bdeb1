import { contactMethods } from '#shared/contact-methods.ts';
import type { Answers } from '#shared/answers.ts';
import type { Field } from './types.ts';

/** Whether a question leaves anything to choose: where no texts are sent, “How should we reach you?” has one answer. */
export const hasChoice = ({ id }: Pick<Field, 'id'>, { preferredContact }: Answers, texts: boolean): boolean =>
  id !== 'preferredContact' || contactMethods({ texts, chosen: preferredContact }).length > 1;
