import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('./write-for-ever.ts', import.meta.url));

/** A process of its own that opens the data folder and commits transactions until it is killed. */
export function makeWriter(dataDir: string, first: number) {
  const child = spawn(process.execPath, [SCRIPT, dataDir, String(first)], { stdio: ['ignore', 'pipe', 'inherit'] });
  return {
    /** Kills it (-9) once so many commits were acknowledged; gives the numbers of all that were. */
    async killAfter(count: number): Promise<number[]> {
      const acknowledged: number[] = [];
      for await (const line of createInterface({ input: child.stdout })) {
        acknowledged.push(Number(line));
        if (acknowledged.length === count) child.kill('SIGKILL');
      }
      return acknowledged;
    },
  };
}
