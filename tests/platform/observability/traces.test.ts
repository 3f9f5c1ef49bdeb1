import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { measuredJob, measuredMailer, openTracer, type Tracer } from '#platform/observability/index.ts';
import { describeStatement } from '#platform/observability/trace-statements.ts';
import { localTelemetry, openTelemetry } from '#platform/telemetry/open.ts';
import { runWork } from '#platform/work.ts';
import { makeServices, type TestServices } from '../../support/services.ts';

type Value = { stringValue?: string; intValue?: number };
type Span = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Value }[];
};
type Batch = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

let made: TestServices;
const services = () => made;
const received: { url: string; body: string }[] = [];
let origin = '';
let tracer: Tracer;

/** Stands in for a collector, for Sentry, and for a service that is asked. */
const receiver = createServer((request: IncomingMessage, response: ServerResponse) => {
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => {
    received.push({ url: request.url ?? '', body: Buffer.concat(pieces).toString('latin1') });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});

beforeAll(async () => {
  made = await makeServices();
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  tracer = await openTracer({
    traces: { url: `${origin}/v1/traces`, service: 'curbtag-test' },
    db: services().db,
    log: createLog({ write: () => {} }),
  });
});
afterAll(async () => {
  receiver.close();
  await made.stop();
});

const SECRETS = ['jo.visitor@example.com', '1HGCM82633A004352', 's3cr3t-plate'];
const [email = '', vin = '', plate = ''] = SECRETS;
const PARENT = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };

/** One request that asks the database and another service, a job, and a letter that cannot be sent. */
async function work(): Promise<void> {
  const headers = { traceparent: `00-${PARENT.traceId}-${PARENT.spanId}-01` };
  const trace = tracer.request({ method: 'GET', headers });
  const { span = null, traceId = null } = trace ?? {};
  await runWork({ id: 'r1', route: null, span, traceId, readsFrom: null }, async () => {
    await services().db.execute(sql`select id from users where email = ${email} or id::text = ${vin}`);
    await services().db.transaction(async (tx) => void (await tx.execute(sql`select 1 as one from listings limit 1`)));
    await (await fetch(`${origin}/plates/${plate}`)).text();
  });
  trace?.end({ route: '/cars/[listing]', status: 200 });
  const tools = { metrics: services().metrics, tracer };
  await measuredJob({ name: 'a job', everyMs: 1, where: 'every process', run: async () => {} }, tools).run({
    services: services(),
  });
  const mailer = { send: () => Promise.reject(new Error(`no mail to ${email}`)), close: async () => {} };
  const mail = { id: 'x', to: email, subject: vin, text: plate, html: plate };
  await expect(measuredMailer(mailer, tools).send(mail)).rejects.toThrow('no mail');
}

describe('traces', () => {
  it('tell of requests, statements, fetches, jobs and mail, and of nothing private, beside Sentry', async () => {
    const telemetry = await openTelemetry(
      { posthog: null, sentryDsn: `http://public@${new URL(origin).host}/1`, production: true },
      localTelemetry(() => {}),
    );
    await work();
    telemetry.error(new Error('a fault that Sentry hears of'), { path: '/x', method: 'GET' });
    await tracer.close();
    await telemetry.close();

    const batches = received.filter(({ url }) => url === '/v1/traces').map(({ body }) => JSON.parse(body) as Batch);
    const spans = batches.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    );
    const request = spans.find(({ name }) => name === 'GET /cars/[listing]');
    expect(request).toMatchObject({ traceId: PARENT.traceId, parentSpanId: PARENT.spanId });
    for (const name of ['SELECT users', 'SELECT listings', 'fetch GET'])
      expect(spans.filter((span) => span.name === name)).toEqual([
        expect.objectContaining({ traceId: PARENT.traceId, parentSpanId: request?.spanId }),
      ]);
    expect(spans.map(({ name }) => name)).toEqual(expect.arrayContaining(['job a job', 'mail send']));
    const told = JSON.stringify(spans);
    for (const secret of SECRETS) expect(told).not.toContain(secret);

    const sentry = received.filter(({ url }) => url.includes('/envelope')).map(({ body }) => body);
    expect(sentry.join('')).toContain('a fault that Sentry hears of');
    expect(JSON.stringify(batches)).not.toContain('Sentry');
  });
});

describe('a statement', () => {
  it.each([
    ['select "id" from "users" where "email" = $1', 'SELECT users'],
    ['insert into "mail_queue" ("id") values ($1)', 'INSERT mail_queue'],
    ['update "listings" set "title" = \'jo@example.com\'', 'UPDATE listings'],
    ['delete from "codes" where true', 'DELETE codes'],
    ['with x as (select 1) select * from listings', 'SELECT listings'],
    ['select 1', 'SELECT'],
    ['vacuum', 'OTHER'],
  ])('%s is told as %s', (text, name) => {
    expect(describeStatement(text).name).toBe(name);
  });
});

it('without an address for traces nothing of the libraries is loaded', async () => {
  const none = await openTracer({ traces: null, db: services().db, log: createLog({ write: () => {} }) });
  expect(none.request({ method: 'GET', headers: {} })).toBeNull();
  expect(await none.span('x', 'internal', {}, async () => 7)).toBe(7);
});
