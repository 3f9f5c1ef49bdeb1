import { afterAll, beforeAll, expect, test } from 'vitest';
import { findProgram } from '../../scripts/deployed/what-is-missing.ts';
import { type Bed, openBed } from './support/bed.ts';
import { ask } from './support/http.ts';
import { type Load, sayStatuses, startLoad } from './support/load.ts';
import { makePerson } from './support/people.ts';
import { PROXIES, type RunningProxy, startProxy } from './support/proxies/index.ts';
import { type Device, openDevice } from './support/talkers.ts';
import { makeThread } from './support/thread.ts';

const haproxy = PROXIES.find(({ name }) => name === 'haproxy');
const missing = findProgram('haproxy') === null;
/** Several, so that either process has some. */
const DEVICES = 6;

let bed: Bed;
let proxy: RunningProxy;
let load: Load;
let devices: Device[] = [];

beforeAll(async () => {
  if (missing || !haproxy) return;
  bed = await openBed();
  proxy = await startProxy(
    haproxy,
    bed.web.map(({ port }) => port),
  );
}, 300_000);
afterAll(async () => {
  for (const { socket } of devices) socket.disconnect();
  await load?.end();
  await proxy?.stop();
  await bed?.stop();
});

test.skipIf(missing)(
  'one of two web processes is killed: nothing is lost, and the sockets move to the other',
  async () => {
    const [buyer, seller] = [await makePerson(bed.services), await makePerson(bed.services)];
    const { conversationId } = await makeThread(buyer, seller);
    devices = await Promise.all(Array.from({ length: DEVICES }, () => openDevice(proxy.port, seller)));
    load = await startLoad(bed, [proxy.port]);
    await expect.poll(() => load.acknowledged(), { timeout: 60_000 }).toBeGreaterThan(50);

    const killed = performance.now();
    await bed.web[1]?.program.stop('SIGKILL');
    const before = load.acknowledged();
    await expect.poll(() => devices.every(({ socket }) => socket.connected), { timeout: 60_000 }).toBe(true);
    await expect.poll(() => devices.some((device) => device.connections() > 1), { timeout: 60_000 }).toBe(true);
    console.log(`Killed: all sockets were with the other process after ${Math.round(performance.now() - killed)} ms`);
    await expect.poll(() => load.acknowledged(), { timeout: 60_000 }).toBeGreaterThan(before + 50);

    const path = `/chats/conversations/${conversationId}`;
    const headers = { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ message: 'Said after the kill' });
    const { status } = await ask(proxy.port, { method: 'POST', path, headers, body });
    expect(status).toBe(201);
    for (const device of devices)
      await expect.poll(() => device.words(), { timeout: 30_000 }).toContain('Said after the kill');

    await load.end();
    console.log(`Killed: ${load.acknowledged()} writes acknowledged; ${sayStatuses(load.statuses)}`);
    expect(await load.findLost()).toEqual([]);
    expect(bed.web[0]?.program.ended()).toBeNull();
  },
  300_000,
);
