/** Shared memory in which the worker says what it is doing, so that the main thread can see it hang. */
export type Beat = Int32Array<SharedArrayBuffer>;
export type Work = 'statement' | 'maintenance';

const SINCE = 0;
const WORK = 1;
const IDLE = 0;

export const createBeat = (): Beat => new Int32Array(new SharedArrayBuffer(8));

const seconds = () => Math.floor(Date.now() / 1000);

export function busy(beat: Beat, work: Work): void {
  Atomics.store(beat, WORK, work === 'maintenance' ? 1 : 0);
  Atomics.store(beat, SINCE, seconds());
}

export function idle(beat: Beat): void {
  Atomics.store(beat, SINCE, IDLE);
}

/** What the worker has been doing and for how many seconds; null when it waits for work. */
export function readBeat(beat: Beat): { work: Work; seconds: number } | null {
  const since = Atomics.load(beat, SINCE);
  if (since === IDLE) return null;
  return { work: Atomics.load(beat, WORK) === 1 ? 'maintenance' : 'statement', seconds: seconds() - since };
}
