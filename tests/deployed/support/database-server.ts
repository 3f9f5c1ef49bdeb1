import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { whatIsMissing } from '../../../scripts/deployed/what-is-missing.ts';
import { startPostgres } from '../../support/postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server with the demo market in a database named `template_market`. */
    marketPostgresUrl: string;
    /** Halts and resumes that server: it runs in the process of the runner, not in that of the tests. */
    postgresControlUrl: string;
  }
}

export const AUTH_SECRET = 'a secret that all processes of the bed share';

/** Once per run: a PostgreSQL with a seeded market, from which every file takes copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  for (const sentence of whatIsMissing()) console.log(`As deployed: ${sentence}`);
  const server = await startPostgres();
  const admin = postgres(server.urlOf('postgres'), { max: 1, onnotice: () => {} });
  await admin`create database template_market`;
  await admin.end();
  seed(server.urlOf('template_market'));
  const control = createServer(async (request, response) => {
    const [what, how] = (request.url ?? '').slice(1).split('/');
    if (what === 'halt') await server.halt(how === 'immediate' ? 'immediate' : 'fast');
    else await server.resume();
    response.end('done');
  });
  await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve));
  project.provide('marketPostgresUrl', server.urlOf('postgres'));
  project.provide('postgresControlUrl', `http://127.0.0.1:${(control.address() as AddressInfo).port}`);
  return async () => {
    control.close();
    await server.stop();
  };
}

function seed(databaseUrl: string): void {
  const dataDir = mkdtempSync(join(tmpdir(), 'curbtag-market-'));
  const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, AUTH_SECRET, SEED_DEMO: '1' };
  try {
    execFileSync(process.execPath, ['tests/deployed/support/seed-market.ts'], { env, stdio: 'inherit' });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
