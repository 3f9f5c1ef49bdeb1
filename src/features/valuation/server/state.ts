import { fill } from '#shared/text.ts';
import { type Answered, answeredOf, gradeBeside, logOf } from '../rules/answers.ts';
import { valuation as words } from '../words/valuation.ts';
import { GRADE_SHARE } from './settings.ts';
import type { Subject } from './types.ts';

type State = Pick<Subject, 'said' | 'grade'>;

const gradeLog = ({ grade }: State): number => (grade === null ? 0 : Math.log(GRADE_SHARE[grade]));

/** A value's logarithm after its seller's answers and grade. Never falls as `log` rises. */
export function withState(state: State, log: number): number {
  const answers = answersLog(state, log);
  return log + answers + gradeBeside(gradeLog(state), answers);
}

function answersLog({ said }: State, log: number): number {
  const dollars = Math.exp(log);
  return logOf(answeredOf(said, dollars), dollars);
}

export type StateStep = { readonly label: string; readonly log: number };

/** The same on foot: one step an answer, then the grade. The last is `withState`. */
export function stateSteps(state: State, log: number): StateStep[] {
  const dollars = Math.exp(log);
  const answered = answeredOf(state.said, dollars);
  const steps = answered.map((answer, at) => ({
    label: labelOf(answer),
    log: log + logOf(answered.slice(0, at + 1), dollars),
  }));
  if (state.grade === null) return steps;
  return [
    ...steps,
    { label: fill(words.ledger.condition, { grade: words.grades[state.grade] }), log: withState(state, log) },
  ];
}

function labelOf({ of, isBad }: Answered): string {
  const { bad, good, damage } = words.ledger;
  if (of in damage) return damage[of as keyof typeof damage];
  return (isBad ? bad : good)[of as keyof typeof bad];
}
