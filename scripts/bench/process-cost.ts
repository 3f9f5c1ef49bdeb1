import { readFileSync } from 'node:fs';

export type Cost = {
  /** Seconds of processor time since the process began, all its threads. */
  readonly cpu: number;
  /** Megabytes in memory now. */
  readonly memory: number;
};

/** The kernel counts processor time in ticks of this length. */
const TICKS_A_SECOND = 100;

/** What a process has cost so far, as Linux tells it. Other systems do not: null. */
export function costOf(pid: number): Cost | null {
  if (process.platform !== 'linux') return null;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  const resident = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return {
    cpu: (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND,
    memory: Math.round(Number(resident) / 1024),
  };
}
