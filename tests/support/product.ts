import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port.')),
      );
    });
  });

export type RunningProduct = {
  readonly url: string;
  /** Of its process, to look at what it costs. */
  readonly pid: number;
  /** All that it has printed so far. */
  output(): string;
  /** Ends it as a crash would: no handler runs. Resolves when the process is gone. */
  kill(): Promise<void>;
  /** Ends it as an operator does. */
  stop(): Promise<void>;
};

/**
 * The built product as `npm start` runs it, on a free port or that of `env`. Resolves once it answers. `cwd`: another
 * installation.
 */
export async function startProduct(
  dataDir: string,
  env: Record<string, string> = {},
  cwd = process.cwd(),
): Promise<RunningProduct> {
  const port = env.PORT ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const said: string[] = [];
  const server = spawn(process.execPath, ['src/app/main.ts'], {
    cwd,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', SITE_URL: url, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (piece) => said.push(String(piece)));
  await listening(server, said);
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const end = (signal: NodeJS.Signals) => {
    server.kill(signal);
    return gone;
  };
  const output = () => said.join('');
  return { url, pid: server.pid ?? 0, output, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

/** The server prints its address once it listens. */
function listening(server: ChildProcess, said: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => said.join('').includes('Curbtag is at') && resolve();
    server.stdout?.on('data', look);
    server.once('exit', () => reject(new Error(`The server ended before it listened:\n${said.join('')}`)));
  });
}
