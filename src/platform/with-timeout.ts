import { unreachable } from './db/faults.ts';

/**
 * The outcome of work that asks the database; `unavailable` when it gives no sign for so long (ms). What it does goes on
 * all the same: whoever repeats it must be able to.
 */
export async function withTimeout<Value>(ms: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unreachable(new Error(`No answer within ${ms} ms`))), ms);
    timer.unref();
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
