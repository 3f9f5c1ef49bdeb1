import { createServer } from 'node:http';
import {
  createPageCache,
  createSharedPageCache,
  createTaskCache,
  listenForTasks,
  type PageCache,
} from '#platform/cache/index.ts';
import { type Config, type Environment, readConfig } from '#platform/config/config.ts';
import { provideServices, type Services } from '#platform/context.ts';
import { holdLock, migrate, type OpenedDatabase, openDatabase, openSharedDatabase } from '#platform/db/index.ts';
import { drawingsOf } from './drawings.ts';
import { guardDemoAccount, moveDemoDays, redrawOldPictures, seedIfEmpty } from './demo/index.ts';
import { type Jobs, openJobLocks, startJobs } from '#platform/jobs/index.ts';
import { JOBS } from './jobs.ts';
import { watchServices } from './gauges/gauges.ts';
import { openLimits } from '#platform/limits/index.ts';
import { createLog } from '#platform/log/log.ts';
import { openMailer } from '#platform/mail/index.ts';
import {
  countProcess,
  createMetrics,
  listenOperations,
  measuredJob,
  measuredLimits,
  measuredMailer,
  measuredTelemetry,
  measuredTexter,
  openHealth,
  openTracer,
} from '#platform/observability/index.ts';
import { flushScans } from '#features/stickers/server/index.ts';
import { createRealtime } from '#features/chat/server/realtime/index.ts';
import { indexIfNew } from '#features/search-index/server/index.ts';
import { readOrMakeSecret } from '#platform/config/secret.ts';
import { openTexter } from '#platform/sms/index.ts';
import { openStorage } from '#platform/storage/index.ts';
import { localTelemetry, openTelemetry } from '#platform/telemetry/index.ts';
import { resumePhotoProcessing, stopPhotoProcessing, withDrawings } from '#features/photos/server/index.ts';
import { flushViews } from '#features/views/server/index.ts';

export type Running = {
  readonly services: Services;
  /** Jobs first, then what they use, the database last. */
  stop(): Promise<void>;
};

/** Thrown when the settings do not fit; the message holds one line per fault. */
class ConfigurationError extends Error {
  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${faults.map((it) => `  - ${it}`).join('\n')}`,
    );
    this.name = 'ConfigurationError';
  }
}

/** Settings with their secret, which is made and kept in the data folder when none is set. */
export function loadConfig(env: Environment): Config {
  const read = readConfig(env);
  if (!read.ok) throw new ConfigurationError(read.reason);
  return { ...read.value, authSecret: read.value.authSecret ?? readOrMakeSecret(read.value.dataDir) };
}

/** Starts everything the server needs before its first request, and provides it to every module graph. */
export async function startServices(env: Environment): Promise<Running> {
  const config = loadConfig(env);
  let cache: PageCache | undefined;
  const deafen = listenForTasks(() => cache?.clear());
  const database = await openDatabase(config);
  try {
    const { services, close } = await assemble(config, database);
    cache = services.cache;
    countProcess(services.metrics);
    watchServices(services);
    // Servers that start together on one PostgreSQL: the first fills it, the others find it filled.
    await holdLock(database.sql, 'seed', async () => {
      await seedIfEmpty({ services });
      await redrawOldPictures({ services });
      await guardDemoAccount({ services });
      await indexIfNew({ services });
      await moveDemoDays({ services });
    });
    const jobs = startOwnJobs(services, database);
    provideServices(services);
    await resumePhotoProcessing({ services });
    const operations = await listenOperations(services);
    const stop = async () => {
      services.health.stopping();
      await services.realtime.close();
      await jobs.stop();
      await stopPhotoProcessing({ services });
      await flushViews({ services });
      await flushScans({ services });
      await operations?.close();
      await close();
      deafen();
    };
    return { services, stop };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** What this process does beside answering: everything, or only what belongs to its own memory. */
function startOwnJobs(services: Services, database: OpenedDatabase): Jobs {
  const mine = JOBS.filter((job) => services.config.jobs || job.where === 'every process');
  const own = mine.map((job) => measuredJob(job, services));
  return startJobs({ services, jobs: own, locks: database.engine === 'postgres' ? openJobLocks(database.sql) : null });
}

/**
 * `npm run jobs`: the jobs of an installation whose web processes have `JOBS=0`. Throws with one sentence on the embedded
 * database: pages kept by another process could not hear what the jobs change.
 */
export async function startJobsProcess(env: Environment): Promise<Running> {
  const config = loadConfig({ ...env, JOBS: '1' });
  if (!config.databaseUrl) throw new Error(JOBS_NEED_POSTGRES);
  const database = await openDatabase(config);
  try {
    const { services, close } = await assemble(config, database);
    // It has no devices of its own; over this it tells those of the other processes.
    services.realtime.attach({ services, server: createServer() });
    provideServices(services);
    countProcess(services.metrics);
    watchServices(services);
    const operations = await listenOperations(services);
    const jobs = startOwnJobs(services, database);
    // A database that is away leaves nothing else that would keep the process.
    const alive = setInterval(() => {}, 3_600_000);
    const stop = async () => {
      clearInterval(alive);
      services.health.stopping();
      await jobs.stop();
      await stopPhotoProcessing({ services });
      await services.realtime.close();
      await operations?.close();
      await close();
    };
    return { services, stop };
  } catch (error) {
    await database.close();
    throw error;
  }
}

const JOBS_NEED_POSTGRES =
  'The embedded database belongs to one process, which runs the jobs itself. Set DATABASE_URL to run them apart.';

/** For command-line tasks: the same services without jobs, over the running server's database when there is one. */
export async function openServices(env: Environment): Promise<Running> {
  const config = loadConfig(env);
  const { services, close } = await assemble(config, await openSharedDatabase(config));
  provideServices(services);
  return { services, stop: close };
}

function openCache({ engine, sql, serverPid }: OpenedDatabase): PageCache | Promise<PageCache> {
  if (engine === 'postgres') return createSharedPageCache(sql);
  return serverPid === null ? createPageCache() : createTaskCache(serverPid);
}

async function assemble(
  config: Config,
  database: OpenedDatabase,
): Promise<{ services: Services; close(): Promise<void> }> {
  await migrate(database.sql);
  const log = createLog({ level: config.logLevel });
  const metrics = createMetrics();
  const tracer = await openTracer({ traces: config.traces, db: database.db, log });
  const services: Services = {
    config,
    db: database.db,
    database: database.probe,
    mailer: measuredMailer(openMailer(config), { metrics, tracer }),
    texter: measuredTexter(openTexter(config), { metrics, tracer }),
    storage: withDrawings(openStorage(config), drawingsOf(config, database)),
    cache: await openCache(database),
    limits: measuredLimits(openLimits({ config, db: database.db }), metrics),
    telemetry: measuredTelemetry(await openTelemetry(config, localTelemetry(log)), metrics),
    realtime: createRealtime(),
    log,
    metrics,
    tracer,
    health: openHealth({ db: database.db, database: database.probe, config }),
    now: () => new Date(),
  };
  const close = async () => {
    await services.mailer.close();
    await services.texter.close();
    await services.cache.close();
    await services.telemetry.close();
    await tracer.close();
    await database.close();
  };
  return { services, close };
}
