import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './http.ts';

/** So long may a process take until it answers well again. A bound for the test to end, not a promise. */
const LONGEST_MS = 60_000;

/** A question that no cache answers: the market is asked for a word that nobody asked for before. */
const question = () => `/api/public/leads?q=honda&price_max=${Math.floor(Math.random() * 1e7) + 1e6}`;

/** Asks each process every 50 ms until each has answered well. Milliseconds until the last of them did. */
export async function untilAllAnswer(ports: readonly number[]): Promise<number> {
  const started = performance.now();
  await Promise.all(ports.map((port) => untilAnswers(port, started)));
  return performance.now() - started;
}

async function untilAnswers(port: number, started: number): Promise<void> {
  for (;;) {
    const answer = await Promise.race([
      ask(port, { path: question() }).catch(() => null),
      pause(5_000).then(() => null),
    ]);
    if (answer?.status === 200) return;
    if (performance.now() - started > LONGEST_MS)
      throw new Error(`No good answer within ${LONGEST_MS} ms (${answer?.status}).`);
    await pause(50);
  }
}
