import type { Answers } from '../answers.ts';
import type { Field } from './types.ts';

/**
 * Whether a question leaves anything to choose on this site: where no texts are sent, “How should we reach you?” has one
 * answer. Who chose texts while there were some keeps the question in sight.
 */
export const hasChoice = ({ id }: Pick<Field, 'id'>, answers: Answers, texts: boolean): boolean =>
  texts || id !== 'preferredContact' || answers.preferredContact === 'PHONE';
