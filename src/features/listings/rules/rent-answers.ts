import { parseMoney } from '#shared/money.ts';
import { type Answer, type Answers, numberAnswer, textAnswer } from '#shared/answers.ts';
import { leaseIn, monthlyRent } from './lease.ts';

/** The answer that told a rent for the whole term of its lease, before rents were asked by the month. */
export const TERM_RENT = 'rent';
export const MONTHLY_RENT = 'monthlyRent';

/** What cannot be read as an amount is kept as it was typed. */
function toMonthly(answers: Answers, said: Answers): Answer {
  const typed = textAnswer(said, TERM_RENT);
  const read = typed === '' ? null : parseMoney(typed);
  const cents = numberAnswer(said, TERM_RENT) ?? (read?.ok ? read.value : null);
  return cents === null ? (said[TERM_RENT] ?? null) : monthlyRent(cents, leaseIn(answers));
}

/**
 * Answers with a month's rent in the place of a whole term's. Drafts on devices, and programs, may still tell a rent by
 * the term; its own answer says which of the two it is, so that none is ever guessed. `before` is what was said earlier
 * of the same listing: a change of the rent alone is read by the term that is known.
 */
export function withMonthlyRent<Said extends Answers>(said: Said, before: Answers = {}): Said {
  if (!Object.hasOwn(said, TERM_RENT)) return said;
  const { [TERM_RENT]: _, ...rest } = said;
  const month = toMonthly({ ...before, ...said }, said);
  return { [MONTHLY_RENT]: month, ...rest } as unknown as Said;
}
