import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname } from 'node:path';
import { z } from 'zod';
import { type ProcessIdentity, stateOf, thisProcess } from './process-identity.ts';

/** Who has the database folder open, and where it can be reached. */
export type Holder = ProcessIdentity & { readonly socketPath: string; readonly url: string };
type Lock = { release(): void };
export type LockOutcome = { kind: 'taken'; lock: Lock } | { kind: 'held'; holder: Holder };

const holderSchema = z.object({
  pid: z.number(),
  boot: z.string(),
  started: z.string(),
  space: z.string(),
  socketPath: z.string(),
  url: z.string(),
});

/**
 * Nothing in the engine stops a second process from opening the same folder, and both then ruin it within seconds.
 * This file does: it is created whole or not at all, and is taken over only from a process that is surely gone, never
 * because it is old.
 */
export async function takeLock(path: string, where: { socketPath: string; url: string }): Promise<LockOutcome> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const mine: Holder = { ...thisProcess(), ...where };
  if (create(path, mine)) return { kind: 'taken', lock: lockOf(path, mine) };
  const holder = await readHolder(path);
  if (holder) return { kind: 'held', holder };
  await takeOver(path, mine);
  return { kind: 'taken', lock: lockOf(path, mine) };
}

/** The living process that holds the lock; null when nobody does. */
export async function readHolder(path: string): Promise<Holder | null> {
  const holder = read(path);
  if (!holder) return null;
  const state = stateOf(holder);
  if (state === 'unknown') return (await answers(holder.socketPath)) ? holder : null;
  return state === 'alive' ? holder : null;
}

export function refusal(folder: string, holder: Holder): string {
  const at = holder.url ? ` at ${holder.url}` : '';
  return `The data folder ${folder} is already in use by process ${holder.pid}${at}; stop that one first, or set DATA_DIR to another folder.`;
}

/** A hard link appears at once with its whole content, and fails when the name is there: no half-written lock. */
function create(path: string, mine: Holder): boolean {
  const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  writeFileSync(draft, JSON.stringify(mine), { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Two processes may find the same dead holder; the guard lets one of them replace it. */
async function takeOver(path: string, mine: Holder): Promise<void> {
  const guard = `${path}.takeover`;
  if (!create(guard, mine)) {
    const rival = read(guard);
    if (rival && stateOf(rival) !== 'dead') throw new Error(`Process ${rival.pid} is opening ${path} at this moment.`);
    rmSync(guard, { force: true });
    if (!create(guard, mine)) throw new Error(`Another process is opening ${path} at this moment.`);
  }
  try {
    const holder = await readHolder(path);
    if (holder) throw new Error(refusal(dirname(path), holder));
    rmSync(path, { force: true });
    if (!create(path, mine)) throw new Error(`Another process has just opened ${path}.`);
  } finally {
    rmSync(guard, { force: true });
  }
}

function lockOf(path: string, mine: Holder): Lock {
  const release = () => {
    process.off('exit', release);
    const now = read(path);
    if (now?.pid === mine.pid && now.started === mine.started) rmSync(path, { force: true });
  };
  process.once('exit', release);
  return { release };
}

function read(path: string): Holder | null {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw new Error(`The lock file ${path} cannot be read; remove it if no server uses this folder.`, { cause: error });
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Sockets work across containers that share a folder, process ids do not. */
function answers(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketPath);
    const settle = (open: boolean) => {
      socket.destroy();
      resolve(open);
    };
    socket.once('connect', () => settle(true)).once('error', () => settle(false));
  });
}
