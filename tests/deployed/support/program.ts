import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export type Program = {
  readonly pid: number;
  /** Everything it wrote so far. */
  said(): string;
  /** How it ended, in words; null while it runs. */
  ended(): string | null;
  /** Sends a signal and waits until it is gone; SIGKILL after ten seconds. */
  stop(signal?: NodeJS.Signals): Promise<void>;
};

type Start = {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** What it writes once it can be used, or the port it listens on by then. */
  readonly ready: RegExp | number;
};

const SETPRIV = '/usr/bin/setpriv';
const START_MS = 120_000;
const GOODBYE_MS = 10_000;

const running = new Set<() => void>();
process.once('exit', () => {
  for (const end of running) end();
});

/** Starts a program of the bed and resolves once it is ready. It never outlives the tests, however these end. */
export async function runProgram({ command, args, env = {}, ready }: Start): Promise<Program> {
  // Where util-linux is, the kernel ends the program should the tests be killed.
  const bound = existsSync(SETPRIV) ? [SETPRIV, '--pdeathsig', 'TERM', '--', command] : [command];
  const [file = command, ...before] = bound;
  const child = spawn(file, [...before, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const words: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => words.push(String(piece)));
  let ended: string | null = null;
  const gone = new Promise<void>((resolve) => {
    child.once('error', (error) => words.push(error.message));
    child.once('close', (code, signal) => {
      ended = signal ?? `exit ${code}`;
      resolve();
    });
  });
  const end = () => void child.kill('SIGTERM');
  running.add(end);
  void gone.then(() => running.delete(end));
  const program: Program = {
    pid: child.pid ?? 0,
    said: () => words.join(''),
    ended: () => ended,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      const timer = setTimeout(() => child.kill('SIGKILL'), GOODBYE_MS);
      await gone.finally(() => clearTimeout(timer));
    },
  };
  await untilReady(program, ready, command);
  return program;
}

async function untilReady(program: Program, ready: RegExp | number, command: string): Promise<void> {
  for (const deadline = Date.now() + START_MS; ; await pause(50)) {
    if (program.ended() !== null) throw new Error(`${command} ended (${program.ended()}):\n${program.said()}`);
    if (typeof ready === 'number' ? await listens(ready) : ready.test(program.said())) return;
    if (Date.now() < deadline) continue;
    await program.stop();
    throw new Error(`${command} was not ready in time:\n${program.said()}`);
  }
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port')),
      );
    });
  });
}
