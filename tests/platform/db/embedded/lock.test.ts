import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { socketPathFor } from '#platform/db/open.ts';
import { type Holder, takeLock } from '#platform/db/embedded/lock.ts';
import { thisProcess } from '#platform/db/embedded/process-identity.ts';
import { openDatabase, openSharedDatabase } from '#platform/db/index.ts';
import { makeConfig } from '../../../support/services.ts';

let home: string;
let path: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'curbtag-lock-'));
  path = join(home, 'database.lock');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const where = { socketPath: '/nowhere/sock', url: 'http://localhost:4321' };
const leave = (holder: Partial<Holder>) =>
  writeFileSync(path, JSON.stringify({ ...thisProcess(), ...where, ...holder }));

describe('the lock of the database folder', () => {
  it('is taken once, and free again when released', async () => {
    const first = await takeLock(path, where);
    expect(await takeLock(path, where)).toMatchObject({ kind: 'held', holder: { pid: process.pid, url: where.url } });
    if (first.kind === 'taken') first.lock.release();
    expect(existsSync(path)).toBe(false);
    expect((await takeLock(path, where)).kind).toBe('taken');
  });

  it('is given to one of many that ask at once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => takeLock(path, where)));
    expect(outcomes.filter(({ kind }) => kind === 'taken')).toHaveLength(1);
  });

  it('is taken over from a process that has ended', async () => {
    const ended = spawnSync(process.execPath, ['-e', '']).pid;
    leave({ pid: ended });
    expect((await takeLock(path, where)).kind).toBe('taken');
  });

  it('is taken over when the same process id belongs to a later process', async () => {
    leave({ started: '1' });
    expect((await takeLock(path, where)).kind).toBe('taken');
  });

  it('is taken over after the machine was started anew', async () => {
    leave({ boot: 'an earlier one' });
    expect((await takeLock(path, where)).kind).toBe('taken');
  });

  it('held from another container, is respected while that one answers on its socket', async () => {
    const socketPath = join(home, 'sock');
    leave({ pid: 1, space: 'pid:[1]', socketPath });
    const server = createServer().listen(socketPath);
    expect((await takeLock(path, where)).kind).toBe('held');
    await new Promise((resolve) => server.close(resolve));
    expect((await takeLock(path, where)).kind).toBe('taken');
  });

  it('that cannot be read stops the start instead of being ignored', async () => {
    writeFileSync(path, 'half');
    await expect(takeLock(path, where)).rejects.toThrow('cannot be read');
  });
});

describe('a data folder that a server has open', () => {
  const makeFolder = () => {
    cpSync(inject('embeddedTemplate'), join(home, 'database'), { recursive: true });
    return makeConfig({ dataDir: home, siteUrl: 'http://localhost:4999' });
  };

  it('refuses a second server in one sentence that names the first', async () => {
    const config = makeFolder();
    const first = await openDatabase(config);
    const sentence = new RegExp(
      `^The data folder ${home} is already in use by process ${process.pid} at http://localhost:4999; [^.]+\\.$`,
    );
    await expect(openDatabase(config)).rejects.toThrow(sentence);
    await first.close();
    await (await openDatabase(config)).close();
  });

  it('is shared with command-line tasks through its socket', async () => {
    const config = makeFolder();
    const server = await openDatabase(config);
    const task = await openSharedDatabase(config);
    await task.sql`insert into installation (key, value) values ('from a task', 'true')`;
    await task.close();
    expect(await server.sql`select value from installation where key = 'from a task'`).toEqual([{ value: true }]);
    await server.close();
  });

  it('has its socket elsewhere when the path would be too long for the kernel', () => {
    const deep = `/srv/${'long-name/'.repeat(12)}`;
    expect(Buffer.byteLength(socketPathFor(deep))).toBeLessThan(104);
    expect(socketPathFor(deep)).toBe(socketPathFor(deep));
    expect(socketPathFor(`${deep}x`)).not.toBe(socketPathFor(deep));
  });
});
