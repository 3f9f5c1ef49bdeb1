import { INTENTS, type Intent, TIMINGS, type Timing } from '#shared/enums.ts';
import { type Answers, textAnswer } from '#shared/answers.ts';

/** Who said what they want to do with it has said when: they are not asked twice. */
const TIMING_OF: Readonly<Record<Intent, Timing>> = {
  NOW: 'NOW',
  CASH_OFFER: 'NOW',
  TRADE_IN: 'NOW',
  PRIVATE_SALE: 'NOW',
  LATER: 'WEEKS',
  JUST_LOOKING: 'NEVER',
};

const intentOf = (answers: Answers): Intent | undefined =>
  INTENTS.find((known) => known === textAnswer(answers, 'intent'));

/** Whether the answers leave open when somebody wants to sell. */
export const asksTiming = (answers: Answers): boolean => intentOf(answers) === undefined;

/** When somebody wants to sell, from the one question about it or from the other; null while neither is answered. */
export function timingOf(answers: Answers): Timing | null {
  const intent = intentOf(answers);
  if (intent !== undefined) return TIMING_OF[intent];
  return TIMINGS.find((known) => known === textAnswer(answers, 'timing')) ?? null;
}
