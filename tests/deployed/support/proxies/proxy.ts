import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram, type ProgramName } from '../../../../scripts/deployed/what-is-missing.ts';
import { freePort, type Program, runProgram } from '../program.ts';

export type Place = {
  readonly folder: string;
  readonly port: number;
  /** Another free port, for configurations that listen on two. */
  readonly spare: number;
  readonly upstreams: readonly number[];
};
/** What is written into the proxy's folder, and how it is started there. */
type Recipe = { readonly files: Readonly<Record<string, string>>; readonly args: readonly string[] };
export type Kind = { readonly name: ProgramName; readonly recipe: (place: Place) => Recipe };
export type RunningProxy = { readonly port: number; readonly program: Program; stop(): Promise<void> };

/** Starts a proxy in a folder of its own, as the person who runs the tests, in front of the ports. `at` names its own, else any. */
export async function startProxy(
  { name, recipe }: Kind,
  upstreams: readonly number[],
  at?: number,
): Promise<RunningProxy> {
  const command = findProgram(name);
  if (command === null) throw new Error(`${name} is not on this machine.`);
  const folder = mkdtempSync(join(tmpdir(), `curbtag-${name}-`));
  // A proxy that root starts lends its workers another user, who has to get in.
  chmodSync(folder, 0o777);
  const port = at ?? (await freePort());
  const { files, args } = recipe({ folder, port, spare: await freePort(), upstreams });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  const env = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const program = await runProgram({ command, args, env, ready: port });
  const stop = async () => {
    await program.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { port, program, stop };
}
