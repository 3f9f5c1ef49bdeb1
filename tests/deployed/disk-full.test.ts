import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { mayMount } from '../../scripts/deployed/what-is-missing.ts';
import { openServices } from '#app/boot.ts';
import { startPostgres } from '../support/postgres-server.ts';
import { AUTH_SECRET } from './support/database-server.ts';
import { ask } from './support/http.ts';
import { startLoad } from './support/load.ts';
import { makePerson } from './support/people.ts';
import { freePort, runProgram } from './support/program.ts';
import { FULL } from './support/size.ts';
import { mountSmallDisk } from './support/small-disk.ts';
import { makeThread } from './support/thread.ts';

const MEGABYTES = 700;
/** Writes that are tried while nothing fits; some find room in blocks that are there already. */
const TRIES = 400;
const REFUSALS = 15;

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** The product whose database lies on a small disk; PostgreSQL's log lies beside it, as its manual advises. */
async function openOnSmallDisk(engine: 'embedded' | 'postgres') {
  const disk = mountSmallDisk(MEGABYTES);
  closers.push(disk.close);
  const elsewhere = mkdtempSync(join(tmpdir(), 'curbtag-elsewhere-'));
  closers.push(() => rmSync(elsewhere, { recursive: true, force: true }));
  const dataDir = join(engine === 'embedded' ? disk.folder : elsewhere, 'data');
  mkdirSync(dataDir);
  const port = await freePort();
  const env: Record<string, string> = {
    PORT: String(port),
    HOST: '127.0.0.1',
    SITE_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    AUTH_SECRET,
    SEED_DEMO: '0',
  };
  if (engine === 'postgres') {
    const walFolder = mkdtempSync(join(tmpdir(), 'curbtag-wal-'));
    const server = await startPostgres({ folder: disk.folder, walFolder });
    closers.push(() => rmSync(walFolder, { recursive: true, force: true }), server.stop);
    env.DATABASE_URL = server.urlOf('postgres');
  }
  const program = await runProgram({
    command: process.execPath,
    args: ['src/app/main.ts'],
    env,
    ready: /Curbtag is at/,
  });
  closers.push(() => program.ended() ?? program.stop());
  const { services, stop } = await openServices({ ...process.env, ...env });
  closers.push(stop);
  return { disk, port, program, services };
}

describe.each(['embedded', 'postgres'] as const)('the disk is full on %s', (engine) => {
  test.skipIf(!FULL || !mayMount())(
    'pages are read, writes are refused with 503, and nothing acknowledged is lost',
    async () => {
      const { disk, port, program, services } = await openOnSmallDisk(engine);
      const [buyer, seller] = [await makePerson(services), await makePerson(services)];
      const { conversationId, listingId } = await makeThread(buyer, seller);
      const load = await startLoad({ services, web: [{ port, program }] }, [port]);
      closers.push(load.end);
      await expect.poll(() => load.acknowledged(), { timeout: 60_000 }).toBeGreaterThan(20);
      await load.end();

      disk.fill();
      const headers = { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' };
      const refusals = new Map<number, number>();
      const kept: string[] = [];
      const write = async (at: number) => {
        const key = crypto.randomUUID();
        const body = JSON.stringify({ message: `${at} ${'many words '.repeat(150)}` });
        const path = `/chats/conversations/${conversationId}`;
        const answer = await ask(port, { method: 'POST', path, headers: { ...headers, 'idempotency-key': key }, body });
        if (answer.status === 201) kept.push(key);
        else refusals.set(answer.status, (refusals.get(answer.status) ?? 0) + 1);
      };
      const refused = () => [...refusals.values()].reduce((sum, count) => sum + count, 0);
      for (let at = 0; at < TRIES && refused() < REFUSALS; at++) await write(at);
      console.log(`Full disk on ${engine}: ${kept.length} writes found room, then ${JSON.stringify([...refusals])}`);

      const reads: string[] = [];
      for (const path of ['/', '/cars', `/api/public/leads/${listingId}`, '/api/public/leads?q=honda'])
        reads.push(`${path} ${(await ask(port, { path })).status}`);
      const conversation = await ask(port, { path: `/chats/conversations/${conversationId}`, headers });
      reads.push(`conversation ${conversation.status}`);
      expect(reads.filter((it) => !it.endsWith(' 200'))).toEqual([]);
      expect([...refusals.keys()]).toEqual([503]);
      expect(program.ended()).toBeNull();

      disk.free();
      const before = kept.length;
      for (let at = 0; at < 240 && kept.length === before; at++, await pause(250)) await write(at);
      expect(kept.length, 'a write after there was room again').toBeGreaterThan(before);
      expect(await load.findLost()).toEqual([]);
      const there = await readKeys(port, conversationId, buyer.token);
      expect(kept.filter((key) => !there.has(key))).toEqual([]);
      expect(program.ended()).toBeNull();
    },
    300_000,
  );
});

async function readKeys(port: number, id: string, token: string): Promise<Set<string>> {
  const keys = new Set<string>();
  for (let after = 0; ; ) {
    const path = `/chats/conversations/${id}?after=${after}&limit=40`;
    const { body } = await ask(port, { path, headers: { authorization: `Bearer ${token}` } });
    const answer = JSON.parse(body) as { messages: { key: string; seq: number }[]; hasNewer: boolean };
    for (const { key } of answer.messages) keys.add(key);
    after = answer.messages.at(-1)?.seq ?? after;
    if (!answer.hasNewer) return keys;
  }
}
