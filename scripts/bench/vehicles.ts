import { execFileSync } from 'node:child_process';
import { z } from 'zod';
import { median } from './load.ts';
import type { Row } from './pages.ts';

const ROUNDS = 3;
const measured = z.object({ firstUse: z.number(), decode: z.number(), memory: z.number() });

/** The VIN decoder alone: its first use, a decode once warm, and what it adds to the process's memory. */
export function benchVehicles(): Row[] {
  const rounds = Array.from({ length: ROUNDS }, () =>
    measured.parse(
      JSON.parse(execFileSync(process.execPath, ['--expose-gc', 'scripts/bench/vin-probe.ts'], { encoding: 'utf8' })),
    ),
  );
  const of = (key: keyof z.infer<typeof measured>) => median(rounds.map((round) => round[key]));
  const row = (what: string, ours: string, goal: string): Row => ({ what, ours, bare: '–', ratio: '–', goal });
  return [
    row('A VIN decoded, warm', `${of('decode').toFixed(2)} ms`, '< 0.5 ms'),
    row('The decoder’s first use', `${Math.round(of('firstUse'))} ms`, '< 300 ms'),
    row('The decoder’s memory', `${Math.round(of('memory'))} MB`, '< 80 MB'),
  ];
}
