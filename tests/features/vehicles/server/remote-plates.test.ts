import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { describeError } from '#platform/log/redact.ts';
import { createRemotePlates } from '#features/vehicles/server/remote-plates.ts';
import { makeClock } from '../../../support/services.ts';

const PLATE = { text: 'ABC1234', region: 'FL', country: 'US' };
const KEY = 'a-key-nobody-may-see';

describe('the plate service over HTTP', () => {
  let server: Server;
  let base = '';
  let asked: IncomingMessage[] = [];
  let answer: (response: ServerResponse) => void = () => {};
  const clock = makeClock();
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request);
      answer(response);
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    asked = [];
  });

  const says = (status: number, body: string, headers: Record<string, string> = {}) => {
    answer = (response) => response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  };
  const open = (timeout?: number) =>
    createRemotePlates({
      service: { url: `${base}/v1/{state}?plate={plate}`, key: KEY },
      now: clock.now,
      ...(timeout === undefined ? {} : { timeout }),
    });

  it('asks for the plate with its state and the key in a header, and finds the VIN', async () => {
    says(200, JSON.stringify({ vin: '1hgcm82633a004352', year: '2003', make: 'Honda', model: 'Accord' }));
    expect(await open().find(PLATE)).toEqual({
      kind: 'found',
      vin: '1HGCM82633A004352',
      known: { year: 2003, make: 'Honda', model: 'Accord', trim: null },
    });
    expect([asked[0]?.url, asked[0]?.headers['x-api-key']]).toEqual(['/v1/FL?plate=ABC1234', KEY]);
  });

  it('asks once a day for the same plate, found or not', async () => {
    const plates = open();
    says(404, '');
    expect(await plates.find(PLATE)).toEqual({ kind: 'not-found' });
    expect(await plates.find(PLATE)).toEqual({ kind: 'not-found' });
    expect(asked).toHaveLength(1);
    clock.advance(24 * 60 * 60 * 1000 + 1);
    await plates.find(PLATE);
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['an empty object', '{}'],
    ['a VIN that is none, and nothing else', '{"vin":"not a vin","year":"soon"}'],
  ])('takes %s for a plate nobody knows', async (_, body) => {
    says(200, body);
    expect(await open().find(PLATE)).toEqual({ kind: 'not-found' });
  });

  it.each([
    ['garbage', 200, '<html>oops', {}],
    ['a list', 200, '[1,2]', {}],
    ['a failure', 500, '{"vin":"1HGCM82633A004352"}', {}],
    ['a refusal of the key', 401, '', {}],
    ['a book', 200, `{"vin":"${'A'.repeat(100_000)}"}`, {}],
    ['a redirect to another host', 302, '', { location: 'http://169.254.169.254/latest/meta-data' }],
  ])('is unavailable after %s, and tries again the next time', async (_, status, body, headers) => {
    const plates = open();
    says(status, body, headers);
    await expect(plates.find(PLATE)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(asked).toHaveLength(1);
    says(404, '');
    expect(await plates.find(PLATE)).toEqual({ kind: 'not-found' });
  });

  it('is unavailable when no answer comes in time', async () => {
    answer = () => {};
    await expect(open(80).find(PLATE)).rejects.toMatchObject({ kind: 'unavailable', retryAfter: 30 });
  });

  it('is unavailable when the answer stops half way', async () => {
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"vin":');
    };
    await expect(open(80).find(PLATE)).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('says neither key nor plate in what is logged', async () => {
    says(200, `<html>${KEY} ABC1234`);
    const error = await open()
      .find(PLATE)
      .catch((it: unknown) => it);
    const logged = JSON.stringify(describeError(error));
    expect(logged).toContain('plate');
    expect(logged).not.toContain(KEY);
    expect(logged).not.toContain('ABC1234');
  });
});

describe('PLATE_API_URL', () => {
  it('is taken with its key', () => {
    const read = readConfig({ PLATE_API_URL: 'https://plates.example.com/{state}/{plate}', PLATE_API_KEY: KEY });
    expect(read.ok && read.value.plateService).toEqual({ url: 'https://plates.example.com/{state}/{plate}', key: KEY });
  });

  it.each([
    'https://{plate}.example.com/{state}',
    'https://plates.example.com/{plate}',
    'https://plates.example.com/',
    'https://user:word@plates.example.com/{state}/{plate}',
    'file:///etc/{state}/{plate}',
    'nonsense',
  ])('is refused as %s', (url) => {
    const read = readConfig({ PLATE_API_URL: url });
    expect(read.ok ? null : read.reason[0]).toMatch(/^PLATE_API_URL /);
  });
});
