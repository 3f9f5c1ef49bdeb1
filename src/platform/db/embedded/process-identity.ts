import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/** Names one process for good: a process id alone is given again, after a restart of the machine even soon. */
export type ProcessIdentity = {
  readonly pid: number;
  /** Changes when the machine starts anew. */
  readonly boot: string;
  /** When the process began, as the system counts it. */
  readonly started: string;
  /** The space in which the id counts; containers have their own. */
  readonly space: string;
};

export const thisProcess = (): ProcessIdentity => ({
  pid: process.pid,
  boot: bootId(),
  started: startOf(process.pid) ?? '',
  space: pidSpace(),
});

/** `unknown` when the process counts in another container's space: its id says nothing here. */
export function stateOf(other: ProcessIdentity): 'alive' | 'dead' | 'unknown' {
  if (other.boot !== bootId()) return 'dead';
  if (other.space !== pidSpace()) return 'unknown';
  return startOf(other.pid) === other.started ? 'alive' : 'dead';
}

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return 'unknown';
  }
}

function pidSpace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

/** Null when no such process runs. */
function startOf(pid: number): string | null {
  if (process.platform !== 'linux') return startByPs(pid);
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command's name may hold anything, so fields are counted from its closing bracket. Field 22 is the start.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const gone = fields[0] === 'Z' || fields[0] === 'X';
    return gone ? null : (fields[19] ?? null);
  } catch {
    return null;
  }
}

function startByPs(pid: number): string | null {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}
