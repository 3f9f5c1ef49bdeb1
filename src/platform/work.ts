import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from './process-wide.ts';

/** What a request, or a run of a job, is known by while it is under way. */
export type Work = {
  /** In log lines, answers and error pages. */
  readonly id: string;
  /** The pattern that answered, such as `/cars/[listing]`; never an address. Null until it is known. */
  route: string | null;
  /** Belongs to the tracer; null when nothing is traced. */
  readonly span: unknown;
  /** Names the trace this belongs to; null when nothing is traced. */
  readonly traceId: string | null;
  /** Seconds after which what was refused may be asked again, where the answer does not come from the refusal itself. */
  wait?: number | undefined;
  /** When it began to read, by `performance.now()`; null while it may also write, and must see what it wrote. */
  readsFrom: number | null;
};

const storage = processWide('work', () => new AsyncLocalStorage<Work>());

/** The work that the caller is part of. */
export const currentWork = (): Work | undefined => storage.getStore();

export const runWork = <Result>(work: Work, run: () => Result): Result => storage.run(work, run);

/** From here on the work under way only reads: it may share what others looked up since. */
export function beginReading(): void {
  const work = storage.getStore();
  if (work) work.readsFrom = performance.now();
}

/** Says which route answers the request under way. Patterns only: every name becomes a time series. */
export function noteRoute(route: string | undefined): void {
  const work = storage.getStore();
  if (work && route !== undefined) work.route = route;
}

/** Says how long whoever asks has to wait, for the answer to the request under way. */
export function noteWait(seconds: number | undefined): void {
  const work = storage.getStore();
  if (work && seconds !== undefined) work.wait = seconds;
}
