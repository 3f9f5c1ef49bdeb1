import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startPostgres } from '../../tests/support/postgres-server.ts';
import { startProduct } from '../../tests/support/product.ts';
import { sendMixedRequests } from './mixed-requests.ts';
import type { Row } from './pages.ts';
import { costOf } from './process-cost.ts';
import { findMissing, installProduction } from './production-install.ts';

const REQUESTS = 20_000;
/** So long after the start a process is at rest: what the start needed has been given back. */
const REST_MS = 15_000;
const GOALS = { install: 350, cpu: 3, rest: 350, used: 600, overEngineAtRest: 250, overEngineUsed: 450 };

type Weight = { readonly cpu: number; readonly rest: number; readonly used: number; readonly faults: number };

/** Starts over an existing demo market, rests, answers 20,000 requests, rests again. */
async function weigh(folder: string, dataDir: string, env: Record<string, string>): Promise<Weight> {
  const product = await startProduct(dataDir, env, folder);
  try {
    const cpu = costOf(product.pid)?.cpu ?? Number.NaN;
    await setTimeout(REST_MS);
    const rest = costOf(product.pid)?.memory ?? Number.NaN;
    const { answers, faults } = await sendMixedRequests(product.url, REQUESTS);
    if (answers < REQUESTS) throw new Error(`Only ${answers} of ${REQUESTS} requests were answered.`);
    return { cpu, rest, used: costOf(product.pid)?.memory ?? Number.NaN, faults };
  } finally {
    await product.stop();
  }
}

/** The embedded engine alone, over the same data: what no product on it could go below. */
async function weighEngine(dataDir: string): Promise<{ rest: number; used: number }> {
  const engine = spawn(process.execPath, ['scripts/bench/bare-engine.ts'], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(engine.stdout, 'data');
  await setTimeout(REST_MS);
  const rest = costOf(engine.pid ?? 0)?.memory ?? Number.NaN;
  engine.stdin.write(`${REQUESTS}\n`);
  await once(engine.stdout, 'data');
  const used = costOf(engine.pid ?? 0)?.memory ?? Number.NaN;
  engine.stdin.end();
  await once(engine, 'exit');
  return { rest, used };
}

const megabytes = (what: string, ours: number, goal: number, bare = '–'): Row => ({
  what,
  ours: `${ours} MB`,
  bare,
  ratio: '–',
  goal: `≤ ${goal}`,
});

/** Size of a production installation, what a start costs, and memory at rest and used, on both engines. */
export async function benchWeight(): Promise<Row[]> {
  const install = installProduction();
  const dataDir = mkdtempSync(join(tmpdir(), 'curbtag-weight-'));
  const server = await startPostgres({ durable: true });
  try {
    const missing = findMissing(install);
    if (missing.length > 0) throw new Error(`The production installation lacks something:\n${missing.join('\n')}`);
    const onPostgres = { DATABASE_URL: server.urlOf('postgres') };
    for (const env of [{}, onPostgres]) await (await startProduct(dataDir, env, install.folder)).stop();
    const engine = await weighEngine(dataDir);
    const embedded = await weigh(install.folder, dataDir, {});
    const postgres = await weigh(install.folder, dataDir, onPostgres);
    const seconds = (what: string, { cpu }: Weight): Row => ({
      what,
      ours: `${cpu.toFixed(1)} s`,
      bare: '–',
      ratio: '–',
      goal: `≤ ${GOALS.cpu}`,
    });
    return [
      megabytes('production dependencies', install.megabytes, GOALS.install),
      seconds('CPU of a start, embedded', embedded),
      seconds('CPU of a start, PostgreSQL', postgres),
      megabytes('at rest, PostgreSQL', postgres.rest, GOALS.rest),
      megabytes(`after ${REQUESTS} requests, PostgreSQL`, postgres.used, GOALS.used),
      megabytes('at rest, embedded', embedded.rest, engine.rest + GOALS.overEngineAtRest, `${engine.rest} MB`),
      megabytes(
        `after ${REQUESTS} requests, embedded`,
        embedded.used,
        engine.used + GOALS.overEngineUsed,
        `${engine.used} MB`,
      ),
      {
        what: 'requests answered with a fault',
        ours: String(embedded.faults + postgres.faults),
        bare: '–',
        ratio: '–',
        goal: '0',
      },
    ];
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
    install.remove();
  }
}
