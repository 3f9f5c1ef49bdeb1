import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { inject } from 'vitest';
import { openServices } from '#app/boot.ts';
import type { Services } from '#platform/context.ts';
import { type FaultProxy, startFaultProxy } from '../../support/fault-proxy.ts';
import { startMailServer } from '../../support/mail-server.ts';
import { AUTH_SECRET } from './database-server.ts';
import { freePort, type Program, runProgram } from './program.ts';

export type Web = { readonly port: number; readonly program: Program };

export type Bed = {
  /** Web processes, which run no jobs when there is a process for these. */
  readonly web: readonly Web[];
  readonly jobs: Program | null;
  /** Between the processes and PostgreSQL. */
  readonly wire: FaultProxy;
  readonly mail: Awaited<ReturnType<typeof startMailServer>>;
  /** The product's own services, past the wire: what a test prepares and looks up does not meet its faults. */
  readonly services: Services;
  readonly siteUrl: string;
  /** A sentence for every process that ended; none while all run. */
  ended(): string[];
  stop(): Promise<void>;
};

type Options = {
  readonly webs?: number;
  /** The origin people see, over TLS that a proxy ends. Tests reach the processes by their ports. */
  readonly siteUrl?: string;
  readonly env?: Readonly<Record<string, string>>;
};

const MAIN = 'src/app/main.ts';

/** The built product as it is deployed: web processes, one for jobs, PostgreSQL with a market, a mail server. */
export async function openBed(options: Options = {}): Promise<Bed> {
  const { webs = 2, siteUrl = 'https://localhost' } = options;
  const folder = mkdtempSync(join(tmpdir(), 'curbtag-deployed-'));
  const url = await copyMarket();
  const wire = await startFaultProxy({ port: Number(new URL(url).port) });
  const mail = await startMailServer();
  const shared = {
    HOST: '127.0.0.1',
    SITE_URL: siteUrl,
    TRUSTED_PROXIES: '1',
    DATA_DIR: folder,
    AUTH_SECRET,
    SEED_DEMO: '0',
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: 'Curbtag <hello@curbtag.example>',
    NODE_ENV: 'production',
    // The image of this process: what the shell around the tests sets is not the product's.
    DATABASE_URL: wire.through(url),
    ...options.env,
  };
  const jobsScript = findJobsScript();
  const start = async (extra: Record<string, string>, script: string, ready: RegExp | number) =>
    runProgram({ command: process.execPath, args: [script], env: { ...shared, ...extra }, ready });
  const startWeb = async (): Promise<Web> => {
    const port = await freePort();
    const program = await start({ PORT: String(port), ...(jobsScript && { JOBS: '0' }) }, MAIN, /Curbtag is at/);
    return { port, program };
  };
  // One after the other: the first brings the database to its version.
  const web: Web[] = [];
  for (let at = 0; at < webs; at++) web.push(await startWeb());
  const jobs = jobsScript ? await start({ PORT: String(await freePort()) }, jobsScript, /\S/) : null;
  const { services, stop } = await openServices({ ...process.env, ...shared, DATABASE_URL: url });
  const programs = [...web.map(({ program }) => program), ...(jobs ? [jobs] : [])];
  return {
    web,
    jobs,
    wire,
    mail,
    services,
    siteUrl,
    ended: () =>
      programs.filter((it) => it.ended() !== null).map((it) => `ended by ${it.ended()}: ${it.said().slice(-2_000)}`),
    stop: async () => {
      wire.resume();
      await Promise.all(programs.map((it) => (it.ended() === null ? it.stop() : undefined)));
      await stop();
      await mail.close();
      await wire.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What `npm run jobs` runs; null in a version without it. */
function findJobsScript(): string | null {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  return scripts.jobs?.split(' ').find((word) => word.endsWith('.ts')) ?? null;
}

/** A copy of the seeded market. Returns its address. */
async function copyMarket(): Promise<string> {
  const adminUrl = inject('marketPostgresUrl');
  const name = `bed_${randomUUID().replaceAll('-', '')}`;
  const admin = postgres(adminUrl, { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database ${name} template template_market`);
  await admin.end();
  return adminUrl.replace(/\/postgres$/, `/${name}`);
}

/** Halts PostgreSQL, for all databases of this run. */
export const haltPostgres = (how: 'fast' | 'immediate') => control(`halt/${how}`);
/** Resolves when it answers again. */
export const resumePostgres = () => control('resume');

async function control(what: string): Promise<void> {
  const answer = await fetch(`${inject('postgresControlUrl')}/${what}`);
  if (!answer.ok) throw new Error(`PostgreSQL could not ${what}.`);
}
