import type { Services } from './context.ts';

/** Work that comes back. A run must bear being cut off, run again, and run at the same time in another process. */
export type Job = {
  readonly name: string;
  readonly everyMs: number;
  /**
   * Some write down what a process that serves pages keeps in its memory; the others are done once for all processes.
   */
  readonly where: 'every process' | 'one process';
  /** Never waits for other jobs, nor for the connections they use. */
  readonly urgent?: boolean;
  run(input: { services: Services }): Promise<unknown>;
};
