import { setTimeout as pause } from 'node:timers/promises';
import type { Web } from './bed.ts';
import { ask } from './http.ts';

/** So long may a process take until it answers well again. A bound for the test to end, not a promise. */
const MAX_MS = 60_000;
const TRY_MS = 5_000;

/** A question that no cache answers: the market is asked for a price that nobody asked for before. */
const question = () => `/api/public/leads?q=honda&price_max=${Math.floor(Math.random() * 1e7) + 1e6}`;

/** Asks each process every 50 ms until each has answered well. Milliseconds until the last of them did. */
export async function untilAllAnswer(web: readonly Web[]): Promise<number> {
  const started = performance.now();
  await Promise.all(web.map((one) => untilAnswers(one, started)));
  return performance.now() - started;
}

async function untilAnswers({ port, program }: Web, started: number): Promise<void> {
  for (let last = 'nothing'; ; await pause(50)) {
    const asked = ask(port, { path: question() }).then(
      ({ status }) => String(status),
      (error: Error) => error.message,
    );
    last = await Promise.race([asked, pause(TRY_MS).then(() => `nothing for ${TRY_MS} ms`)]);
    if (last === '200') return;
    if (program.ended() !== null)
      throw new Error(`The process ended (${program.ended()}):\n${program.said().slice(-2_000)}`);
    if (performance.now() - started > MAX_MS) throw new Error(`No good answer within ${MAX_MS} ms; last: ${last}`);
  }
}
