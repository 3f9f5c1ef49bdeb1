import { fill } from '#shared/text.ts';

type Words = { readonly minutesLeft: string; readonly minuteLeft: string; readonly almostDone: string };

/** "About 2 minutes left". */
export function timeLeft(minutes: number, words: Words): string {
  if (minutes < 1) return words.almostDone;
  return minutes === 1 ? words.minuteLeft : fill(words.minutesLeft, { n: minutes });
}
